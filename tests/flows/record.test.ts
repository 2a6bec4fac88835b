import { describe, expect, it } from 'vitest'
import { addressOf, choiceOf } from '../../machines/record/choice'
import { gameRecord } from '../../machines/record/pages'
import { recordMachine } from '../../machines/record/record.machine'
import { clockDuration } from '../../src/i18n/duration'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

eachInItsOwnPage()

const ofTeam = { to: '/m/somewhere', kinds: ['in', 'out'], kindName: 'way', query: { types: 'A' } }

describe('a record', () => {
  it('[RECORD-04] [ROUTE-54] shows what the address asks for, and seven days of all kinds where it asks for nothing', () => {
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

  it('keeps what else stands in its address, and calls its kinds as it is told to', () => {
    const record = drive(recordMachine, { page: ofTeam, query: { types: 'A', way: 'out' } })
    expect(record.effects()).toEqual([['showList', { choice: { days: 7, kind: 'out' } }]])
    record.send({ type: 'CHOOSE_KIND', kind: 'in' })
    expect(record.effects()[0]).toEqual([
      'goTo',
      { to: '/m/somewhere', query: { types: 'A', days: '7', way: 'in' }, replace: true },
    ])
  })

  it('[RECORD-04] fault 15: the answer to the first of two quick choices is dropped', async () => {
    await start()
    await signIn()
    const { betRecord } = await import('../../src/flows/bet-record')
    const { createActor } = await import('xstate')
    const { pagedView } = await import('../../src/flows/paged-list')
    await page.control('faults', { call: 'memberTransactions', kind: 'delay', ms: 200, times: 1 })
    // The list stands before the record does, as in a page that was open before.
    betRecord.list({ days: 7, kind: null })
    const record = createActor(betRecord.flow, { input: { page: betRecord.page, query: {} } }).start()
    record.send({ type: 'CHOOSE_KIND', kind: 'FISH' })
    const list = betRecord.list({ days: 7, kind: 'FISH' })
    const keys: string[] = []
    list.subscribe((state) => keys.push(pagedView(state).key))
    await reached(list, (state) => !state.hasTag('pending'))
    expect(new Set(keys)).toEqual(new Set(['mika_07 7 FISH']))
  })

  it('[RECORD-04] a stretch starts with its first day and ends with today, in the phone’s zone; a year fits the platform', async () => {
    const { stretchOf } = await import('../../src/flows/record')
    const noon = new Date(2026, 2, 10, 12).getTime()
    const day = (date: number) => new Date(2026, 2, date).getTime()
    expect(stretchOf({ days: 1, kind: null }, noon)).toEqual({ from: day(10), to: day(11) })
    expect(stretchOf({ days: 7, kind: null }, noon)).toEqual({ from: day(4), to: day(11) })
    const year = stretchOf({ days: 365, kind: null }, noon)
    expect(year.to - year.from).toBeLessThanOrEqual(366 * 86_400_000)
  })

  it('a return of the stake or less is no win (trust 38)', async () => {
    const { endingOf } = await import('../../src/flows/bet-record')
    const bet = (state: 'open' | 'settled' | 'void', net: string) => endingOf({ state, net } as never)
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
