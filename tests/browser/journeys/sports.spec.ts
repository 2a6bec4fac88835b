import { expect } from '../support/test'
import { journey } from '../support/journey'

journey(
  'a sports player: a match on home, in after signing in, its slip, out again without a pop-up [HOT-07] [HOT-10] [LAUNCH-01]',
  { brand: 'bayside', language: 'TY', size: 'phone' },
  async ({ app, page, world, see, signIn }) => {
    const { home, game } = app.words
    const block = page.getByRole('region', { name: home.matches })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return block.isVisible()
      })
      .toBe(true)
    await app.button(home['match.all'], block).first().click()
    const match = await world.db
      .selectFrom('hotMatch')
      .select(['homeTeam', 'awayTeam'])
      .orderBy('matchTime')
      .executeTakeFirstOrThrow()
    await see(page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('button', { name: home['match.bet'] }).first().click()
    await see(app.field('password'))
    await signIn('mika_07')
    const frame = page.frameLocator('iframe')
    await see(frame.getByRole('heading', { name: `${match.homeTeam} – ${match.awayTeam}` }))
    await frame.locator('.match .spot').first().click()
    await see(frame.locator('#board').getByText(match.homeTeam).first())
    await app.button(game.leave).click()
    await see(app.account)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)
