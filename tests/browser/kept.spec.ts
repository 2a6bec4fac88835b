import { words as member } from '../../src/i18n/words/EN/member'
import { holdDraws } from './paths/support/lottery-world'
import { expect, test } from './support/test'

test('what was fetched once is cached for the visit [SITE-43] [CONST-50]', async ({ app, page, world }) => {
  await app.arriveAs('mika_07')
  const tile = (name: string) => app.games.getByRole('listitem').filter({ hasText: name })
  await expect(tile('Fortune Carabao')).toBeVisible()
  // Hot games, and any other category.
  await app.category('RNG').click()
  await expect(tile('Sarimanok Gold')).toBeVisible()
  await app.category('HOT').click()
  await expect(tile('Fortune Carabao')).toBeVisible()
  // Lottery lists, field rules, the member's profile.
  for (let visit = 0; visit < 2; visit++) {
    for (const path of ['/m/lottery', '/m/changePsw', '/m/gameCenter', '/m/notice', '/m/home']) {
      await app.go(path)
      await app.settled()
    }
  }
  // The service link.
  await app.go('/m/mine')
  for (let tap = 0; tap < 2; tap++) {
    await app.button(member['entry.service']).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  const asked = ['hotGames', 'lotteryList', 'registerRules', 'notices', 'vendors', 'serviceLink'] as const
  expect(Object.fromEntries(asked.map((name) => [name, world.calls(name)]))).toEqual({
    hotGames: 1,
    lotteryList: 1,
    registerRules: 1,
    notices: 1,
    // A vendor's game types arrive with the vendors.
    vendors: 1,
    serviceLink: 1,
  })
  // The app links arrive with the settings, which are refetched only while the site is closed.
  expect(world.calls('settings')).toBe(1)
  // The member's own data is refetched, but the cached copy is shown immediately.
  world.fault({ kind: 'hang', call: 'memberInfo' })
  await app.go('/m/home')
  await app.settled()
  await app.go('/m/mine')
  await expect(page.locator('main')).toContainText(/With Perya for \d+ days?/)
})

/** Screens with a call they need, and who sees something there. */
const shown = [
  { path: '/m/member/benefits', call: 'clubLevels', who: 'mika_07' },
  { path: '/m/leaderBoard', call: 'missions', who: 'mika_07' },
  { path: '/m/rewardCenter', call: 'waitingRewards', who: 'mika_07' },
  { path: '/m/inviteFriends', call: 'referralProgramme', who: 'mika_07' },
  { path: '/m/lottery', call: 'lotteryDraws', who: 'mika_07' },
  { path: '/m/moreLottery', call: 'lotteryMenu', who: 'mika_07' },
  { path: '/m/agent', call: 'teamKpiA', who: 'tita_baby' },
  { path: '/m/member/agent/agentDivident', call: 'dividends', who: 'tita_baby' },
] as const

for (const { path, call, who } of shown) {
  test(`${path} shows what it had when one comes back, while it is reloaded [CONST-50]`, async ({
    app,
    page,
    world,
  }) => {
    await holdDraws(world, true)
    await app.arriveAs(who, path)
    await app.settled()
    const main = page.locator('main')
    // Countdowns go on.
    const words = async () => (await main.innerText()).replace(/\d+:\d\d/g, '')
    await expect(main.locator('[class*="skeleton"]')).toHaveCount(0)
    const before = await words()
    await app.walkTo('/m/set')
    await app.settled()
    world.fault({ kind: 'hang', call })
    await app.walkTo(path)
    await app.settled()
    expect(await words()).toBe(before)
  })
}
