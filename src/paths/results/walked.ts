import { relative } from 'node:path'
import type { FlowCases } from '../../../machines/shared/cases'
import type { HeadlessResult } from '../run/headless'
import { sights } from '../export/sight'
import type { Path } from '../model'
import { merged, recordingFormat, type Counts, type Recording } from '../run/recording'
import type { Picture } from '../screens/pictures'
import type { StateCheck } from './checks'
import type { ChartRun } from './run'

/** Name of the attachment in which a browser test describes the path it walked. */
export const walkName = 'walk'

export interface Walk {
  readonly path: Path
  /** Steps completed as expected. */
  readonly steps: number
  /** What the chart in the page really passed through. */
  readonly taken: Counts
  readonly pictures: readonly Picture[]
  readonly checks?: readonly StateCheck[]
  /** Language, brand and player, `EN perya don_ramon`: what varies of them. */
  readonly look?: string
}

interface Attachment {
  readonly name: string
  readonly body?: string
  /** Of an attachment that is a file. */
  readonly path?: string
}
interface Attempt {
  readonly status: string
  readonly duration?: number
  readonly errors?: readonly { readonly message?: string }[]
  readonly attachments: readonly Attachment[]
}
interface Group {
  readonly suites?: readonly Group[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly Attempt[] }[]
  }[]
}

const attemptsIn = ({ suites = [], specs = [] }: Group): readonly { title: string; attempt: Attempt }[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map((attempt) => ({ title, attempt }))),
  ),
  ...suites.flatMap(attemptsIn),
]

const walkIn = ({ attachments }: Attempt): Walk | undefined => {
  const body = attachments.find(({ name }) => name === walkName)?.body
  // Playwright encodes attachments as base64.
  return body === undefined ? undefined : (JSON.parse(Buffer.from(body, 'base64').toString()) as Walk)
}

// oxlint-disable-next-line no-control-regex -- strips terminal colour codes
const colours = /\u001B\[[0-9;]*m/g

/** What a failure means, in one sentence: after which step what was expected, of which something is not so. */
function sentenceOf(cases: FlowCases, { path, steps }: Walk): string {
  const step = path.steps[steps]
  const { expected, label } = step ?? {
    expected: path.steps.at(-1)?.expected ?? path.start,
    label: 'the last step',
  }
  const shown = sights(cases, expected).map(({ description }) => `“${description}”`)
  return `After “${label}” this was expected: ${shown.join(' ')} What was otherwise:`
}

function resultOf(cases: FlowCases, walk: Walk, attempt: Attempt): HeadlessResult {
  const { path, steps, look } = walk
  const { status, duration, errors = [], attachments } = attempt
  const took = duration === undefined ? {} : { ms: duration }
  const ok = status === 'passed'
  const lines = errors.map(({ message = '' }) => message.replaceAll(colours, '').trim())
  if (ok) return { path: path.id, ok, steps: path.steps.length, differences: [], ...took }
  const step = path.steps[steps]
  const where = step ? `${steps + 1}. ${step.label}` : 'after the last step'
  const failedAt = look === undefined ? where : `${where} (${look})`
  const differences = [sentenceOf(cases, walk), ...lines]
  const evidence = attachments.flatMap(({ path: file }) => (file === undefined ? [] : relative('', file)))
  return { path: path.id, ok, steps, failedAt, differences, ...took, evidence }
}

/** Playwright's JSON report by chart; `faults` are tests that walked no path. */
interface Walked {
  readonly runs: readonly ChartRun[]
  readonly recording: Recording
  readonly faults: readonly string[]
}

export function walkedIn(report: string, charts: readonly FlowCases[]): Walked {
  const attempts = attemptsIn(JSON.parse(report) as Group).map(({ title, attempt }) => ({
    title,
    attempt,
    walk: walkIn(attempt),
  }))
  const runs = charts.map((cases): ChartRun => {
    const mine = attempts.flatMap(({ attempt, walk }) =>
      walk?.path.chart === cases.id ? [{ attempt, walk }] : [],
    )
    // One walk per language and brand: a path passes when all its walks do; otherwise a failing one is reported.
    const ids = [...new Set(mine.map(({ walk }) => walk.path.id))]
    const outcomes = ids.flatMap((id) => {
      const walks = mine.filter(({ walk }) => walk.path.id === id)
      const first = walks.find(({ attempt }) => attempt.status !== 'passed') ?? walks[0]
      return first ? [{ path: first.walk.path, result: resultOf(cases, first.walk, first.attempt) }] : []
    })
    return {
      cases,
      paths: outcomes.map(({ path }) => path),
      problems: [],
      results: outcomes.map(({ result }) => result),
      pictures: mine.flatMap(({ walk }) => walk.pictures),
      checks: mine.flatMap(({ walk }) => walk.checks ?? []),
    }
  })
  const recordings = attempts.flatMap(({ walk }): Recording[] =>
    walk ? [{ format: recordingFormat, charts: { [walk.path.chart]: walk.taken } }] : [],
  )
  const faults = attempts.flatMap(({ title, attempt, walk }) =>
    walk || attempt.status === 'passed' ? [] : [title],
  )
  return { runs, recording: merged(recordings), faults }
}

/** How often each path passed of the times it was played. */
export function passesIn(
  report: string,
): ReadonlyMap<string, { readonly passed: number; readonly played: number }> {
  const counts = new Map<string, { passed: number; played: number }>()
  for (const { attempt } of attemptsIn(JSON.parse(report) as Group)) {
    const id = walkIn(attempt)?.path.id
    if (id === undefined) continue
    const { passed, played } = counts.get(id) ?? { passed: 0, played: 0 }
    counts.set(id, { passed: passed + (attempt.status === 'passed' ? 1 : 0), played: played + 1 })
  }
  return counts
}
