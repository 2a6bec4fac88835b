import { expect, test } from '../support/test'
import { words, type Language } from '../support/words'
import type { Brand } from '../support/world'

const brands: readonly Brand[] = ['perya', 'bayside']
const languages = Object.keys(words) as Language[]
const looks = brands.flatMap((brand) => languages.map((language) => ({ brand, language })))

for (const { brand, language } of looks) {
  test.describe(`${brand}, ${language}`, () => {
    test.use({ brand, language, contextOptions: { reducedMotion: 'no-preference' } })

    test('the whole journey: look around, sign in past the captcha, play, sign out [HOME-05] [LOGIN-10] [LOGIN-28] [LAUNCH-01] [LAYOUT-16] [LAYOUT-17] [LOGOUT-01] [LOGOUT-09]', async ({
      app,
      page,
      watch,
      world,
    }) => {
      watch.expectStatus(400)
      const { home, shell, login, game } = app.words

      // A guest looks around.
      await app.open('/')
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'TY' ? 'fil' : 'en')
      await expect(page.getByRole('heading', { name: home['hero.title'] })).toBeVisible()
      await expect(page.locator('a[href="/m/notice"]')).not.toHaveText('')
      await app.category('RNG').click()
      await expect(app.category('RNG')).toHaveAttribute('aria-selected', 'true')
      await expect(app.games.getByRole('button').first()).toBeVisible()
      // Sections below load as the guest scrolls to them.
      await page.getByText(home['care.text']).scrollIntoViewIfNeeded()
      await expect(page.getByRole('region', { name: home.banners })).toBeVisible()
      await app.category('HOT').click()
      const firstHot = app.games.getByRole('button').first()
      const name = (await firstHot.locator('img + *, [class*="name"]').first().textContent()) ?? ''
      await page.getByRole('searchbox', { name: home.search }).fill(name.slice(1, 5).toUpperCase())
      await expect(firstHot).toContainText(name)
      await app.button(home.clear).click()

      // Playing requires a login; two wrong passwords require a captcha.
      await firstHot.click()
      await expect(page).toHaveURL(/\/m\/login/)
      await expect(app.field('captcha')).toHaveCount(0)
      await app.fillLogin('mika_07', 'not-the-password')
      await app.submit.click()
      await expect(app.refusal).toHaveText(shell['failure.wrong-credentials'])
      await expect(app.field('captcha')).toHaveCount(0)
      await app.submit.click()
      await expect(app.field('captcha')).toBeVisible()
      await expect(app.captchaPicture.locator('img')).toBeVisible()

      // The right password with the wrong digits, then with the right ones.
      await app.field('password').fill('Perya-1234')
      const wrong = (await world.captcha()) === '0000' ? '1111' : '0000'
      await app.field('captcha').fill(wrong)
      await app.submit.click()
      await expect(app.refusal).toHaveText(shell['failure.captcha-wrong'])
      await expect(app.field('password')).toHaveValue('Perya-1234')
      await expect(app.captchaPicture.locator('img')).toBeVisible()
      await app.field('captcha').fill(await world.captcha())
      await app.button(login.submit, page.locator('form')).click()

      // Signed in, and in the game that was tapped.
      await expect(page).toHaveURL(/\/m\/launchGame\?/)
      await app.button(game.leave).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(app.account).toContainText('mika_07')
      await expect(page.getByText('₱12,480.50')).toBeVisible()

      // A game, and back.
      await app.games.getByRole('button').first().click()
      await expect(page).toHaveURL(/\/m\/launchGame\?/)
      const frame = page.getByTitle(app.say(game.frame, { name }))
      await expect(frame).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: game.loading })).toHaveCount(0)
      await app.button(game.leave).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.locator('iframe')).toHaveCount(0)

      // Sign out, with one confirmation, leaving nothing private behind.
      await app.account.click()
      await app.button(shell.signOut).click()
      await expect(page.getByRole('alertdialog')).toContainText(shell['logout.text'])
      await app.confirmSignOut()
      await expect(app.link(shell.logIn, page.locator('header'))).toBeVisible()
      await page.goBack()
      await expect(page.locator('#main')).toBeVisible()
      await expect(page.locator('body')).not.toContainText('mika_07')
      await expect(page.locator('body')).not.toContainText('12,480.50')
    })
  })
}
