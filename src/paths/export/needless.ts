import type { Path, Step } from '../model'
import type { Arranged } from '../run/on-screen'
import { asFields, callOf, failureIn } from './arming'
import type { Preparation, Suite } from './model'
import { project } from './project'

/** Arrangements that repeat what stands already. */

type Arranges = Extract<Preparation, { what: 'arrange' }>

/** What a list arranges, by whom or what it is about and field: other actions than a player's go as a whole. */
function facts(list: readonly Arranged[]): Map<string, string> {
  const whole = new Map<string, string>()
  for (const [action, body] of list) {
    const { userName, ...fields } = asFields(body)
    if (typeof userName === 'string') {
      for (const [name, value] of Object.entries(fields))
        whole.set(`${action} ${userName} ${name}`, JSON.stringify(value))
    } else whole.set(action, `${whole.get(action) ?? ''}${JSON.stringify(body)}`)
  }
  return whole
}

/** Whether a step may have changed what was arranged: something is done on another screen, or sent and accepted. */
function changes(suite: Suite, step: Step): boolean {
  if (step.kind !== 'outcome') return project().byHand[step.event.type] !== undefined
  const call = callOf(suite, step.actorId)
  if (call === undefined || failureIn(step)) return false
  // What only reads, the client may ask for again by itself.
  return !project().arming.asksAgain(call, { kind: 'wrong-shape' })
}

/** The arrangements that nobody needs, as an earlier one still holds. */
export function needless(suite: Suite, path: Path, all: readonly Preparation[]): ReadonlySet<Preparation> {
  const arranges = all.filter((one): one is Arranges => one.what === 'arrange')
  const found = new Set<Preparation>()
  let known = new Map<string, string>()
  let from = 0
  for (const one of arranges.toSorted((a, b) => a.of - b.of)) {
    const until = Math.max(one.of - 1, from)
    if (path.steps.slice(from, until).some((step) => changes(suite, step))) known = new Map()
    from = until
    const now = facts(one.list)
    if ([...now].every(([name, value]) => known.get(name) === value)) found.add(one)
    known = new Map([...known, ...now])
  }
  return found
}

/** One list for all of it: what is arranged of one player is one action. */
function joined(list: readonly Arranged[]): readonly Arranged[] {
  const all: Arranged[] = []
  for (const [action, body] of list) {
    const { userName } = asFields(body)
    const at = all.findIndex(
      ([name, other]) =>
        name === action &&
        (userName === undefined
          ? JSON.stringify(other) === JSON.stringify(body)
          : asFields(other)['userName'] === userName),
    )
    if (at < 0) all.push([action, body])
    else all[at] = [action, { ...asFields(all[at]?.[1]), ...asFields(body) }]
  }
  return all
}

/** What is arranged at the same moment, with one tap; what a tester is told then is said once. */
export function atOneTap(list: readonly Preparation[]): Preparation[] {
  const result: Preparation[] = []
  const isSaid = (one: Preparation) =>
    one.what === 'data' &&
    one.words !== undefined &&
    result.some((it) => it.what === 'data' && it.before === one.before && it.words === one.words)
  for (const one of list) {
    if (isSaid(one)) continue
    const at = result.findIndex(({ what, before }) => what === 'arrange' && before === one.before)
    const other = result[at]
    if (one.what !== 'arrange' || other?.what !== 'arrange') result.push(one)
    else result[at] = { ...other, list: joined([...other.list, ...one.list]) }
  }
  return result
}
