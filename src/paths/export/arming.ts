import type { Json, Path, Step } from '../model'
import type { Armed, Arranged, StepNeeds } from '../run/on-screen'
import type { Suite } from './model'
import { project } from './project'

/** The page that arms what the platform answers. */
const sandboxPage = (): string => project().arming.page

/** The link that opens the sandbox's page with a button which arms just this. */
export const armLink = (fault: Armed, page = sandboxPage()): string =>
  `${page}?${new URLSearchParams(Object.entries(fault).map(([name, value]) => [name, String(value)]))}#faults`

/** The link to a button that arranges all of this. */
export const arrangeLink = (list: readonly Arranged[], page = sandboxPage()): string =>
  `${page}?${new URLSearchParams({ arrange: JSON.stringify(list) })}#faults`

type Fields = Readonly<Record<string, Json>>

/** An object's fields; none for anything else. */
export const asFields = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The failure in an answer, or the one thrown; undefined for an answer that is none. */
export function failureIn({ kind, event }: Step): Fields | undefined {
  if (kind !== 'outcome') return undefined
  const found = event.type.startsWith('xstate.done.') ? asFields(event['output'])['failure'] : event['error']
  const failure = asFields(found)
  return typeof failure['code'] === 'string' ? failure : undefined
}

/** The fault for a link: as many times as the client asks, and no status that its code has anyway. */
function forLink(fault: Armed): Armed {
  const { status, code, times: _, ...rest } = fault
  const call = String(fault['call'] ?? '')
  return {
    ...rest,
    ...(code === undefined ? (status === undefined ? {} : { status }) : { code }),
    times: project().arming.asksAgain(call, fault) ? 2 : 1,
  }
}

/** What is armed for an answer: what the tests arm, or the refusal that their data comes to. */
export function faultsFor(step: Step, needs: StepNeeds, calls: readonly string[]): readonly Armed[] {
  if (needs.faults.length > 0) return needs.faults.map(forLink)
  const failure = failureIn(step)
  const [call] = calls
  const refusal = failure && call !== undefined ? project().arming.refusalOf(call, failure) : undefined
  return refusal ? [forLink(refusal)] : []
}

/** A path as a screen can do it; undefined for one of the chart's own. */
export const routeOf = ({ onScreen }: Suite, path: Path) => onScreen?.paths.find((one) => one.path === path)

/** The failure that the player is told of after this step: that of what was armed, or else of the cases. */
export function failureTold(suite: Suite, path: Path, at: number): Fields | undefined {
  const step = path.steps[at]
  if (!step) return undefined
  const failure = failureIn(step)
  const needs = routeOf(suite, path)?.needs?.[at]
  const [fault] = needs ? faultsFor(step, needs, suite.onScreen?.calls?.[step.actorId ?? ''] ?? []) : []
  if (!fault || !failure) return failure
  const { retryAfter, status, code } = fault
  const { outcome } = asFields(step.event['output'])
  // Of what is sent once, an outcome is looked up where the answer was lost: the player is told of that.
  if (outcome !== undefined && status === undefined && code === undefined) return failure
  return { ...project().arming.heard(fault), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** The call that an actor's answer is held by, for the tests a screen can do. */
export const callOf = (suite: Suite, actor: string | undefined): string | undefined =>
  suite.onScreen?.calls?.[actor ?? '']?.[0]

/** Of an actor that makes several calls, the one whose turn it is, or that is armed to fail, for the answer of a step. */
export function callDeciding(suite: Suite, path: Path, number: number): string | undefined {
  const calls = suite.onScreen?.calls?.[path.steps[number - 1]?.actorId ?? ''] ?? []
  const needs = routeOf(suite, path)?.needs?.[number - 1]
  const decides = needs?.call ?? needs?.faults[0]?.['call']
  return calls.find((call) => call === decides)
}

/** The call whose answer a step is about. */
export const callAt = (suite: Suite, path: Path, number: number): string | undefined =>
  callDeciding(suite, path, number) ?? callOf(suite, path.steps[number - 1]?.actorId)
