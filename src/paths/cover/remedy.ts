import type { FlowCases } from '../../../machines/shared/cases'
import type { ChartNode, Definition, TransitionDefinition } from '../chart/definition'
import { project } from '../export/project'
import type { MissReason } from '../model'

type AnsweredHere = 'state never reached' | 'no payload for this event' | 'actor outcome missing in cases'

const remedies: Readonly<Record<Exclude<MissReason, AnsweredHere>, string>> = {
  'source never reached': 'first see to the state itself, which is missing, too',
  'shadowed by an earlier branch':
    'put this branch first, narrow the guard of the other one, or remove this one',
  'guard never true with these cases':
    'add a payload, an answer or an input that makes it true; if there can be none, remove the branch',
  'timer never earliest': 'make it shorter than what comes before it, or remove it',
  'region never finishes': 'give every region inside a way to a final state, or remove the transition',
  'actor never running': 'invoke it in that state, or remove the transition',
  'it throws': 'mend what throws: its guard, its actions or those of the states that it leaves and enters',
  'never taken': 'add an input or a payload that leads here in another situation, or remove the transition',
}

/** What to add to reach a transition. */
export function remedyFor(
  { name, trigger }: TransitionDefinition,
  reason: MissReason,
  { id }: FlowCases,
): string {
  const file = project().casesIn(id)
  switch (reason) {
    case 'no payload for this event':
      return `add one to events.${name} in ${file}, {} where the event carries nothing`
    case 'actor outcome missing in cases':
      return `add one to outcomes.${name}.${trigger === 'error' ? 'error' : 'done'} in ${file}`
    case 'state never reached':
      return remedies['source never reached']
    default:
      return remedies[reason]
  }
}

/** What to add to reach a state. */
export function remedyForState(node: ChartNode, { transitions }: Definition): string {
  const leads = [...transitions.values()].some(({ transition }) =>
    ((transition.target ?? []) as readonly ChartNode[]).includes(node),
  )
  return leads
    ? 'see what the transitions into it want, which are missing, too'
    : 'no transition names it as its target: add one, or remove the state'
}
