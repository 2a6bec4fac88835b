import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteryDrawsMachine } from '../../machines/lottery-draws/lottery-draws.machine'
import { currentMode, hallOf } from '../../machines/lottery-draws/modes'
import { lotteryOrderMachine } from '../../machines/lottery-order/lottery-order.machine'
import { limits } from '../../machines/shared/limits'
import { countdown } from '../../src/i18n/time'
import { drive } from './drive'
import { eachInItsOwnPage } from './page'

eachInItsOwnPage()

const vendor = (vassalage: string) => ({ vassalage })

describe('prize modes', () => {
  it('[LOTT-01] [LOTT-02] [CONST-47] e-lottery is the current mode while one of two vendors stands among the e-lotteries', () => {
    expect(currentMode([vendor('ELOTT'), vendor('TCG_LOTTO_VN')])).toBe('Elott')
    expect(currentMode([vendor('LOTT')])).toBe('Elott')
    expect(currentMode([vendor('ELOTT'), vendor('TCG_SEA')])).toBe('Lott')
    expect(currentMode([])).toBe('Lott')
  })

  it('[LOTT-03] [CONST-43] every way a mode is written leads to one of two halls, anything else to none', () => {
    for (const text of ['Elott', 'ELOTT', 'e-lottery']) expect(hallOf(text)).toBe('Elott')
    for (const text of ['Lott', 'LOTT', 'lottery', 'ZY', 'SEA']) expect(hallOf(text)).toBe('Lott')
    for (const text of ['', 'all', 'elot', '__proto__']) expect(hallOf(text)).toBeNull()
  })
})

describe('small parts of the lottery', () => {
  it('a countdown is minutes and seconds, and hours from one on', () => {
    expect([0, 9, 65, 3599, 3600, 86_399].map(countdown)).toEqual([
      '0:00',
      '0:09',
      '1:05',
      '59:59',
      '1:00:00',
      '23:59:59',
    ])
  })

  it('[LOTT-05] the platform’s clock is told to half the way of an answer, whatever the phone shows', async () => {
    const { clockAhead } = await import('../../src/flows/lottery-draws')
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
    )
  })

  it('right numbers: balls anywhere, digits in a row from the last', async () => {
    const { hitPlaces } = await import('../../src/flows/lottery-orders')
    expect(hitPlaces('balls', [1, 2, 3], [3, 9, 1])).toEqual([0, 2])
    expect(hitPlaces('digits', [1, 2, 3], [1, 9, 3])).toEqual([2])
    expect(hitPlaces('digits', [1, 2, 3], [1, 2, 3])).toEqual([2, 1, 0])
    expect(hitPlaces('digits', [1, 2, 3], [1, 2, 4])).toEqual([])
  })

  it('[ROUTE-37] search is a part of the name in any case, within a house', async () => {
    const { searchLotteries } = await import('../../src/flows/lottery')
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

  it('[GAMES-30] every category and vendor of the game centre leads somewhere, or opens by itself', async () => {
    const { categoryPath, vendorPath } = await import('../../src/flows/centres')
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
  const hall = { query: { mode: 'Elott', code: '' } } as const
  const draws = (until: number) => ({ list: [{ code: 'E1' }], until })

  it('[LOTT-05] asks for the next draw by itself, and tells whoever bet on the last one', () => {
    const run = drive(lotteryDrawsMachine, hall)
    run.answer('load', draws(60_000))
    expect([run.at(), run.inputOf('wait')]).toEqual(['counting', { until: 60_000 }])
    run.send({ type: 'DEADLINE' })
    expect([run.at(), run.snapshot().hasTag('content')]).toEqual(['renewing', true])
    run.answer('renew', draws(120_000))
    expect([run.at(), run.inputOf('wait')]).toEqual(['counting', { until: 120_000 }])
    expect(run.effects()).toEqual([['tellDrawn']])
  })

  it('[LOTT-05] keeps what shows while the next draw does not come, and tries every few seconds', () => {
    const run = drive(lotteryDrawsMachine, hall)
    run.answer('load', draws(60_000))
    run.send({ type: 'DEADLINE' })
    run.fail('renew', { code: 'offline' })
    expect([run.at(), run.snapshot().hasTag('content')]).toEqual(['behind', true])
    run.wait(limits.drawRetry - 1)
    expect(run.at()).toBe('behind')
    run.wait(1)
    expect(run.at()).toBe('renewing')
    run.wait(limits.longestWait)
    expect(run.at()).toBe('behind')
  })
})

describe('the ticket chart', () => {
  const order = (status: 'open' | 'cancelled' | 'lost') => ({
    orderId: 'L1',
    suborders: [{ suborderId: 'L1-1', status }],
  })
  const wish = { suborderId: 'L1-1', requestId: 'k1' }
  const asked = () => {
    const run = drive(lotteryOrderMachine)
    run.send({ type: 'OPEN', orderId: 'L1' })
    run.answer('load', order('open'))
    run.send({ type: 'CANCEL', wish })
    return run
  }

  it('[WIRE-82] asks before anything is sent, and sends once under the key of the wish', () => {
    const run = asked()
    expect([run.at(), run.running('cancel')]).toEqual(['asking', false])
    for (let n = 0; n < 5; n++) run.send({ type: 'CONFIRM' })
    expect([run.at(), run.inputOf('cancel')]).toEqual(['cancelling', { orderId: 'L1', wish }])
    run.send({ type: 'CLOSE' })
    expect(run.at()).toBe('cancelling')
    run.answer('cancel', { ok: true, value: order('cancelled') })
    expect([run.at(), run.snapshot().context.outcome, run.effects()]).toEqual([
      'shown',
      'cancelled',
      [['moneyMoved']],
    ])
  })

  it('[WIRE-82] [WIRE-81] an unknown outcome is looked up until it is known, never sent again', () => {
    const run = asked()
    run.send({ type: 'CONFIRM' })
    run.wait(limits.longestWait)
    expect([run.at(), run.running('cancel')]).toEqual(['looking', false])
    run.fail('look', { code: 'offline' })
    run.wait(limits.lookAgain)
    expect([run.at(), run.running('cancel')]).toEqual(['looking', false])
    run.answer('look', order('cancelled'))
    expect([run.at(), run.snapshot().context.outcome, run.effects()]).toEqual([
      'shown',
      'cancelled',
      [['moneyMoved']],
    ])
  })

  it('[WIRE-82] says so when the draw was faster, or when nothing happened', () => {
    const late = asked()
    late.send({ type: 'CONFIRM' })
    late.answer('cancel', { ok: false, failure: { code: 'already-exists' } })
    late.answer('look', order('lost'))
    expect([late.at(), late.snapshot().context.outcome, late.effects()]).toEqual(['shown', 'too-late', []])
    const stood = asked()
    stood.send({ type: 'CONFIRM' })
    stood.fail('cancel', { code: 'offline' })
    stood.answer('look', order('open'))
    expect([stood.at(), stood.snapshot().context.failure]).toEqual(['notDone', { code: 'offline' }])
  })
})
