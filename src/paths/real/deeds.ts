import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { duration, labelOf } from '../chart/label'
import type { RealStage, RunningChart } from './stage'

/** Something that is done to running charts. Plain data: a play is repeated from its deeds. */
export type Deed =
  | { readonly kind: 'event'; readonly at: string; readonly type: string; readonly nth: number }
  | {
      readonly kind: 'answer'
      readonly at: string
      readonly actor: string
      readonly how: 'done' | 'error'
      readonly nth: number
      /** To the request that was asked first, though a later one has taken its place. */
      readonly late?: true
    }
  | { readonly kind: 'jump'; readonly ms: number }

const payload = ({ events }: FlowCases, type: string, nth: number): object | undefined =>
  (events as Readonly<Record<string, readonly object[]>>)[type]?.[nth]

const isActive = (actor: AnyActorRef) => (actor.getSnapshot() as { status: string }).status === 'active'

/** The running actor of a chart, if it has not answered. */
export function waitingFor({ actor }: RunningChart, id: string): AnyActorRef | undefined {
  const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
  const child = children[id]
  return child && isActive(child) ? child : undefined
}

/** The event of a deed; undefined when the cases know none. */
export function eventOf(cases: FlowCases, deed: Exclude<Deed, { kind: 'jump' }>): EventObject | undefined {
  if (deed.kind === 'event') {
    const found = payload(cases, deed.type, deed.nth)
    return found && { ...found, type: deed.type }
  }
  const values = cases.outcomes[deed.actor]?.[deed.how] ?? []
  if (deed.nth >= values.length) return undefined
  return {
    type: deed.how === 'done' ? '$done' : '$error',
    [deed.how === 'done' ? 'output' : 'error']: values[deed.nth],
  }
}

/** Does it; false when it is not possible here, and nothing was done. */
export function perform(stage: RealStage, deed: Deed): boolean {
  if (deed.kind === 'jump') {
    stage.clock.jump(deed.ms)
    return true
  }
  const chart = stage.charts().find(({ at }) => at === deed.at)
  const event = chart && eventOf(chart.cases, deed)
  if (!chart || !event) return false
  if (deed.kind === 'event') {
    chart.actor.send(event)
    return true
  }
  const actor = deed.late ? stage.left(deed.at, deed.actor) : waitingFor(chart, deed.actor)
  actor?.send(event)
  return actor !== undefined
}

/** Whether the chart does something on this event now. A guard that throws is for the chart to show. */
export function can({ actor }: RunningChart, event: EventObject): boolean {
  try {
    return (actor.getSnapshot() as AnyMachineSnapshot).can(event)
  } catch {
    return true
  }
}

/** One line for a person. */
export function wordsOf(stage: RealStage, deed: Deed): string {
  if (deed.kind === 'jump') return `${duration(deed.ms)} pass`
  const cases = stage.charts().find(({ at }) => at === deed.at)?.cases
  const event = cases && eventOf(cases, deed)
  if (!cases || !event) return deed.kind
  const where = deed.at === '' ? '' : `in ${deed.at}: `
  if (deed.kind === 'event') {
    const kind = (cases.signals as readonly string[]).includes(deed.type) ? 'signal' : 'gesture'
    return where + labelOf({ type: '', kind, event, caseIndex: deed.nth, wait: 0 })
  }
  const outcome = { ...event, type: `xstate.${deed.how}.actor.${deed.actor}` }
  const label = labelOf({
    type: '',
    kind: 'outcome',
    event: outcome,
    caseIndex: deed.nth,
    wait: 0,
    actorId: deed.actor,
  })
  return `${where}${label}${deed.late ? ', late' : ''}`
}
