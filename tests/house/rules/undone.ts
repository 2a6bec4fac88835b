import type { WordTable } from '../words'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)|<\/?[a-z]+>/g)].map(String).sort().join()

/** English words that stand in other languages as they are. */
const lent =
  /^(Jackpot|Slots?|Hot|Poker|VIP|Captcha|SMS|QQ|WeChat|E-mail|Email|Menu|Top|Live|Facebook|Messenger|WhatsApp|LINE|Zalo|Google|Telegram|Baccarat|Bingo)$/i

/** Words of more than placeholders, digits and names that every language shares. */
const isTold = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .split(/[^\p{L}-]+/u)
    .some((word) => word.length > 2 && !lent.test(word))

/** What a language leaves undone against the English tables: whole tables, and texts of those that are there. */
export function leftUndone(english: readonly WordTable[], other: readonly WordTable[]) {
  const missing: string[] = []
  const texts: string[] = []
  for (const { name, words } of english) {
    const table = other.find((one) => one.name === name)?.words
    if (!table) missing.push(name)
    else {
      for (const [key, text] of Object.entries(words)) {
        const told = table[key]
        if (told === undefined) texts.push(`${name} ${key} is missing`)
        else if (told === text && isTold(text)) texts.push(`${name} ${key} is English`)
        else if (placeholders(told) !== placeholders(text))
          texts.push(`${name} ${key} has other placeholders`)
      }
    }
  }
  return { missing, texts }
}
