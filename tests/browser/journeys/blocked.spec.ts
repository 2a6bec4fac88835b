import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a blocked player: a locked account is told so; one that is closed to its region sees why on each screen, and can sign out [ERROR-31] [SITE-39] [LOGIN-21]',
  { brand: 'bayside', language: 'EN', size: 'small' },
  async ({ app, page, see, signIn, tab }) => {
    const { shell } = app.words
    await app.link(shell.logIn, page.locator('header')).click()
    await see(app.field('password'))
    await signIn('sarado_09')
    await see(app.refusal)
    await expect(app.refusal).toContainText(shell['failure.account-locked'])
    await signIn('malayo_10')
    await see(app.account)
    await tab('members')
    await see(page.getByRole('heading', { name: shell['account.region-blocked.title'] }))
    await tab('home')
    await app.account.click()
    await app.button(shell.signOut).click()
    await app.confirmSignOut()
    await see(app.link(shell.logIn, page.locator('header')))
  },
)
