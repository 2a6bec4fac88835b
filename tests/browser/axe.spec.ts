import { complaints } from './support/axe'
import { expect, test } from './support/test'
import { access, builtPaths, routes } from './support/routes'
import type { Language } from './support/words'
import type { Brand } from './support/world'

const agent = 'tita_baby'

/** Each brand has its own colours and each language its own words: every one of them once. */
const looks: readonly { brand: Brand; language: Language }[] = [
  { brand: 'perya', language: 'TY' },
  { brand: 'bayside', language: 'EN' },
]

for (const { brand, language } of looks) {
  test.describe(`${brand}, ${language}`, () => {
    test.use({ brand, language })

    test('every screen is clean and keeps to the policy, typed into the bar by who may see it', async ({
      app,
      page,
      watch,
      world,
    }) => {
      test.slow()
      watch.expectStatus(404)
      // A player sees nearly all that a guest sees.
      for (const who of brand === 'perya' ? ['guest', 'mika_07', agent] : ['mika_07', agent]) {
        if (who !== 'guest') await app.arriveAs(who)
        for (const path of [...builtPaths, '/m/no-such-page']) {
          const guard = routes.find((route) => route.path === path)?.guard
          // Who is sent away sees a screen that has its own turn; an agent sees else what a player does.
          if (guard && access(guard, who === 'guest' ? null : who === agent ? 1 : 0)) continue
          if (who === agent && guard !== 'agent') continue
          // It gives way to the VIP room, which has its own turn.
          if (path === '/m/member/home') continue
          await app.open(path)
          await app.settled()
          expect(await complaints(page), `${path} as ${who}`).toEqual([])
        }
      }
      expect(await world.reports()).toEqual([])
    })

    test('menus, dialogs and messages are clean', async ({ app, page, watch }) => {
      watch.expectStatus(400)
      const { shell } = app.words
      await app.open('/m/home')
      await expect(app.category('RNG')).toBeVisible()
      await app.menuButton.click()
      await expect(app.button(shell['category.FISH'], app.menu)).toBeVisible()
      expect(await complaints(page), 'side menu').toEqual([])
      await page.keyboard.press('Escape')
      await app.tabBar.getByText(shell['tab.deposit'], { exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await complaints(page), 'login prompt').toEqual([])
      await app.open('/m/login')
      await app.submit.click()
      await expect(page.getByText(app.words.login['problem.username.required'])).toBeVisible()
      expect(await complaints(page), 'login with problems').toEqual([])
      await app.fillLogin('mika_07', 'not-the-password')
      await app.submit.click()
      await expect(app.refusal).not.toHaveText('')
      await app.submit.click()
      await expect(app.captchaPicture.locator('img')).toBeVisible()
      expect(await complaints(page), 'login with captcha').toEqual([])
      await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
      await expect(app.field('mobileNum')).toBeVisible()
      expect(await complaints(page), 'login by number').toEqual([])
      await app.arriveAs('don_ramon')
      await app.account.click()
      await expect(app.button(shell.signOut)).toBeVisible()
      expect(await complaints(page), 'account popover').toEqual([])
      await app.button(shell.signOut).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await complaints(page), 'sign-out dialog').toEqual([])
    })

    test('closed-site screens are clean', async ({ app, page, watch, world }) => {
      watch.expectStatus(500, 503, 451)
      const closings = [
        { site: { maintenance: true }, title: app.words.shell['maintenance.title'] },
        { site: { maintenance: false, regionRestriction: true }, title: app.words.shell['region.title'] },
      ]
      for (const { site, title } of closings) {
        await world.site(site)
        await app.open('/m/home')
        // By its name: the bare page has a heading of its own, until it is known that the site is closed.
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        expect(await complaints(page), JSON.stringify(site)).toEqual([])
      }
      await world.site({ regionRestriction: false })
      world.fault({ kind: 'status', status: 500, call: 'settings' })
      await app.open('/m/home')
      await expect(page.getByRole('heading', { name: app.words.shell['fault.title'] })).toBeVisible()
      expect(await complaints(page), 'service error').toEqual([])
    })
  })
}
