import type { Path, Step } from '../model'
import type { Arranged } from '../run/on-screen'
import { asFields, callAt, callDeciding, callOf, faultsFor, routeOf } from './arming'
import { leavesNoTime } from './hurry'
import type { Preparation, Suite } from './model'
import { atOneTap, needless } from './needless'
import { project, type Prepared } from './project'
import { readAfter } from './reads'
import { isMoment } from './words'

/** Steps that come before the answer to what began with step `begun`; answers that come at once are none. */
const between = (atOnce: readonly boolean[], begun: number, answer: number) =>
  atOnce.slice(begun, answer - 1).filter((now) => !now).length

/** Steps, by number, at which an actor starts; 0 is the start of the path. */
function startsOf({ start, steps }: Path): { readonly actor: string; readonly at: number }[] {
  return [start, ...steps.map(({ expected }) => expected)].flatMap(({ actions }, at) =>
    actions.flatMap(({ type, params }) => {
      const actor = asFields(params)['actor']
      return type === 'start' && typeof actor === 'string' ? [{ actor, at }] : []
    }),
  )
}

/** What is read at the same time as an actor's first call: its answer is old where the rows are others by then. */
const readsBeside = ([, ...others]: readonly string[]) =>
  others.filter((call) => project().arming.asksAgain(call, { kind: 'wrong-shape' }))

/**
 * The call that keeps an actor waiting which starts after step `at`: the one whose turn it is or that is to fail;
 * after a failure the one that failed, as the app has kept what the others answered.
 */
function callHeld(suite: Suite, path: Path, actor: string, at: number, answer?: number): string | undefined {
  if (answer !== undefined && callDeciding(suite, path, answer)) return callAt(suite, path, answer)
  const last = path.steps.findLastIndex(
    ({ actorId, kind }, i) => i < at && kind === 'outcome' && actorId === actor,
  )
  return last < 0 ? callOf(suite, actor) : callAt(suite, path, last + 1)
}

/** What a person does for an answer that the tests bring about by other means than the sandbox's page. */
function told({ cases }: Suite, { actorId = '', caseIndex, event }: Step): Prepared | undefined {
  const how = event.type.startsWith('xstate.done.') ? 'done' : 'error'
  return project().prepared[`${cases.id}/${actorId} ${how} ${caseIndex}`]
}

const asPrepared = ({ list = [], words }: Prepared, before: number, of: number): Preparation[] => [
  ...(list.length > 0 ? [{ before, what: 'arrange' as const, list, of }] : []),
  ...(words ? [{ before, what: 'data' as const, of, words }] : []),
]

/** What the screen loads after an answer, where something is done or waited for before it is there. */
function loadedLater(suite: Suite, path: Path, answer: number, again: number): Preparation[] {
  const { loads } = told(suite, path.steps[answer - 1] as Step) ?? {}
  if (!loads) return []
  const end = Math.min(again, path.steps.length)
  const found = path.steps.findIndex(
    ({ event }, at) => at >= answer && at < end && event.type === loads.until,
  )
  const until = found < 0 ? null : found + 1
  const isAwaited = between(routeOf(suite, path)?.atOnce ?? [], answer, until ?? end + 1) > 0
  return isAwaited ? [{ before: answer, what: 'hold', call: loads.path, until }] : []
}

const isTap = (step: Step | undefined) => step?.kind === 'gesture' || step?.kind === 'signal'

/** Whether a step leaves words on screen that the answer after it takes away before anybody has read them. */
function isToldBriefly(suite: Suite, path: Path, number: number): boolean {
  const step = path.steps[number - 1]
  const before = path.steps[number - 2]?.expected ?? path.start
  return step?.kind === 'outcome' && readAfter(suite, path, step, before, 'en').length > 0
}

/** Whether what ends with the step before makes the same call as this answer's: held, that one would be caught. */
function isAskedAlready(suite: Suite, { steps }: Path, number: number): boolean {
  const [before, step] = steps.slice(number - 2, number)
  if (before?.kind !== 'outcome' || before.actorId === step?.actorId) return false
  const [call] = suite.onScreen?.calls?.[step?.actorId ?? ''] ?? []
  return call !== undefined && (suite.onScreen?.calls?.[before.actorId ?? ''] ?? []).includes(call)
}

/**
 * Answers that leave nobody the time for the links of the next step, or to read what the step before says, unless
 * they let them go themselves.
 */
function hurrying(suite: Suite, path: Path, all: readonly Preparation[]): number[] {
  const atOnce = routeOf(suite, path)?.atOnce ?? []
  const armed = new Set(all.flatMap(({ what, before }) => (what === 'data' ? [] : [before - 1])))
  return path.steps.flatMap(({ kind, expected }, at) => {
    const number = at + 1
    const isQuick =
      kind === 'outcome' &&
      !atOnce[at] &&
      !isAskedAlready(suite, path, number) &&
      callAt(suite, path, number) !== undefined &&
      letGoAt(all, number).length === 0 &&
      ((armed.has(number) && leavesNoTime(suite, expected)) || isToldBriefly(suite, path, at))
    return isQuick ? [number] : []
  })
}

/** What a person arranges for a path, in the order of the steps. */
export function preparations(suite: Suite, path: Path): Preparation[] {
  const slow = new Set<number>()
  for (;;) {
    const all = preparedWith(suite, path, slow)
    const more = hurrying(suite, path, all).filter((number) => !slow.has(number))
    if (more.length === 0) return all
    for (const number of more) slow.add(number)
  }
}

/** The same, with these answers held although no other step comes before them. */
function preparedWith(suite: Suite, path: Path, slow: ReadonlySet<number>): Preparation[] {
  const route = routeOf(suite, path)
  if (!route) return []
  const { atOnce, needs = [] } = route
  const calls = suite.onScreen?.calls ?? {}
  const starts = startsOf(path)
  const { arranged = [], flags = {} } = route
  const set: Arranged[] = Object.keys(flags).length > 0 ? [['flags', flags]] : []
  const begins = project().prepared[`${path.chart} start ${path.input}`] ?? { list: [...set, ...arranged] }
  const first = asPrepared(begins, 0, 0)
  const later = starts.flatMap(({ actor, at }): Preparation[] => {
    const rest = path.steps.slice(at)
    const again = starts.find((one) => one.actor === actor && one.at > at)?.at ?? Infinity
    const found = rest.findIndex(({ actorId, kind }) => kind === 'outcome' && actorId === actor)
    const answer = found < 0 || at + found + 1 > again ? undefined : at + found + 1
    const call = callHeld(suite, path, actor, at, answer)
    // What starts with an answer that comes at once starts with the step before it.
    let begun = at
    while (begun > 0 && atOnce[begun - 1]) begun -= 1
    if (answer === undefined) {
      const last = Math.min(again, path.steps.length)
      if (call === undefined || between(atOnce, at, last + 1) === 0) return []
      // The app itself gives up what starts again without an answer.
      return [{ before: begun, what: 'hold', call, until: null }]
    }
    const step = path.steps[answer - 1] as Step
    const wanted = needs[answer - 1]
    const faults = wanted ? faultsFor(step, wanted, calls[actor] ?? []) : []
    const known = told(suite, step)
    const list = known ? (known.list ?? []) : (wanted?.arranged ?? [])
    // What is done on another screen needs the rows as they were: the answer waits until they are others.
    const elsewhere =
      list.length > 0 &&
      faults.length === 0 &&
      (begun === 0
        ? known?.onceOpen === true
        : project().byHand[path.steps[begun - 1]?.event.type ?? ''] !== undefined)
    const isHeld =
      call !== undefined &&
      !atOnce[answer - 1] &&
      (elsewhere || slow.has(answer) || between(atOnce, at, answer) > 0)
    const before = isHeld ? answer : begun
    return [
      ...loadedLater(suite, path, answer, again),
      ...(isHeld ? [call, ...(elsewhere ? readsBeside(calls[actor] ?? []) : [])] : []).map((one) => ({
        before: begun,
        what: 'hold' as const,
        call: one,
        until: answer,
      })),
      ...faults.map((fault) => ({
        before,
        what: 'fault' as const,
        call: String(fault['call'] ?? fault['path'] ?? ''),
        fault,
      })),
      ...(faults.every(project().arming.isOfPlayer) && list.length > 0
        ? [{ before, what: 'arrange' as const, list, of: answer }]
        : []),
      ...(known?.words ? [{ before: begun, what: 'data' as const, of: answer, words: known.words }] : []),
      ...(wanted?.other &&
      !known &&
      faults.length === 0 &&
      list.length === 0 &&
      (call !== undefined || atOnce[answer - 1])
        ? [{ before: begun, what: 'data' as const, of: answer }]
        : []),
    ]
  })
  const all = [...first, ...patience(path, later), ...later]
  const held = new Set(all.flatMap((one) => (one.what === 'hold' ? [one.until] : [])))
  return atOneTap(inTime(suite, path, all, held).toSorted((a, b) => a.before - b.before))
}

/** A person needs longer for the steps before a held answer than the app waits for it, unless not waiting is what is tested. */
function patience({ steps }: Path, later: readonly Preparation[]): Preparation[] {
  const { patience: one } = project().arming
  // Of what is never let go, only taps that come meanwhile need time.
  const takesTime = (from: number) => steps.slice(from).some(({ kind }) => kind === 'gesture')
  const isHeld = later.some((it) => it.what === 'hold' && (it.until !== null || takesTime(it.before)))
  const isGivenUp = later.some((it) => it.what === 'fault' && it.fault['kind'] === 'hang')
  return one && isHeld && !isGivenUp ? [{ before: 0, what: 'arrange', list: [one], of: 0 }] : []
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
    if (step && isMoment(step)) return true
    if (step?.kind !== 'outcome' || held.has(number)) return false
    return atOnce[number - 1] === true || callOf(suite, step.actorId) !== undefined
  }
  const earlier = (number: number): number => (comesByItself(number) ? earlier(number - 1) : number)
  // What is armed stays armed: where a tap leaves no time for it, it comes before the tap.
  const isTooLate = ({ what, before }: Preparation) =>
    (what === 'hold' || what === 'fault') &&
    isTap(path.steps[before - 2]) &&
    !held.has(before - 1) &&
    leavesNoTime(suite, (path.steps[before - 2] as Step).expected)
  const data = all.filter((one) => one.what === 'data').toSorted((a, b) => a.of - b.of)
  const isThere = (one: Preparation) => {
    if (one.what !== 'data') return false
    const last = data.findLast(
      ({ of }) => of < one.of && path.steps[of - 1]?.actorId === path.steps[one.of - 1]?.actorId,
    )
    return last !== undefined && dataOf(path, last.of) === dataOf(path, one.of)
  }
  const repeated = needless(suite, path, all)
  return all
    .filter((one) => !isThere(one) && !repeated.has(one))
    .map((one) => ({ ...one, before: earlier(isTooLate(one) ? one.before - 1 : one.before) }))
}

/** What is let go at this step. */
export const letGoAt = (list: readonly Preparation[], number: number) =>
  list.flatMap((one) => (one.what === 'hold' && one.until === number ? [one] : []))
