import type { Page } from '@playwright/test'
import { expect } from './test'

/** The page's embedded texts for a screen: for whom, on which addresses, and in which language. */
interface Said {
  readonly who: string
  readonly at: readonly string[]
  readonly texts: Readonly<Record<string, string>>
}

/**
 * Records the page's embedded texts for every screen (src/tools/first-words.ts), before the app replaces it.
 */
export async function noteFirstWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = () => {
      const all = '[data-at], [data-in], [data-out]'
      const others = document.querySelector<HTMLTemplateElement>('template')?.content
      const rows = [
        ...document.querySelectorAll<HTMLElement>(all),
        ...(others?.querySelectorAll<HTMLElement>(all) ?? []),
      ]
      const said = rows.map((row) => {
        const [[who = '', at = ''] = []] = Object.entries(row.dataset)
        const spans = [...row.querySelectorAll('span')]
        return {
          who,
          at: at.split(' '),
          texts: Object.fromEntries(spans.map((one) => [one.lang, one.textContent])),
        }
      })
      Object.assign(window, { firstWords: said })
    }
    document.addEventListener('readystatechange', keep, { once: true })
  })
}

/** Everything shown on a screen before the app ran is also shown afterwards. */
export async function expectFirstWords(page: Page, path: string, isGuest: boolean): Promise<void> {
  const { said, language } = await page.evaluate(() => ({
    said: (window as { firstWords?: Said[] }).firstWords ?? [],
    language: document.documentElement.lang,
  }))
  const here = said.filter(
    ({ who, at }) => at.includes(path) && (who === 'at' || (who === 'out') === isGuest),
  )
  const texts = here.map((one) => one.texts[language] ?? '')
  const shown = await page.locator('h1, h2, p').allTextContents()
  expect({ path, missing: texts.filter((one) => !shown.includes(one)) }).toEqual({ path, missing: [] })
  expect(said.length).toBeGreaterThan(50)
}
