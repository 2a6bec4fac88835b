import { words as centresEN } from '../../src/i18n/words/EN/centres'
import { words as passwordEN } from '../../src/i18n/words/EN/password'
import { words as promosEN } from '../../src/i18n/words/EN/promos'
import { words as centresTY } from '../../src/i18n/words/TY/centres'
import { words as passwordTY } from '../../src/i18n/words/TY/password'
import { words as promosTY } from '../../src/i18n/words/TY/promos'
import { oldest } from '../../src/tools/browsers'
import { expect, test } from './support/test'

const spoken = {
  EN: { centres: centresEN, password: passwordEN, promos: promosEN },
  TY: { centres: centresTY, password: passwordTY, promos: promosTY },
} as const

for (const language of ['EN', 'TY'] as const) {
  test(`${language}: identity, programmes, games, app and bonus are where a player looks for them [I18N-09] [I18N-10] [I18N-11] [I18N-12] [I18N-13] [I18N-14]`, async ({
    app,
    page,
  }) => {
    const { centres, password, promos } = spoken[language]
    await page.addInitScript(
      (chosen) => localStorage.setItem('perya.language', JSON.stringify(chosen)),
      language,
    )
    app.language = language
    const main = page.locator('#main')

    await app.arriveAs('mika_07', '/m/set')
    const identity = page.getByRole('region', { name: password.identity })
    await expect(identity).toContainText(password['identity.text'])
    // Nothing may look tappable without being so.
    await expect(identity.getByRole('listitem')).toHaveCount(1)
    await expect(app.link(password['identity.talk'], identity)).toHaveAttribute('href', '/m/service')

    await app.open('/m/activity')
    const programmes = page.getByRole('region', { name: promos.programmes })
    for (const one of ['promo', 'rebate', 'vip'] as const) {
      await expect(programmes).toContainText(promos[`programme.${one}.text`])
    }

    await app.open('/m/gameCenter')
    // Counted, not hard-coded: the sum of the sections below.
    await expect(main.locator('section > p').first()).toBeVisible()
    const counts = await main.locator('section > p').allTextContents()
    expect(counts.length).toBeGreaterThan(5)
    const count = counts.reduce((sum, text) => sum + Number.parseInt(text), 0)
    await expect(main.getByText(app.say(centres.lead, { count }))).toBeVisible()

    await app.open('/m/home')
    const { home, panels } = app.words
    await app.button(home.appOffer).click()
    const panel = page.getByRole('dialog', { name: panels['app.title'] })
    await expect(panel.getByText(panels['app.ios.sub'])).toBeVisible()
    expect(panels['app.ios.sub']).toContain(`iOS ${oldest.safari}`)
    await expect(panel.getByText(panels['app.bonus'])).toBeVisible()
    expect(panels['app.bonus']).toContain('688')
  })
}

test('a panel closes when dragged down 60 px, and springs back before that [CONST-13]', async ({
  app,
  page,
}) => {
  await app.open('/m/home')
  const { home, panels } = app.words
  await app.button(home.appOffer).click()
  const panel = page.getByRole('dialog', { name: panels['app.title'] })
  const title = panel.getByText(panels['app.title']).first()
  const draw = async (far: number) => {
    const box = await title.boundingBox()
    if (!box) throw new Error('the panel has no title')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + far, { steps: 6 })
    await page.mouse.up()
  }
  await expect(panel).toBeVisible()
  await draw(59)
  await expect(panel).toHaveCSS('transform', 'none')
  await expect(panel).toBeVisible()
  await draw(60)
  await expect(panel).toHaveCount(0)
})
