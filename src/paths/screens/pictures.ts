import { sights } from '../export/sight'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Expected } from '../model'

/** Stands in every index of pictures, so that another JSON file is not taken for one. */
export const screensFormat = 'perya-screens-1'

/** Where the committed pictures are, from the project's folder. */
export const screensFolder = 'docs/flows/screens'

/** What one picture shows: a chart's screen in one set of active states, in one language and brand. */
export interface Picture {
  readonly chart: string
  /** The innermost active states, without the chart's name: `list.showing + filter.open`. */
  readonly state: string
  /** Ids of all active states. */
  readonly states: readonly string[]
  readonly language: 'EN' | 'TY'
  readonly brand: 'perya' | 'bayside'
  /** Width and height of the screen, `390x844`. */
  readonly size: string
  /** The path on which it was taken, and after how many of its steps. */
  readonly path: string
  readonly step: number
  /** From the folder of the index. */
  readonly file: string
}

/** Reads an index of pictures; nothing when the text is not one. */
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

/** The index as it is written: sorted, one picture a line, so that a change is a difference to read. */
export function indexText(pictures: readonly Picture[]): string {
  const sorted = [...pictures].sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const lines = sorted.map((picture) => `    ${JSON.stringify(picture)}`)
  return `{\n  "format": "${screensFormat}",\n  "pictures": [\n${lines.join(',\n')}\n  ]\n}\n`
}

/** The index after new pictures: those of the same chart, language and brand make room. */
export function renewed(
  old: readonly Picture[],
  taken: readonly Picture[],
  replaces: (one: Picture) => boolean,
): readonly Picture[] {
  const fresh = new Map(taken.map((one) => [one.file, one]))
  return [...old.filter((one) => !replaces(one) && !fresh.has(one.file)), ...fresh.values()]
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
