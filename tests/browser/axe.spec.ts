import { holdDraws } from './paths/support/lottery-world'
import { complaints, expectFocus } from './support/axe'
import { expectContent } from './support/content'
import { expectUncut } from './support/cut'
import { expectFirstWords, noteFirstWords } from './support/first-words'
import { expectLayout } from './support/layout'
import { expectReadable } from './support/reading'
import { expectSteady, noteShifts, walkToOutlines } from './support/shifts'
import { expect, test } from './support/test'
import { access, builtPaths, isWalked, routes } from './support/routes'
import type { Language } from './support/words'
import type { Brand } from './support/world'

const agent = 'tita_baby'
const phone = { width: 390, height: 844 }

interface Look {
  readonly brand: Brand
  readonly language: Language
  readonly visitors: readonly string[]
}

/**
 * Each brand has its own colours and each language its own texts: each is covered once. A player sees nearly
 * everything a guest sees.
 */
const looks: readonly Look[] = [
  { brand: 'perya', language: 'TY', visitors: ['guest', 'don_ramon', agent] },
  { brand: 'bayside', language: 'EN', visitors: ['mika_07', agent] },
]

for (const { brand, language, visitors } of looks) {
  test.describe(`${brand}, ${language}`, () => {
    test.use({ brand, language })

    for (const who of visitors) {
      // layout.spec.ts looks at a guest's screens, and at an agent's in English.
      const hasLayout = language === 'TY' && who !== 'guest'
      const steady = who === 'guest' ? '' : ', nothing moves as its content comes'
      const uncut = language === 'TY' ? ', no text is cut' : ''
      const layout = hasLayout ? ', and its layout holds, however it is read' : ''
      test(`every screen that ${who} may open passes axe and the security policy${steady}${uncut}${layout}`, async ({
        app,
        page,
        watch,
        world,
      }) => {
        test.slow()
        watch.expectStatus(404)
        await noteShifts(page)
        await noteFirstWords(page)
        if (who !== 'guest') await app.arriveAs(who)
        let isOpen = false
        for (const path of [...builtPaths, '/m/no-such-page'].filter(isWalked)) {
          const guard = routes.find((route) => route.path === path)?.guard
          // A redirect leads to a screen tested separately; apart from that, an agent sees what a player
          // does.
          if (guard && access(guard, who === 'guest' ? null : who === agent ? 1 : 0)) continue
          if (who === agent && guard !== 'agent') continue
          // Replaced by the VIP room, which is tested separately.
          if (path === '/m/member/home') continue
          // Each in its own test step: Playwright searches all steps before every call outside one.
          await test.step(path, async () => {
            await holdDraws(world, /lottery/i.test(path))
            // A guest's screens are loaded by their addresses; every other look navigates within the page.
            const loads = who === 'guest' || !isOpen
            await (loads ? app.open(path) : walkToOutlines(app, path))
            isOpen = true
            await app.settled()
            if (path !== '/m/launchGame') await expectContent(page, path)
            expect(await complaints(page), path).toEqual([])
            await expectFirstWords(page, path, who === 'guest')
            if (!loads) await expectSteady(page, path)
            // The launch screen has no game here.
            if (path === '/m/launchGame') return
            if (language === 'TY') await expectUncut(page, path)
            if (!hasLayout) return
            await expectLayout(page, path)
            await page.setViewportSize(phone)
            await expectReadable(page, path)
          })
        }
        expect(await world.reports()).toEqual([])
      })
    }

    test('menus, dialogs and messages pass axe, and can be read by everybody', async ({
      app,
      page,
      watch,
    }) => {
      const look = async (what: string) => {
        expect(await complaints(page), what).toEqual([])
        if (language === 'TY') await expectReadable(page, what)
      }
      watch.expectStatus(400)
      const { shell } = app.words
      await app.open('/m/home')
      await expect(app.category('RNG')).toBeVisible()
      await app.menuButton.click()
      await expect(app.button(shell['category.FISH'], app.menu)).toBeVisible()
      await look('side menu')
      await page.keyboard.press('Escape')
      await expect(app.menu).toHaveCount(0)
      await expectFocus(page, 'after the side menu')
      await app.tabBar.getByText(shell['tab.deposit'], { exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look('login prompt')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expectFocus(page, 'after the login prompt')
      await app.open('/m/login')
      await app.submit.click()
      await expect(page.getByText(app.words.login['problem.username.required'])).toBeVisible()
      await look('login with problems')
      await app.fillLogin('mika_07', 'not-the-password')
      await app.submit.click()
      await expect(app.refusal).not.toHaveText('')
      await app.submit.click()
      await expect(app.captchaPicture.locator('img')).toBeVisible()
      await look('login with captcha')
      await page.getByRole('tab', { name: app.words.login['way.mobile'] }).click()
      await expect(app.field('mobileNum')).toBeVisible()
      await look('login by number')
      await expectFocus(page, 'after the change of tab')
      await app.arriveAs('don_ramon')
      await app.account.click()
      await expect(app.button(shell.signOut)).toBeVisible()
      await look('account popover')
      await app.button(shell.signOut).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look('sign-out dialog')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expectFocus(page, 'after the sign-out dialog')
    })

    test('closed-site screens pass axe', async ({ app, page, watch, world }) => {
      watch.expectStatus(500, 503, 451)
      const closings = [
        { site: { maintenance: true }, title: app.words.shell['maintenance.title'] },
        { site: { maintenance: false, regionRestriction: true }, title: app.words.shell['region.title'] },
      ]
      for (const { site, title } of closings) {
        await world.site(site)
        await app.open('/m/home')
        // By name: the boot page has its own heading until the site is known to be closed.
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
