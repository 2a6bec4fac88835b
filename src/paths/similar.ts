/** Number of letters to add, drop, change or swap with their neighbour to turn one word into another. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swapped ? at(i - 2, j - 2) + 1 : Infinity),
      )
    }
  }
  return at(a.length, b.length)
}

/** The known word most like a mistyped one; undefined when there are no known words. */
export function mostSimilar(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const ranked = known.map((name) => {
    const lower = name.toLowerCase()
    const inside = wanted !== '' && (lower.includes(wanted) || wanted.includes(lower))
    return { name, far: distance(wanted, lower) - (inside ? wanted.length : 0) }
  })
  return ranked.sort((a, b) => a.far - b.far)[0]?.name
}
