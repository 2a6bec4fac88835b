import type { ChartFacts, TransitionFact } from '../picture/model'
import type { Say } from '../words/words'

/** Milliseconds in readable form. */
export function timeText(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  if (ms < 120_000) return `${Math.round(ms / 100) / 10} s`
  return `${Math.round(ms / 6000) / 10} min`
}

/** Why a transition happens, in a few words. */
export function causeWords(
  say: Say,
  chart: ChartFacts,
  it: Pick<TransitionFact, 'cause' | 'name' | 'wait'>,
): string {
  if (it.cause === 'event' && chart.signals.includes(it.name)) return say('cause.signal', { name: it.name })
  const time = it.wait === undefined ? it.name : `${timeText(it.wait)} (${it.name})`
  return say(`cause.${it.cause}`, { name: it.name, time })
}

/** A transition's target, or that it stays. */
export function targetWords(say: Say, chart: ChartFacts, it: TransitionFact): string {
  return it.to.length === 0 ? say('stays') : it.to.map((to) => chart.states[to]?.name ?? '').join(', ')
}
