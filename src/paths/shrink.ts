import type { Exploration } from './explore'
import type { Problem } from './model'
import type { Move, Situation } from './situation'
import { unstarted } from './situation'

type Wrong = Pick<Problem, 'kind' | 'message'>

/** What is wrong with one move, if anything is. */
export type Judge = (
  exploration: Exploration,
  from: Situation,
  move: Move,
  to: Situation,
) => Wrong | undefined

/** Makes these moves again as far as they are possible; the moves up to the same fault, or undefined without it. */
function again(
  exploration: Exploration,
  moves: readonly Move[],
  wanted: Wrong,
  judge: Judge,
): readonly Move[] | undefined {
  const made: Move[] = []
  let at = unstarted
  for (const { type } of moves) {
    const move = exploration.candidates(at).find((it) => it.type === type)
    if (!move) return undefined
    const to = exploration.step(at, move)
    made.push(move)
    const wrong = judge(exploration, at, move, to)
    if (wrong?.kind === wanted.kind && wrong.message === wanted.message) return made
    if (wrong || to.status !== 'active') return undefined
    at = to
  }
  return undefined
}

/** The moves without any two of them: going away and coming back are not needed, but only both together. */
function withoutTwo(moves: readonly Move[], fails: (rest: readonly Move[]) => readonly Move[] | undefined) {
  for (let first = 1; first < moves.length; first++) {
    for (let second = first + 1; second < moves.length; second++) {
      const shorter = fails(moves.filter((_, i) => i !== first && i !== second))
      if (shorter) return shorter
    }
  }
  return undefined
}

/**
 * Takes moves out of a failing walk, in big pieces first, then one by one, then two at a time, for as long as the
 * rest is possible and still fails in the same way. Always ends: every round takes something out or is the last one.
 */
export function shrunk(
  exploration: Exploration,
  moves: readonly Move[],
  wanted: Wrong,
  judge: Judge,
): readonly Move[] {
  const fails = (rest: readonly Move[]) => again(exploration, rest, wanted, judge)
  let kept = moves
  for (let size = Math.ceil(kept.length / 2); size >= 1;) {
    let shorter: readonly Move[] | undefined
    for (let at = 0; at < kept.length && !shorter; at++) {
      shorter = fails([...kept.slice(0, at), ...kept.slice(at + size)])
    }
    if (shorter) kept = shorter
    else if (size > 1) size = Math.floor(size / 2)
    else {
      const both = withoutTwo(kept, fails)
      if (!both) break
      kept = both
    }
  }
  return kept
}
