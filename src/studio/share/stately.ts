import type { Chart, Stop, TransitionFact } from '../picture/model'

interface StatelyTransition {
  target?: string | string[]
  guard?: string
  actions?: string[]
  description?: string
  reenter?: true
}

interface StatelyState {
  id?: string
  type?: string
  initial?: string
  description?: string
  tags?: readonly string[]
  meta?: object
  entry?: readonly string[]
  exit?: readonly string[]
  invoke?: object[]
  on?: Record<string, StatelyTransition[]>
  after?: Record<string, StatelyTransition[]>
  always?: StatelyTransition[]
  onDone?: StatelyTransition[]
  states?: Record<string, StatelyState>
}

/**
 * A chart as the plain machine configuration Stately's editor imports: guards, actions, actors and delays by
 * name, every state with an id so that targets need no path, and all branches in order, including those that
 * only block an event.
 */
export function statelyJson(chart: Chart): StatelyState {
  const { states, transitions } = chart
  const target = ({ to }: TransitionFact) => to.map((at) => `#${states[at]?.id ?? ''}`)
  const written = (it: TransitionFact): StatelyTransition => {
    const targets = target(it)
    return {
      ...(targets.length === 0 ? {} : { target: targets.length === 1 ? (targets[0] ?? '') : targets }),
      ...(it.guard === undefined ? {} : { guard: it.guard }),
      ...(it.actions ? { actions: [...it.actions] } : {}),
      ...(it.description === undefined ? {} : { description: it.description }),
      ...(it.reenter ? { reenter: true as const } : {}),
    }
  }
  const stopped = ({ guard, description }: Stop): StatelyTransition => ({
    ...(guard === undefined ? {} : { guard }),
    ...(description === undefined ? {} : { description }),
  })
  function stateAt(at: number): StatelyState {
    const state = states[at]
    if (!state) return {}
    const own = transitions.filter(({ from }) => from === at)
    const by = (cause: TransitionFact['cause']) => {
      const lists: Record<string, StatelyTransition[]> = {}
      for (const it of own) if (it.cause === cause) (lists[it.name] ??= []).push(written(it))
      // In branch order, so that each index is right when it is inserted.
      for (const it of state.stops ?? [])
        if (it.cause === cause) (lists[it.name] ??= []).splice(it.branch, 0, stopped(it))
      return Object.keys(lists).length > 0 ? lists : undefined
    }
    const inside = states.flatMap((child, place) => (child.parent === at ? [{ child, place }] : []))
    const on = by('event')
    const after = by('after')
    const always = by('always')?.['always']
    const onDone = Object.values(by('finished') ?? {}).flat()
    const done = by('done')
    const error = by('error')
    const snapshot = by('snapshot')
    const { rows, screen } = state
    return {
      id: state.id,
      ...(state.kind === 'parallel' || state.kind === 'final' || state.kind === 'history'
        ? { type: state.kind }
        : {}),
      ...(state.description === undefined ? {} : { description: state.description }),
      ...(state.initial === undefined ? {} : { initial: states[state.initial]?.name ?? '' }),
      ...(state.tags ? { tags: state.tags } : {}),
      ...(rows || screen ? { meta: { ...(rows ? { rows } : {}), ...(screen ? { screen } : {}) } } : {}),
      ...(state.entry ? { entry: state.entry } : {}),
      ...(state.exit ? { exit: state.exit } : {}),
      ...(state.invokes
        ? {
            invoke: state.invokes.map(({ id, src }) => ({
              id,
              src,
              ...(done?.[id] ? { onDone: done[id] } : {}),
              ...(error?.[id] ? { onError: error[id] } : {}),
              ...(snapshot?.[id] ? { onSnapshot: snapshot[id] } : {}),
            })),
          }
        : {}),
      ...(on ? { on } : {}),
      ...(after ? { after } : {}),
      ...(always ? { always } : {}),
      ...(onDone.length > 0 ? { onDone } : {}),
      ...(inside.length > 0
        ? { states: Object.fromEntries(inside.map(({ child, place }) => [child.name, stateAt(place)])) }
        : {}),
    }
  }
  return stateAt(0)
}
