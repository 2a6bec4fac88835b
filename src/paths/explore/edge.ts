import type { FlowCases } from '../../../machines/shared/cases'
import type { ChartNode, Definition } from '../chart/definition'
import type { Problem } from '../model'
import { statesIn } from './states'
import type { Move, Situation } from '../chart/situation'
import { wrongWith } from './wrong'

/** A move from one explored situation to another. */
export interface Edge {
  readonly move: Move
  readonly to: string
  /** Ids of the transitions taken. */
  readonly taken: readonly string[]
  /** Ids of the states the move passes through or ends in. */
  readonly states: ReadonlySet<string>
  /** Problems with the situation it leads to. */
  readonly wrong: readonly Pick<Problem, 'kind' | 'message'>[]
  /** The situation this move led to; `to` is the first one that counted as the same. */
  readonly situation: Situation
}

type Step = (from: Situation, move: Move) => Situation

/**
 * An edge that keeps what most readers need and recomputes its situation for the few that need all of it:
 * tens of thousands of snapshots, each with its context, would keep the garbage collector busier than the
 * exploration.
 */
class ExploredEdge implements Edge {
  readonly move: Move
  readonly to: string
  readonly taken: readonly string[]
  readonly states: ReadonlySet<string>
  readonly wrong: Edge['wrong']
  readonly #from: Situation
  readonly #step: Step
  #made: Situation | undefined

  constructor(facts: Omit<Edge, 'situation'>, from: Situation, step: Step) {
    this.move = facts.move
    this.to = facts.to
    this.taken = facts.taken
    this.states = facts.states
    this.wrong = facts.wrong
    this.#from = from
    this.#step = step
  }

  get situation(): Situation {
    this.#made ??= this.#step(this.#from, this.move)
    return this.#made
  }
}

const nothing: readonly never[] = []

/** Creates the edges of one exploration; edges that reach the same states share one set. */
export function edgeMaker(cases: FlowCases, definition: Definition, step: Step) {
  const known = new Map<string, ReadonlySet<string>>()
  function statesFor(situation: Situation): ReadonlySet<string> {
    if (situation.passed.length > 0) return statesIn(situation, definition)
    // The states follow from the active ones and the transitions.
    let name = situation.taken.join('\n')
    for (const node of (situation.chart?._nodes ?? []) as readonly ChartNode[]) name += ` ${node.order}`
    const before = known.get(name)
    if (before) return before
    const states = statesIn(situation, definition)
    known.set(name, states)
    return states
  }
  const lists = new Map<string, readonly string[]>()
  /** One list for all edges that take the same transitions. */
  function shared(taken: readonly string[]): readonly string[] {
    const name = taken.length === 1 ? (taken[0] ?? '') : taken.join('\n')
    const before = lists.get(name)
    if (before) return before
    lists.set(name, taken)
    return taken
  }
  return (from: Situation, move: Move, to: string, situation: Situation): Edge => {
    const wrong = wrongWith(cases, situation)
    const facts = {
      move,
      to,
      taken: shared(situation.taken),
      states: statesFor(situation),
      wrong: wrong.length > 0 ? wrong : nothing,
    }
    return new ExploredEdge(facts, from, step)
  }
}
