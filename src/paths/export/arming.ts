import { contract, type CallName } from '../../platform/contract'
import { codeOfStatus } from '../../platform/errors'
import { codesOf, refusalCodes } from '../../platform/refusals'
import { serverCodes } from '../../platform/server-codes'
import type { Json, Path, Step } from '../model'
import type { Armed, StepNeeds } from '../run/on-screen'
import type { Suite } from './model'

/** Where `npm start` serves the sandbox's page. */
export const sandboxPage = 'http://localhost:4173/__sandbox/'

/** The link that opens the sandbox's page with a button which arms just this. */
export const armLink = (fault: Armed): string =>
  `${sandboxPage}?${new URLSearchParams(Object.entries(fault).map(([name, value]) => [name, String(value)]))}#faults`

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

/** Whether the client asks a second time by itself when it gets this. */
const asksAgain = (call: string, { kind, status }: Armed) =>
  Object.hasOwn(contract, call) &&
  contract[call as CallName].retry &&
  (kind === 'status' ? Number(status) >= 500 : kind !== 'hold' && kind !== 'hang')

/** The fault for a link: as many times as the client asks, and no status that its code has anyway. */
function forLink(fault: Armed): Armed {
  const { status, code, times: _, ...rest } = fault
  const call = String(fault['call'] ?? '')
  return {
    ...rest,
    ...(code === undefined ? (status === undefined ? {} : { status }) : { code }),
    times: asksAgain(call, fault) ? 2 : 1,
  }
}

/** The refusal by which the platform says this failure of a call. */
function refusalOf(call: string, failure: Fields): Armed | undefined {
  const codes = codesOf(call)
  const code =
    codes.find((one) => serverCodes[one] === failure['code']) ??
    (failure['code'] === 'not-found' ? codes.find((one) => refusalCodes[one][0] === 404) : undefined)
  if (code === undefined) return undefined
  return { kind: 'status', call, code, ...(failure['captcha'] === true ? { captcha: true } : {}) }
}

/** What is armed for an answer: what the tests arm, or the refusal that their data comes to. */
export function faultsFor(step: Step, needs: StepNeeds, calls: readonly string[]): readonly Armed[] {
  if (needs.faults.length > 0) return needs.faults.map(forLink)
  const failure = failureIn(step)
  const [call] = calls
  const refusal = failure && call !== undefined ? refusalOf(call, failure) : undefined
  return refusal ? [forLink(refusal)] : []
}

/** What the app makes of a fault: the code by which the player is told. */
function heard({ kind, code, status }: Armed): string {
  if (kind === 'hang') return 'timeout'
  if (kind !== 'status') return kind === 'commit-then-drop' ? 'offline' : 'bad-answer'
  return serverCodes[String(code)] ?? codeOfStatus(Number(status))
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
  const { outcome } = asFields(step.event['output'])
  // Of what is sent once, the outcome is looked up: the player is told of that, and not of the lost answer.
  if (!fault || !failure || outcome !== undefined) return failure
  const { retryAfter } = fault
  return { code: heard(fault), ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** The call that an actor's answer is held by, for the tests a screen can do. */
export const callOf = (suite: Suite, actor: string | undefined): string | undefined =>
  suite.onScreen?.calls?.[actor ?? '']?.[0]
