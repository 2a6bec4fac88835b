import { sights } from '../export/sight'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Expected, Path } from '../model'

/** Format marker of picture indexes, to reject other JSON files. */
export const screensFormat = 'perya-screens-1'

/** Where the committed pictures are, relative to the project. */
export const screensFolder = 'docs/flows/screens'

/** Local folder for pictures in other languages or brands. */
export const otherScreensFolder = '.cache/screens'

/** The language and brand whose pictures are committed. */
export const committedLook = { language: 'EN', brand: 'perya' } as const

export const inCommittedLook = ({ language, brand }: { language: string; brand: string }): boolean =>
  language === committedLook.language && brand === committedLook.brand

/** One picture: a chart's screen in one set of active states, in one language and brand. */
export interface Picture {
  readonly chart: string
  /** The innermost active states, without the chart's name: `list.showing + filter.open`. */
  readonly state: string
  /** Ids of all active states. */
  readonly states: readonly string[]
  readonly language: 'EN' | 'TY'
  readonly brand: 'perya' | 'bayside'
  /** Screen width and height, `390x844`. */
  readonly size: string
  /** The path on which it was taken, and after how many steps. */
  readonly path: string
  readonly step: number
  /** Relative to the index's folder. */
  readonly file: string
}

/** Parses an index of pictures; empty when the text is not one. */
export function readIndex(text: string | undefined): readonly Picture[] {
  if (text === undefined) return []
  try {
    const { format, pictures } = JSON.parse(text) as { format?: unknown; pictures?: readonly Picture[] }
    return format === screensFormat && Array.isArray(pictures) ? pictures : []
  } catch {
    return []
  }
}

const order = ({ file }: Picture) => file

/** The index as written: sorted, one picture per line, so that changes are reviewable. */
export function indexText(pictures: readonly Picture[]): string {
  const sorted = [...pictures].sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const lines = sorted.map((picture) => `    ${JSON.stringify(picture)}`)
  return `{\n  "format": "${screensFormat}",\n  "pictures": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** What a run with pictures leaves behind. */
interface Renewed {
  readonly pictures: readonly Picture[]
  /** Of states that their charts no longer have, or taken again under another name: their files go. */
  readonly gone: readonly Picture[]
  /** Of the charts and the look of this run, but not taken this time: as they were. */
  readonly kept: readonly Picture[]
}

/** What a picture shows, whatever its file is called, and in whichever order its states were named. */
const shownIn = ({ chart, states, language, brand, size }: Picture) =>
  [chart, ...states.toSorted(), language, brand, size].join()

/**
 * Merges new pictures into the index. A picture goes only when a state in it is gone, or when the same was taken again
 * and its file has another name; one that was not taken this time stays, whatever the reason.
 */
export function renewed(
  old: readonly Picture[],
  taken: readonly Picture[],
  isOfRun: (one: Picture) => boolean,
  hasState: (chart: string, state: string) => boolean,
): Renewed {
  const fresh = new Map(taken.map((one) => [shownIn(one), one]))
  const files = new Set(taken.map(({ file }) => file))
  const renamed = old.filter((one) => fresh.has(shownIn(one)) && !files.has(one.file))
  const others = old.filter((one) => !fresh.has(shownIn(one)) && !files.has(one.file))
  const isGone = (one: Picture) => isOfRun(one) && !one.states.every((state) => hasState(one.chart, state))
  const stays = others.filter((one) => !isGone(one))
  const gone = [...renamed, ...others.filter(isGone)]
  return { pictures: [...stays, ...fresh.values()], gone, kept: stays.filter(isOfRun) }
}

/**
 * Whether the screen is in the language the run was asked for after so many steps: each change of language on the
 * way turns it.
 */
export function inAskedLanguage({ steps }: Pick<Path, 'steps'>, at: number): boolean {
  const turns = steps.slice(0, at).filter(({ event }) => event.type === 'LANGUAGE_CHANGED')
  return turns.length % 2 === 0
}

/** The picture of a situation, by its innermost states; undefined where none was taken. */
export function pictureOf(
  pictures: readonly Picture[],
  cases: FlowCases,
  expected: Expected,
): Picture | undefined {
  const leaves = sights(cases, expected)
    .map(({ state }) => state)
    .sort()
    .join()
  return pictures.find(({ chart, states }) => {
    const inner = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    return chart === cases.id && [...inner].sort().join() === leaves
  })
}
