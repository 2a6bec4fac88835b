import { words as member } from '../../src/i18n/words/EN/member'
import { offerContracts } from './paths/support/contracts-world'
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

/** Screens with a call they need, and who sees something there; `first` is what arrives late. */
const shown = [
  { path: '/m/member/benefits', call: 'clubLevels', who: 'mika_07' },
  { path: '/m/leaderBoard', call: 'missions', who: 'mika_07' },
  { path: '/m/rewardCenter', call: 'waitingRewards', who: 'mika_07' },
  { path: '/m/inviteFriends', call: 'referralProgramme', who: 'mika_07' },
  { path: '/m/lottery', call: 'lotteryDraws', who: 'mika_07' },
  { path: '/m/moreLottery', call: 'lotteryMenu', who: 'mika_07' },
  { path: '/m/agent', call: 'teamKpiA', who: 'tita_baby' },
  { path: '/m/member/agent/agentDivident', call: 'dividends', who: 'tita_baby' },
  { path: '/m/agentRegister', call: 'affiliate', who: 'tita_baby' },
  { path: '/m/member/notice', call: 'agentAnnouncements', who: 'tita_baby' },
  { path: '/m/inviteFriends', call: 'referral', who: 'mika_07' },
  { path: '/m/redRain', call: 'redRain', who: 'tita_baby' },
  { path: '/m/voucherCenter', call: 'depositBanksByVendor', who: 'mika_07' },
  { path: '/m/withdraw', call: 'bankCards', who: 'don_ramon' },
  { path: '/m/upLine/transfer', call: 'walletTransferTerms', who: 'jun_agent' },
  { path: '/m/securityCenter', call: 'securityConfig', who: 'mika_07' },
  { path: '/m/service', call: 'serviceAgents', who: 'mika_07' },
  { path: '/m/responsible', call: 'playTotals', who: 'mika_07' },
  { path: '/m/responsible', call: 'playerLimits', who: 'mika_07' },
  { path: '/m/responsible', call: 'playBreak', who: 'mika_07' },
  { path: '/m/responsible', call: 'realityCheck', who: 'mika_07' },
  { path: '/m/member/agent/getSalaryContract', call: 'salaryRequest', who: 'jun_agent' },
  { path: '/m/member/agent/getDevidendContract', call: 'salaryRequest', who: 'jun_agent' },
  { path: '/m/member/agent/getHourContract', call: 'salaryRequest', who: 'jun_agent' },
  { path: '/m/gameList?gameType=ALL&tab=FAV', call: 'favouriteList', who: 'mika_07', first: '4 games' },
  { path: '/m/register', call: 'registerSettings', who: '' },
] as const

const kinds = [
  { id: 'k1', kind: 'salary' },
  { id: 'k2', kind: 'dividend' },
  { id: 'k3', kind: 'hourly' },
] as const

for (const { path, call, who, ...row } of shown) {
  test(`${path} shows what it had when one comes back, while ${call} is reloaded [CONST-50]`, async ({
    app,
    page,
    world,
  }) => {
    await holdDraws(world, true)
    if (path.includes('Contract')) await offerContracts(world, who, kinds)
    if (who === '') await app.open(path)
    else await app.arriveAs(who, path)
    await app.settled()
    const main = page.locator('main')
    // Countdowns go on, and every captcha is another.
    const words = async () => (await main.innerText()).replace(/\d+:\d\d|\d+ \+ \d+/g, '')
    await expect(main.locator('[class*="skeleton"]')).toHaveCount(0)
    if ('first' in row) await expect(main).toContainText(row.first)
    const before = await words()
    await app.walkTo('/m/set')
    await app.settled()
    world.fault({ kind: 'hang', call })
    await app.walkTo(path)
    await app.settled()
    expect(await words()).toBe(before)
  })
}

/** Screens with the call whose failure leaves them with what they had, and some of that. */
const outdated = {
  mika_07: {
    '/m/rewardCenter': ['waitingRewards', 'Welcome gift'],
    '/m/inviteFriends': ['referralProgramme', '₱100.00'],
    '/m/moreLottery': ['lotteryMenu', 'Saigon Lotto North'],
    '/m/responsible': ['playTotals', 'Put in'],
    '/m/gameList?gameType=ALL&tab=FAV': ['favouriteList', '4 games'],
  },
  tita_baby: {
    '/m/member/agent/agentDivident': ['dividends', '₱'],
    '/m/agent/team/overview': ['teamOverview', '₱'],
  },
} as const

for (const [who, screens] of Object.entries(outdated)) {
  test(`what ${who} had stays if it cannot be loaded again, and the screen says so until it is there [SITE-14] [ERROR-32]`, async ({
    app,
    page,
    world,
    watch,
  }) => {
    watch.expectStatus(502)
    const main = page.locator('main')
    const { 'error.old': old, retry } = app.words.shell
    const words = async () => (await main.innerText()).replaceAll(/\s+/g, ' ')
    await app.arriveAs(who, '/m/feedback')
    for (const [path, [call, some]] of Object.entries(screens)) {
      await app.walkTo(path)
      await expect(main).toContainText(some)
      await expect(main.locator('[class*="skeleton"]')).toHaveCount(0)
      const before = await words()
      await app.walkTo('/m/feedback')
      await app.settled()
      world.fault({ kind: 'status', status: 502, call })
      await app.walkTo(path)
      await expect(main.getByText(old), path).toBeVisible()
      expect((await words()).replace(`${old} ${retry} `, ''), path).toBe(before)
      world.heal()
      await app.button(retry, main).click()
      await expect(main.getByText(old)).toBeHidden()
      expect(await words(), path).toBe(before)
      await app.walkTo('/m/feedback')
      await app.settled()
    }
  })
}
