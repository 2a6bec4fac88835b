/** Format marker of recordings, to reject other JSON files. */
export const recordingFormat = 'perya-paths-recording-1'

/** How often each state was active after a step, and each transition taken, by id. */
export interface Counts {
  readonly states: Readonly<Record<string, number>>
  readonly transitions: Readonly<Record<string, number>>
}

/** An event of a chart, and ids of the transitions that it took. The first of a trace is `xstate.init`. */
export interface TraceEvent {
  readonly type: string
  readonly taken: readonly string[]
  /** Code of the failure that an answer told. */
  readonly reason?: string
  /** Name of the field that was typed into, '' where the event does not say; what was typed is not there. */
  readonly field?: string
}

/** What happened in one flow, from its start. */
export interface Trace {
  readonly chart: string
  readonly events: readonly TraceEvent[]
}

/** What a person or a test took in the running app, by chart. Ids, names, counts and codes of failures: nothing typed, no other answers. */
export interface Recording {
  readonly format: typeof recordingFormat
  readonly charts: Readonly<Record<string, Counts>>
  /** In order, where somebody kept it. */
  readonly traces?: readonly Trace[]
}

type Loose = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  isObject(value) && Object.values(value).every((count) => Number.isInteger(count) && Number(count) >= 0)

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isTrace = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['chart'] === 'string' &&
  Array.isArray(value['events']) &&
  value['events'].every(
    (one) =>
      isObject(one) &&
      typeof one['type'] === 'string' &&
      areTexts(one['taken']) &&
      ['reason', 'field'].every((name) => one[name] === undefined || typeof one[name] === 'string'),
  )

/** Parses a recording; undefined when the text is not one. Never throws. */
export function parseRecording(text: string): Recording | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(data) || data['format'] !== recordingFormat || !isObject(data['charts'])) return undefined
  const traces = data['traces'] ?? []
  if (!Array.isArray(traces) || !traces.every(isTrace)) return undefined
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
  const traces = recordings.flatMap((recording) => recording.traces ?? [])
  return {
    format: recordingFormat,
    charts: Object.fromEntries(charts),
    ...(traces.length === 0 ? {} : { traces }),
  }
}
