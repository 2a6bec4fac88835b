import type { WordTable } from '../words'

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)|<\/?[a-z]+>/g)].map(String).sort().join()

/** English words used unchanged in other languages. */
const lent =
  /^(Jackpot|Slots?|Hot|Poker|VIP|Captcha|SMS|QQ|WeChat|E-mail|Email|Menu|Top|Live|Facebook|Messenger|WhatsApp|LINE|Zalo|Google|Telegram|Baccarat|Bingo)$/i

/** Words other than placeholders, digits and names shared by every language. */
const isTold = (text: string) =>
  text
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .split(/[^\p{L}-]+/u)
    .some((word) => word.length > 2 && !lent.test(word))

/** What a language lacks compared with the English tables: whole tables, and texts in existing ones. */
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
