import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a trial player: play money that says so, a free game, why there is no deposit, and from it to an account [SESSION-16] [SESSION-17] [LAYOUT-07] [LOGIN-30]',
  { brand: 'bayside', language: 'TY', size: 'lying' },
  async ({ app, page, see, tab }) => {
    const { shell, home, game } = app.words
    await app.button(home['hero.free']).click()
    await see(page.getByText(app.words.arrival['welcome.trial']))
    await app.button(app.words.arrival['welcome.close']).click()
    await see(page.locator('header').getByText(shell['balance.play'], { exact: true }))
    await app.category('RNG').click()
    await app.games.getByRole('button').first().click()
    await see(page.locator('iframe'))
    await expect(page.getByText(game['demo.trial']).first()).toBeVisible()
    await app.button(game.leave).click()
    await tab('deposit')
    await see(app.toast(shell['failure.trial-refused']))
    await tab('members')
    await see(app.toast(shell['notice.free-reject']))
    await app.account.click()
    await app.button(shell.signOut).click()
    await app.confirmSignOut()
    await app.link(home['hero.register'], page.getByRole('main')).click()
    await see(app.field('confirmPassword'))
  },
)
