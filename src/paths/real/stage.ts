import { createActor } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { isMachine } from '../chart/definition'
import { puppet, withPuppets } from '../chart/puppets'
import { openSystem } from '../chart/scope'
import { JumpingClock } from './clock'
import type { Effect } from './rules'

/** A chart that runs, by itself or inside another one. */
export interface RunningChart {
  /** The ids that lead to it from the first chart; empty for the first. */
  readonly at: string
  readonly cases: FlowCases
  readonly actor: AnyActorRef
}

export interface RealStage {
  readonly clock: JumpingClock
  /** The chart itself, then those that run inside it, if they were asked for. */
  readonly charts: () => readonly RunningChart[]
  /** A request whose place was taken by a later one of the same id, and that still runs: the one asked first. */
  readonly left: (at: string, id: string) => AnyActorRef | undefined
  /** Effects of the chart itself since the last call. */
  readonly effects: () => readonly Effect[]
}

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot

/** A chart whose requests are puppets, and whose inner charts are real where their cases are known. */
function withInnerCharts(machine: AnyStateMachine, known: ReadonlyMap<string, FlowCases>): AnyStateMachine {
  const inner = Object.entries(machine.implementations.actors).flatMap(([source, logic]) =>
    isMachine(logic) && known.has(logic.id) ? [[source, withInnerCharts(logic, known)] as const] : [],
  )
  const outer = withPuppets(machine)
  return inner.length === 0 ? outer : outer.provide({ actors: Object.fromEntries(inner) })
}

/**
 * Starts the chart as an app does: an actor with running children and timers. Requests answer when they are told to.
 * With the cases of other charts, those that run inside this one are real as well.
 */
export function realStage(cases: FlowCases, input: unknown, others: readonly FlowCases[]): RealStage {
  const known = new Map(others.flatMap((one) => (one.carries ? [] : [[one.id, one] as const])))
  const machine = others.length > 0 ? withInnerCharts(cases.machine, known) : withPuppets(cases.machine)
  const clock = new JumpingClock()
  const asked = new Map<string, AnyActorRef[]>()
  let effects: Effect[] = []
  const parent = createActor(puppet, { clock, logger: () => {} })
  openSystem(parent.system)
  parent.system.inspect((event: InspectionEvent) => {
    if (event.type !== '@xstate.action' || event.actorRef !== actor) return
    const { type, params } = event.action
    if (!type.startsWith('xstate.')) effects.push({ type, params })
  })
  const actor: AnyActorRef = createActor(machine, { parent, input, id: machine.id })

  function inside(chart: RunningChart): RunningChart[] {
    if (snapshotOf(chart.actor).status !== 'active') return [chart]
    const { children } = snapshotOf(chart.actor) as { children: Record<string, AnyActorRef | undefined> }
    const charts = Object.entries(children).flatMap(([id, child]) => {
      if (!child) return []
      const name = JSON.stringify([chart.at, id])
      const before = asked.get(name) ?? []
      if (!before.includes(child)) asked.set(name, [...before, child])
      const logic = (child as unknown as { readonly logic?: unknown }).logic
      const its = isMachine(logic) ? known.get(logic.id) : undefined
      return its ? inside({ at: chart.at === '' ? id : `${chart.at}.${id}`, cases: its, actor: child }) : []
    })
    return [chart, ...charts]
  }

  actor.start()
  return {
    clock,
    charts: () => inside({ at: '', cases, actor }),
    left: (at, id) =>
      asked
        .get(JSON.stringify([at, id]))
        ?.slice(0, -1)
        .find((one) => (one.getSnapshot() as { status: string }).status === 'active'),
    effects: () => {
      const since = effects
      effects = []
      return since
    },
  }
}
