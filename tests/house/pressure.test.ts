import { describe, expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../../src/tools/lib/root.mjs'

type Language = 'EN' | 'TY' | 'VI'

/** Words that pressure players to act now, or to cancel a withdrawal (16.5). */
const pressing: Readonly<Record<Language, readonly RegExp[]>> = {
  EN: [
    /\bonly \S+ left\b/i,
    /\b(hurry|last chance|act now|don.t miss|miss out|ending soon|running out|before it.s gone|while stocks?)\b/i,
    /\b(cancel|reverse|take back|undo) (your|this|the) withdrawal\b/i,
    /\b(almost won|so close|near miss|you nearly)\b/i,
    /\bwin (it|them) back\b/i,
  ],
  TY: [
    /\b(magmadali|bilisan mo|huling pagkakataon|huwag palampasin|malapit nang maubos)\b/i,
    /\b(bawiin|kanselahin) ang withdrawal\b/i,
    /\b(muntik ka nang manalo|kaunti na lang at)\b/i,
  ],
  // Word boundaries do not work with Vietnamese letters.
  VI: [
    /(nhanh lên|cơ hội cuối|đừng bỏ lỡ|sắp hết|chỉ còn \S+ (suất|vé|phút))/i,
    /(hủy|rút lại) (lệnh|yêu cầu) rút tiền/i,
    /(suýt (nữa )?thắng|gỡ lại)/i,
  ],
}

/** A text without its negations: "never to win back what is lost" is advice. */
const filesOf = (language: Language) =>
  readdirSync(inRoot(`src/i18n/words/${language}`)).map((file) => `src/i18n/words/${language}/${file}`)

const pressure = (text: string, language: Language) =>
  text.split('\n').filter((line) => pressing[language].some((one) => one.test(line)))

describe('no word presses a player (trust 32, 38)', () => {
  it.each(['EN', 'TY', 'VI'] as const)('%s', (language) => {
    const found = filesOf(language).flatMap((file) =>
      pressure(readFileSync(inRoot(file), 'utf8'), language).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('knows pressure when it sees it', () => {
    expect(pressure("left: 'Only 2 left!'", 'EN')).toHaveLength(1)
    expect(pressure("undo: 'Cancel your withdrawal'", 'EN')).toHaveLength(1)
    expect(pressure("now: 'Magmadali!'", 'TY')).toHaveLength(1)
    expect(pressure("now: 'Nhanh lên!'", 'VI')).toHaveLength(1)
  })
})
