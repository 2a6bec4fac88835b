import type { EventObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Step } from '../model'
import { plain } from './plain'

/** What tells which event of the cases a step sends. */
type Sent = Pick<Step, 'kind' | 'event' | 'caseIndex' | 'actorId'>

function payloadOf(cases: FlowCases, step: Sent): object | undefined {
  const { type } = step.event
  if (step.kind === 'time') return {}
  if (step.kind !== 'outcome') {
    const events = cases.events as Record<string, readonly object[]>
    return events[type]?.[step.caseIndex]
  }
  const how = type.startsWith('xstate.done.') ? 'done' : 'error'
  const values = cases.outcomes[step.actorId ?? '']?.[how] ?? []
  if (step.caseIndex >= values.length) return undefined
  return { [how === 'done' ? 'output' : 'error']: values[step.caseIndex], actorId: step.actorId }
}

/**
 * The event of a step as the chart has to receive it, taken from the cases: a path is plain JSON, which cannot
 * hold an `Error` or `undefined`. Undefined when the cases have changed since the path was made.
 */
export function eventFor(cases: FlowCases, step: Sent): EventObject | undefined {
  const before = known.get(step)
  if (before && before.events === cases.events && before.outcomes === cases.outcomes) return before.event
  const event = eventFrom(cases, step)
  known.set(step, { events: cases.events, outcomes: cases.outcomes, event })
  return event
}

/** The last lookup per step: many mutants of a chart play the same steps with the same cases. */
const known = new WeakMap<
  Sent,
  Pick<FlowCases, 'events' | 'outcomes'> & { readonly event: EventObject | undefined }
>()

function eventFrom(cases: FlowCases, step: Sent): EventObject | undefined {
  const payload = payloadOf(cases, step)
  const event = payload && { ...payload, type: step.event.type }
  const same =
    step.kind === 'time' || JSON.stringify(sorted(plain(event))) === JSON.stringify(sorted(step.event))
  return event && same ? event : undefined
}

function sorted(value: unknown): unknown {
  return Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
}
