import type { Change } from '../../paths/diff/compare'
import type { Chart, Commit } from '../picture/model'
import { since, type Snapshot } from './snapshot'

/** The text of a state or a transition, by id. */
export interface Worded {
  readonly id: string
  readonly description?: string
}

/** The changes to one flow since a commit. */
export interface FlowNews {
  readonly id: string
  readonly kind: 'new' | 'gone' | 'changed'
  readonly states: Change
  readonly transitions: Change
  /** The previous texts of changed or removed parts. */
  readonly before: { readonly states: readonly Worded[]; readonly transitions: readonly Worded[] }
  /** The commits that changed it, newest first. */
  readonly commits: readonly Commit[]
}

/** The changes to all flows since a commit. */
export interface Since extends Commit {
  /** Its tag, if any. */
  readonly tag?: string
  readonly flows: readonly FlowNews[]
}

const count = ({ added, changed, removed }: Change) => added.length + changed.length + removed.length

function wordsOf(list: readonly Worded[], { changed, removed }: Change): Worded[] {
  const wanted = new Set([...removed, ...changed.map(({ id }) => id)])
  return list.flatMap(({ id, description }) =>
    wanted.has(id) && description !== undefined ? [{ id, description }] : [],
  )
}

const nothing: Change = { added: [], removed: [], changed: [] }

/** The changes to a flow; either version may be missing. Undefined if there are none. */
export function newsOf(
  id: string,
  before: Snapshot | undefined,
  chart: Chart | undefined,
  commits: readonly Commit[],
): FlowNews | undefined {
  const none = { states: [], transitions: [] }
  if (!chart) return { id, kind: 'gone', states: nothing, transitions: nothing, before: none, commits }
  if (!before) return { id, kind: 'new', states: nothing, transitions: nothing, before: none, commits }
  const { states, transitions } = since(before, chart)
  if (count(states) + count(transitions) === 0) return undefined
  const words = {
    states: wordsOf(before.states, states),
    transitions: wordsOf(before.transitions, transitions),
  }
  return { id, kind: 'changed', states, transitions, before: words, commits }
}
