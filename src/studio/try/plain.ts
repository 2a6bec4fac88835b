import type { Situation } from '../../paths/chart/situation'
import { nameAt, plainCause, plainText } from '../picture/plain'
import type { Chart, TransitionFact } from '../picture/model'
import { innermostIds, placesIn } from './run'

/** The name of a situation: in plain words, or by the chart's names. */
export function placeNames(chart: Chart, now: Situation): string {
  if (!chart.said) return placesIn(now).join(' + ')
  return innermostIds(now)
    .map(
      (id) =>
        nameAt(
          chart,
          chart.states.findIndex((state) => state.id === id),
        ) || id,
    )
    .join(' + ')
}

/** What is done, or what happens. */
interface Done {
  readonly kind: string
  readonly event: { readonly type: string }
  readonly actorId?: string
}

/** A move's name, without distinguishing details. */
function nameOfMove({ said }: Chart, { kind, event, actorId = '' }: Done): string | undefined {
  if (!said) return undefined
  if (kind === 'gesture' || kind === 'signal') return said.events[event.type]
  if (kind !== 'outcome') return undefined
  const cause: TransitionFact['cause'] = event.type.startsWith('xstate.done.') ? 'done' : 'error'
  return plainCause(said, { cause, name: actorId })
}

/** A move as shown on a button or in the history; distinguishing details stay unchanged. */
export function moveWords(chart: Chart, move: Done, called: string): string {
  const name = nameOfMove(chart, move)
  if (name === undefined) return called
  const { type, field, value, error } = move.event as Readonly<Record<string, unknown>>
  const label = typeof field === 'string' ? chart.said?.fields[field] : undefined
  if (label !== undefined) return `${name}: ${label}${value === undefined ? '' : `, “${String(value)}”`}`
  // Failures are named, but not their form in code.
  if (String(type).startsWith('xstate.error.') && error instanceof Error) return name
  const details = called.indexOf(': ')
  return details < 0 ? name : `${name}${called.slice(details)}`
}

/**
 * Why nothing happens: the sentences of the transitions with those conditions, or else the conditions' names.
 */
export function refusalWords(chart: Chart, guards: readonly string[]): string[] {
  if (!chart.said) return [...guards]
  const steps = [...chart.transitions, ...chart.states.flatMap(({ stops = [] }) => stops)]
  return guards.flatMap((guard) => {
    const step = steps.find((it) => it.guard === guard)
    return (step && plainText(chart, step)) ?? []
  })
}
