/**
 * Leaves out what a failure does not need: halves first, then smaller pieces, at last one by one. `fails` gives the
 * part of a list that it took to fail, or undefined when it does not.
 */
export function shortened<T>(
  list: readonly T[],
  fails: (rest: readonly T[]) => readonly T[] | undefined,
): readonly T[] {
  let kept = list
  for (let size = Math.ceil(kept.length / 2); size >= 1;) {
    let shorter: readonly T[] | undefined
    for (let at = 0; at < kept.length && !shorter; at++) {
      const tried = fails([...kept.slice(0, at), ...kept.slice(at + size)])
      if (tried && tried.length < kept.length) shorter = tried
    }
    if (shorter) kept = shorter
    else size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return kept
}
