import type { Canvas } from './canvas'
import { findIcon } from './icons'
import type { Icon } from './icons'
import type { Palette } from './palette'
import { n1, n2 } from './svg'

/** Highlight, light, body, shade and hull of a metal or stone. */
const METALS = {
  gold: ['#fff7cf', '#ffd95a', '#f0a11a', '#b86a04', '#5a2700'],
  silver: ['#ffffff', '#dbe6ee', '#9db2c4', '#5d7488', '#1d2a36'],
  jade: ['#f1ffe0', '#9af0a0', '#2fbf72', '#0b7a4b', '#01301f'],
  ruby: ['#ffe4dc', '#ff8d7d', '#ea2f3f', '#a00d2d', '#3b0212'],
  sapphire: ['#e3f6ff', '#86d0ff', '#2f86f0', '#1747b0', '#06173f'],
  bone: ['#fffdf5', '#f7e6c4', '#d8b98a', '#9c7648', '#3a2410'],
  ember: ['#fff6c4', '#ffc13b', '#ff6b1a', '#c2210a', '#3d0500'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

export type Metal = keyof typeof METALS

/** True for the name of a metal. */
export const isMetal = (name: string): name is Metal => Object.hasOwn(METALS, name)

/** How an emblem is set into a picture. A colour emblem has an outline and a rim, a plain one a metal. */
export interface EmblemLook {
  readonly p: Palette
  readonly rot?: number
  readonly flip?: boolean
  /** Thickness of the ink outline; 1 suits an emblem that fills the tile. */
  readonly outline?: number
  readonly rim?: string
  readonly mat?: Metal | undefined
}

function placed(
  icon: Icon,
  cx: number,
  cy: number,
  size: number,
  { rot = 0, flip = false }: EmblemLook,
): string {
  const k = n2(size / icon.w)
  const middle = `translate(${-icon.w / 2} ${-icon.h / 2})`
  return `<g transform="translate(${n1(cx)} ${n1(cy)}) rotate(${n1(rot)}) scale(${flip ? -k : k} ${k}) ${middle}">`
}

/** An emblem in full colour: cast shadow, ink outline, rim light, body, shading. */
export function colourEmblem(
  g: Canvas,
  icon: Icon,
  cx: number,
  cy: number,
  size: number,
  look: EmblemLook,
): string {
  const { p, flip = false, outline = 1, rim = p.glow } = look
  const id = g.def((i) => `<g id="${i}">${icon.body}</g>`)
  const full = `x="${-icon.w * 0.2}" y="${-icon.w * 0.2}" width="${icon.w * 1.4}" height="${icon.h * 1.4}"`
  const shape = g.def(
    (i) =>
      `<mask id="${i}" style="mask-type:alpha" maskUnits="userSpaceOnUse" ${full}><use href="#${id}"/></mask>`,
  )
  const u = icon.w / 128
  const side = flip ? -1 : 1
  const shade = g.lin(
    [
      [0, '#fff', 0.34],
      [0.35, '#fff', 0],
      [0.6, p.ink, 0],
      [1, p.ink, 0.55],
    ],
    0.2,
    0,
    0.6,
    1,
  )
  const use = (a: string): string => `<use href="#${id}" ${a}/>`
  const soft = 'stroke-linejoin="round" stroke-linecap="round"'
  const lit = `transform="translate(${n1(side * -1.1 * u)} ${n1(-1.3 * u)})"`
  return (
    placed(icon, cx, cy, size, look) +
    `<g transform="translate(${n1(side * 2 * u)} ${n1(7 * u)})" opacity=".42"><rect ${full} fill="${p.ink}" mask="url(#${shape})"/></g>` +
    use(`stroke="${p.ink}" stroke-width="${n1(7.5 * u * outline)}" ${soft}`) +
    use(`stroke="${rim}" stroke-width="${n1(3.4 * u)}" ${soft} ${lit}`) +
    use('') +
    `<rect ${full} fill="${shade}" mask="url(#${shape})"/></g>`
  )
}

/** An emblem of one colour turned into embossed metal or stone. */
function metalEmblem(g: Canvas, icon: Icon, cx: number, cy: number, size: number, look: EmblemLook): string {
  const [highlight, light, body, shade, hull] = METALS[look.mat ?? 'gold']
  const u = icon.w / 512
  const id = g.def((i) => `<g id="${i}">${icon.body.replace(/fill="currentColor"/g, '')}</g>`)
  const paint = g.lin(
    [
      [0, highlight],
      [0.3, light],
      [0.52, body],
      [0.56, shade],
      [0.78, body],
      [1, light],
    ],
    0,
    0,
    0.25,
    1,
  )
  const use = (a: string): string => `<use href="#${id}" ${a}/>`
  const solid = (colour: string, width: number): string =>
    `fill="${colour}" stroke="${colour}" stroke-width="${n1(width * u)}" stroke-linejoin="round"`
  const move = (x: number, y: number): string => `transform="translate(${n1(x * u)} ${n1(y * u)})"`
  return (
    placed(icon, cx, cy, size, look) +
    use(`${solid(hull, 46)} ${move(0, 14)} opacity=".55"`) +
    use(solid(hull, 34)) +
    use(solid(shade, 14)) +
    use(`fill="${hull}" ${move(5, 8)}`) +
    use(`fill="${highlight}" ${move(-4, -5)}`) +
    use(`fill="${paint}"`) +
    '</g>'
  )
}

/** The icon of that key, drawn the way its kind is drawn; nothing without a key. */
export function emblem(
  g: Canvas,
  key: string | null | undefined,
  cx: number,
  cy: number,
  size: number,
  look: EmblemLook,
): string {
  const icon = findIcon(key)
  if (!icon) return ''
  return icon.mono
    ? metalEmblem(g, icon, cx, cy, size * 0.94, look)
    : colourEmblem(g, icon, cx, cy, size, look)
}
