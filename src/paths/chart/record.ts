import type { InspectionEvent } from 'xstate'
import { isWithin, withParents } from './definition'
import type { ChartNode, ChartTransition, Definition } from './definition'
import type { ActionRecord } from '../model'
import { actorName, plain } from './plain'

const isBelow = (node: ChartNode, above: ChartNode) => node !== above && isWithin(node, above)

/** The state in which a transition is resolved; undefined for one without a target. */
function domainOf(transition: ChartTransition): ChartNode | undefined {
  const targets = transition.target as readonly ChartNode[] | undefined
  if (!targets?.length) return undefined
  const source = transition.source as ChartNode
  const inside = targets.every((target) => target === source || isBelow(target, source))
  if (inside && !transition.reenter) return source
  const [, ...parents] = withParents(source)
  return parents.find((above) => targets.every((target) => isBelow(target, above))) ?? source.machine.root
}

function collide(a: ChartTransition, b: ChartTransition): boolean {
  const left = domainOf(a)
  const right = domainOf(b)
  return !!left && !!right && (left === right || isBelow(left, right) || isBelow(right, left))
}

/**
 * The transitions actually taken, of those that parallel regions selected for one event.
 * Inspection reports the selection before xstate drops preempted ones.
 */
function withoutPreempted(selected: readonly ChartTransition[]): readonly ChartTransition[] {
  if (selected.length < 2) return selected
  let kept: ChartTransition[] = []
  for (const transition of selected) {
    const rivals = kept.filter((other) => collide(transition, other))
    const source = transition.source as ChartNode
    if (rivals.every((other) => isBelow(source, other.source as ChartNode))) {
      kept = [...kept.filter((other) => !rivals.includes(other)), transition]
    }
  }
  return kept
}

/** The chart's transition objects in one inspected microstep; empty for every other inspection event. */
function selectedIn(event: InspectionEvent): readonly ChartTransition[] {
  return event.type === '@xstate.microstep' ? withoutPreempted(event._transitions) : []
}

/** Ids of the transitions in one inspected microstep. Forbidden transitions and the initial entry have none. */
export function takenIn(event: InspectionEvent, definition: Definition): string[] {
  return selectedIn(event).flatMap((transition) => definition.idOf(transition) ?? [])
}

interface SendParams {
  readonly to?: { readonly id: string } | string
  readonly targetId?: string
  readonly event?: unknown
  readonly delay?: unknown
}

function receiver(params: SendParams, self: unknown): string {
  if (params.targetId === '#_parent') return 'parent'
  if (params.targetId !== undefined) return params.targetId
  if (params.to === self) return 'self'
  return typeof params.to === 'object' ? actorName(params.to.id) : String(params.to)
}

/**
 * An executed action as the oracle records it, including the start of an invoked actor with its input. Undefined for
 * xstate's bookkeeping (raise, cancel, stop), which the state value and the timers already show.
 */
export function actionRecord(type: string, params: unknown, self: unknown): ActionRecord | undefined {
  if (type === 'xstate.emit') return { type: 'emit', params: plain((params as { event: unknown }).event) }
  if (type === 'xstate.sendTo') {
    const sent = params as SendParams
    const to = receiver(sent, self)
    const event = plain(sent.event)
    return {
      type: 'send',
      params: typeof sent.delay === 'number' ? { to, event, delay: sent.delay } : { to, event },
    }
  }
  if (type === 'xstate.spawnChild') {
    const { id, input } = params as { id?: unknown; input?: unknown }
    const actor = typeof id === 'string' ? actorName(id) : 'anonymous'
    return { type: 'start', params: input === undefined ? { actor } : { actor, input: plain(input) } }
  }
  if (type.startsWith('xstate.')) return undefined
  return params === undefined ? { type } : { type, params: plain(params) }
}
