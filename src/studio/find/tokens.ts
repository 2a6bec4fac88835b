const marks = /\p{M}/gu
/** A requirement row is one word; so is a run of letters and digits. */
const wordsIn = /[A-Za-z][A-Za-z0-9]*-\d+|[\p{L}\p{N}]+/gu

/** Tokenizes a text for searching: lower case without accents, with camel case split. */
export function tokens(text: string): string[] {
  const apart = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[’']s?\b/g, '')
    .normalize('NFD')
    .replace(marks, '')
  return (apart.match(wordsIn) ?? []).map((word) => word.toLowerCase())
}
