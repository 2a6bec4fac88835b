import { playWords } from './play-words'
import type { Language } from './words'

/** Names of bets and results: of spots, and of what pays on them. */

const times = (hundredths: number) => `×${(hundredths / 100).toLocaleString('en')}`

/** Names that contain a number: their prefix, and the resulting text. */
const numbered: Readonly<Record<string, (number: number, say: (typeof playWords)['EN']) => string>> = {
  n: (number) => (number === 37 ? '00' : String(number)),
  x: (number) => times(number),
  sum: (number) => String(number),
  die: (number) => String(number),
  stop: (number, say) => say.stop.replace('{0}', String(number)),
  match: (number, say) => say.match.replace('{0}', String(number)),
  bucket: (number, say) => say.pocket.replace('{0}', String(number + 1)),
  aim: (number) => String(number),
}

export function labelOf(name: string, language: Language): string {
  const say = playWords[language]
  if (Object.hasOwn(say, name)) return say[name as keyof typeof say]
  const [, start = '', number = ''] = /^([a-z]+)(\d+)$/.exec(name) ?? []
  return numbered[start]?.(Number(number), say) ?? name
}

export { times }
