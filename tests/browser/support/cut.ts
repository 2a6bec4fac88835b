import { expect, type Page } from '@playwright/test'
import { words } from './words'

/** Texts truncated by their box, with or without an ellipsis; content invisible to players does not count. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#app *')].flatMap((element) => {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { overflowX, visibility } = getComputedStyle(element)
      if (!words || visibility === 'hidden' || !/hidden|clip/.test(overflowX)) return []
      if (element.clientWidth < 2 || element.closest('[inert], [aria-hidden="true"], .visually-hidden'))
        return []
      return element.scrollWidth > element.clientWidth + 1 ? [element.textContent.trim()] : []
    }),
  )

/** The site's own texts; names of games and providers may be longer than their tile. */
const own = Object.values(words.TY).flatMap((table) => Object.values(table))
const isOwnText = (text: string) => own.some((word) => word === text)

/**
 * In Filipino, whose words are longer, none of the site's own texts is truncated on the smallest common
 * phone.
 */
export async function expectUncut(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await cutTexts(page)).filter(isOwnText), `${what} at 360 px`).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}
