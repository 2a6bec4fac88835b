import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  isListed,
  memberGroups,
  memberTiles,
  shows,
  type Circumstances,
  type MemberEntry,
} from '../../machines/member-centre/entries'
import { daysSince, litBulbs, profileTarget } from '../../machines/member-centre/member'
import { memberFacts } from '../../machines/member-centre/member-centre.cases'
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine'
import { routeOf } from '../../src/app/routes'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

const entries: readonly MemberEntry[] = memberGroups.flatMap((group): readonly MemberEntry[] => group.entries)
const one = (key: string) => entries.find((entry) => entry.key === key) as MemberEntry
const at: Circumstances = { flags: {}, type: 0, info: memberFacts.info, download: true }

describe('the list of the member centre', () => {
  it.each([
    { ids: '[SITE-24, MEMBER-12]', key: 'reward', flag: 'REWCEN3', to: '/m/rewardCenter' },
    { ids: '[SITE-25, MEMBER-22, MEMBER-28]', key: 'mission', flag: 'MISSIONLB3', to: '/m/leaderBoard' },
    { ids: '[SITE-26, MEMBER-21]', key: 'manualRebate', flag: 'MANPLAYREB3', to: '/m/member/manualRebate' },
    { ids: '[SITE-27, MEMBER-15]', key: 'depositRecord', flag: 'DEPRECM3', to: '/m/vouReport' },
    { ids: '[SITE-28, MEMBER-16]', key: 'withdrawReport', flag: 'WITHREC3', to: '/m/withdrawReport' },
    { ids: '[SITE-29, MEMBER-17]', key: 'accountRecord', flag: 'TRANSREC3', to: '/m/transaction/record' },
    { ids: '[SITE-30, MEMBER-18]', key: 'gameRecord', flag: 'TRANSBETREPMEM3', to: '/m/gameRecord' },
    { ids: '[SITE-31, MEMBER-19]', key: 'profitLoss', flag: 'PERSREP', to: '/m/profitandloss' },
    { ids: '[SITE-33, MEMBER-23]', key: 'rebate', flag: 'PLYRBT', to: '/m/member/rebateReport' },
    { ids: '[SITE-34, MEMBER-24, MEMBER-28]', key: 'news', flag: 'MAILCEN', to: '/m/notice' },
    { ids: '[SITE-35, MEMBER-27]', key: 'feedback', flag: 'FEEDBACK3', to: '/m/feedback' },
  ])('$ids $key shows only with its flag, and leads where it says', ({ key, flag, to }) => {
    expect(one(key)).toMatchObject({ flag, to })
    expect(shows(one(key), { ...at, flags: { [flag]: '1' } })).toBe(true)
    expect(shows(one(key), { ...at, flags: { [flag]: '0' } })).toBe(false)
    expect(shows(one(key), at)).toBe(false)
  })

  it('[SITE-32, SESSION-11, CONST-42, MEMBER-20, MEMBER-34] a transfer to the upline needs flag, upline and a type other than 2', () => {
    const flags = { AGETRANSFERUP3: '1' }
    const may = (toUpline: boolean, type: number, on = flags) =>
      shows(one('transfer'), { ...at, flags: on, type, info: { ...memberFacts.info, type, toUpline } })
    expect(may(true, 0)).toBe(true)
    expect(may(true, 1)).toBe(true)
    expect(may(true, 2)).toBe(false)
    expect(may(false, 0)).toBe(false)
    expect(may(true, 0, { AGETRANSFERUP3: '0' })).toBe(false)
    expect(shows(one('transfer'), { ...at, flags, info: null })).toBe(false)
  })

  it('[MEMBER-13, MEMBER-25] referral links and the online service show without any flag', () => {
    for (const key of ['referral', 'service'])
      expect(shows(one(key), { ...at, type: null, info: null })).toBe(true)
    expect(one('service').to).toBeNull()
  })

  it('[MEMBER-14, SESSION-19] the agency centre shows to agents only', () => {
    const to = (type: number | null) => shows(one('agency'), { ...at, type })
    expect([1, 2, 3, 41].map(to)).toEqual([true, true, true, true])
    expect([null, 0, 4, 40].map(to)).toEqual([false, false, false, false])
    expect(one('agency').to).toBe('/m/agent')
  })

  it('[MEMBER-26, MEMBER-28] the app shows while the settings name one', () => {
    expect(shows(one('app'), at)).toBe(true)
    expect(shows(one('app'), { ...at, download: false })).toBe(false)
  })

  it('[SITE-38] every entry has at most one flag, no flag switches two, and every address is a route', () => {
    const flags = entries.flatMap(({ flag }) => flag ?? [])
    expect(new Set(flags).size).toBe(flags.length)
    const lost = [...entries, ...memberTiles].filter(({ to }) => to !== null && !routeOf(to))
    expect(lost).toEqual([])
  })

  it('[MEMBER-11] the quick tiles: deposit, betting record, account record, security centre', () => {
    expect(memberTiles.map(({ to }) => to)).toEqual([
      '/m/voucherCenter',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/securityCenter',
    ])
  })

  it('[MEMBER-11] [MEMBER-17] [MEMBER-18] each screen is named once: what has a tile is not listed, and its flag switches both', () => {
    const flags = Object.fromEntries(entries.flatMap(({ flag }) => (flag ? [[flag, '1']] : [])))
    const shown = (on: Circumstances) => [
      ...memberTiles.filter((tile) => shows(tile, on)).map(({ to }) => to),
      ...entries.filter((entry) => isListed(entry, on)).flatMap(({ to }) => to ?? []),
    ]
    const all = shown({ ...at, flags })
    expect(new Set(all).size).toBe(all.length)
    for (const [flag, to] of [
      ['TRANSREC3', '/m/transaction/record'],
      ['TRANSBETREPMEM3', '/m/gameRecord'],
    ] as const) {
      expect(all).toContain(to)
      expect(shown({ ...at, flags: { ...flags, [flag]: '0' } })).not.toContain(to)
    }
  })
})

describe('what it shows of a member', () => {
  it('[MEMBER-08, MEMBER-09, CONST-31] whole days since the registration, never negative', () => {
    const day = 86_400_000
    const registered = Date.UTC(2025, 5, 15, 15, 59)
    expect(daysSince(registered, registered)).toBe(0)
    expect(daysSince(registered, registered + day - 1)).toBe(0)
    expect(daysSince(registered, registered + day)).toBe(1)
    expect(daysSince(registered, registered + 214 * day + 5)).toBe(214)
    expect(daysSince(registered, registered - 3 * day)).toBe(0)
  })

  it('[MEMBER-10] the block leads to the benefits, or to member home if there are none', () => {
    expect(profileTarget({ enabled: true, progress: 0 })).toBe('/m/member/benefits')
    expect(profileTarget({ enabled: false, progress: 50 })).toBe('/m/member/home')
    expect(profileTarget(null)).toBe('/m/member/home')
  })

  it('the ring lights a bulb for every twentieth of the way', () => {
    const lit = (progress: number) => litBulbs({ enabled: true, progress })
    expect([0, 4.9, 5, 62, 65, 100, 140, -3].map(lit)).toEqual([0, 0, 1, 12, 13, 20, 20, 0])
  })
})

describe('the chart', () => {
  it('[MEMBER-04, MSG-04] loads nothing for a guest', () => {
    const chart = drive(memberCentreMachine, { signedIn: false, kept: memberFacts })
    expect(chart.at()).toBe('guest')
    expect(chart.snapshot().context.facts).toBeNull()
    expect(chart.snapshot().children).toEqual({})
  })

  it('[MEMBER-03, MEMBER-30] shows what was known and refreshes it; a failure removes nothing', () => {
    const chart = drive(memberCentreMachine, { signedIn: true, kept: memberFacts })
    expect(chart.at()).toBe('refreshing')
    expect(chart.snapshot().hasTag('content')).toBe(true)
    chart.fail('again', { code: 'offline' })
    expect(chart.at()).toBe('known')
    expect(chart.snapshot().context).toMatchObject({ facts: memberFacts, failure: { code: 'offline' } })
    chart.send({ type: 'RETURNED' })
    expect(chart.snapshot().context.failure).toBeNull()
    chart.answer('again', { ...memberFacts, unread: 0 })
    expect(chart.snapshot().context.facts?.unread).toBe(0)
  })

  it('says why the member could not be loaded and offers to try again', () => {
    const chart = drive(memberCentreMachine, { signedIn: true, kept: null })
    chart.fail('member', { code: 'timeout' })
    expect(chart.at()).toBe('failed')
    expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
    chart.send({ type: 'RELOAD' })
    chart.answer('member', memberFacts)
    expect(chart.at()).toBe('known')
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()
  const open = async () => {
    const { memberCentreFlow, keptMember } = await import('../../src/flows/member/member-centre')
    const signedIn = page.session.has('MC_SESSION_INFO')
    const actor = createActor(memberCentreFlow, { input: { signedIn, kept: signedIn ? keptMember() : null } })
    return actor.start()
  }

  it('[MEMBER-06, MEMBER-07, MEMBER-30, MEMBER-34, MSG-01, MSG-04] each visit loads member info and unread count', async () => {
    await start()
    // Other readers have been told: the last sign-in.
    page.session.set('perya.toldSignIn', '"1"')
    await signIn('don_ramon')
    const first = await open()
    await reached(first, (state) => state.matches('known'))
    const { facts } = first.getSnapshot().context
    expect(facts).toMatchObject({
      info: { account: 'don_ramon', userName: 'don_ramon', type: 0, vipLabel: 'Diamond', toUpline: false },
      picture: expect.stringContaining('/art/') as string,
      club: { enabled: true },
    })
    expect(facts?.unread).toBeGreaterThan(0)
    expect(page.calls('/wps/member/info')).toHaveLength(1)
    const second = await open()
    expect(second.getSnapshot().matches('refreshing')).toBe(true)
    expect(second.getSnapshot().context.facts).toEqual(facts)
    await reached(second, (state) => state.matches('known'))
    expect(page.calls('/wps/member/info')).toHaveLength(2)
    expect(page.calls('/wps/relay/CSP_unreadCount')).toHaveLength(2)
  })

  it('[MSG-04] a guest opens it without a single call about members', async () => {
    await start()
    const actor = await open()
    expect(actor.getSnapshot().matches('guest')).toBe(true)
    for (const path of ['/wps/member/info', '/wps/relay/CSP_unreadCount'])
      expect(page.calls(path)).toEqual([])
  })

  it('[MEMBER-05] club, picture and messages can fail independently: the name shows anyway', async () => {
    await start()
    await signIn()
    for (const call of ['clubBenefit', 'memberIcon', 'unreadCount']) {
      await page.control('faults', { call, kind: 'status', status: 500 })
    }
    const actor = await open()
    await reached(actor, (state) => state.matches('known'))
    expect(actor.getSnapshot().context.facts).toMatchObject({
      info: { account: 'mika_07' },
      picture: null,
      club: null,
      unread: null,
    })
  })

  it('[MEMBER-02, MEMBER-29, MSG-02, MSG-03] a guest’s tap on any entry asks them to log in and returns there; a member goes there directly', async () => {
    const { root } = await start()
    const { enter, loginPrompt } = await import('../../src/flows/session/entry')
    const { registerScreens } = await import('../../src/flows/core/screens')
    registerScreens(() => true)
    const paths = ['/m/set', '/m/webEmail', ...[...entries, ...memberTiles].flatMap(({ to }) => to ?? [])]
    for (const to of paths) {
      enter({ kind: 'money', to })
      expect(loginPrompt().getSnapshot().hasTag('open')).toBe(true)
      expect(loginPrompt().getSnapshot().context.next).toBe(to)
      loginPrompt().send({ type: 'CANCEL' })
    }
    expect(page.went).toEqual([])
    await signIn()
    await reached(root.sessionActor()!, (state) => state.hasTag('signed-in'))
    page.went.length = 0
    for (const to of paths) enter({ kind: 'money', to })
    expect(page.went).toEqual(paths)
  })
})
