import { letters, widths } from './widths'

/** Font weight on the sheet: 400 or 600. */
export type Weight = keyof typeof widths

const places = new Map([...letters].map((message, place) => [message, place]))
const tables = {
  regular: widths.regular.join(' ').split(' ').map(Number),
  strong: widths.strong.join(' ').split(' ').map(Number),
}
/** Unmeasured characters count as wide. */
const unknown = 70
/** A fallback font may be used; it is scaled to within this factor. */
const spare = 1.02

function exactWidth(text: string, size: number, weight: Weight): number {
  const table = tables[weight]
  let sum = 0
  for (const message of text) sum += table[places.get(message) ?? -1] ?? unknown
  return (sum * size) / 100
}

/** Width of a text in units of the sheet, in the studio's font. */
export const naturalWidth = (text: string, size: number, weight: Weight): number =>
  Math.round(exactWidth(text, size, weight))

/** Space a text needs, in units of the sheet. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  Math.ceil(exactWidth(text, size, weight) * spare)

/** Pieces a line may break after: words, and parts of long names. */
const pieces = (text: string) => text.match(/[^\s_.,/(]*[_.,/(]*\s*/g)?.filter((piece) => piece !== '') ?? []

/** Wraps a text to a max width; a single piece that is wider is broken between letters. */
export function wrapped(text: string, size: number, weight: Weight, widest: number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (longer: string) => widthOf(longer.trimEnd(), size, weight) <= widest
  for (const piece of pieces(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = ''
    for (const message of piece) {
      if (line !== '' && !fits(line + message)) {
        lines.push(line)
        line = ''
      }
      line += message
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
