import { betWords } from '../../../src/sandbox/lottery/words'
import { startDraw } from '../paths/support/lottery-world'
import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a lottery player: from home to a draw, a bet by lucky pick, and from the game to all tickets [LOTT-05] [ROUTE-38]',
  { brand: 'perya', language: 'TY', size: 'narrow' },
  async ({ app, page, see, signIn, world }) => {
    startDraw(world)
    const { shell, game } = app.words
    await app.link(shell.logIn, page.locator('header')).click()
    await signIn('mika_07')
    await see(app.account)
    await app.category('ELOTT').click()
    await app.button('Lotto Express').click()
    await see(page.locator('iframe'))

    const words = betWords[app.language]
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: words.lucky }).click()
    await frame.getByRole('button', { name: app.say(words.bet, {}).replace('{0}', '') }).click()
    await frame.getByRole('button', { name: words.confirm }).click()
    await frame.getByRole('button', { name: words.done }).click()
    await see(frame.locator('#news'))
    await expect(frame.locator('#news')).toContainText(/L\d{8}/)
    // Besides games, the bets are the tickets.
    await app.link(game.recordLabel).click()
    await expect(page).toHaveURL(/\/m\/lottery\?view=tickets$/)
    await see(page.getByRole('main').getByRole('button', { name: /L\d{8}/ }))
  },
)
