import type { Chart, StateFact } from '../picture/model'

/** Pictures of the real screens, taken by the paths that run in a browser: `docs/flows/screens/index.json`. */

export const screensFormat = 'perya-screens-1'

/** One picture of a screen. */
export interface ScreenPicture {
  readonly chart: string
  /** The innermost states, for people. */
  readonly state: string
  /** Ids of all states that were active. */
  readonly states: readonly string[]
  /** `EN` or `TY`. */
  readonly language: string
  readonly brand: string
  /** `390x844` */
  readonly size: string
  /** The path that took it, and after how many of its steps. */
  readonly path: string
  readonly step: number
  /** Below the folder of the index. */
  readonly file: string
}

/** A picture that can be shown. */
export interface Shot extends ScreenPicture {
  readonly src: string
}

type Loose = Readonly<Record<string, unknown>>

/** A picture of an earlier day. Without an address it is the same as today's. */
export interface EarlierPicture extends ScreenPicture {
  readonly src?: string
}

const isPicture = (it: unknown): it is ScreenPicture => {
  if (typeof it !== 'object' || it === null) return false
  const { states, step, ...rest } = it as Loose
  const texts = ['chart', 'state', 'language', 'brand', 'size', 'path', 'file'] as const
  return (
    Array.isArray(states) &&
    states.every((id) => typeof id === 'string') &&
    typeof step === 'number' &&
    texts.every((name) => typeof rest[name] === 'string') &&
    /^[\w.+-]+(\/[\w.+-]+)*$/.test(String(rest['file'])) &&
    !String(rest['file']).includes('..')
  )
}

/** The pictures of an index; undefined when it is none. What is wrong in itself is left out. */
export function parseScreens(text: string): readonly ScreenPicture[] | undefined {
  try {
    const data = JSON.parse(text) as { format?: unknown; pictures?: unknown } | null
    if (data?.format !== screensFormat || !Array.isArray(data.pictures)) return undefined
    return (data.pictures as unknown[]).filter(isPicture)
  } catch {
    return undefined
  }
}

/** The states that no other of them is inside of: what tells one situation from another. */
export const situationKey = (states: readonly string[]): string =>
  states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .sort()
    .join(' ')

/** The innermost states by their own names: `hidden + editing + username`. */
export const shortName = (states: readonly string[]): string =>
  situationKey(states)
    .split(' ')
    .map((id) => id.slice(id.lastIndexOf('.') + 1))
    .join(' + ')

/** Ids of the active states for a state value. */
export function activeIn(chart: Chart, value: unknown): string[] {
  const inside = (at: number, below: unknown): string[] => {
    const state = chart.states[at] as StateFact
    const names = typeof below === 'string' ? { [below]: {} } : ((below ?? {}) as Loose)
    const children = Object.entries(names).flatMap(([name, further]) => {
      const place = chart.states.findIndex((it) => it.parent === at && it.name === name)
      return place < 0 ? [] : inside(place, further)
    })
    return [state.id, ...children]
  }
  return inside(0, value)
}

export interface Wanted {
  readonly language: string
  readonly brand: string
  readonly size: string
}

const kinds = ['language', 'brand', 'size'] as const

/** What there is to choose between, each in the order of its first picture. */
export const choicesIn = (pictures: readonly ScreenPicture[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, [...new Set(pictures.map((it) => it[kind]))]])) as Record<
    (typeof kinds)[number],
    string[]
  >

export const isWanted = (it: ScreenPicture, wanted: Wanted): boolean =>
  kinds.every((kind) => it[kind] === wanted[kind])

/** One for each situation, in the order of the paths. */
export function distinct<Picture extends ScreenPicture>(pictures: readonly Picture[]): Picture[] {
  const known = new Map<string, Picture>()
  for (const it of pictures) {
    const key = situationKey(it.states)
    if (!known.has(key)) known.set(key, it)
  }
  return [...known.values()]
}

/** A picture's own name through time: the same screen in the same dress. */
export const sameScreen = (it: ScreenPicture): string =>
  [situationKey(it.states), it.language, it.brand, it.size].join(' | ')
