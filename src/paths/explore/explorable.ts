import type { ActorLogic, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { definitionOf } from '../chart/definition'
import type { Definition } from '../chart/definition'
import { maxMicrosteps, withPuppets } from '../chart/puppets'
import { actionRecord, takenIn } from '../chart/record'
import { makeScope, snapshotsIn } from '../chart/scope'
import type { Recorded } from '../chart/scope'
import { unstarted } from '../chart/situation'
import type { Move, Situation } from '../chart/situation'
import { timersAfter, timersFired } from '../chart/timers'

/** Events a chart may send itself within one step before it counts as a loop. */
const maxSelfSends = 100

type ExplorableLogic = ActorLogic<Situation, Move>

interface Explorable {
  readonly definition: Definition
  readonly logic: ExplorableLogic
  /** The logic's transition function, without an actor scope argument. */
  readonly step: (from: Situation, move: Move) => Situation
  /** The same without recording actions: an exploration makes tens of thousands of steps and needs none of them. */
  readonly glance: (from: Situation, move: Move) => Situation
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Why a chart was stopped that never came to rest: the transitions that follow each other, as far as one round shows. */
function endless({ microsteps }: Recorded, taken: readonly string[]): string | undefined {
  if (microsteps.length < maxMicrosteps) return undefined
  const round = [...new Set(taken.slice(-20))].sort()
  return `the chart never comes to rest: without end it takes ${round.map((id) => `\`${id}\``).join(', ')}`
}

/** Events the chart sends to itself immediately: they arrive after the macrostep, so the pure transition misses them. */
function sentToSelf(actions: readonly ExecutableActionObject[], self: unknown): EventObject[] {
  return actions.flatMap((action) => {
    if (action.type !== 'xstate.sendTo') return []
    const params = action.params as { to?: unknown; delay?: unknown; event: EventObject }
    return params.to === self && typeof params.delay !== 'number' ? params.event : []
  })
}

function stillSettled(from: Situation, move: Move, chart: AnyMachineSnapshot): readonly string[] {
  const settled = move.actorId === undefined ? from.settled : [...from.settled, move.actorId]
  if (settled.length === 0) return settled
  // A re-entered state has a new actor under the same id.
  return settled.filter((id) => id in chart.children && chart.children[id] === from.chart?.children[id])
}

/**
 * A chart as logic that `@xstate/graph` can walk: pure, and with invoked actors, ordered timers and `always` visible.
 * Guards, assigns, delays and input mappers run; actors and custom actions never do. Never throws: what the
 * chart throws becomes a situation with status `error` and the message in `thrown`.
 */
export function explorable(cases: FlowCases): Explorable {
  const machine = withPuppets(cases.machine)
  const definition = definitionOf(machine)
  const scope = makeScope(machine.id)
  const { self } = scope.it

  function run(begin: () => AnyMachineSnapshot, recorded: Recorded): AnyMachineSnapshot {
    let chart = begin()
    let read = 0
    for (let sends = 0; read < recorded.actions.length;) {
      const events = sentToSelf(recorded.actions.slice(read), self)
      read = recorded.actions.length
      for (const event of events) {
        if (chart.status !== 'active') break
        if (++sends > maxSelfSends) throw new Error(`the chart keeps sending itself '${event.type}'`)
        chart = machine.transition(chart, event, scope.it)
      }
    }
    return chart
  }

  const doneIn = (recorded: Recorded, detailed: boolean) => ({
    taken: recorded.microsteps.flatMap((event) => takenIn(event, definition)),
    actions: detailed
      ? recorded.actions.flatMap((action) => actionRecord(action.type, action.params, self) ?? [])
      : [],
  })

  function settle(
    from: Situation,
    move: Move,
    begin: () => AnyMachineSnapshot,
    detailed: boolean,
  ): Situation {
    const recorded = scope.record()
    let chart: AnyMachineSnapshot
    try {
      chart = run(begin, recorded)
    } catch (error) {
      const { actions, taken } = doneIn(recorded, detailed)
      const thrown = endless(recorded, taken) ?? textOf(error)
      return { ...from, status: 'error', taken, actions, passed: [], ignored: false, thrown }
    }
    const { actions, taken } = doneIn(recorded, detailed)
    if (chart === from.chart && taken.length === 0 && move.kind !== 'time') {
      return { ...from, taken, actions: [], passed: [], ignored: true }
    }
    const timers = move.timer === undefined ? from.timers : timersFired(from.timers, move.timer)
    const status = chart.status === 'active' || chart.status === 'done' ? chart.status : 'error'
    return {
      status,
      output: undefined,
      error: undefined,
      input: move.kind === 'start' ? String(move.event.type) : from.input,
      chart,
      timers: status === 'active' ? timersAfter(timers, recorded.actions, self) : [],
      settled: stillSettled(from, move, chart),
      taken,
      actions,
      passed: snapshotsIn(recorded).slice(0, -1),
      ignored: false,
      ...(status === 'error' && chart.error !== undefined
        ? { thrown: endless(recorded, taken) ?? textOf(chart.error) }
        : {}),
    }
  }

  function make(from: Situation, move: Move, detailed: boolean): Situation {
    const { chart } = from
    if (!chart) {
      const input: unknown = cases.inputs[move.event.type]
      return settle(from, move, () => machine.getInitialSnapshot(scope.it, input), detailed)
    }
    return settle(from, move, () => machine.transition(chart, move.event, scope.it), detailed)
  }

  const step = (from: Situation, move: Move) => make(from, move, true)
  const logic: ExplorableLogic = {
    getInitialSnapshot: () => unstarted,
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: step,
  }
  return { definition, logic, step, glance: (from, move) => make(from, move, false) }
}
