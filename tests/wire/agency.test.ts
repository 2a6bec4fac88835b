import { beforeEach, describe, expect, it } from 'vitest'
import {
  affiliate,
  affiliateUrlCreate,
  affiliateUrlDelete,
  affiliateUrlView,
  agencyCalls,
  agentAffiliate,
  agentAnnouncements,
  openedAccount,
  readAnnouncement,
  subordinate,
  teamKpiA,
  teamKpiB,
  teamKpiC,
} from '../../src/platform/calls/agency'
import { processDividend, salaryRequest } from '../../src/platform/calls/agent'
import { login } from '../../src/platform/calls/session'
import type { Call, InputOf } from '../../src/platform/call'
import { checkAffiliate, register } from '../../src/platform/calls/register'
import { account, agencyExamples } from './support/examples-agency'
import { registrationOf } from './support/registration'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh))

const merchantCode = 'perya'
const announcementsQuery = { types: 'A', groupName: 'agent', platform: 'M', merchantCode } as const
const hour = 3_600_000
/** A time's calendar day in Manila. */
const dayOf = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 10)
const today = () => {
  const day = dayOf(world.sandbox.clock.now())
  return { startDate: day, endDate: day, size: 0 }
}

const counters = async (span = today()) => ({
  in: (await world.call(teamKpiA, span)).footer.teamLoginMemberCount,
  bet: (await world.call(teamKpiB, span)).footer.teamBetMemberCount,
  new: (await world.call(teamKpiC, span)).footer.teamRegisterMemberCount,
  on: (await world.call(subordinate, span)).footer.teamOnlineCount,
})

const idOf = async (username: string) =>
  (
    await world.sandbox.db
      .selectFrom('member')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

describe('the team of an agent, counted', () => {
  /** Removes all activity of these days. */
  const quiet = async () => {
    const { db } = world.sandbox
    await db.deleteFrom('session').execute()
    await db.updateTable('member').set({ lastLogin: 1, registeredAt: 1 }).execute()
    await db.deleteFrom('bet').execute()
    await db.deleteFrom('lotteryOrder').execute()
    await world.signIn('tita_baby')
  }
  beforeEach(quiet)

  it('[WIRE-102, WIRE-103, WIRE-104, WIRE-105, WIRE-106, AGENT-07] each relay returns one counter in its footer; the agent is counted in none', async () => {
    expect(await counters()).toEqual({ in: 0, bet: 0, new: 0, on: 0 })
    await world.signIn('ana_team')
    await world.signIn('tita_baby')
    expect(await counters()).toEqual({ in: 1, bet: 0, new: 0, on: 1 })
  })

  it('[AGENT-06] the team includes indirect members', async () => {
    const { db, clock } = world.sandbox
    await db
      .updateTable('member')
      .set({ upline: 'jun_agent', registeredAt: clock.now() })
      .where('username', '=', 'mika_07')
      .execute()
    expect((await counters()).new).toBe(1)
    await db.updateTable('member').set({ upline: null }).where('username', '=', 'jun_agent').execute()
    expect((await counters()).new).toBe(0)
  })

  it('[AGENT-08] a day begins and ends at midnight in Manila', async () => {
    const { db } = world.sandbox
    const midnight = Date.parse(`${today().startDate}T00:00:00+08:00`)
    const registeredAt = (at: number) =>
      db.updateTable('member').set({ registeredAt: at }).where('username', '=', 'ana_team').execute()
    const seen: number[] = []
    for (const at of [midnight - 1, midnight, midnight + 24 * hour - 1, midnight + 24 * hour]) {
      await registeredAt(at)
      seen.push((await counters()).new)
    }
    expect(seen).toEqual([0, 1, 1, 0])
  })

  it('[AGENT-06] a betting member counts once, however often they bet, lotteries included', async () => {
    const { db, clock } = world.sandbox
    const order = (id: string, memberId: string) => ({
      id,
      memberId,
      code: 'x',
      lines: '[]',
      sessionHash: '',
      stakeMinor: 100,
      draws: 1,
      requestKey: id,
      placedAt: clock.now(),
    })
    const ana = await idOf('ana_team')
    await db
      .insertInto('lotteryOrder')
      .values([order('o1', ana), order('o2', ana), order('o3', await idOf('mika_07'))])
      .execute()
    expect((await counters()).bet).toBe(1)
  })

  it('[AGENT-08] days in the wrong order are refused', async () => {
    const span = { startDate: '2026-01-16', endDate: '2026-01-15', size: 0 }
    await expect(world.call(teamKpiA, span)).rejects.toMatchObject({ status: 400 })
  })
})

describe('who may call', () => {
  it.each(['mika_07', 'trial_kuya'])(
    '[SESSION-20] %s, who is no agent, is refused every call of the agency',
    async (who) => {
      await world.signIn(who)
      const taken: string[] = []
      for (const [name, call] of Object.entries<Call>(agencyCalls)) {
        const { input } = agencyExamples[name as keyof typeof agencyExamples]
        if (typeof input === 'function') throw new Error(`${name} has an example that is made, not given`)
        const answer = await world
          .call(call, input as InputOf<Call>)
          .then(() => 200)
          .catch(({ status }: { status: number }) => status)
        if (answer !== 403) taken.push(`${name}: ${answer}`)
      }
      expect(taken).toEqual([])
    },
  )
})

describe('an agent’s terms with the operator', () => {
  it('[AGENT-14, AGENT-16] dividends are enabled while a dividend contract is active, from its acceptance', async () => {
    await world.signIn('tita_baby')
    expect(await world.call(affiliate, { merchantCode })).toMatchObject({ code: 'PERYA88', dividends: true })
    await world.signIn('jun_agent')
    expect((await world.call(affiliate, { merchantCode })).dividends).toBe(false)
    const offer = await world.call(salaryRequest, { kind: 'dividend' })
    await world.call(processDividend, { id: offer?.id ?? '', accept: '1' })
    expect((await world.call(affiliate, { merchantCode })).dividends).toBe(true)
  })

  it('[AGENT-15, WIRE-122] announcements are marked as read per agent', async () => {
    await world.signIn('tita_baby')
    const { list, footer } = await world.call(agentAnnouncements, announcementsQuery)
    expect(list.map(({ id, read }) => [id, read])).toEqual([
      ['A-1', false],
      ['A-2', true],
    ])
    expect(footer.unreadCount).toBe(1)
    await world.signIn('jun_agent')
    const unread = async () => (await world.call(agentAnnouncements, announcementsQuery)).footer.unreadCount
    expect(await unread()).toBe(2)
    await world.call(readAnnouncement, { id: 'A-1' })
    await world.call(readAnnouncement, { id: 'A-1' })
    expect(await unread()).toBe(1)
    await expect(world.call(readAnnouncement, { id: 'PL-1' })).rejects.toMatchObject({ code: 'gone' })
  })
})

describe('an account that an agent opens', () => {
  beforeEach(() => world.signIn('tita_baby'))
  const memberNamed = (username: string) =>
    world.sandbox.db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirst()
  const ratesOf = async (username: string) =>
    world.sandbox.db
      .selectFrom('rebateRate')
      .select(['category', 'rate'])
      .where('memberId', '=', await idOf(username))
      .execute()

  it('[WIRE-116, AGENT-20] is below the agent, of the chosen kind, with the given rates, and can sign in', async () => {
    await world.call(agentAffiliate, { ...account, kind: 'agent' })
    expect(await memberNamed('neneng_1')).toMatchObject({ upline: 'tita_baby', type: 1, nickname: 'Neneng' })
    expect(await ratesOf('neneng_1')).toEqual([{ category: 'RNG', rate: 50 }])
    const { username, password } = account
    const session = await world.call(login, { username, password, captcha: '', type: 'username' })
    expect(session).toMatchObject({ customerType: 1, firstTimeLogin: true })
  })

  it('[WIRE-116] one key opens one account, whatever the second request contains', async () => {
    await world.call(agentAffiliate, account)
    expect(await world.call(agentAffiliate, { ...account, username: 'another_1' })).toEqual({
      username: 'neneng_1',
    })
    expect(await memberNamed('another_1')).toBeUndefined()
    expect(await world.call(openedAccount, { requestId: account.requestId })).toEqual({
      username: 'neneng_1',
    })
  })

  it('[WIRE-116] a key looked up before its request arrives opens nothing', async () => {
    expect(await world.call(openedAccount, { requestId: account.requestId })).toEqual({ username: null })
    await expect(world.call(agentAffiliate, account)).rejects.toMatchObject({ status: 400 })
    expect(await memberNamed('neneng_1')).toBeUndefined()
  })

  it('[AGENT-20] passes on at most the agent’s own rates, and none for an unknown category', async () => {
    for (const rates of [[{ category: 'RNG', rate: '1.21' }], [{ category: 'LOTT', rate: '0.10' }]])
      await expect(world.call(agentAffiliate, { ...account, rates })).rejects.toMatchObject({
        code: 'no-permission',
      })
    expect(await memberNamed('neneng_1')).toBeUndefined()
  })

  it('[REG-18, AGENT-20] follows the registration rules, and refuses taken names', async () => {
    for (const broken of [
      { username: 'x' },
      { username: '1abc' },
      { password: 'short' },
      { email: 'no mail' },
    ])
      await expect(world.call(agentAffiliate, { ...account, ...broken })).rejects.toMatchObject({
        status: 400,
      })
    await expect(world.call(agentAffiliate, { ...account, username: 'MIKA_07' })).rejects.toMatchObject({
      code: 'already-exists',
    })
  })
})

describe('an invitation link', () => {
  beforeEach(() => world.signIn('tita_baby'))
  const draft = {
    requestId: 'intent-9',
    kind: 'agent',
    note: 'Cebu',
    rates: [{ category: 'RNG', rate: '0.50' }],
  } as const
  const make = () => world.call(affiliateUrlCreate, { ...draft, rates: [...draft.rates] })
  const list = async () => (await world.call(affiliateUrlView, { merchantCode })).list

  it('[WIRE-113, WIRE-114] is made once per key, and comes first in the list', async () => {
    const link = await make()
    expect(await make()).toEqual(link)
    expect(link).toMatchObject({
      kind: 'agent',
      note: 'Cebu',
      joined: 0,
      url: `/m/register?code=${link.code}`,
    })
    expect((await list()).map(({ id }) => id)).toEqual([link.id, 'L1'])
    await world.signIn('jun_agent')
    expect(await list()).toEqual([])
  })

  it('[REG-14, AGENT-21] works in registration: the check accepts it, and a member who registers with it joins the team on its terms', async () => {
    const { code } = await make()
    await expect(world.call(checkAffiliate, { code, domain: '' })).resolves.toBeDefined()
    const { captchaId, body } = await registrationOf(world, 'kaka_1', '9179990001')
    await world.call(register, { ...body, affiliateCode: code }, { captchaId })
    const joined = await world.sandbox.db
      .selectFrom('member')
      .selectAll()
      .where('username', '=', 'kaka_1')
      .executeTakeFirstOrThrow()
    expect(joined).toMatchObject({ upline: 'tita_baby', type: 1 })
    const rates = await world.sandbox.db
      .selectFrom('rebateRate')
      .select(['category', 'rate'])
      .where('memberId', '=', joined.id)
      .execute()
    expect(rates).toEqual([{ category: 'RNG', rate: 50 }])
    await world.signIn('tita_baby')
    expect((await list())[0]?.joined).toBe(1)
  })

  it('[WIRE-115, AGENT-21] opens no account once deleted; only its owner can delete it', async () => {
    const { id, code } = await make()
    await world.signIn('jun_agent')
    await world.call(affiliateUrlDelete, { id })
    await world.signIn('tita_baby')
    expect(await list()).toHaveLength(2)
    await world.call(affiliateUrlDelete, { id })
    await world.call(affiliateUrlDelete, { id })
    expect((await list()).map((one) => one.id)).toEqual(['L1'])
    await expect(world.call(checkAffiliate, { code, domain: '' })).rejects.toMatchObject({
      code: 'invitation-wrong',
    })
  })

  it('[AGENT-21] gives at most its agent’s rates', async () => {
    const rates = [{ category: 'COCKFIGHT', rate: '0.51' }]
    await expect(world.call(affiliateUrlCreate, { ...draft, rates })).rejects.toMatchObject({
      code: 'no-permission',
    })
  })
})
