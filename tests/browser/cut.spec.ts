import type { Page } from '@playwright/test'
import { access, builtPaths, isWalked, routes } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

test.use({ language: 'TY' })

/** Texts that their box cuts off, with or without an ellipsis; what players cannot see does not count. */
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

/** The site's own words; names of games and providers may be longer than their tile. */
const own = Object.values(words.TY).flatMap((table) => Object.values(table))
const isOwnText = (text: string) => own.some((word) => word === text)

const guardOf = (path: string) => routes.find((route) => route.path === path)?.guard

test('in Filipino no text is cut off on the smallest common phone', async ({ app, page, watch }) => {
  test.slow()
  watch.expectStatus(404)
  await page.setViewportSize({ width: 360, height: 740 })
  const cut: string[] = []
  const look = async (path: string) => {
    await app.walkTo(path)
    await app.settled()
    cut.push(...(await cutTexts(page)).filter(isOwnText).map((text) => `${path}: ${text}`))
  }
  const walk = async (isOwn: (path: string) => boolean) => {
    for (const path of builtPaths.filter(isWalked))
      // No game runs here, and member home is the screen of the benefits.
      if (path !== '/m/launchGame' && path !== '/m/member/home' && isOwn(path)) await look(path)
  }
  await app.open('/m/no-such-page')
  await walk((path) => {
    const guard = guardOf(path)
    return !guard || !access(guard, null)
  })
  await app.arriveAs('tita_baby', '/m/no-such-page')
  await walk((path) => guardOf(path) === 'agent')
  await app.arriveAs('mika_07', '/m/no-such-page')
  await walk((path) => guardOf(path) !== 'agent')
  expect([...new Set(cut)]).toEqual([])
})
