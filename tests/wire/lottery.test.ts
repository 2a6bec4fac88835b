import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { launchGame } from '../../src/platform/calls/launch'
import * as calls from '../../src/platform/calls/lottery'
import { walletBalance } from '../../src/platform/calls/wallet'
import { drawnNumbers, lastDraw, nextDraw, numeroOf } from '../../src/sandbox/lottery/draws'
import { fits, hitsOf, ruleOf, timesOf } from '../../src/sandbox/lottery/rules'
import { betWords } from '../../src/sandbox/lottery/words'
import { asked, lottoIn, openDeskIn, placeAt, type DeskValue } from './support/lottery-desk'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

const minute = 60_000
let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const advance = (milliseconds: number) => world.sandbox.clock.advance(milliseconds)
const balance = async () => (await world.call(walletBalance, null)).sumBalance
const lotto = () => lottoIn(world)

const openDesk = (query: Record<string, string> = {}) => openDeskIn(world, query)
const place = placeAt

describe('what is on sale', () => {
  it('[LOTT-01] [LOTT-03] [CONST-43] [WIRE-79] each prize mode has its own lotteries; ZY is Lott, SEA one vendor', async () => {
    const vendorsOf = async (prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA') => {
      const { list } = await world.call(calls.lotteryList, { ...asked, prizeMode })
      return [...new Set(list.map(({ vendor }) => vendor))]
    }
    expect(await vendorsOf('Elott')).toEqual(['ELOTT', 'TCG_LOTTO_VN'])
    expect(await vendorsOf('Lott')).toEqual(['LOTT', 'TCG_SEA'])
    expect(await vendorsOf('ZY')).toEqual(['LOTT', 'TCG_SEA'])
    expect(await vendorsOf('SEA')).toEqual(['TCG_SEA'])
    for (const prizeMode of ['lottery', 'e-lottery', '']) {
      await expect(world.call(calls.lotteryList, { ...asked, prizeMode } as never)).rejects.toMatchObject({
        status: 400,
      })
    }
  })

  it('[LOTT-04] [CONST-44] every lottery says its play type in its lotto mode', async () => {
    const modesOf = async (prizeMode: 'Lott' | 'Elott') => {
      const { list } = await world.call(calls.lotteryList, { ...asked, prizeMode })
      return [...new Set(list.map(({ lottoMode }) => lottoMode))]
    }
    expect(await modesOf('Elott')).toEqual(['Entertainment'])
    expect(await modesOf('Lott')).toEqual(['Tradition'])
  })

  it('[WIRE-73] draws follow the platform’s clock: at the moment of a draw the next one is on sale', async () => {
    const { code } = await lotto()
    const now = async () => {
      const { serverTime, list } = await world.call(calls.lotteryDraws, { ...asked, code })
      return { serverTime, ...list[0]! }
    }
    const first = await now()
    expect(first.serverTime).toBe(startAt)
    expect(first.closeAt).toBe(startAt + 5 * minute)
    advance(5 * minute - 1)
    expect(await now()).toMatchObject({ numero: first.numero })
    advance(1)
    const second = await now()
    expect(second.numero).not.toBe(first.numero)
    expect(second.last).toMatchObject({ numero: first.numero, drawnAt: first.closeAt })
    const all = await world.call(calls.lotteryDraws, asked)
    expect(all.list).toHaveLength(24)
    expect(all.list.every(({ closeAt }) => closeAt > all.serverTime)).toBe(true)
    expect((await world.call(calls.lotteryDraws, { ...asked, code: 'nothing' })).list).toEqual([])
  })

  it('[WIRE-74] [WIRE-75] the two menus together hold every lottery once', async () => {
    const own = await world.call(calls.lotteryMenu, asked)
    const vietnam = await world.call(calls.lotteryMenuVn, asked)
    expect(own.groups.map(({ name }) => name)).toEqual(['Lotto Express'])
    expect(vietnam.groups.map(({ name }) => name)).toEqual(['Saigon Lotto'])
    const codes = [...own.groups, ...vietnam.groups].flatMap((group) => group.codes)
    const { list } = await world.call(calls.lotteryList, asked)
    expect([...codes].sort()).toEqual(list.map(({ code }) => code).sort())
  })

  it('[WIRE-76] past draws are paged, newest first, and end', async () => {
    const { code } = await lotto()
    const first = await world.call(calls.openedNumeros, { code, pageNo: 1, pageSize: 20 })
    const last = await world.call(calls.openedNumeros, { code, pageNo: 3, pageSize: 20 })
    expect([first.totalPages, last.list.length]).toEqual([3, 20])
    expect(first.list[0]!.drawnAt).toBe(startAt)
    expect(new Set([...first.list, ...last.list].map(({ numero }) => numero)).size).toBe(40)
    await expect(
      world.call(calls.openedNumeros, { code: 'x', pageNo: 1, pageSize: 20 }),
    ).rejects.toMatchObject({ code: 'game-closed' })
  })

  it('[WIRE-77] [WIRE-78] popular is the platform’s choice, recent what the player has bet on', async () => {
    const { codes } = await world.call(calls.popularLotteries, asked)
    const { list } = await world.call(calls.lotteryList, asked)
    expect(codes.length).toBeGreaterThan(2)
    expect(codes.every((code) => list.some((one) => one.code === code))).toBe(true)
    expect((await world.call(calls.recentLotteries, asked)).codes).toEqual([])
    const desk = await openDesk()
    await place(desk)
    expect((await world.call(calls.recentLotteries, asked)).codes).toEqual([desk.code])
    expect((await world.call(calls.recentLotteries, { ...asked, prizeMode: 'Lott' })).codes).toEqual([])
  })

  it('[WIRE-57] [WIRE-58] lottery lists carry prizeMode, clientType 2 and merchant_code; the game list none of them', async () => {
    await world.call(calls.lotteryList, asked)
    expect([...world.sent().url.searchParams]).toEqual([
      ['language', 'EN'],
      ['prizeMode', 'Elott'],
      ['clientType', '2'],
      ['merchant_code', 'perya'],
    ])
  })
})

describe('rules of the lotteries', () => {
  it('a row is validated: count, range, and no ball twice', () => {
    const six = ruleOf('Lotto 6/42')
    expect(fits(six, [1, 2, 3, 4, 5, 42])).toBe(true)
    for (const row of [
      [1, 2, 3, 4, 5],
      [1, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 43],
      [1.5, 2, 3, 4, 5, 6],
    ]) {
      expect(fits(six, row)).toBe(false)
    }
    const four = ruleOf('Four Digit Draw')
    expect(fits(four, [0, 0, 9, 9])).toBe(true)
    expect(fits(four, [0, 0, 9, 10])).toBe(false)
  })

  it('balls count in any order, digits by place from the last', () => {
    const six = ruleOf('Lotto 6/42')
    expect(hitsOf(six, [6, 5, 4, 3, 2, 1], [1, 2, 3, 40, 41, 42])).toBe(3)
    expect(timesOf(six, [6, 5, 4, 3, 2, 1], [1, 2, 3, 40, 41, 42])).toBe(5)
    const four = ruleOf('Four Digit Draw')
    expect(hitsOf(four, [1, 2, 3, 4], [1, 2, 9, 4])).toBe(1)
    expect(timesOf(four, [1, 2, 3, 4], [1, 2, 9, 4])).toBe(0)
    expect(timesOf(four, [1, 2, 3, 4], [9, 9, 3, 4])).toBe(6)
    expect(timesOf(four, [1, 2, 3, 4], [1, 2, 3, 4])).toBe(4000)
  })

  it('every lottery of the world draws numbers that fit its own rules, the same each time', async () => {
    for (const prizeMode of ['Elott', 'Lott'] as const) {
      const { list } = await world.call(calls.lotteryList, { ...asked, prizeMode })
      for (const { name, code, pays } of list) {
        const rule = ruleOf(name)
        const at = lastDraw(rule, startAt)
        expect(at).toBeLessThanOrEqual(startAt)
        expect(nextDraw(rule, at)).toBe(nextDraw(rule, startAt))
        expect(fits(rule, drawnNumbers(code, rule, at))).toBe(true)
        expect(drawnNumbers(code, rule, at)).toEqual(drawnNumbers(code, rule, at))
        expect(pays.length).toBeGreaterThan(0)
      }
    }
  })

  it('draws are numbered by their day in Manila', () => {
    const daily = ruleOf('Lotto 6/58')
    // 15 January 2026, noon in Manila: the draw is at 9 p.m.
    expect(nextDraw(daily, startAt)).toBe(startAt + 9 * 60 * minute)
    expect(numeroOf(daily, nextDraw(daily, startAt))).toBe('260115-01')
    expect(numeroOf(ruleOf('Speed Lotto'), startAt)).toBe('260115-0721')
  })
})

describe('real-money bets', () => {
  it('[LOTT-05] [WIRE-80] [WIRE-81] a bet takes its stake from the wallet and becomes a ticket', async () => {
    const desk = await openDesk()
    const { body } = await place(desk, { draws: 3 })
    expect(body.value).toMatchObject({ balance: '11940.00', placed: 'L00000001' })
    expect(await balance()).toEqual(php('12420.50'))
    const { list } = await world.call(calls.lotteryOrders, { code: desk.code, pageNo: 1, pageSize: 10 })
    expect(list).toMatchObject([
      {
        numbers: [1, 2, 3, 4, 5, 6],
        status: 'open',
        draws: 3,
        openDraws: 3,
        total: php('60.00'),
        stake: php('20.00'),
      },
    ])
    const order = await world.call(calls.lotteryOrder, { orderId: 'L00000001' })
    expect(order.suborders.map(({ status, drawn, stake }) => [status, drawn, stake])).toEqual([
      ['open', null, php('20.00')],
      ['open', null, php('20.00')],
      ['open', null, php('20.00')],
    ])
    expect((await world.call(calls.lotteryOrders, { code: 'other', pageNo: 1, pageSize: 9 })).list).toEqual(
      [],
    )
  })

  it('the same key is the same bet, however often it arrives, also concurrently', async () => {
    const desk = await openDesk()
    const requestKey = 'one-intent-one-bet'
    const answers = await Promise.all([1, 2, 3].map(() => place(desk, { requestKey })))
    expect(answers.map(({ body }) => body.value.placed)).toEqual(['L00000001', 'L00000001', 'L00000001'])
    expect(await balance()).toEqual(php('12460.50'))
    expect((await desk.look(`key=${requestKey}`)).placed).toBe('L00000001')
    expect((await desk.look('key=another-intent-of-mine')).placed).toBeNull()
  })

  it('an invalid bet is refused and takes nothing', async () => {
    const desk = await openDesk()
    const refused = async (more: Record<string, unknown>) => {
      const { response, body } = await place(desk, more)
      return [response.status, body.code]
    }
    expect(await refused({ numbers: [1, 1, 2, 3, 4, 5] })).toEqual([400, 'request.invalid'])
    expect(await refused({ stake: '5.00' })).toEqual([400, 'request.invalid'])
    expect(await refused({ stake: '-20.00' })).toEqual([400, 'request.invalid'])
    expect(await refused({ stake: '2000.00' })).toEqual([400, 'request.invalid'])
    expect(await refused({ draws: 0 })).toEqual([400, 'request.invalid'])
    expect(await refused({ draws: 6 })).toEqual([400, 'request.invalid'])
    expect(await refused({ requestKey: 'short' })).toEqual([400, 'request.invalid'])
    expect(await refused({ code: 'LOTT-0001' })).toEqual([404, 'game.closed'])
    expect(await refused({ numero: '260115-0001' })).toEqual([409, 'lottery.draw.closed'])
    await world.control('wallet', { userName: 'mika_07', amount: '-11990.00' })
    expect(await refused({})).toEqual([409, 'wallet.not.enough'])
    expect((await desk.look()).tickets).toEqual([])
    expect(await balance()).toEqual(php('490.50'))
  })

  it('a draw settles its bets once, with exact money and records', async () => {
    const desk = await openDesk()
    const { next } = await desk.look()
    const rule = ruleOf('Lotto 6/42')
    const drawn = drawnNumbers(desk.code, rule, next.closeAt)
    const others = Array.from({ length: 42 }, (_, at) => at + 1).filter((number) => !drawn.includes(number))
    await place(desk, { numbers: [...drawn.slice(0, 4), ...others.slice(0, 2)], stake: '50.00' })
    await place(desk, { numbers: others.slice(0, 6) })
    expect(await balance()).toEqual(php('12410.50'))
    advance(5 * minute)
    // Four hits pay forty times the stake.
    expect(await balance()).toEqual(php('14410.50'))
    expect(await balance()).toEqual(php('14410.50'))
    const { list } = await world.call(calls.lotteryOrders, { pageNo: 1, pageSize: 10 })
    expect(list.map(({ status, payout }) => [status, payout])).toEqual([
      ['lost', php('0.00')],
      ['won', php('2000.00')],
    ])
    expect((await world.call(calls.lotteryOrder, { orderId: 'L00000001' })).suborders[0]!.drawn).toEqual(
      drawn,
    )
    const rows = await world.sandbox.db
      .selectFrom('ledger')
      .select(['reason', 'minor'])
      .where('reason', 'like', 'lottery%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ reason, minor }) => [reason, minor])).toEqual([
      ['lottery.bet', -5000],
      ['lottery.bet', -2000],
      ['lottery.won', 200_000],
    ])
  })

  it('an order of several draws continues: won once and still open', async () => {
    const desk = await openDesk()
    await place(desk, { draws: 2 })
    advance(5 * minute)
    const { list } = await world.call(calls.lotteryOrders, { pageNo: 1, pageSize: 10 })
    expect(list[0]).toMatchObject({ status: 'open', openDraws: 1, draws: 2 })
    advance(5 * minute)
    expect((await world.call(calls.lotteryOrders, { pageNo: 1, pageSize: 10 })).list[0]!.status).not.toBe(
      'open',
    )
  })
})

describe('cancelling a draw', () => {
  const cancel = (suborderId: string, requestId = 'a-key-for-one-request') =>
    world.call(calls.cancelSuborder, { orderId: 'L00000001', suborderId, requestId })

  it('[WIRE-82] returns its stake once, whatever arrives twice', async () => {
    await place(await openDesk(), { draws: 2 })
    expect(await balance()).toEqual(php('12440.50'))
    const answers = await Promise.all([cancel('L00000001-2'), cancel('L00000001-2')])
    expect(answers[1]!.suborders.map(({ status }) => status)).toEqual(['open', 'cancelled'])
    expect(await balance()).toEqual(php('12460.50'))
    // Another request for the same is too late, and charges nothing either.
    await expect(cancel('L00000001-2', 'a-key-for-another-request')).rejects.toMatchObject({ status: 409 })
    expect(await balance()).toEqual(php('12460.50'))
    advance(10 * minute)
    expect((await world.call(calls.lotteryOrder, { orderId: 'L00000001' })).suborders[1]!.status).toBe(
      'cancelled',
    )
  })

  it('[WIRE-82] [WIRE-81] when the answer is lost after the cancellation, the detail shows it', async () => {
    await place(await openDesk())
    world.sandbox.faults.add({ kind: 'commit-then-drop', call: 'cancelSuborder', times: 1 })
    await expect(cancel('L00000001-1')).rejects.toMatchObject({ code: 'offline' })
    const order = await world.call(calls.lotteryOrder, { orderId: 'L00000001' })
    expect(order.suborders[0]!.status).toBe('cancelled')
    expect(await balance()).toEqual(php('12480.50'))
  })

  it('[WIRE-82] is refused once the draw has closed, and for another player’s order', async () => {
    await place(await openDesk())
    advance(5 * minute)
    await expect(cancel('L00000001-1')).rejects.toMatchObject({ status: 409 })
    await place(await openDesk())
    await world.signIn('ana_team')
    await expect(
      world.call(calls.cancelSuborder, {
        orderId: 'L00000002',
        suborderId: 'L00000002-1',
        requestId: 'a-key-of-somebody-else',
      }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(world.call(calls.lotteryOrder, { orderId: 'L00000002' })).rejects.toMatchObject({
      status: 404,
    })
    expect((await world.call(calls.lotteryOrders, { pageNo: 1, pageSize: 10 })).list).toEqual([])
  })
})

describe('the betting page', () => {
  it('connects to its launch’s betting server, and nowhere else', async () => {
    const desk = await openDesk()
    const page = await world.fetch(desk.url)
    const html = await page.text()
    expect(html).toContain(betWords.EN.care)
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/demo\/assets\/[^"]+)"/g)) {
      expect((await world.fetch(file)).status).toBe(200)
    }
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`connect-src ${world.origin}${desk.at}/`)
    expect(policy).toContain('sandbox allow-scripts')
    const { response } = await desk.ask('options')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('null')
  })

  it('offers every lottery of the vendor when the vendor itself was opened', async () => {
    const { url } = await world.call(launchGame, {
      vendor: 'LOTT',
      playType: 'trad',
      language: 'EN',
      platform: 'html5',
    } as never)
    const { value } = (await (await world.fetch(`${url.split('?')[0]}/options`)).json()) as {
      value: DeskValue
    }
    expect(value.lotteries).toHaveLength(10)
    expect(value.lotteries.every(({ code }) => code.startsWith('LOTT-'))).toBe(true)
  })

  it('ends with its round, and is not available to a trial account, which plays with demo points', async () => {
    const desk = await openDesk()
    advance(13 * 60 * minute)
    expect((await desk.ask('options')).response.status).toBe(404)
    expect((await desk.bet('k'.repeat(16))).response.status).toBe(404)
    expect((await desk.ask('other')).response.status).toBe(404)
    await world.signIn('trial_kuya')
    const free = { vendor: 'LOTT', freePlay: '1', language: 'EN', platform: 'html5' }
    const { url } = await world.call(launchGame, free as never)
    expect(await (await world.fetch(url)).text()).toContain('/demo/assets/bingo.js')
    expect((await world.fetch(`${url.split('?')[0]}/options`)).status).toBe(404)
  })

  it('has every text in both languages', () => {
    expect(Object.keys(betWords.TY)).toEqual(Object.keys(betWords.EN))
  })
})
