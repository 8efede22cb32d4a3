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
sky | #17a #5bd #fda | rays | hills | #389 #256
azure | #17c #5be #def | sun | waves | #29c #179
sea | #f75 #fb5 #fea | low | waves | #29a #168
dawn | #47a #9bd #fca | low | cranes | #57a #268
savanna | #e83 #fb5 #feb | sun | trees | #b83 #773
storm | #234 #468 #acb | moon | waves | #257 #134
moonsea | #114 #348 #e98 | moon | waves | #247 #125
deep | #19b #169 #036 | bubbles | kelp | #158 #035
meadow | #28c #7cd #feb | sun | hills | #6a4 #373
farmland | #49c #ade #feb | sun | fields | #bb4 #583
pitch | #158 #5bd #efc | rays | floodlit | #368 #394
forest | #156 #4a8 #eea | sun | pines | #264 #143
jungle | #167 #4b9 #eeb | rays | glass | #7cb #154
vines | #537 #d77 #fd9 | low | fields | #783 #435
snow | #27b #8ce #eff | flakes | peaks | #bde #eff
ice | #227 #56d #fcd | bulbs | pines | #45a #cdf
alps | #26b #7be #fec | rays | peaks | #89c #584
desert | #d53 #f94 #fd9 | sun | dunes | #c73 #942
city | #136 #47b #fd9 | low | city | #257 #135
dusk | #326 #b46 #fa7 | low | hills | #526 #314
roofs | #426 #947 #fb8 | moon | city | #536 #314
night | #113 #237 #56a | moon | hills | #225 #113
graves | #123 #255 #798 | moon | crosses | #234 #122
space | #002 #126 #38c | stars | moonscape | #5ae #37a
galaxy | #113 #237 #49a | stars | dome | #226 #124
gold | #741 #d82 #fd7 | rays | columns | #952 #521
royal | #226 #749 #fc6 | rays | flags | #428 #215
court | #321 #842 #eb6 | rays | columns | #631 #311
diplomacy | #146 #38a #eda | rays | flags | #267 #145
shelves | #521 #a52 #fc7 | lamp | shelves | #732 #421
press | #345 #89a #eec | rays | city | #567 #334
tunnel | #223 #457 #fd8 | lamp | tunnel | #335 #122
cave | #211 #533 #ea6 | lamp | cave | #322 #111
mint | #177 #5ca #eec | rays | arches | #398 #166
clinic | #28a #8cd #efe | sun | hills | #7b9 #387
pool | #179 #5cc #efe | steam | arches | #29b #168
kitchen | #a32 #e85 #feb | lamp | tiles | #c63 #732
bistro | #224 #846 #fb8 | bulbs | roofs | #535 #313
post | #258 #7ad #fda | rays | roofs | #37a #247
choco | #321 #742 #ea7 | rays | chimneys | #521 #311
candy | #c38 #f8a #fec | rays | hills | #d68 #826
salon | #729 #d6b #fdc | rays | arches | #a4a #627
fair | #138 #65c #f9b | bulbs | tents | #437 #225
bigtop | #713 #d54 #fd8 | rays | tents | #a23 #512
market | #257 #5ab #fd9 | bulbs | roofs | #378 #245
neon | #214 #629 #f59 | beams | stage | #315 #103
arena | #124 #25a #3cd | beams | crowd | #126 #013
party | #225 #54a #fb6 | bulbs | city | #337 #224
onair | #213 #824 #f85 | signal | stage | #513 #212
set | #167 #4aa #fea | beams | stage | #278 #155
stage | #401 #812 #d54 | beams | curtain | #a12 #411
riddle | #124 #366 #9c8 | lamp | brick | #245 #123
camp | #453 #8a6 #eda | rays | pines | #564 #342
works | #d72 #fb5 #feb | sun | cranes | #b62 #741
track | #b23 #e74 #fea | rays | stands | #724 #345
garage | #335 #579 #fc8 | lamp | brick | #468 #234
twin | #733 #d84 #fd8 | suns | dunes | #b73 #742
twindusk | #225 #548 #ea8 | suns | dunes | #647 #325
twinday | #38a #9cc #feb | suns | dunes | #da6 #963
rust | #521 #b53 #ea6 | suns | mesas | #832 #521
canyon | #842 #d94 #fea | rays | mesas | #b63 #631
bog | #232 #465 #bc8 | moon | roots | #353 #122
sunset | #426 #d76 #fd9 | low | clouds | #d88 #846
wood | #143 #485 #ee9 | sun | pines | #254 #132
redwood | #123 #355 #ea6 | moon | trunks | #144 #122
lagoon | #157 #3aa #eea | sun | trunks | #276 #145
warp | #001 #125 #9be | warp | none | #78b #235
polar | #258 #8ce #eff | flakes | peaks | #bde #eff
void | #001 #113 #56a | stars | none | #78a #235
nebula | #102 #425 #d76 | stars | none | #869 #324
orange | #310 #a52 #fc7 | stars | none | #a74 #742
azuresky | #27b #7be #feb | sun | falls | #598 #375
depths | #178 #157 #025 | bubbles | kelp | #146 #024
marble | #247 #79c #fda | rays | city | #579 #246
senate | #112 #336 #b86 | lamp | tiers | #225 #113
rain | #123 #356 #9aa | rain | waves | #245 #123
lava | #100 #511 #f52 | embers | peaks | #311 #f72
beach | #18b #6cd #fec | sun | waves | #2bb #ec8
glitter | #113 #528 #fac | bulbs | city | #316 #213
prison | #235 #79a #eed | rays | waves | #467 #245
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
