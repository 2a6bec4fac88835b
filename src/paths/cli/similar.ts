import leven from 'leven'

/** The known word closest to a mistyped one; undefined where none is close: half of its letters may be wrong. */
export function mostSimilar(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const ranked = known.map((name) => {
    const lower = name.toLowerCase()
    const inside = wanted !== '' && (lower.includes(wanted) || wanted.includes(lower))
    return { name, far: leven(wanted, lower) - (inside ? wanted.length : 0) }
  })
  const [nearest] = ranked.sort((a, b) => a.far - b.far)
  return nearest && nearest.far <= Math.max(1, wanted.length / 2) ? nearest.name : undefined
}
