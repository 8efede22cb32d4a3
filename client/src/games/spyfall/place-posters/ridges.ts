/** What stands at the end of the world of a poster: one path, which the ground covers from about 100 down. */

const FLOOR = 'M0 94h100v36H0z'
const again = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_, at) => draw(at)).join('')

const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`

/** Rows of bricks or tiles, with a gap between. */
const courses = (wide: number, high: number, top: number) =>
  again(Math.ceil((100 - top) / (high + 1)), (row) =>
    again(Math.ceil(100 / (wide + 1)) + 1, (at) =>
      box(at * (wide + 1) - (row % 2) * (wide / 2), top + row * (high + 1), wide, high),
    ),
  )

const pine = (x: number, foot: number, size: number) =>
  `M${x} ${foot - size}l${size * 0.22} ${size * 0.4}h${-size * 0.1}l${size * 0.2} ${size * 0.6}h${-size * 0.64}l${size * 0.2} ${-size * 0.6}h${-size * 0.1}z`

const STANDS = `M0 74 24 64h52l24 10v8H0z${again(3, (row) => box(0, 84 + row * 5, 100, 3.6))}`

const RIDGES = {
  none: '',
  hills: 'M0 92c16-14 32-14 48-4s34 8 52-8v50H0z',
  waves: 'M0 88q6-5 12 0t13 0 12 0 13 0 12 0 13 0 12 0 13 0v44H0z',
  city: 'M0 78h8V66h9v18h6V58h11v22h7V66h8v-8h6v22h8V50h10v28h7V64h10v16h10v50H0z',
  dunes: 'M0 90c20-14 34-10 52 2 16-10 32-14 48-6v44H0z',
  arches: 'M0 130V10h10v78c12-9 26-13 40-13s28 4 40 13V10h10v120z',
  peaks: 'M-5 100 20 56l13 20 18-34 20 32 10-14 28 40v30H-5z',
  moonscape: 'M0 96c30-12 70-12 100 0v34H0z',
  curtain:
    'M0 12h15c2 32-4 62-15 88zM85 12h15v88c-11-26-17-56-15-88zM0 8h100v13c-8 9-17 9-25 0-8 9-17 9-25 0-8 9-17 9-25 0-8 9-17 9-25 0zM0 100h100v30H0z',
  stage: `${FLOOR}M0 16h7v84H0zM93 16h7v84h-7zM0 10h100v7H0z`,
  tents: `M-6 96 14 58l20 38zM66 98 86 56l22 42zM13 50h2v10h-2zM85 48h2v10h-2zM15 50l8 3-8 3zM87 48l8 3-8 3z${FLOOR}`,
  clouds: 'M0 96q8-12 20-6 8-14 24-6 10-12 24-2 14-8 20 4 8-2 12 4v40H0z',
  pines: again(9, (at) => pine(2 + at * 12, 100, 22 + ((at * 7) % 5) * 4)) + FLOOR,
  fields: `M0 86q50-14 100 0v4q-50-14-100 0zM0 92q50-13 100 0v4q-50-12-100 0z${FLOOR}`,
  stands: STANDS,
  floodlit: `${STANDS}M10 44h2v24h-2zM88 44h2v24h-2zM5 40h12v7H5zM83 40h12v7H83z`,
  crowd: `${again(13, (at) => `M${at * 8 - 4} 100v-9a4 4 0 0 1 3-4 3.3 3.3 0 1 1 3 0 4 4 0 0 1 3 4v9z`)}${again(4, (at) => `M${8 + at * 28} 96l-2-17h2l3 16z`)}M0 98h100v30H0z`,
  glass: `M8 100V58C8 34 28 20 50 20s42 14 42 38v42h-3V72H51.500v28h-3V72H11v28zM11 69h37.500V23.500C28 24 11 36 11 58zM51.5 69H89V58c0-22-17-34-37.5-34.500z`,
  crosses: `M0 92c30-8 70-8 100 0v38H0z${again(5, (at) => box(8 + at * 21, 74 + (at % 2) * 4, 2.4, 18) + box(4.6 + at * 21, 79 + (at % 2) * 4, 9, 2.4))}`,
  dome: `M4 98a46 52 0 0 1 92 0z${FLOOR}`,
  columns: `${again(6, (at) => box(3 + at * 17.5, 30, 7, 68) + box(1 + at * 17.5, 26, 11, 4))}${box(0, 14, 100, 10)}${FLOOR}`,
  flags: `${again(4, (at) => `M${8 + at * 27} 46h1.600v52h-1.600zM${9 + at * 27} 47q6-4 12 0t8 0v12q-4 4-10 0t-10 0z`)}${FLOOR}`,
  shelves: `${again(3, (row) => box(0, 44 + row * 20, 100, 2.4) + again(15, (at) => box(1 + at * 6.7, 28 + row * 20 + ((at * 5 + row * 3) % 4) * 2, 5 - (at % 3), 16 - ((at * 5 + row * 3) % 4) * 2)))}${FLOOR}`,
  tunnel: 'M0 130V0h100v130h-8V64a42 42 0 0 0-84 0v66zM14 130V66a36 36 0 0 1 72 0v64h-5V66a31 31 0 0 0-62 0v64z',
  cave: 'M0 130V0h100v130l-6-40 3-30-9-36-7 12-6-20-10 10-8-16-9 14-8-12-8 18-7-10-7 22-8-8-8 34 5 30z',
  tiles: courses(11, 7, 46) + FLOOR,
  brick: courses(15, 6, 34) + FLOOR,
  roofs: `M0 84l14-14 14 14 12-18 16 18 10-12 14 12 10-10 12 12v46H0zM20 62h4v10h-4zM60 58h4v12h-4z`,
  chimneys: `M8 90 10 44h7l2 46zM26 90l1-34h6l1 34zM76 90l2-42h7l2 42zM0 88l10-8v8l12-8v8l12-8v8h66v42H0z`,
  cranes: `M8 98V40h3v58zM-2 42h38v2.400H-2zM30 44h1v16h-1zM9 34l1-2 24 10h-3zM84 98V52h3v46zM62 54h36v2.400H62zM66 56h1v12h-1z${FLOOR}`,
  kelp: `${again(6, (at) => `M${4 + at * 19} 110c-6-14 6-22 0-38 9 12-1 22 5 38z`)}M0 100c30-8 70-8 100 0v30H0z`,
  mesas: 'M0 92h6l4-36h16l5 32h12l3-14h12l4 16h6l5-46h18l4 42h5v44H0z',
  roots: `M-4 100C6 70 0 40-6 0h22c-4 40 0 70 12 100h-8l-6-14-2 14zM104 100c-8-34-6-62 0-100H80c8 34 6 66-6 100h8l6-16 2 16zM24 0c2 12 0 20-2 28l-2-28zM66 0c0 14 2 22 4 34l3-34z${FLOOR}`,
  trunks: `M6 100V0h12v100zM30 100V0h7v100zM62 100V0h6v100zM82 100V0h13v100z${FLOOR}`,
  trees: `M0 92h100v38H0zM14 94V72h2v22zM2 72c4-9 24-9 28 0zM74 94V66h2.4v28zM58 66c5-11 30-11 35 0z`,
  falls: 'M0 130V66h12l4 10h14l4 8h34l6-12h12l4-8h10v66z',
  tiers: again(6, (row) =>
    again(6 + row, (at) => `M${((at + 0.5) * 100) / (6 + row) - 4} ${34 + row * 11}h8l-1.6 4h-4.800z`),
  ),
} satisfies Record<string, string>

export type Ridge = keyof typeof RIDGES

export function ridgeOf(name: Ridge): string {
  return RIDGES[name]
}
