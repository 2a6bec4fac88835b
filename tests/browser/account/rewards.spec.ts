import { expect, test } from '../support/test'
import type { World } from '../support/world'

/** Reward centre, missions and manual rebate on the real screen. */

test('a reward is claimed once, balance and badge follow, and it is listed below with its number [ROUTE-50] [PROMO-02] [PROMO-07] [MEMBER-12]', async ({
  app,
  page,
  world,
}) => {
  const { rewards, shell, member } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  const main = page.locator('main')
  await expect(main).toContainText('₱12,480.50')
  const entry = main.getByRole('button', { name: new RegExp(member['entry.reward']) })
  const unclaimed = entry.getByRole('img', { name: app.say(member.unclaimed_one, { count: 1 }) })
  await expect(unclaimed).toHaveText('1')
  await entry.click()
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
  const badge = app.tabBar.getByRole('img', { name: app.say(shell['tab.unclaimed_one'], { count: 1 }) })
  await expect(badge).toBeVisible()
  const name = app.say(rewards['claim.of'], { amount: '₱58.00', name: 'Welcome gift' })
  await app.button(name).click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱58.00' }), dialog).dblclick()
  await expect(dialog).toContainText(app.say(rewards['done.text'], { number: 'C00000001' }))
  await app.button(rewards.ok, dialog).click()
  await expect(app.button(name)).toHaveCount(0)
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('Welcome gift')
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('+₱58.00')
  await expect(badge).toHaveCount(0)
  expect(world.calls('claim')).toBe(1)
  await app.button(shell.back).click()
  await expect(main).toContainText('₱12,538.50')
  await expect(unclaimed).toHaveCount(0)
})

test('a claim whose answer is lost is looked up, and is there after a reload [PROMO-07]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  const { rewards } = app.words
  await app.arriveAs('mika_07', '/m/rewardCenter')
  world.fault({ kind: 'commit-then-drop', call: 'claim', times: 1 })
  await app.button(app.say(rewards['claim.of'], { amount: '₱58.00', name: 'Welcome gift' })).click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱58.00' }), dialog).click()
  await expect(dialog).toContainText(app.say(rewards['done.title'], { amount: '₱58.00' }))
  // The browser may resend a request whose connection was cut; the platform recognises its key.
  expect(await world.db.selectFrom('claim').select('amount').execute()).toEqual([{ amount: 5_800 }])
  await app.button(rewards.ok, dialog).click()
  await page.reload()
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('Welcome gift')
})

/** Inserts bets into the platform's records without playing them. */
async function bookBets(world: World, count: number): Promise<void> {
  const at = Date.now() - 1_000
  await world.db
    .insertInto('bet')
    .values(
      Array.from({ length: count }, (_, n) => ({
        memberId: 'M10001',
        key: `booked-${n}`,
        roundId: 1,
        sessionHash: 'another session',
        vendor: 'SPG',
        nodeId: `booked-${n}`,
        gameName: 'Bakunawa Moon',
        gameType: n % 2 ? 'RNG' : 'LIVE',
        kind: 'slot' as const,
        stake: 100_000,
        payout: 0,
        state: 'settled' as const,
        intent: '{}',
        outcome: '{}',
        due: 0,
        placedAt: at,
        settledAt: at,
        balanceAfter: 0,
      })),
    )
    .execute()
}

test('missions show progress, pay once, and the ranking has masked names and the player’s place [ROUTE-51] [PROMO-07] [MEMBER-22]', async ({
  app,
  page,
  world,
}) => {
  const { rewards, member } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  await page.getByRole('button', { name: member['entry.mission'] }).click()
  await expect(page).toHaveURL(/\/m\/leaderBoard$/)
  const ranking = page.getByRole('region', { name: rewards.ranking })
  await expect(ranking).toContainText('lu***')
  await expect(ranking).toContainText(rewards['ranking.none'])
  await bookBets(world, 20)
  await page.reload()
  const first = page.getByRole('region', { name: rewards.missions }).getByRole('listitem').first()
  await expect(first).toContainText(app.say(rewards['mission.part'], { done: '20', goal: '20' }))
  await expect(ranking.getByRole('row').filter({ hasText: rewards['ranking.you'] })).toContainText(
    '₱20,000.00',
  )
  await first.getByRole('button').click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱18.00' }), dialog).click()
  await app.button(rewards.ok, dialog).click()
  await expect(first).toContainText(rewards['mission.claimed'])
  await expect(first.getByRole('button')).toHaveCount(0)
})

test('the manual rebate accrues by category and is claimed once [ROUTE-52] [PROMO-07] [MEMBER-21]', async ({
  app,
  page,
  world,
}) => {
  const { rewards, member } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  await page.getByRole('button', { name: member['entry.manualRebate'] }).click()
  await expect(page).toHaveURL(/\/m\/member\/manualRebate$/)
  await expect(page.getByText(rewards['gathered.empty.title'])).toBeVisible()
  await bookBets(world, 4)
  await page.reload()
  const main = page.locator('main')
  await expect(main).toContainText(app.say(rewards['gathered.line'], { turnover: '₱2,000.00', rate: '0.50' }))
  await app.button(app.say(rewards['gathered.take'], { amount: '₱16.00' })).click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱16.00' }), dialog).dblclick()
  await app.button(rewards.ok, dialog).click()
  await expect(page.getByText(rewards['gathered.empty.title'])).toBeVisible()
  expect(await world.db.selectFrom('rebate').select('amount').orderBy('amount').execute()).toEqual([
    { amount: 600 },
    { amount: 1_000 },
  ])
})
