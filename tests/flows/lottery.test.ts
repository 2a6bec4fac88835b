import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteryDrawsMachine } from '../../machines/lottery-draws/lottery-draws.machine'
import { currentMode, hallOf } from '../../machines/lottery-draws/modes'
import { lotteryOrderMachine } from '../../machines/lottery-order/lottery-order.machine'
import { limits } from '../../machines/shared/limits'
import { countdown } from '../../src/i18n/time'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'
import { eachInItsOwnPage } from './page'

eachInItsOwnPage()

const vendor = (vassalage: string) => ({ vassalage })

describe('prize modes', () => {
  it('[LOTT-01] [LOTT-02] [CONST-47] e-lottery is the current mode while one of two vendors is among the e-lotteries', () => {
    expect(currentMode([vendor('ELOTT'), vendor('TCG_LOTTO_VN')])).toBe('Elott')
    expect(currentMode([vendor('LOTT')])).toBe('Elott')
    expect(currentMode([vendor('ELOTT'), vendor('TCG_SEA')])).toBe('Lott')
    expect(currentMode([])).toBe('Lott')
  })

  it('[LOTT-03] [CONST-43] every spelling of a mode leads to one of two halls, anything else to none', () => {
    for (const text of ['Elott', 'ELOTT', 'e-lottery']) expect(hallOf(text)).toBe('Elott')
    for (const text of ['Lott', 'LOTT', 'lottery', 'ZY', 'SEA']) expect(hallOf(text)).toBe('Lott')
    for (const text of ['', 'all', 'elot', '__proto__']) expect(hallOf(text)).toBeNull()
  })
})

describe('small parts of the lottery', () => {
  it('a countdown shows minutes and seconds, and hours from one hour on', () => {
    expect([0, 9, 65, 3599, 3600, 86_399].map(countdown)).toEqual([
      '0:00',
      '0:09',
      '1:05',
      '59:59',
      '1:00:00',
      '23:59:59',
    ])
  })

  it('[LOTT-05] the platform’s clock is known to within half the duration of a request, whatever the phone shows', async () => {
    const { clockAhead } = await import('../../src/flows/core/clock-ahead')
    expect(clockAhead(10_000, 9_900, 10_100)).toBe(0)
    const whole = fc.integer({ min: 0, max: 2_000_000_000 })
    fc.assert(
      fc.property(
        whole,
        whole,
        fc.integer({ min: 0, max: 8_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, ahead, way, part) => {
          const found = clockAhead(at + way * part + ahead, at, at + way)
          expect(Math.abs(found - ahead)).toBeLessThanOrEqual(way / 2 + 1)
        },
      ),
      { seed: 20260115 },
    )
  })

  it('correct numbers: balls in any position, digits consecutively from the last', async () => {
    const { hitPlaces } = await import('../../src/flows/lottery/lottery-orders')
    expect(hitPlaces('balls', [1, 2, 3], [3, 9, 1])).toEqual([0, 2])
    expect(hitPlaces('digits', [1, 2, 3], [1, 9, 3])).toEqual([2])
    expect(hitPlaces('digits', [1, 2, 3], [1, 2, 3])).toEqual([2, 1, 0])
    expect(hitPlaces('digits', [1, 2, 3], [1, 2, 4])).toEqual([])
  })

  it('[ROUTE-37] search matches part of the name in any case, within a house', async () => {
    const { searchLotteries } = await import('../../src/flows/lottery/lottery')
    const named = (name: string) => ({ name, code: name }) as never
    const groups = [
      { id: 'A', name: 'A', lotteries: [named('Keno Minute'), named('Speed Lotto')] },
      { id: 'B', name: 'B', lotteries: [named('Lotus Keno')] },
    ]
    const names = (house: string, text: string) =>
      searchLotteries(groups, house, text).map(({ id, lotteries }) => [id, lotteries.map(({ name }) => name)])
    expect(names('', ' KENO ')).toEqual([
      ['A', ['Keno Minute']],
      ['B', ['Lotus Keno']],
    ])
    expect(names('B', '')).toEqual([['B', ['Lotus Keno']]])
    expect(names('B', 'speed')).toEqual([])
  })

  it('[GAMES-30] every category and vendor of the game centre leads somewhere, or opens directly', async () => {
    const { categoryPath, vendorPath } = await import('../../src/flows/games/centres')
    expect(categoryPath('LIVE')).toBe('/m/gameLobby')
    expect(categoryPath('RNG')).toBe('/m/slotsCenter')
    expect(categoryPath('FISH')).toBe('/m/gameList?gameType=FISH')
    expect(categoryPath('ELOTT')).toBe('/m/lottery?prize_mode=Elott')
    expect(categoryPath('LOTT')).toBe('/m/lottery?prize_mode=Lott')
    for (const category of ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const) {
      expect([categoryPath(category), vendorPath(category, 'X')]).toEqual([null, null])
    }
    expect(vendorPath('LIVE', 'SPG')).toBe('/m/gameList?gameType=LIVE&vassalage=SPG')
    expect(vendorPath('ELOTT', 'X')).toBe('/m/moreLottery?prize_mode=Elott')
    expect(vendorPath('LOTT', 'X')).toBe('/m/moreLottery?prize_mode=Lott')
  })
})

describe('the draws chart', () => {
  const hall = { query: { mode: 'Elott', code: '' }, draws: null } as const
  const draws = (until: number) => ({ list: [{ code: 'E1' }], until })

  it('[LOTT-05] loads the next draw by itself, and tells those who bet on the last one', () => {
    const run = drive(lotteryDrawsMachine, hall)
    run.answer('load', draws(60_000))
    expect([run.at(), run.inputOf('wait')]).toEqual(['counting', { until: 60_000 }])
    run.send({ type: 'DEADLINE' })
    expect([run.at(), run.snapshot().hasTag('content')]).toEqual(['renewing', true])
    run.answer('renew', draws(120_000))
    expect([run.at(), run.inputOf('wait')]).toEqual(['counting', { until: 120_000 }])
    expect(run.effects()).toEqual([['tellDrawn']])
  })

  it('[LOTT-05] shows the draws it starts with until the current ones have loaded', () => {
    const run = drive(lotteryDrawsMachine, { ...hall, draws: draws(60_000) })
    expect([run.at(), run.snapshot().context.draws]).toEqual(['loading', draws(60_000)])
    run.answer('load', draws(120_000))
    expect(run.snapshot().context.draws).toEqual(draws(120_000))
  })

  it('[LOTT-05] keeps the old data while the next draw cannot be loaded, and tries every few seconds', () => {
    const run = drive(lotteryDrawsMachine, hall)
    run.answer('load', draws(60_000))
    run.send({ type: 'DEADLINE' })
    run.fail('renew', { code: 'offline' })
    expect([run.at(), run.snapshot().hasTag('content')]).toEqual(['behind', true])
    run.wait(limits.drawRetry - 1)
    expect(run.at()).toBe('behind')
    run.wait(1)
    expect(run.at()).toBe('renewing')
    run.fail('renew', { code: 'timeout' })
    expect(run.at()).toBe('behind')
  })
})

describe('the ticket chart', () => {
  const order = (status: 'open' | 'cancelled' | 'lost') => ({
    orderId: 'L1',
    suborders: [{ suborderId: 'L1-1', status }],
  })
  const facts = { orderId: 'L1', suborderId: 'L1-1' }
  const started = () => {
    const run = drive(lotteryOrderMachine)
    run.answer('sendOnce', nothingOpen)
    return run
  }
  const asked = () => {
    const run = started()
    run.send({ type: 'OPEN', orderId: 'L1' })
    run.answer('load', order('open'))
    run.send({ type: 'CANCEL', suborderId: 'L1-1' })
    return run
  }

  it('[WIRE-82] asks before anything is sent, and hands it on to be sent once', () => {
    const run = asked()
    expect([run.at(), run.running('sendOnce')]).toEqual(['asking', false])
    for (let n = 0; n < 5; n++) run.send({ type: 'CONFIRM' })
    expect([run.at(), run.inputOf('sendOnce')]).toEqual(['settling', { request: facts }])
    run.send({ type: 'CLOSE' })
    expect(run.at()).toBe('settling')
    run.answer('sendOnce', { ...accepted(order('cancelled')), facts })
    expect([run.at(), run.snapshot().context.outcome, run.effects()]).toEqual([
      'shown',
      'cancelled',
      [['moneyMoved']],
    ])
  })

  it('[WIRE-82] [WIRE-81] when the screen opens, only looks what became of an earlier one, and shows its ticket', () => {
    const run = drive(lotteryOrderMachine)
    expect([run.at(), run.inputOf('sendOnce')]).toEqual(['settling', { request: null }])
    run.answer('sendOnce', { ...accepted(order('cancelled')), outcome: 'found', facts })
    const { orderId, suborderId, outcome } = run.snapshot().context
    expect([run.at(), orderId, suborderId, outcome]).toEqual(['shown', 'L1', 'L1-1', 'cancelled'])
    expect(started().at()).toBe('closed')
  })

  it('[WIRE-82] says so if the draw was faster, or if nothing happened', () => {
    const late = asked()
    late.send({ type: 'CONFIRM' })
    late.answer('sendOnce', { ...refused('already-exists'), facts })
    late.answer('look', order('lost'))
    expect([late.at(), late.snapshot().context.outcome, late.effects()]).toEqual(['shown', 'too-late', []])
    const stood = asked()
    stood.send({ type: 'CONFIRM' })
    stood.answer('sendOnce', { ...never, facts })
    stood.answer('look', order('open'))
    expect([stood.at(), stood.snapshot().context.failure]).toEqual(['notDone', { code: 'not-arrived' }])
    stood.send({ type: 'CANCEL', suborderId: 'L1-1' })
    expect([stood.at(), stood.snapshot().context.failure]).toEqual(['asking', null])
  })
})
