import { letters, widths } from './widths'

/** Weight of a text on the sheet: 400 or 600. */
export type Weight = keyof typeof widths

const places = new Map([...letters].map((letter, place) => [letter, place]))
const tables = {
  regular: widths.regular.join(' ').split(' ').map(Number),
  strong: widths.strong.join(' ').split(' ').map(Number),
}
/** A letter that nobody measured is taken for a wide one. */
const unknown = 70
/** Another face may stand in where the own one is missing; it is scaled to within this much. */
const spare = 1.02

function exactWidth(text: string, size: number, weight: Weight): number {
  const table = tables[weight]
  let sum = 0
  for (const letter of text) sum += table[places.get(letter) ?? -1] ?? unknown
  return (sum * size) / 100
}

/** Width of a text in units of the sheet, in its own face. */
export const naturalWidth = (text: string, size: number, weight: Weight): number =>
  Math.round(exactWidth(text, size, weight))

/** Room that a text needs, in units of the sheet. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  Math.ceil(exactWidth(text, size, weight) * spare)

/** Pieces that a line may be broken after: words, and parts of long names. */
const pieces = (text: string) => text.match(/[^\s_.,/(]*[_.,/(]*\s*/g)?.filter((piece) => piece !== '') ?? []

/** A text in lines no wider than asked; a piece that is wider by itself is cut between letters. */
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
    for (const letter of piece) {
      if (line !== '' && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
