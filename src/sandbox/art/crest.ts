import { createCanvas, finish } from './canvas'
import crests from './data/crests.json' with { type: 'json' }
import { findIcon } from './icons'
import { rays } from './objects/scenery'
import { createRng } from './rng'
import { circ, n2, path, poly, rect } from './svg'

const BY_NAME = crests.emblems.map(({ match, emblem }) => ({ match: new RegExp(match, 'i'), emblem }))

/** The stripes, halves, chevrons or rays of a kit. */
function pattern(kind: number, colour: string): string {
  const bars = (count: number, bar: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => bar(i)).join('')
  switch (kind) {
    case 0:
      return bars(4, (i) => rect(10 + i * 22, 0, 11, 112, colour))
    case 1:
      return poly(
        [
          [-10, 30],
          [20, -4],
          [110, 84],
          [84, 116],
        ],
        colour,
      )
    case 2:
      return rect(48, 0, 48, 112, colour)
    case 3:
      return rect(48, 0, 48, 54, colour) + rect(0, 54, 48, 60, colour)
    case 4:
      return poly(
        [
          [0, 70],
          [48, 34],
          [96, 70],
          [96, 92],
          [48, 56],
          [0, 92],
        ],
        colour,
      )
    case 5:
      return bars(4, (i) => rect(0, 14 + i * 26, 96, 13, colour))
    case 6:
      return rect(0, 0, 96, 34, colour)
    default:
      return rays(48, 58, 80, 12, colour)
  }
}

/** A team's crest, 96x112. */
export function crest({ name, sport }: { readonly name: string; readonly sport: string }): string {
  const r = createRng('c|' + name + '|' + sport)
  const g = createCanvas('c|' + name + '|' + sport, 96, 112)
  const kit = r.pick(crests.kits)
  const [a, b] = r.yes(0.3) ? [kit.figure, kit.ground] : [kit.ground, kit.figure]
  const shape = r.pick(crests.shapes)
  const clip = g.def((i) => `<clipPath id="${i}"><path d="${shape}"/></clipPath>`)
  const stripes = pattern(r.i(0, 7), b)
  const any = (): string => r.pick(crests.anyTeam)
  const icon = findIcon(BY_NAME.find(({ match }) => match.test(name))?.emblem ?? any())
  const figure = icon
    ? `<g transform="translate(27 35) scale(${n2(42 / icon.w)})" fill="${b}" color="${b}">${icon.body}</g>`
    : ''
  const badge = circ(48, 56, 29, a, `stroke="${b}" stroke-width="4"`) + figure
  const light = g.lin(
    [
      [0, '#fff', 0.22],
      [0.5, '#fff', 0],
      [1, '#000', 0.28],
    ],
    0,
    0,
    0.6,
    1,
  )
  const face = rect(0, 0, 96, 112, a) + stripes + badge + rect(0, 0, 96, 112, light)
  const edge = (colour: string, width: number): string =>
    path(shape, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`)
  const dark = '#0b1016'
  const shadow = path(shape, dark, 'transform="translate(0 2)" opacity=".35"')
  const body = shadow + `<g clip-path="url(#${clip})">${face}</g>` + edge(dark, 6) + edge('#fff6e2', 2.4)
  return finish(g, name, body, 96, 112, 'meet')
}
