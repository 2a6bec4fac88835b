/** Every text of the app in English and Filipino, and which of them a screen shows. */

type Table = Readonly<Record<string, string>>

const modules = import.meta.glob<Table>('../../i18n/words/{EN,TY}/*.ts', { eager: true, import: 'words' })

/** A text of the app. */
export interface AppText {
  /** Its table and name: `login:submit`. */
  readonly key: string
  readonly en: string
  readonly fil: string
}

function all(): AppText[] {
  const tables = new Map(
    Object.entries(modules).map(([file, table]) => [file.split('/').slice(-2).join('/'), table]),
  )
  return [...tables].flatMap(([file, table]) => {
    const [language, name = ''] = file.split('/')
    if (language !== 'EN') return []
    const other = tables.get(`TY/${name}`) ?? {}
    return Object.entries(table).map(([key, en]) => ({
      key: `${name.replace(/\.ts$/, '')}:${key}`,
      en,
      fil: other[key] ?? '',
    }))
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A placeholder in a text: `{{count}}`, `{{amount}}`. */
const gap = /\{\{\s*(\w+).*?\}\}/g

/** A text with placeholders, as it may appear on a screen. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{.*?\}\}/)
      .map(escaped)
      .join('(.+?)')}$`,
    's',
  )

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A text of the app as it appears on a screen. */
interface SaidText {
  readonly text: AppText
  /** Values of its placeholders, by name. */
  readonly values: Readonly<Record<string, string>>
}

/** Finds the app's text for a text on screen, in either language; undefined if it is the platform's. */
export function createFinder(texts: readonly AppText[] = all()): (shown: string) => SaidText | undefined {
  const exact = new Map<string, AppText>()
  const patterns: { own: number; pattern: RegExp; gaps: readonly string[]; text: AppText }[] = []
  for (const text of texts)
    for (const said of [text.en, text.fil]) {
      const whole = plain(said)
      if (whole === '') continue
      if (!whole.includes('{{')) exact.set(whole, exact.get(whole) ?? text)
      const own = whole.replace(gap, '')
      // A text consisting only of a placeholder would match everything.
      if (own !== whole && /\p{L}/u.test(own))
        patterns.push({
          own: own.length,
          pattern: patternOf(whole),
          gaps: [...whole.matchAll(gap)].map(([, name = '']) => name),
          text,
        })
    }
  // “{{at}} of {{all}}” matches many texts that have words of their own.
  patterns.sort((a, b) => b.own - a.own)
  return (shown) => {
    const whole = plain(shown)
    const text = exact.get(whole)
    if (text) return { text, values: {} }
    for (const { pattern, gaps, text } of patterns) {
      const found = pattern.exec(whole)
      if (found)
        return { text, values: Object.fromEntries(gaps.map((name, at) => [name, found[at + 1] ?? ''])) }
    }
    return undefined
  }
}

/** A screen's text in English or in Filipino. */
export const saidIn = ({ text, values }: SaidText, language: 'en' | 'fil'): string =>
  text[language].replace(gap, (whole, name: string) => values[name] ?? whole)

/** Attributes that are visible or read out. */
export const spoken = ['aria-label', 'placeholder', 'alt', 'title'] as const

/** All visible and read-out texts on a page: each once, in order. */
export function textsIn(page: Document): readonly string[] {
  const found = new Set<string>()
  const note = (text: string | null) => {
    const whole = plain(text ?? '')
    if (/\p{L}/u.test(whole)) found.add(whole)
  }
  for (const element of page.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || ['SCRIPT', 'STYLE', 'SVG'].includes(element.tagName.toUpperCase()))
      continue
    for (const name of spoken) note(element.getAttribute(name))
    for (const node of element.childNodes) if (node.nodeType === 3) note(node.textContent)
  }
  return [...found]
}
