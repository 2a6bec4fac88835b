import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a new player: an account, the welcome, a deposit, a first game, out again [REG-20] [LAYOUT-16] [WALLET-05] [LOGOUT-01]',
  { brand: 'perya', language: 'TY', size: 'small' },
  async ({ app, page, world, see, tab }) => {
    const { shell, form, deposit, game } = app.words
    await app.link(shell.register, page.locator('header')).click()
    await see(app.field('confirmPassword'))
    await app.field('username').fill('bagong_tao')
    await app.field('password').fill('Lantern-88')
    await app.field('confirmPassword').fill('Lantern-88')
    await expect(app.captchaPicture.locator('img')).toBeVisible()
    await page.getByLabel(form['label.captcha']).fill(await world.captcha())
    await app.submit.click()

    const welcome = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await see(welcome.getByText(app.words.arrival['welcome.text']))
    await app.button(app.words.arrival['welcome.close'], welcome).click()
    await expect(welcome).toHaveCount(0)

    await tab('deposit')
    // Before the first deposit: the player's own limits, or none.
    await see(app.button(deposit['first.save']))
    await app.button(deposit['first.skip']).click()
    await see(page.locator('input[name="amount"]'))
    await app.button('₱500').click()
    await page.locator('main button[type="submit"]').click()
    // The provider's own page.
    await see(page.getByRole('heading', { name: /QR Ph/ }))
    await page.getByRole('button', { name: /₱500\.00/ }).click()
    await see(page.getByRole('heading', { name: deposit['paid.title'] }))

    await tab('home')
    await app.games.getByRole('button').first().click()
    await see(page.locator('iframe'))
    await app.button(game.leave).click()
    await see(app.account)
    await expect(page.getByText('₱500.00').first()).toBeVisible()

    await app.account.click()
    await app.button(shell.signOut).click()
    await app.confirmSignOut()
    await see(app.link(shell.logIn, page.locator('header')))
  },
)
