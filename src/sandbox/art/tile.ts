import { createCanvas, finish } from './canvas'
import type { Canvas } from './canvas'
import { COMPOSITIONS } from './compositions'
import type { CompositionName } from './compositions'
import type { Metal } from './emblems'
import type { FaceName } from './faces'
import { findIcon } from './icons'
import { palette } from './palette'
import type { Palette } from './palette'
import { createRng, nth } from './rng'
import type { Rng } from './rng'
import { SCENES } from './scenes'
import type { SceneName } from './scenes'
import { rect } from './svg'
import { themeOf } from './themes'
import type { Theme } from './themes'
import { title } from './title'
import type { Warp } from './title'
import { ART_VERSION } from './urls'
import type { ArtGameType, TileShape } from './urls'

export interface TileGame {
  readonly name: string
  readonly type: ArtGameType
  readonly vendor: string
}

/** Where things go in a shape, in user units: picture, hero object, title box. */
interface Layout {
  readonly w: number
  readonly h: number
  readonly titled: { readonly cx: number; readonly cy: number; readonly size: number }
  readonly bare: { readonly cx: number; readonly cy: number; readonly size: number }
  readonly text: { readonly x: number; readonly y: number; readonly maxW: number; readonly maxH: number }
}

const LAYOUTS: Readonly<Record<TileShape, Layout>> = {
  tall: {
    w: 300,
    h: 400,
    titled: { cx: 150, cy: 148, size: 214 },
    bare: { cx: 150, cy: 400 * 0.45, size: 240 },
    text: { x: 150, y: 374, maxW: 256, maxH: 118 },
  },
  square: {
    w: 300,
    h: 300,
    titled: { cx: 150, cy: 112, size: 170 },
    bare: { cx: 150, cy: 150, size: 224 },
    text: { x: 150, y: 280, maxW: 256, maxH: 84 },
  },
  wide: {
    w: 400,
    h: 250,
    titled: { cx: 400 * 0.7, cy: 250 * 0.46, size: 190 },
    bare: { cx: 400 * 0.7, cy: 125, size: 200 },
    text: { x: 400 * 0.3, y: 230, maxW: 200, maxH: 120 },
  },
}

/** Metals that go with a title face. */
const METALS_BY_FACE: Readonly<Record<FaceName, readonly Metal[]>> = {
  gold: ['gold'],
  fire: ['gold', 'ember'],
  ice: ['silver', 'sapphire'],
  jade: ['jade', 'gold'],
  candy: ['gold', 'bone'],
  cream: ['gold', 'bone'],
  steel: ['silver'],
  lemon: ['gold'],
  sea: ['gold', 'silver'],
  ruby: ['gold'],
}

const ROUND_FACES = new Set<FaceName>(['candy', 'lemon', 'sea'])
/** Compositions that need no emblem. */
const SELF_MADE = new Set<CompositionName>([
  'cards',
  'roulette',
  'dice',
  'wheel',
  'tiles',
  'chips',
  'balls',
  'plinko',
  'mines',
  'colour',
])
/** Scenes whose foreground belongs in front of the hero: coins, flames, waves, weed. */
const DEEP_SCENES = new Set<SceneName>(['vault', 'lava', 'waves', 'sea'])

/** Everything about a tile that does not depend on its shape. */
interface Picks {
  readonly key: string | null
  readonly p: Palette
  readonly scene: SceneName
  readonly face: FaceName
  readonly composition: CompositionName
  readonly mat: Metal
  readonly round: boolean
  readonly warp: Warp
  readonly tilt: number
}

function pickEmblem(q: Rng, { colour, metal, prefersMetal }: Theme): string | null {
  if (metal.length && (prefersMetal || !colour.length || q.yes(0.3))) return q.pick(metal)
  if (!colour.length) return null
  // The first emblems of a theme say most about it, so they come up more often.
  return nth(colour, Math.min(colour.length - 1, Math.floor(q() * q() * colour.length * 1.4)))
}

function pickComposition(q: Rng, theme: Theme, key: string | null, type: ArtGameType): CompositionName {
  let chosen: CompositionName
  if (theme.compositions) chosen = q.pick(theme.compositions)
  else if (findIcon(key)?.mono) chosen = q.yes(0.72) ? 'medal' : 'hero'
  else if (theme.colour.length > 2 && (theme.crowd || type === 'FISH') && q.yes(0.7)) chosen = 'cluster'
  else chosen = q.yes(0.86) ? 'hero' : 'medal'
  if (key || SELF_MADE.has(chosen)) return chosen
  if (type === 'LIVE' || type === 'PVP') return 'cards'
  return type === 'LOTT' || type === 'ELOTT' ? 'balls' : 'wheel'
}

/** The picks of a game. The order of the draws is part of the artwork's version. */
function picksOf({ name, type, vendor }: TileGame, theme: Theme): Picks {
  const q = createRng(`${vendor}|${type}|${name}`)
  const key = pickEmblem(q, theme)
  const p = { ...palette(q.pick(theme.palettes)), turf: theme.turf }
  const scene = q.pick(theme.scenes)
  const face = q.pick(theme.faces)
  const composition = pickComposition(q, theme, key, type)
  const [only, another] = theme.metals ?? []
  const mat = only && !another ? only : q.pick(theme.metals ?? METALS_BY_FACE[face])
  const round = ROUND_FACES.has(face)
  const warp = q.pick<Warp>(round ? ['wave', 'arch', 'bulge', 'rise'] : ['none', 'arch', 'bulge', 'none'])
  return { key, p, scene, face, composition, mat, round, warp, tilt: round && q.yes(0.5) ? -3 : 0 }
}

/** The shade that a title is read on, or a light one at the foot of a tile without title. */
function shade(g: Canvas, p: Palette, withTitle: boolean): string {
  const { w, h } = g
  // Both shades claim their gradients, so that a tile's ids do not depend on its title.
  const foot = g.lin([
    [0, p.deep, 0],
    [0.45, p.deep, 0.7],
    [0.8, p.ink, 0.86],
    [1, p.ink, 0.92],
  ])
  const head = g.lin([
    [0, p.ink, 0.3],
    [1, p.ink, 0],
  ])
  if (withTitle) return rect(0, h * 0.56, w, h * 0.44, foot) + rect(0, 0, w, h * 0.14, head)
  return rect(
    0,
    h * 0.7,
    w,
    h * 0.3,
    g.lin([
      [0, p.ink, 0],
      [1, p.ink, 0.6],
    ]),
  )
}

/** A game's tile as SVG text: 300x400 (tall), 300x300 (square) or 400x250 (wide) user units. */
export function gameTile(game: TileGame, shape: TileShape = 'tall', withTitle = shape !== 'square'): string {
  const { name, type, vendor } = game
  const layout = LAYOUTS[shape]
  const { w, h } = layout
  const g = createCanvas(`${vendor}|${type}|${name}|${shape}|${ART_VERSION}`, w, h)
  const theme = themeOf(name, type)
  const { key, p, scene, face, composition, mat, round, warp, tilt } = picksOf(game, theme)
  const place = withTitle ? layout.titled : layout.bare
  const { back, front } = SCENES[scene](g, p)
  const subject = { ...place, key, choices: theme.colour, gems: theme.gems ?? false, mat, name }
  const hero = COMPOSITIONS[composition](g, p, subject)
  const over = shade(g, p, withTitle)
  const text = withTitle ? title(g, name, { ...layout.text, face, warp, round, tilt }) : ''
  const border = `stroke="${p.pale}" stroke-opacity=".28" stroke-width="3" rx="20"`
  const frame = rect(1.5, 1.5, w - 3, h - 3, 'none', border)
  const heroInFront = composition === 'hero' && !DEEP_SCENES.has(scene)
  return finish(g, name, (heroInFront ? back + front + hero : back + hero + front) + over + text + frame)
}
