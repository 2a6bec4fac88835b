import type { Page } from '@playwright/test'
import { words as parts } from '../../src/i18n/words/EN/parts'
import { overflowOf } from './support/layout'
import { expect, test } from './support/test'

/** Reachability by touch: nothing covers a control or intercepts a tap on it. */

test('a toast over an open dialog is heard, and its cross closes only the toast [ERROR-53]', async ({
  app,
  page,
  context,
}) => {
  await app.open('/m/home')
  await app.menuButton.click()
  await expect(app.menu).toBeVisible()
  await app.canSayOffline()
  await context.setOffline(true)
  const toast = app.menu.getByRole('alert').locator('[popover]')
  await expect(toast).toContainText(app.words.shell['failure.offline'])
  await app.button(app.words.shell.toastClose, toast).tap()
  await expect(page.locator('[popover]')).toHaveCount(0)
  await expect(app.menu).toBeVisible()
  await context.setOffline(false)
  // In landscape, it leaves a question's title and answers uncovered.
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 568, height: 320 })
  await app.tabBar.getByText(app.words.shell['tab.deposit'], { exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await context.setOffline(true)
  await expect(question.getByRole('alert').locator('[popover]')).toBeVisible()
  await expect(async () => {
    const [over, title, answer] = await Promise.all(
      [
        question.getByRole('alert').locator('[popover]'),
        question.getByRole('heading'),
        question.getByRole('button', { name: parts['prompt.later'] }),
      ].map((one) => one.boundingBox()),
    )
    expect(title?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 320))
    expect((answer?.y ?? 320) + (answer?.height ?? 0)).toBeLessThanOrEqual(320)
  }).toPass()
  await context.setOffline(false)
})

/** Whether the tile in the middle of the screen can be hit in the frames right after a scroll. */
const hits = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 600)
    const hit: boolean[] = []
    for (let frame = 0; frame < 6; frame++) {
      await new Promise(requestAnimationFrame)
      const tile = [...document.querySelectorAll('[role=tabpanel] li')].find((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top > 150 && bottom < innerHeight - 100
      })
      if (!tile) continue
      const { left, top, width, height } = tile.getBoundingClientRect()
      hit.push(tile.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    }
    return hit
  })

test('a tap right after a scroll opens what is under the finger [GAMES-05]', async ({ app, page }) => {
  await app.open('/m/gameList?gameType=RNG')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  const hit = await hits(page)
  expect(hit.length).toBeGreaterThan(0)
  expect(hit).not.toContain(false)
})

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the logo leaves the language button free on narrow phones [LAYOUT-15, LAYOUT-21]', async ({
      app,
      page,
    }) => {
      await app.open('/m/home')
      const header = page.locator('header')
      const picker = header.locator('button[aria-haspopup="listbox"]')
      await expect(app.link(app.words.shell.logIn, header)).toBeVisible()
      for (const width of [320, 330, 345, 360, 390]) {
        await page.setViewportSize({ width, height: 720 })
        const reached = await picker.evaluate((button) => {
          const { left, right, top, height } = button.getBoundingClientRect()
          const at = (x: number) => button.contains(document.elementFromPoint(x, top + height / 2))
          const covers = [...document.querySelectorAll('header a :is(b, svg)')].some((one) => {
            const mark = one.getBoundingClientRect()
            const link = one.parentElement?.getBoundingClientRect()
            return mark.height > 0 && link && mark.top < link.bottom && mark.right > left
          })
          return { left: at(left + 2), right: at(right - 2), covers }
        })
        expect(reached, `${width} px`).toEqual({ left: true, right: true, covers: false })
        expect(await overflowOf(page), `${width} px`).toBe(0)
      }
    })
  })
}
