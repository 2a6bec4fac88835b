import { contract, type CallName } from '../../platform/contract'
import { codeOfStatus } from '../../platform/errors'
import { codesOf, refusalCodes } from '../../platform/refusals'
import { serverCodes } from '../../platform/server-codes'
import type { Json, Path, Step } from '../model'
import type { Armed, StepNeeds } from '../run/on-screen'
import type { Suite } from './model'

/** What has to be arranged on the sandbox page before a step; 0 is the start. */
export type Preparation = { readonly before: number } & (
  | { readonly what: 'hold'; readonly call: string; readonly until: number | null; readonly after?: true }
  | { readonly what: 'fault'; readonly call: string; readonly fault: Armed }
  | { readonly what: 'data'; readonly of: number }
)

/** Where `npm start` serves the sandbox's page. */
export const sandboxPage = 'http://localhost:4173/__sandbox/'

/** The link that opens the sandbox's page with a button which arms just this. */
export const armLink = (fault: Armed): string =>
  `${sandboxPage}?${new URLSearchParams(Object.entries(fault).map(([name, value]) => [name, String(value)]))}#faults`

type Fields = Readonly<Record<string, Json>>

const asFields = (value: Json | undefined): Fields =>
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

function faultsFor(step: Step, needs: StepNeeds, calls: readonly string[]): readonly Armed[] {
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

/** Steps that come before the answer to what began with step `begun`; answers that come at once are none. */
const between = (atOnce: readonly boolean[], begun: number, answer: number) =>
  atOnce.slice(begun, answer - 1).filter((now) => !now).length

/** The call that an actor's answer is held by, for the tests a screen can do. */
export const callOf = (suite: Suite, actor: string | undefined): string | undefined =>
  suite.onScreen?.calls?.[actor ?? '']?.[0]

/** Steps, by number, at which an actor starts; 0 is the start of the path. */
function startsOf({ start, steps }: Path): { readonly actor: string; readonly at: number }[] {
  return [start, ...steps.map(({ expected }) => expected)].flatMap(({ actions }, at) =>
    actions.flatMap(({ type, params }) => {
      const actor = asFields(params)['actor']
      return type === 'start' && typeof actor === 'string' ? [{ actor, at }] : []
    }),
  )
}

/** What a person arranges for a path, in the order of the steps. */
export function preparations(suite: Suite, path: Path): Preparation[] {
  const route = routeOf(suite, path)
  if (!route) return []
  const { atOnce, needs = [] } = route
  const calls = suite.onScreen?.calls ?? {}
  const starts = startsOf(path)
  const all = starts.flatMap(({ actor, at }): Preparation[] => {
    const call = calls[actor]?.[0]
    const rest = path.steps.slice(at)
    const again = starts.find((one) => one.actor === actor && one.at > at)?.at ?? Infinity
    const found = rest.findIndex(({ actorId, kind }) => kind === 'outcome' && actorId === actor)
    const answer = found < 0 || at + found + 1 > again ? undefined : at + found + 1
    // What starts with an answer that comes at once starts with the step before it.
    let begun = at
    while (begun > 0 && atOnce[begun - 1]) begun -= 1
    if (answer === undefined) {
      const last = Math.min(again, path.steps.length)
      if (call === undefined || between(atOnce, at, last + 1) === 0) return []
      const until = again === Infinity ? null : again
      return [
        { before: begun, what: 'hold', call, until, ...(until === null ? {} : { after: true as const }) },
      ]
    }
    const step = path.steps[answer - 1] as Step
    const wanted = needs[answer - 1]
    const faults = wanted ? faultsFor(step, wanted, calls[actor] ?? []) : []
    const isHeld = call !== undefined && !atOnce[answer - 1] && between(atOnce, at, answer) > 0
    const before = isHeld ? answer : begun
    return [
      ...(isHeld ? [{ before: begun, what: 'hold' as const, call, until: answer }] : []),
      ...faults.map((fault) => ({
        before,
        what: 'fault' as const,
        call: String(fault['call'] ?? fault['path'] ?? ''),
        fault,
      })),
      ...(wanted?.other && faults.length === 0 && (call !== undefined || atOnce[answer - 1])
        ? [{ before: begun, what: 'data' as const, of: answer }]
        : []),
    ]
  })
  const held = new Set(all.flatMap((one) => (one.what === 'hold' && !one.after ? [one.until] : [])))
  return inTime(suite, path, all, held).toSorted((a, b) => a.before - b.before)
}

const dataOf = ({ steps }: Path, number: number) =>
  JSON.stringify([steps[number - 1]?.actorId, steps[number - 1]?.event])

/** Before an answer that comes by itself nobody has time; and what is there already has not to be seen to again. */
function inTime(
  suite: Suite,
  path: Path,
  all: readonly Preparation[],
  held: ReadonlySet<number | null>,
): Preparation[] {
  const atOnce = routeOf(suite, path)?.atOnce ?? []
  // An answer without a request is a tap on another chart's screen.
  const comesByItself = (number: number) => {
    const step = path.steps[number - 1]
    if (step?.kind !== 'outcome' || held.has(number)) return false
    return atOnce[number - 1] === true || callOf(suite, step.actorId) !== undefined
  }
  const earlier = (number: number): number => (comesByItself(number) ? earlier(number - 1) : number)
  const data = all.filter((one) => one.what === 'data').toSorted((a, b) => a.of - b.of)
  const isThere = (one: Preparation) => {
    if (one.what !== 'data') return false
    const last = data.findLast(
      ({ of }) => of < one.of && path.steps[of - 1]?.actorId === path.steps[one.of - 1]?.actorId,
    )
    return last !== undefined && dataOf(path, last.of) === dataOf(path, one.of)
  }
  return all.filter((one) => !isThere(one)).map((one) => ({ ...one, before: earlier(one.before) }))
}

/** What is let go at this step. */
export const letGoAt = (list: readonly Preparation[], number: number) =>
  list.flatMap((one) => (one.what === 'hold' && one.until === number ? [one] : []))
