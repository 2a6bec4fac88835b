import type { Exploration } from '../explore/explore'
import type { Problem } from '../model'
import type { Move, Situation } from '../chart/situation'
import { unstarted } from '../chart/situation'

type Wrong = Pick<Problem, 'kind' | 'message'>

/** Judges what is wrong with one move, if anything. */
type Judge = (exploration: Exploration, from: Situation, move: Move, to: Situation) => Wrong | undefined

/** Repeats these moves as far as possible; returns those up to the same fault, or undefined without it. */
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

/** The moves without any two of them: leaving and coming back can only be dropped together. */
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
 * Removes moves from a failing walk, in large chunks first, then one by one, then in pairs, while the
 * rest is possible and still fails in the same way. Always terminates: every round removes something or is the last.
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
