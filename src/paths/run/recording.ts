/** Format marker of recordings, to reject other JSON files. */
export const recordingFormat = 'perya-paths-recording-1'

/** How often each state was active after a step, and each transition taken, by id. */
export interface Counts {
  readonly states: Readonly<Record<string, number>>
  readonly transitions: Readonly<Record<string, number>>
}

/** What a person or a test took in the running app, by chart. Ids and counts, nothing else. */
export interface Recording {
  readonly format: typeof recordingFormat
  readonly charts: Readonly<Record<string, Counts>>
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isObject(value) && Object.values(value).every((count) => Number.isInteger(count) && Number(count) >= 0)

/** Parses a recording; undefined when the text is not one. Never throws. */
export function parseRecording(text: string): Recording | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(data) || data['format'] !== recordingFormat || !isObject(data['charts'])) return undefined
  const whole = Object.values(data['charts']).every(
    (chart) => isObject(chart) && areCounts(chart['states']) && areCounts(chart['transitions']),
  )
  return whole ? (data as unknown as Recording) : undefined
}

function added(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = new Map(Object.entries(a))
  for (const [id, count] of Object.entries(b)) sum.set(id, (sum.get(id) ?? 0) + count)
  return Object.fromEntries(sum)
}

const nothing: Counts = { states: {}, transitions: {} }

/** Merges recordings. */
export function merged(recordings: readonly Recording[]): Recording {
  const charts = new Map<string, Counts>()
  for (const recording of recordings) {
    for (const [id, counts] of Object.entries(recording.charts)) {
      const before = charts.get(id) ?? nothing
      charts.set(id, {
        states: added(before.states, counts.states),
        transitions: added(before.transitions, counts.transitions),
      })
    }
  }
  return { format: recordingFormat, charts: Object.fromEntries(charts) }
}
