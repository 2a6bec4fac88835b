import leven from 'leven'

/** The known word closest to a mistyped one; undefined without known words. */
export function mostSimilar(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const ranked = known.map((name) => {
    const lower = name.toLowerCase()
    const inside = wanted !== '' && (lower.includes(wanted) || wanted.includes(lower))
    return { name, far: leven(wanted, lower) - (inside ? wanted.length : 0) }
  })
  return ranked.sort((a, b) => a.far - b.far)[0]?.name
}
