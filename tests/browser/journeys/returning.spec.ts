import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a returning player: no welcome, the balance, a game, what was bet, where a withdrawal begins, the messages [LOGIN-28] [MEMBER-21] [WALLET-08]',
  { brand: 'bayside', language: 'EN', size: 'phone' },
  async ({ app, page, see, signIn, tab }) => {
    const { shell, game, titles, member } = app.words
    await app.link(shell.logIn, page.locator('header')).click()
    await see(app.field('password'))
    await signIn('mika_07')
    await see(app.account)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('₱12,480.50').first()).toBeVisible()

    await app.games.getByRole('button').first().click()
    await see(page.locator('iframe'))
    await app.button(game.leave).click()
    await see(app.account)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await tab('members')
    await see(page.getByRole('heading', { level: 1, name: 'mika_07' }))
    await app.button(member['tile.accountRecord']).click()
    await see(page.getByRole('heading', { level: 1, name: titles.accountRecord }))
    await app.button(shell.back).click()
    await see(page.getByRole('heading', { level: 1, name: 'mika_07' }))
    await app.button(member.withdraw).click()
    await see(page.getByRole('heading', { level: 1, name: titles.withdraw }))
    await app.button(shell.back).click()
    await app
      .button(member.messages)
      .or(page.getByRole('button', { name: new RegExp(`^${member.messages}`) }))
      .first()
      .click()
    await see(page.getByRole('heading', { level: 1, name: titles.messages }))
  },
)
