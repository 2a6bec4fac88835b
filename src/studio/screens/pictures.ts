import type { Chart, StateFact } from '../picture/model'
import type { ScreenPicture } from './picture'

/** Pictures of the real screens, taken by browser paths: the index of `docs/flows/screens` or `.cache/screens`. */

export const screensFormat = 'perya-screens-1'

type Loose = Readonly<Record<string, unknown>>

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

/** Parses an index; undefined when it is not one. Invalid entries are dropped. */
export function parseScreens(text: string): readonly ScreenPicture[] | undefined {
  try {
    const data = JSON.parse(text) as { format?: unknown; pictures?: unknown } | null
    if (data?.format !== screensFormat || !Array.isArray(data.pictures)) return undefined
    return (data.pictures as unknown[]).filter(isPicture)
  } catch {
    return undefined
  }
}

/** The innermost states, which tell situations apart. */
export const situationKey = (states: readonly string[]): string =>
  states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .sort()
    .join(' ')

/** The innermost states by name: `hidden + editing + username`. */
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

/** The `paths run` options for this look; empty for the committed one. */
export const lookOptions = ({ language, brand }: Pick<Wanted, 'language' | 'brand'>): string =>
  `${language === 'TY' ? ' --language fil' : ''}${brand === 'perya' ? '' : ` --brand ${brand}`}`

const kinds = ['language', 'brand', 'size'] as const

/** The available choices, each in order of first appearance. */
export const choicesIn = (pictures: readonly ScreenPicture[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, [...new Set(pictures.map((it) => it[kind]))]])) as Record<
    (typeof kinds)[number],
    string[]
  >

export const isWanted = (it: ScreenPicture, wanted: Wanted): boolean =>
  kinds.every((kind) => it[kind] === wanted[kind])

/** One per situation, in path order. */
export function distinct<Picture extends ScreenPicture>(pictures: readonly Picture[]): Picture[] {
  const known = new Map<string, Picture>()
  for (const it of pictures) {
    const key = situationKey(it.states)
    if (!known.has(key)) known.set(key, it)
  }
  return [...known.values()]
}

/** A picture's identity across versions: the same screen in the same look. */
export const sameScreen = (it: ScreenPicture): string =>
  [situationKey(it.states), it.language, it.brand, it.size].join(' | ')
