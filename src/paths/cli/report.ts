import type { FlowCases } from '../../../machines/shared/cases'
import type { Counted, Coverage } from '../cover/coverage'
import { definitionOf } from '../chart/definition'
import type { HeadlessResult } from '../run/headless'
import type { ActionRecord, Expected, Json, Path, Problem, Unreached } from '../model'
import type { MutationScore } from '../generate/mutate'
import { place } from '../chart/place'
import { withPuppets } from '../chart/puppets'

function does(action: ActionRecord): string {
  if (action.type === 'start') {
    const { actor, input } = action.params as { actor: string; input?: Json }
    return input === undefined ? `start ${actor}` : `start ${actor} with ${JSON.stringify(input)}`
  }
  return action.params === undefined ? action.type : `${action.type} ${JSON.stringify(action.params)}`
}

function outcomeLines({ status, value, actions }: Expected): string[] {
  const ended = status === 'active' ? '' : ` (${status})`
  const effects = actions.length > 0 ? [`       does ${actions.map(does).join(', ')}`] : []
  return [`       → ${place(value)}${ended}`, ...effects]
}

/** A path for testers: numbered steps, where each leads, what the app does. */
export function pathText(path: Path): string {
  const steps = path.steps.flatMap((step, i) => {
    const number = String(i + 1).padStart(4)
    return [`${number}. ${step.label}`, ...outcomeLines(step.expected)]
  })
  const head = `${path.id}   starts with "${path.input}", ${counted(path.steps.length, 'step')}`
  return [head, ...outcomeLines(path.start), ...steps].join('\n')
}

export function problemText({ kind, message, path }: Problem): string {
  const way = path && path.length > 0 ? `\n      way there: ${path.join(' → ')}` : ''
  return `${kind}: ${message}${way}`
}

/** `1 path`, `2 paths`. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const percent = (covered: number, total: number) =>
  total === 0 ? '100 %' : `${Math.floor((covered * 100) / total)} %`

/** `states 3/4 (75 %)`, padded to a column. */
export function ratio(what: string, { covered, total }: Counted): string {
  return `${what} ${covered}/${total} (${percent(covered, total)})`.padEnd(what === 'states' ? 22 : 30)
}

/** Goals that no path of the requested shape reaches. */
export function unreachedText(unreached: readonly Unreached[]): string {
  const head = `${counted(unreached.length, 'goal')} out of reach:`
  return [head, ...unreached.map(({ goal, reason }) => `    ${goal}: ${reason}`)].join('\n')
}

/** One chart's coverage on a line, followed by what is missing and wrong. */
export function coverageText(result: Coverage, width: number): string {
  const { states, transitions, paths, steps, situations } = result
  const line = [
    result.id.padEnd(width),
    ratio('states', states),
    ratio('transitions', transitions),
    `${counted(paths, 'path')}, ${counted(steps, 'step')}, ${counted(situations, 'situation')}`,
  ].join('  ')
  return [
    line,
    ...result.missing.map(
      (miss) =>
        `    missing ${miss.kind} \`${miss.id}\`: ${miss.reason}; ${miss.detail}\n        ${miss.remedy}`,
    ),
    ...result.waived.map((miss) => `    excused until ${miss.until} \`${miss.id}\`: ${miss.waiver}`),
    ...result.problems.map((problem) => `    problem ${problemText(problem)}`),
  ].join('\n')
}

/** The result of running a chart's paths on a real actor. */
export function runText(id: string, results: readonly HeadlessResult[], width: number): string {
  const failed = results.filter((result) => !result.ok)
  const steps = results.reduce((sum, result) => sum + result.steps, 0)
  const verdict = failed.length === 0 ? 'all passed' : `${failed.length} FAILED`
  const details = failed.flatMap((result) => [
    `    ${result.path} fails at "${result.failedAt ?? ''}"`,
    ...result.differences.map((difference) => `        ${difference.replaceAll('\n', '\n        ')}`),
    ...(result.evidence ?? []).map((file) => `        see ${file}`),
  ])
  return [
    `${id.padEnd(width)}  ${counted(results.length, 'path')}, ${counted(steps, 'step')}: ${verdict}`,
    ...details,
  ].join('\n')
}

/** One line per chart of the catalogue. */
export function listText(charts: readonly FlowCases[]): string {
  const width = Math.max(...charts.map((cases) => cases.id.length), 0)
  return charts
    .map((cases) => {
      const { states, transitions } = definitionOf(withPuppets(cases.machine))
      const size = `${String(states.size).padStart(3)} states ${String(transitions.size).padStart(4)} transitions`
      return `${cases.id.padEnd(width)}  ${size}  ${cases.summary}`
    })
    .join('\n')
}

/** How many deliberate faults the paths detect, and which they do not. */
export function mutationText({ id, killed, total, survivors }: MutationScore, width: number): string {
  const head = `${id.padEnd(width)}  ${killed} of ${counted(total, 'fault')} noticed (${percent(killed, total)})`
  return [head, ...survivors.map((name) => `    not noticed: ${name}`)].join('\n')
}
