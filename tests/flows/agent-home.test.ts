import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { agentHomeMachine } from '../../machines/agent-home/agent-home.machine'
import { teamToday } from '../../machines/agent-home/agent-home.cases'
import { agencyTabs, agentEntries, inAgentMenu } from '../../machines/agent-home/entries'
import { partOfDay } from '../../machines/agent-home/greeting'
import { routeOf } from '../../src/app/routes'
import { invitesTo } from '../../src/flows/agency/agency'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start, startAt } from './page'

describe('the greeting', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'noon'],
    [14, 'noon'],
    [15, 'late'],
    [18, 'late'],
    [19, 'evening'],
    [23, 'evening'],
    [24, 'evening'],
  ] as const)('[AGENT-01, CONST-59] at %i it is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part)
  })

  it('[AGENT-01] follows the time of day while the page is open', () => {
    const chart = drive(agentHomeMachine, { hour: 10, today: null })
    expect(chart.snapshot().context.part).toBe('morning')
    chart.send({ type: 'HOUR', hour: 11 })
    expect(chart.snapshot().context.part).toBe('noon')
  })
})

describe('the counters', () => {
  const shown = () => {
    const chart = drive(agentHomeMachine, { hour: 23, today: null })
    chart.answer('today', teamToday)
    return chart
  }

  it('[AGENT-08] start over at midnight, and at no other hour', () => {
    const chart = shown()
    chart.send({ type: 'HOUR', hour: 23 })
    expect(chart.running('again')).toBe(false)
    chart.send({ type: 'HOUR', hour: 0 })
    expect(chart.running('again')).toBe(true)
  })

  it('[AGENT-06] reload when the page becomes visible again, and stay on screen meanwhile', () => {
    const chart = shown()
    chart.send({ type: 'RETURNED' })
    expect(chart.snapshot().hasTag('content')).toBe(true)
    chart.answer('again', { ...teamToday, online: 52 })
    expect(chart.snapshot().context.today?.online).toBe(52)
  })

  it('[ERROR-32] that failed to load say why and offer to try again', () => {
    const chart = drive(agentHomeMachine, { hour: 8, today: null })
    chart.fail('today', { code: 'timeout' })
    expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
    chart.send({ type: 'RETRY' })
    chart.answer('today', teamToday)
    expect(chart.snapshot().hasTag('content')).toBe(true)
  })
})

describe('where the agent home leads', () => {
  it('[AGENT-09, AGENT-13] every entry and every tab is a route of the product', () => {
    expect(agentEntries.map(({ key }) => key)).toEqual([
      'overview',
      'accountRecord',
      'team',
      'redRain',
      'pnl',
      'betting',
      'agentRebate',
      'teamRebate',
      'security',
      'messages',
      'service',
    ])
    const all = [...agentEntries.flatMap(({ to }) => to ?? []), ...agencyTabs.map(({ to }) => to)]
    expect(all.filter((to) => !routeOf(to.split('?')[0] ?? ''))).toEqual([])
  })

  it('[AGENT-11, AGENT-12, SITE-13] shows what the brand’s menu names; customer service always', () => {
    const shows = (menu: readonly string[]) =>
      agentEntries.filter((entry) => inAgentMenu(entry, menu)).map(({ key }) => key)
    expect(shows([])).toEqual(['service'])
    expect(shows(['team', 'pnl', 'nonsense'])).toEqual(['team', 'pnl', 'service'])
  })
})

it('red rain and new people stay away from an agent who takes a break; what was earned and the team do not (trust 34)', () => {
  const places = [...agentEntries, ...agencyTabs]
  expect(places.filter(({ to }) => invitesTo(to)).map(({ key }) => key)).toEqual(['redRain', 'open'])
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it('[AGENT-07, AGENT-08, WIRE-102, WIRE-103, WIRE-104, WIRE-105] each counter comes from the footer of its own call, for today only', async () => {
    // Four team members, and a different number for each counter.
    const { db } = page.sandbox
    const team = ['mika_07', 'don_ramon', 'bago_01', 'nena_tropa']
    await db.updateTable('member').set({ upline: null }).where('upline', 'is not', null).execute()
    const set = (names: readonly string[], what: object) =>
      db.updateTable('member').set(what).where('username', 'in', names).execute()
    await set(team, { upline: 'tita_baby', lastLogin: null, registeredAt: startAt - 90 * 86_400_000 })
    await set(team.slice(0, 3), { lastLogin: startAt })
    await set(team.slice(0, 2), { registeredAt: startAt })
    await start()
    await signIn('tita_baby')
    // One of them is signed in, which counts as a login today, too.
    const mine = await db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'nena_tropa')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('session')
      .values({ ...mine, tokenHash: 'another', id: 'another', memberId: id })
      .execute()
    const { agentHomeFlow, agentHomeInput } = await import('../../src/flows/agency/agent-home')
    const home = createActor(agentHomeFlow, { input: agentHomeInput() }).start()
    await reached(home, (state) => state.matches({ team: 'shown' }))
    const { today } = home.getSnapshot().context
    // Whoever comes back on the same day sees them at once, while they are reloaded.
    const back = createActor(agentHomeFlow, { input: agentHomeInput() }).start()
    expect(back.getSnapshot().context.today).toEqual(today)
    expect(back.getSnapshot().hasTag('content')).toBe(true)
    expect(back.getSnapshot().hasTag('pending')).toBe(true)
    back.stop()
    vi.setSystemTime(startAt + 86_400_000)
    expect(agentHomeInput().today).toBeNull()
    expect(today).toMatchObject({ day: '2026-01-15', loggedIn: 4, registered: 2, betting: 0, online: 1 })
    for (const name of ['TeamKpiA', 'TeamKpiB', 'TeamKpiC', 'Subordinate']) {
      const [asked] = page.calls(`/wps/relay/ODS2_${name}`)
      expect(Object.fromEntries(new URL(asked?.url ?? '').searchParams)).toEqual({
        startDate: '2026-01-15',
        endDate: '2026-01-15',
        size: '0',
      })
      expect(asked?.headers.get('ModuleId')).toBe('AGEINFO3')
    }
    home.stop()
  })

  it('[AGENT-01] a phone that was asleep gets the current hour when its page becomes visible', async () => {
    await start()
    await signIn('tita_baby')
    const { agentHomeFlow, agentHomeInput } = await import('../../src/flows/agency/agent-home')
    const home = createActor(agentHomeFlow, { input: agentHomeInput() }).start()
    expect(home.getSnapshot().context.part).toBe('noon')
    vi.setSystemTime(Date.UTC(2026, 0, 15, 11, 30))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(home.getSnapshot().context.part).toBe('evening')
    home.stop()
  })

  it('[AGENT-10, AGENT-14, AGENT-15, AGENT-16] badges and the dividend entry; what cannot be loaded shows nothing', async () => {
    await start()
    await signIn('tita_baby')
    const { agencyFacts, keptAgencyFacts } = await import('../../src/flows/agency/agency')
    const look = async () => {
      const actor = createActor(agencyFacts.logic, { input: { query: null } }).start()
      await reached(actor, (state) => state.hasTag('content'))
      return agencyFacts.view(actor.getSnapshot()).data
    }
    expect(keptAgencyFacts()).toEqual({ messages: null, news: null, dividends: null })
    const facts = await look()
    expect(facts).toMatchObject({ news: 1, dividends: true })
    expect(facts?.messages).toBeGreaterThan(0)
    expect(keptAgencyFacts()).toEqual(facts)
    for (const call of ['unreadCount', 'agentAnnouncements', 'affiliate'])
      await page.control('faults', { call, kind: 'status', status: 500 })
    expect(await look()).toEqual({ messages: null, news: null, dividends: null })
  })
})
