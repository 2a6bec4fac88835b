import { nameAt, plainCause, timeText } from '../picture/plain'
import type { ChartFacts, TransitionFact } from '../picture/model'
import type { Say } from '../words/words'

/** Why a transition happens, in a few words. */
export function causeWords(
  say: Say,
  chart: ChartFacts,
  it: Pick<TransitionFact, 'cause' | 'name' | 'wait'>,
): string {
  if (chart.said) return plainCause(chart.said, it) || say('plainAlways')
  if (it.cause === 'event' && chart.signals.includes(it.name)) return say('cause.signal', { name: it.name })
  const time = it.wait === undefined ? it.name : `${timeText(it.wait)} (${it.name})`
  return say(`cause.${it.cause}`, { name: it.name, time })
}

/** A transition's target, or that it stays. */
export function targetWords(say: Say, chart: ChartFacts, it: TransitionFact): string {
  return it.to.length === 0 ? say('stays') : it.to.map((to) => nameAt(chart, to)).join(', ')
}

/** The innermost of some active states, by name. */
export function situationNames(chart: ChartFacts, active: readonly string[]): string {
  return chart.states
    .flatMap(({ id }, at) => (active.includes(id) ? [{ id, name: nameAt(chart, at) }] : []))
    .filter(({ id }) => !active.some((other) => other.startsWith(`${id}.`)))
    .map(({ name }) => name)
    .join(' + ')
}

/** The name of a state or a transition: its id, unless plain words are on. */
export function nameOf(say: Say, chart: ChartFacts, id: string): string {
  const { said, states, transitions } = chart
  if (!said) return id
  const at = states.findIndex((state) => state.id === id)
  if (at >= 0) return nameAt(chart, at)
  const it = transitions.find((one) => one.id === id)
  if (!it) return id
  return say('plainIn', { name: causeWords(say, chart, it), state: nameAt(chart, it.from) })
}
