import { isComposition } from './compositions'
import type { CompositionName } from './compositions'
import themes from './data/themes.json' with { type: 'json' }
import { isMetal } from './emblems'
import type { Metal } from './emblems'
import { FACES } from './faces'
import type { FaceName } from './faces'
import type { Turf } from './palette'
import { isScene } from './scenes'
import type { SceneName } from './scenes'
import type { ArtGameType } from './urls'

/** What a name, or failing that a kind of game, means for its picture. */
export interface Theme {
  /** Emblems in full colour and emblems of metal. */
  readonly colour: readonly string[]
  readonly metal: readonly string[]
  readonly scenes: readonly SceneName[]
  readonly palettes: readonly string[]
  readonly faces: readonly FaceName[]
  readonly compositions?: readonly CompositionName[] | undefined
  readonly turf?: Turf | undefined
  readonly metals?: readonly Metal[] | undefined
  readonly prefersMetal?: boolean | undefined
  /** An adjective (gold, royal, thunder): any noun in the name wins over it. */
  readonly weak?: boolean | undefined
  /** Several emblems of the theme may stand together. */
  readonly crowd?: boolean | undefined
  readonly gems?: boolean | undefined
}

type Written<T> = {
  readonly [K in keyof T]: T[K] extends boolean | undefined
    ? T[K]
    : readonly string[] | Extract<T[K], undefined>
}

const isFace = (name: string): name is FaceName => Object.hasOwn(FACES, name)

/** The words of a data file as the names they must be; a misspelt one stops the start, not a picture. */
function named<T extends string>(words: readonly string[], known: (word: string) => word is T): readonly T[] {
  return words.map((word) => {
    if (!known(word)) throw new Error(`themes.json: unknown name ${word}`)
    return word
  })
}

function turfOf(colours: readonly string[] | undefined): Turf | undefined {
  const [light, mid, dark] = colours ?? []
  return light && mid && dark ? [light, mid, dark] : undefined
}

const read = (raw: Written<Theme>): Theme => ({
  ...raw,
  scenes: named(raw.scenes, isScene),
  faces: named(raw.faces, isFace),
  compositions: raw.compositions && named(raw.compositions, isComposition),
  metals: raw.metals && named(raw.metals, isMetal),
  turf: turfOf(raw.turf),
})

const BY_NAME = themes.byName.map((raw) => ({ match: new RegExp(raw.match, 'i'), theme: read(raw) }))

const BY_TYPE: Readonly<Record<ArtGameType, Theme>> = {
  RNG: read(themes.byType.RNG),
  FISH: read(themes.byType.FISH),
  LIVE: read(themes.byType.LIVE),
  PVP: read(themes.byType.PVP),
  SPORTS: read(themes.byType.SPORTS),
  ESPORTS: read(themes.byType.ESPORTS),
  COCKFIGHT: read(themes.byType.COCKFIGHT),
  INHOUSE: read(themes.byType.INHOUSE),
  ELOTT: read(themes.byType.ELOTT),
  LOTT: read(themes.byType.LOTT),
}

/** Palettes that water can have. */
const SEA_PALETTES = new Set(['lagoon', 'cobalt', 'sky', 'jade', 'royal', 'storm', 'mint', 'ice', 'orchid'])
/** Kinds of game that every player knows by sight: their composition comes from the kind, not from the name. */
const TYPE_RULES = new Set<ArtGameType>(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'])
const FITS_ANY_TYPE = new Set<CompositionName>(['sport', 'versus', 'balls', 'wheel', 'hero'])

/** The theme of a game: what its name says first, as far as its kind allows. */
export function themeOf(name: string, type: ArtGameType): Theme {
  const usual = BY_TYPE[type]
  if (type === 'ESPORTS') return usual
  const hits = BY_NAME.filter((entry) => entry.match.test(name)).map((entry) => entry.theme)
  const theme = hits.find((hit) => !hit.weak) ?? hits[0] ?? usual
  if (type === 'FISH') {
    const palettes = theme.palettes.filter((word) => SEA_PALETTES.has(word))
    return { ...theme, scenes: ['sea'], palettes: palettes.length ? palettes : usual.palettes }
  }
  const first = theme.compositions?.[0]
  if (!TYPE_RULES.has(type) || (first && FITS_ANY_TYPE.has(first))) return theme
  const empty = theme.colour.length + theme.metal.length === 0
  const emblems = empty ? { colour: usual.colour, metal: usual.metal } : {}
  return { ...theme, compositions: usual.compositions, scenes: usual.scenes, ...emblems }
}
