import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ListedFriend } from '../../src/flows/member/invite'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

eachInItsOwnPage()

const idOf = (username: string) =>
  page.sandbox.db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id)

it('a list whose answer is there before its screen is drawn is not asked for again, but when the player comes back', async () => {
  await start()
  await signIn()
  const { inboxActor, renewInbox } = await import('../../src/flows/member/messages')
  const calls = () => page.calls('/wps/relay/CSP_getInbox').length
  inboxActor()
  await expect.poll(() => inboxActor().getSnapshot().hasTag('pending')).toBe(false)
  renewInbox()
  await page.answered()
  expect(calls()).toBe(1)
  renewInbox()
  await expect.poll(calls).toBe(2)
})

const lists = {
  'a record': {
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    screen: async () => {
      const { withdrawals } = await import('../../src/flows/records/withdraw-record')
      const input = { page: withdrawals.page, query: {} }
      const show = () => createActor(withdrawals.flow, { input }).start()
      return { list: () => withdrawals.list({ days: 7, kind: null }), show }
    },
  },
  'the lines of a team': {
    path: '/wps/agent/team/pnl',
    screen: async () => {
      const { teamRates } = await import('../../src/flows/team/team-lines')
      const show = () => createActor(teamRates.flow, { input: { page: teamRates.page, query: {} } }).start()
      return { list: () => teamRates.list({ days: 7, kind: null }), show }
    },
  },
  'the overview of a team': {
    path: '/wps/agent/team/overview',
    screen: async () => {
      const { overviewActor, overviewFlow, overviewPage } = await import('../../src/flows/team/team-overview')
      const show = () => createActor(overviewFlow, { input: { page: overviewPage, query: {} } }).start()
      return { list: overviewActor, show }
    },
  },
  'the members of a team': {
    path: '/wps/agent/downlines',
    screen: async () => {
      const { membersActor, teamMembersFlow } = await import('../../src/flows/team/team-members')
      const choice = { under: null, level: 1, search: '' } as const
      const show = () => createActor(teamMembersFlow, { input: { choice } }).start()
      return { list: () => membersActor(choice), show }
    },
  },
  'the past draws of a lottery': {
    path: '/lgw/vn/numeros/opened/game',
    screen: async () => {
      const { followHistory, historyActor, historyOf } = await import('../../src/flows/lottery/lottery-draws')
      const stop = () => followHistory('ELOTT-0001')
      return { list: () => historyActor(historyOf('ELOTT-0001')), show: () => ({ stop: stop() }) }
    },
  },
}

it.each(Object.keys(lists) as (keyof typeof lists)[])(
  '%s whose answer is there before its chart runs is not asked for again, but on the next visit',
  async (name) => {
    await start()
    await signIn('tita_baby')
    const { path, screen } = lists[name]
    const { list, show } = await screen()
    const calls = () => page.calls(path).length
    list()
    await expect.poll(() => list().getSnapshot().hasTag('pending')).toBe(false)
    show().stop()
    await page.answered()
    expect(calls()).toBe(1)
    show().stop()
    await expect.poll(calls).toBe(2)
  },
)

it('nor is other data that outlives its screen', async () => {
  await start()
  await signIn()
  const { programmeActor } = await import('../../src/flows/member/invite')
  const { renewShown } = await import('../../src/flows/core/first-shown')
  const calls = () => page.calls('/wps/relay/MCS2_getReferralProgramme').length
  await reached(programmeActor(), (state) => state.hasTag('content'))
  renewShown(programmeActor())
  await page.answered()
  expect(calls()).toBe(1)
  renewShown(programmeActor())
  expect(programmeActor().getSnapshot().hasTag('content')).toBe(true)
  await expect.poll(calls).toBe(2)
})

it('a list that was complete offers no more while it is reloaded', async () => {
  await start()
  await signIn()
  const { inboxActor } = await import('../../src/flows/member/messages')
  const { pagedView } = await import('../../src/flows/core/paged-list')
  const foot = () => pagedView(inboxActor().getSnapshot()).foot
  await expect.poll(foot).toBe('end')
  inboxActor().send({ type: 'RELOAD' })
  expect(inboxActor().getSnapshot().hasTag('pending')).toBe(true)
  expect(foot()).toBe('end')
})

it('the last sign-in and the first screen ask for the player’s facts once, whoever comes first', async () => {
  await start()
  await signIn()
  const { knownMember, readMember } = await import('../../src/flows/member/member-info')
  const calls = () => page.calls('/wps/member/info').length
  await knownMember()
  await readMember()
  await knownMember()
  expect(calls()).toBe(1)
  // The next screen reads their current state.
  await readMember()
  expect(calls()).toBe(2)
})

const balances = () => page.calls('/wps/wallets/balance').length
const balanceKnown = async () => {
  const { walletActor } = await import('../../src/flows/core/root')
  await expect.poll(() => walletActor()?.getSnapshot().hasTag('known')).toBe(true)
}
const day = 86_400_000

it('[AGENT-18] dividends ask for the balance again for a payment made while the page is open, once, and for nothing else', async () => {
  await start()
  await signIn('tita_baby')
  const { dividends } = await import('../../src/flows/agency/dividends')
  const { db, clock } = page.sandbox
  const memberId = await idOf('tita_baby')
  const look = async () => {
    const screen = createActor(dividends.logic, { input: { query: null } }).start()
    await reached(screen, (state) => state.hasTag('content'))
    await balanceKnown()
    screen.stop()
  }
  const endAt = Date.parse('2026-01-01T00:00:00+08:00')
  const month = { memberId, startAt: endAt - 31 * day, endAt, lostMinor: 50_000_00, minor: 5_000_00 }
  const paid = (paidAt: number | null) =>
    db.insertInto('dividend').values({ ...month, state: paidAt ? 'paid' : 'waiting', paidAt })
  await balanceKnown()
  await db.deleteFrom('dividend').execute()
  await paid(clock.now() - 3_600_000).execute()
  await look()
  expect(balances()).toBe(1)
  // It is paid while the page is open.
  await db.deleteFrom('dividend').execute()
  await paid(null).execute()
  await look()
  expect(balances()).toBe(2)
  await look()
  expect(balances()).toBe(2)
})

it('[PROMO-11] the friends one referred ask for the balance again for a reward paid while the page is open, once, and for nothing else', async () => {
  await start()
  await signIn('nena_tropa')
  const { friendsActor } = await import('../../src/flows/member/invite')
  const { pagedView } = await import('../../src/flows/core/paged-list')
  const { db, clock } = page.sandbox
  const look = async (rewards: number) => {
    friendsActor().send({ type: 'RELOAD' })
    const shown = () => pagedView(friendsActor().getSnapshot()).items as readonly ListedFriend[]
    const paid = () => shown().filter(({ friend }) => friend.reward?.state === 'paid')
    await expect.poll(() => paid().length).toBe(rewards)
    await balanceKnown()
  }
  await balanceKnown()
  await look(3)
  expect(balances()).toBe(1)
  // The next one becomes due.
  await db
    .updateTable('referralReward')
    .set({ dueAt: clock.now() - 1 })
    .where('paidAt', 'is', null)
    .execute()
  await look(4)
  expect(balances()).toBe(2)
  await look(4)
  expect(balances()).toBe(2)
})

it('[MSG-09] the inbox is loaded again as far as it was: who comes back from a message finds their place', async () => {
  await start()
  await signIn()
  const { inboxActor, renewInbox } = await import('../../src/flows/member/messages')
  const { db } = page.sandbox
  const welcome = await db
    .selectFrom('inbox')
    .selectAll()
    .where('memberId', '=', await idOf('mika_07'))
    .executeTakeFirstOrThrow()
  const { id: _, ...message } = welcome
  await db
    .insertInto('inbox')
    .values(Array.from({ length: 60 }, (__, n) => ({ ...message, sentAt: n + 1 })))
    .execute()
  const count = () => inboxActor().getSnapshot().context.cached.items.length
  const settled = (items: number) =>
    expect.poll(() => !inboxActor().getSnapshot().hasTag('pending') && count()).toBe(items)
  renewInbox()
  await settled(20)
  inboxActor().send({ type: 'MORE' })
  await settled(40)
  renewInbox()
  expect(count()).toBe(40)
  await settled(40)
  expect(page.calls('/wps/relay/CSP_getInbox').length).toBe(4)
  // One fewer than before: the rest move up.
  await db.deleteFrom('inbox').where('sentAt', '=', 60).execute()
  renewInbox()
  await expect.poll(() => page.calls('/wps/relay/CSP_getInbox').length).toBe(6)
  await settled(40)
})
