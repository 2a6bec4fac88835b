import { describe, expect, it } from 'vitest'
import { addressOf, choiceOf, type RecordPage } from '../../machines/record/choice'
import { php } from '../../machines/shared/cases'
import { gameRecord } from '../../machines/record/pages'
import { recordMachine } from '../../machines/record/record.machine'
import { clockDuration } from '../../src/i18n/duration'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

eachInItsOwnPage()

const ofTeam: RecordPage = {
  to: '/m/member/team',
  kinds: ['in', 'out'],
  kindName: 'way',
  query: { types: 'A' },
}

describe('a record', () => {
  it('[RECORD-04] [ROUTE-54] shows what the address asks for, by default seven days of all kinds', () => {
    expect(choiceOf(gameRecord, {})).toEqual({ days: 7, kind: null })
    expect(choiceOf(gameRecord, { days: '365', gameType: 'LIVE' })).toEqual({ days: 365, kind: 'LIVE' })
    expect(choiceOf(gameRecord, { days: '-1', gameType: 'constructor' })).toEqual({ days: 7, kind: null })
    expect(choiceOf(ofTeam, { way: 'in', gameType: 'LIVE' })).toEqual({ days: 7, kind: 'in' })
    for (const choice of [
      { days: 30, kind: 'RNG' },
      { days: 1, kind: null },
    ] as const)
      expect(choiceOf(gameRecord, addressOf(gameRecord, choice).query ?? {})).toEqual(choice)
  })

  it('[RECORD-04] a choice goes into the address and to the list, once; the same choice does nothing', () => {
    const record = drive(recordMachine, { page: gameRecord, query: {} })
    expect(record.effects()).toEqual([['showList', { choice: { days: 7, kind: null } }]])
    record.send({ type: 'CHOOSE_DAYS', days: 7 })
    record.send({ type: 'CHOOSE_KIND', kind: null })
    record.send({ type: 'CHOOSE_KIND', kind: 'no such category' })
    record.send({ type: 'ADDRESS', query: { days: '7' } })
    expect(record.effects()).toEqual([])
    record.send({ type: 'CHOOSE_KIND', kind: 'FISH' })
    record.send({ type: 'CHOOSE_DAYS', days: 30 })
    const page = (query: object) => ['goTo', { to: '/m/gameRecord', query, replace: true }]
    expect(record.effects()).toEqual([
      page({ days: '7', gameType: 'FISH' }),
      ['showList', { choice: { days: 7, kind: 'FISH' } }],
      page({ days: '30', gameType: 'FISH' }),
      ['showList', { choice: { days: 30, kind: 'FISH' } }],
    ])
    record.send({ type: 'ADDRESS', query: { days: '1' } })
    expect(record.effects()).toEqual([['showList', { choice: { days: 1, kind: null } }]])
  })

  it('[RECORD-04] own dates go into the address and to the list, once they can be shown', () => {
    const record = drive(recordMachine, { page: gameRecord, query: {} })
    record.effects()
    const type = (from: string, to: string) => record.send({ type: 'TYPE_DATES', dates: { from, to } })
    const problem = () => record.snapshot().context.problem
    record.send({ type: 'OWN_DATES', dates: { from: '2026-01-09', to: '2026-01-15' } })
    expect(record.snapshot().hasTag('dates')).toBe(true)
    for (const [from, to, why] of [
      ['', '2026-01-10', 'missing'],
      ['0026-01-01', '2026-01-10', 'missing'],
      ['2026-01-11', '2026-01-10', 'order'],
      ['2025-01-01', '2026-01-02', 'long'],
    ] as const) {
      type(from, to)
      expect(problem()).toBeNull()
      record.send({ type: 'SHOW_DATES' })
      expect(problem()).toBe(why)
    }
    expect(record.effects()).toEqual([])
    type('2025-01-01', '2026-01-01')
    record.send({ type: 'SHOW_DATES' })
    const days = { from: '2025-01-01', to: '2026-01-01' }
    expect(record.effects()).toEqual([
      ['goTo', { to: '/m/gameRecord', query: days, replace: true }],
      ['showList', { choice: { days, kind: null } }],
    ])
    expect(choiceOf(gameRecord, days)).toEqual({ days, kind: null })
    expect(choiceOf(gameRecord, { from: '2026-01-02', to: '2026-01-01' }).days).toBe(7)
    record.send({ type: 'CHOOSE_DAYS', days: 7 })
    expect(record.snapshot().hasTag('dates')).toBe(false)
  })

  it('[RECORD-04] a balance that moved or a return to the page has the entries asked for again', async () => {
    await start()
    await signIn()
    const { depositHistory } = await import('../../src/flows/records/deposit-history')
    const { walletActor } = await import('../../src/flows/core/root')
    const { createActor } = await import('xstate')
    const choice = { days: 7, kind: null } as const
    const list = depositHistory.list(choice)
    const record = createActor(depositHistory.flow, {
      input: { page: depositHistory.page, query: { days: '7' } },
    }).start()
    await reached(list, (state) => state.hasTag('content') && !state.hasTag('pending'))
    const wallet = walletActor()
    if (!wallet) throw new Error('no wallet')
    await reached(wallet, (state) => state.hasTag('known'))
    const asked = () => page.calls('/wps/relay/MCS2_depositTransactioNReport').length
    const before = asked()
    // An unchanged balance triggers nothing.
    wallet.send({ type: 'MONEY_MOVED' })
    await reached(wallet, (state) => state.hasTag('known'))
    expect(asked()).toBe(before)
    await page.control('wallet', { userName: 'mika_07', amount: '5.00' })
    wallet.send({ type: 'MONEY_MOVED' })
    await reached(wallet, (state) => state.hasTag('known'))
    await reached(list, (state) => !state.hasTag('pending'))
    expect(asked()).toBe(before + 1)
    document.dispatchEvent(new Event('visibilitychange'))
    await reached(list, (state) => !state.hasTag('pending'))
    expect(asked()).toBe(before + 2)
    record.stop()
  })

  it('keeps the other parameters of its address, and names its kinds as configured', () => {
    const record = drive(recordMachine, { page: ofTeam, query: { types: 'A', way: 'out' } })
    expect(record.effects()).toEqual([['showList', { choice: { days: 7, kind: 'out' } }]])
    record.send({ type: 'CHOOSE_KIND', kind: 'in' })
    expect(record.effects()[0]).toEqual([
      'goTo',
      { to: '/m/member/team', query: { types: 'A', days: '7', way: 'in' }, replace: true },
    ])
  })

  it('[RECORD-04] fault 15: the answer to the first of two quick choices is dropped', async () => {
    await start()
    await signIn()
    const { betRecord } = await import('../../src/flows/records/bet-record')
    const { createActor } = await import('xstate')
    const { pagedView } = await import('../../src/flows/core/paged-list')
    await page.control('faults', { call: 'memberTransactions', kind: 'delay', ms: 200, times: 1 })
    // The list exists before the record, as in a page that was open before.
    betRecord.list({ days: 7, kind: null })
    const record = createActor(betRecord.flow, { input: { page: betRecord.page, query: {} } }).start()
    record.send({ type: 'CHOOSE_KIND', kind: 'FISH' })
    const list = betRecord.list({ days: 7, kind: 'FISH' })
    const keys: string[] = []
    list.subscribe((state) => keys.push(pagedView(state).key))
    await reached(list, (state) => !state.hasTag('pending'))
    expect(new Set(keys)).toEqual(new Set(['7 FISH']))
  })

  it('[RECORD-04] a date range starts with its first day and ends with today, in the phone’s time zone; a year is allowed', async () => {
    const { rangeOf } = await import('../../src/flows/records/record')
    const noon = new Date(2026, 2, 10, 12).getTime()
    const day = (date: number) => new Date(2026, 2, date).getTime()
    expect(rangeOf({ days: 1, kind: null }, noon)).toEqual({ from: day(10), to: day(11) })
    expect(rangeOf({ days: 7, kind: null }, noon)).toEqual({ from: day(4), to: day(11) })
    expect(rangeOf({ days: { from: '2026-03-01', to: '2026-03-02' }, kind: null }, noon)).toEqual({
      from: day(1),
      to: day(3),
    })
    const year = rangeOf({ days: 365, kind: null }, noon)
    expect(year.to - year.from).toBeLessThanOrEqual(366 * 86_400_000)
  })

  it('[RECORD-08] a bonus that covers a loss is not a win, nor is a day on which play won nothing (trust 38)', async () => {
    const { isWin, standingOf } = await import('../../src/flows/records/profit-loss')
    expect(['0.00', '-0.01', '0.01'].map(php).map(standingOf)).toEqual(['even', 'behind', 'ahead'])
    expect(isWin({ play: php('1.00'), net: php('1.00') })).toBe(true)
    expect(isWin({ play: php('-1.00'), net: php('9.00') })).toBe(false)
    expect(isWin({ play: php('0.00'), net: php('9.00') })).toBe(false)
  })

  it('[RECORD-02] only agents get the agent’s side, whatever the address asks for', async () => {
    await start()
    const { showsTeam } = await import('../../src/flows/records/account-record')
    expect(showsTeam('A')).toBe(false)
    await signIn()
    expect(showsTeam('A')).toBe(false)
  })

  it('[RECORD-06] an open deposit is continued on the deposit screen, which finds its number on the phone', async () => {
    await start()
    await signIn()
    const { continueDeposit } = await import('../../src/flows/records/deposit-history')
    continueDeposit('D00000012')
    expect(page.went.at(-1)).toBe('/m/voucherCenter')
    const { depositBefore } = await import('../../src/flows/cash/deposit')
    expect(depositBefore()).toMatchObject({ number: 'D00000012' })
  })

  it('a return of the stake or less is not a win (trust 38)', async () => {
    const { endingOf } = await import('../../src/flows/records/bet-record')
    const bet = (state: 'open' | 'settled' | 'void', net: string) => endingOf({ state, net: php(net) })
    expect([
      bet('open', '0.00'),
      bet('settled', '0.01'),
      bet('settled', '0.00'),
      bet('settled', '-0.50'),
      bet('void', '0.00'),
    ]).toEqual(['open', 'won', 'even', 'lost', 'void'])
  })
})

it('playing time reads h:mm:ss, whatever its length (trust 36)', () => {
  expect([0, 59, 61, 3_600, 86_399, 360_000].map(clockDuration)).toEqual([
    '0:00:00',
    '0:00:59',
    '0:01:01',
    '1:00:00',
    '23:59:59',
    '100:00:00',
  ])
})

describe('a record saved as a file', () => {
  it('[RECORD-04] no field is a formula, amounts stay numbers, and no field leaves its place', async () => {
    const { csvField, csvOf } = await import('../../src/flows/records/sheet')
    expect(['=1+1', '+63 917', '-20.00', '-cmd', '@sum', 'a "b", c', 'ñ ₱'].map(csvField)).toEqual([
      `"'=1+1"`,
      `"'+63 917"`,
      '"-20.00"',
      `"'-cmd"`,
      `"'@sum"`,
      '"a ""b"", c"',
      '"ñ ₱"',
    ])
    expect(
      csvOf([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('\uFEFF"a","b"\r\n"1","2"\r\n')
  })

  it('[RECORD-05] it has every entry of the choice, on however many pages they come', async () => {
    await start()
    await signIn()
    const { depositHistory } = await import('../../src/flows/records/deposit-history')
    const rows = await depositHistory.all({ days: 365, kind: null })
    expect(rows).toHaveLength(14)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(14)
  })
})
