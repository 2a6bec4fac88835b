import { expect, test } from './support/test'
import { words as invite } from '../../src/i18n/words/EN/invite'

const friend = 'nena_tropa'

test.describe('Invite friends', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('[ROUTE-64] [PROMO-10] [PROMO-11] shows the reward with its conditions, the player’s link with its picture, and who joined through it', async ({
    app,
    page,
    world,
  }) => {
    const main = page.locator('#main')
    await app.arriveAs(friend, '/m/inviteFriends')
    await expect(main.getByText('₱100.00').first()).toBeVisible()
    await expect(
      main.getByText(app.say(invite['offer.when'], { amount: '₱500.00', hours: 24 })),
    ).toBeVisible()
    await expect(main.getByRole('img', { name: invite['link.qr'] })).toBeVisible()
    const link = main.getByText(/\/m\/register\?code=TROPA26&domain=127\.0\.0\.1$/)
    await app.button(invite['link.copy'], main).click()
    await expect(app.button(invite['link.copied'], main)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.textContent())

    const totals = main.locator('dl')
    await expect(totals).toContainText(`${invite['total.joined']}6`)
    await expect(totals).toContainText(`${invite['total.paid']}₱300.00`)
    await expect(totals).toContainText(`${invite['total.coming']}₱100.00`)
    const rows = main.getByRole('list', { name: invite['friends.title'] }).getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText('ja***')
    await expect(rows.nth(1)).toContainText('₱100.00')
    await expect(rows.nth(2)).toContainText(app.say(invite['friend.small.text'], { amount: '₱500.00' }))

    // A reward that has become due is paid when the wallet is next read; the player signs in again for that.
    world.advance(20 * 3_600_000)
    await app.arriveAs(friend, '/m/inviteFriends')
    await expect(totals).toContainText(`${invite['total.paid']}₱400.00`)
    await expect(totals).toContainText(`${invite['total.coming']}₱0.00`)
  })

  test('[REG-16] [PROMO-11] the link opens the registration with the code in it, which the platform accepts', async ({
    app,
    page,
  }) => {
    await app.arriveAs('mika_07', '/m/inviteFriends')
    await expect(page.getByText(invite['friends.empty.title'])).toBeVisible()
    const link = (await page.getByText(/\/m\/register\?code=/).textContent()) ?? ''
    const checked = page.waitForResponse((answer) => answer.url().includes('/affiliate/check'))
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await app.open(new URL(link).pathname + new URL(link).search)
    expect(await (await checked).json()).toMatchObject({ success: true })
    await expect(app.field('affiliateCode')).toHaveValue(new URL(link).searchParams.get('code') ?? '')
  })

  test('[LAYOUT-08] [LAYOUT-10] [SESSION-17] by its address: guests log in, trial accounts are refused, and a closed programme says so', async ({
    app,
    page,
    watch,
    world,
  }) => {
    watch.expectStatus(403)
    await app.open('/m/inviteFriends')
    await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FinviteFriends$/)
    await world.control('world', { feature: { key: 'referral', enabled: false } })
    await app.arriveAs('mika_07', '/m/inviteFriends')
    await expect(page.getByRole('heading', { name: invite['off.title'] })).toBeVisible()
    await app.arriveAs('trial_kuya', '/m/inviteFriends')
    const refusal = app.words.shell['account.trial-refused.title']
    await expect(page.getByRole('heading', { name: refusal })).toBeVisible()
  })

  test('[ERROR-32] what did not load says so and loads on retry', async ({ app, page, watch, world }) => {
    watch.expectStatus(400)
    world.fault({ kind: 'status', status: 400, call: 'referralProgramme' })
    await app.arriveAs(friend, '/m/inviteFriends')
    await expect(page.getByRole('heading', { name: app.words.shell['error.title'] })).toBeVisible()
    world.heal()
    world.fault({ kind: 'status', status: 400, call: 'referralFriends' })
    world.fault({ kind: 'status', status: 400, call: 'referral' })
    await app.button(app.words.shell.retry, page.locator('#main')).click()
    await expect(page.getByRole('heading', { name: invite['link.title'] })).toBeVisible()
    world.heal()
    await page.reload()
    await expect(page.getByText('ja***r_26')).toBeVisible()
  })
})
