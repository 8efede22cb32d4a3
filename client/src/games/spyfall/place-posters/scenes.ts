/** Where a poster plays: a sky of three colours, what shines in it, what stands at its end, and the ground. */
import type { Light } from './lights'
import type { Ridge } from './ridges'

export interface Scene {
  sky: string[]
  light: Light
  ridge: Ridge
  far: string // the colour of the ridge
  near: string // the colour of the ground
}

// name | sky from above | light | ridge | its colour, the ground
const LINES = `
sky | #0e6fa8 #4db6d8 #ffe3a3 | rays | hills | #2f8f9d #1d5563
azure | #1176c9 #55bdf0 #d9f6ff | sun | waves | #1aa0c4 #0d6f9c
sea | #ff7a4d #ffb35c #ffe9a8 | low | waves | #1f9fae #0f6a86
dawn | #3f6fa8 #9fb9d8 #ffd2a8 | low | cranes | #5d7fa6 #1f5f86
savanna | #e8842e #f9bd5a #fff0b8 | sun | trees | #b58a34 #7d7a2e
storm | #1a2c45 #3f6580 #a8c4c0 | moon | waves | #2a5870 #143346
moonsea | #0b1746 #31468f #f09a8c | moon | waves | #20407f #0d2152
deep | #17a0c0 #0d5f98 #07306b | bubbles | kelp | #0c4d86 #082b57
meadow | #1f88c4 #7fd0e0 #fdf3b8 | sun | hills | #5fae4b #2e7a3a
farmland | #3f9bd1 #a9def0 #fff0bd | sun | fields | #b9c24c #5d8a2e
pitch | #0d5c8f #57b4d9 #e6f7d0 | rays | floodlit | #35628f #2f9446
forest | #14506b #4aa38a #f6eba8 | sun | pines | #1f6b4a #0f4030
jungle | #0c6a6f #49b79a #eaf3b4 | rays | glass | #7fd2bd #155a45
vines | #5b2f7d #d76f7d #ffd79a | low | fields | #6f8f3a #47305c
snow | #2a78b8 #86c8ea #f5fbff | flakes | peaks | #b5dcf2 #eef8ff
ice | #232a7d #5a6bd6 #ffc9dd | bulbs | pines | #4650ad #cfe0ff
alps | #2767b5 #7cbcec #ffeecb | rays | peaks | #8d9cc9 #4d8046
desert | #d8562f #f79a4a #ffe1a0 | sun | dunes | #d27a35 #96481f
city | #12356b #3e7cb8 #ffd79a | low | city | #24507f #122b4d
dusk | #3b1d5e #b3446c #ffb070 | low | hills | #5c2a63 #2b1440
roofs | #43205f #a04a7d #ffbe85 | moon | city | #5a2d66 #2b1642
night | #0a1038 #22306f #5a63a8 | moon | hills | #1a2358 #0b1233
graves | #0d1f2b #24505a #7d9c82 | moon | crosses | #1b3a40 #0c2024
space | #04051a #14205e #2f86c4 | stars | moonscape | #4fb0e8 #2f6fb0
galaxy | #0a0a2e #25327f #3fa0a8 | stars | dome | #1c2a63 #101a42
gold | #7b3f12 #d98a1f #ffd970 | rays | columns | #9a5a1c #4f270c
royal | #2a1a63 #7a3fa0 #ffc46b | rays | flags | #4a2a85 #261452
court | #3a1d14 #8a4a26 #e9b56a | rays | columns | #5f3017 #2e1509
diplomacy | #0e3d63 #3b83a6 #f3dfae | rays | flags | #28647f #143c52
shelves | #5d2a17 #a8572a #f7c77a | lamp | shelves | #7a3a1c #3d1a0c
press | #3b4252 #8792a4 #f3ead2 | rays | city | #596275 #2b303d
tunnel | #1d2233 #4b5675 #ffd98a | lamp | tunnel | #31394f #171b29
cave | #1c1418 #5a3a2c #f0b060 | lamp | cave | #2b2024 #120c0f
mint | #0f7f7a #5cc7b0 #f2f3c8 | rays | arches | #2f9a8f #13605f
clinic | #2a86a8 #8fd3dd #f4fbf2 | sun | hills | #6fbf9a #2f8a78
pool | #0f6f9a #58c4d4 #eafaf0 | steam | arches | #2796b4 #0f6a88
kitchen | #a33a2a #ee8b52 #ffe8b5 | lamp | tiles | #c95f39 #7a2b1b
bistro | #2a1a4a #8a3f5f #ffc08a | bulbs | roofs | #5a2d55 #2f1838
post | #1d4f8f #6fa8d8 #ffe2a8 | rays | roofs | #3a6fae #1d3f72
choco | #3b1a10 #7d4023 #f2b277 | rays | chimneys | #552817 #2c120a
candy | #c93a83 #ff86a8 #ffe6c9 | rays | hills | #e0608f #8f2a66
salon | #7a2a9a #d567b5 #ffd9d0 | rays | arches | #b04aa8 #5f2179
fair | #153a8a #6b53c9 #ff9fb8 | bulbs | tents | #3f2b7d #251a52
bigtop | #7f1430 #e0523f #ffd98c | rays | tents | #a5243a #4f0d20
market | #1c5a7d #58a7b5 #ffe0a0 | bulbs | roofs | #357a8c #1d4354
neon | #1b0b45 #6a1b9a #ff4f9a | beams | stage | #34104f #180830
arena | #0b1a3f #1f4fa8 #38d0e0 | beams | crowd | #102a63 #081634
party | #1a1f5c #5a3fae #ffb36b | bulbs | city | #33307f #1a1a4a
onair | #2a0d2c #8a1f4a #ff8b5c | signal | stage | #4f1436 #26091c
set | #0d5f70 #3faea6 #ffe6a8 | beams | stage | #1d7f80 #0f5158
stage | #3d0712 #8e1020 #e2583d | beams | curtain | #a3142a #4a0914
riddle | #12263f #2d5f6e #9ed08a | lamp | brick | #1f4656 #0e2230
camp | #3f5a3a #8fa86a #f4e2a6 | rays | pines | #566b3c #37452a
works | #e07b1f #ffb84d #fff0b8 | sun | cranes | #c2691d #7a4415
track | #b3262e #f2763f #ffe7a3 | rays | stands | #7d2740 #3b3f4d
garage | #2b3550 #4f7d9a #ffc98a | lamp | brick | #3f6a86 #222c42
twin | #7a2b2f #e2803f #ffd890 | suns | dunes | #c27038 #7c3f1e
twindusk | #1d2a5c #5a4a8a #f0a890 | suns | dunes | #6b4a7c #3a2850
twinday | #2f8fb0 #9fd4cf #fff0c0 | suns | dunes | #d8a860 #9a6a34
rust | #5a1a14 #b8502e #f0a860 | suns | mesas | #8a3a22 #4f1f14
canyon | #8a4a1c #e09a4a #ffe6a6 | rays | mesas | #b5642e #6b3517
bog | #1a3026 #4a6b4d #b9c48a | moon | roots | #2f4d39 #16281e
sunset | #4a2a6b #e27a6b #ffdc9a | low | clouds | #d98a80 #8a4a6b
wood | #12402f #3d8a5a #e8e8a0 | sun | pines | #1c5a3d #0d3325
redwood | #0b2433 #2b5a55 #f3b26b | moon | trunks | #17403c #0b2624
lagoon | #0c5a78 #35a8a8 #f6f0b0 | sun | trunks | #1d7a6b #0e4a4d
warp | #03040f #0d1f5c #9fbfe8 | warp | none | #7d8fb8 #26304f
polar | #205a8a #8ac8e6 #f4fbff | flakes | peaks | #c2e2f2 #eef8ff
void | #03040c #0f1433 #5a6aa8 | stars | none | #7784b0 #232b4d
nebula | #12061f #4a1c5c #e07a6a | stars | none | #8a6a9a #33203f
orange | #2b1208 #a8501c #ffd07a | stars | none | #b0793f #7a4a20
azuresky | #1f6fb8 #74c3e6 #fdf0c0 | sun | falls | #5aa083 #2f6f58
depths | #0c7a8f #0a4f7d #06274f | bubbles | kelp | #0b4a6b #06254a
marble | #24477d #7f9fc9 #ffe0b0 | rays | city | #4f6f9f #2a3f6a
senate | #0d0f24 #33305f #b88a6a | lamp | tiers | #2a2850 #14132c
rain | #16222f #3a5568 #93aab0 | rain | waves | #274556 #10222f
lava | #140608 #5a0f10 #ff5a1f | embers | peaks | #3a1010 #ff7a24
beach | #0f86b5 #5fd0d6 #fff3c4 | sun | waves | #29b3b8 #e8c987
glitter | #160a3a #5a1f8a #ffb0c4 | bulbs | city | #3a1866 #1c0a3a
prison | #1f3a4d #6f93a3 #e6e9dc | rays | waves | #3f6a7d #1d4255
`

export const SCENES: Record<string, Scene> = Object.fromEntries(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [name, sky, light, ridge, colours] = line.split(' | ')
      const [far, near] = colours!.split(' ')
      return [name!, { sky: sky!.split(' '), light: light as Light, ridge: ridge as Ridge, far: far!, near: near! }]
    }),
)
