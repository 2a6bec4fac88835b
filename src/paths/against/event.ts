import type { EventObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { eventFor } from '../chart/events'
import type { Json, Step } from '../model'
import type { StepDocument } from '../export/document'

type Fault = { readonly error: string; readonly message: string }

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

/** An `Error` that the file holds as name and message. */
const revived = (value: Json | undefined): unknown =>
  isFault(value) ? Object.assign(new Error(value.message), { name: value.error }) : value

/** How many payloads or outcomes the cases have for this event. */
function variants(cases: FlowCases, { kind, event }: Pick<Step, 'kind' | 'event'>): number {
  if (kind !== 'outcome') return (cases.events as Record<string, readonly object[]>)[event.type]?.length ?? 0
  const how = event.type.startsWith('xstate.done.') ? 'done' : 'error'
  return cases.outcomes[String(event['actorId'])]?.[how]?.length ?? 0
}

/** A committed step, as today's chart can be given it. */
export type Playable = Pick<Step, 'kind' | 'event' | 'wait' | 'actorId'>

export function playable({ kind, event, wait = 0 }: StepDocument): Playable {
  const sent = event as Step['event']
  return { kind, event: sent, wait, ...(kind === 'outcome' ? { actorId: String(sent['actorId']) } : {}) }
}

/** Index of a step's payload or answer in today's cases; -1 when they no longer have it. */
export function caseNow(cases: FlowCases, step: Step): number {
  if (step.kind === 'time') return step.caseIndex
  const all = Array.from({ length: variants(cases, step) }, (_, caseIndex) => caseIndex)
  return all.find((caseIndex) => eventFor(cases, { ...step, caseIndex })) ?? -1
}

/**
 * The event of a committed step: from today's cases where they still have it, with everything that a file cannot
 * hold; otherwise as it was committed.
 */
export function eventOf(cases: FlowCases, step: Playable): EventObject {
  for (let caseIndex = 0; caseIndex < variants(cases, step); caseIndex++) {
    const event = eventFor(cases, { ...step, caseIndex })
    if (event) return event
  }
  const { event } = step
  return { ...event, ...('error' in event ? { error: revived(event['error']) } : {}) }
}
