/** Abbreviations that stay unchanged. */
const capitals = /\b(sms|pin|vip|url|id)\b/g

/** Splits a name in code into words: `choosingPin` is `Choosing PIN`. */
export function spaced(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .replace(capitals, (short) => short.toUpperCase())
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
