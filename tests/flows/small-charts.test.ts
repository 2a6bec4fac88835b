import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import { languageMachine } from '../../machines/language/language.machine'
import { resourceMachine } from '../../machines/resource/resource.machine'
import { sideMenuMachine } from '../../machines/side-menu/side-menu.machine'
import { walletMachine } from '../../machines/wallet/wallet.machine'
import { welcomeMachine } from '../../machines/welcome/welcome.machine'
import { drive } from './drive'

describe('the wallet', () => {
  const balance = { sumBalance: php('12480.50') }

  it('[LAYOUT-18, WALLET-04] amounts are shown or hidden by the player’s last choice, which is stored', () => {
    const wallet = drive(walletMachine, { hidden: true })
    expect(wallet.snapshot().hasTag('hidden')).toBe(true)
    wallet.send({ type: 'TOGGLE' })
    expect(wallet.snapshot().hasTag('hidden')).toBe(false)
    wallet.send({ type: 'TOGGLE' })
    expect(wallet.effects()).toEqual([
      ['keepHidden', { hidden: false }],
      ['keepHidden', { hidden: true }],
    ])
  })

  it('[LAYOUT-19] the amount is hidden while it is refreshed', () => {
    const wallet = drive(walletMachine, { hidden: false })
    wallet.answer('balance', balance)
    expect(wallet.snapshot().hasTag('known')).toBe(true)
    wallet.send({ type: 'REFRESH' })
    expect(wallet.snapshot().hasTag('pending')).toBe(true)
    for (let tap = 0; tap < 5; tap++) wallet.send({ type: 'REFRESH' })
    wallet.answer('balance', { ...balance, sumBalance: php('1.00') })
    expect(wallet.snapshot().context.balance?.sumBalance).toEqual(php('1.00'))
    expect(wallet.running('balance')).toBe(false)
  })

  it('money that moves while the balance is loading is not missed: it is loaded once more', () => {
    const wallet = drive(walletMachine, { hidden: false })
    wallet.send({ type: 'MONEY_MOVED' })
    wallet.send({ type: 'MONEY_MOVED' })
    wallet.answer('balance', balance)
    expect(wallet.snapshot().context.balance).toEqual(balance)
    expect(wallet.running('balance')).toBe(true)
    wallet.answer('balance', { ...balance, sumBalance: php('1.00') })
    expect(wallet.running('balance')).toBe(false)
    expect(wallet.snapshot().context.balance?.sumBalance).toEqual(php('1.00'))
  })

  it('a balance that a game says shows at once; one that comes while another is loading is asked for again', () => {
    const wallet = drive(walletMachine, { hidden: false })
    const told = { type: 'BALANCE', balance: { sumBalance: php('2.00') } } as const
    wallet.send(told)
    wallet.answer('balance', balance)
    expect(wallet.running('balance')).toBe(true)
    wallet.fail('balance', { code: 'offline' })
    wallet.send(told)
    expect(wallet.snapshot().hasTag('known')).toBe(true)
    expect(wallet.snapshot().context).toMatchObject({ balance: told.balance, failure: null })
    expect(wallet.running('balance')).toBe(false)
  })

  it('a balance that cannot be refreshed stays, marked as old, and moved money reloads it', () => {
    const wallet = drive(walletMachine, { hidden: false })
    wallet.answer('balance', balance)
    wallet.send({ type: 'MONEY_MOVED' })
    wallet.fail('balance', { code: 'timeout' })
    expect(wallet.snapshot().hasTag('known')).toBe(false)
    expect(wallet.snapshot().context).toMatchObject({ balance, failure: { code: 'timeout' } })
    wallet.send({ type: 'MONEY_MOVED' })
    wallet.fail('balance', { code: 'offline' })
    expect(wallet.snapshot().context.failure).toEqual({ code: 'offline' })
  })
})

describe('the side menu', () => {
  const opened = () => {
    const menu = drive(sideMenuMachine)
    menu.send({ type: 'OPEN' })
    expect(menu.snapshot().hasTag('open')).toBe(true)
    return menu
  }

  it.each([
    ['another screen opens', 'ROUTE_CHANGED'],
    ['it is tapped beside', 'CLOSE'],
    ['the language changes', 'LANGUAGE_CHANGED'],
  ] as const)('[MENU-10, MENU-11, MENU-12] closes when %s', (_, type) => {
    const menu = opened()
    menu.send({ type })
    expect(menu.snapshot().hasTag('open')).toBe(false)
  })

  it('[MENU-13, CONST-23] reloads its categories 250 ms after the last change of language', () => {
    const menu = drive(sideMenuMachine)
    menu.send({ type: 'LANGUAGE_CHANGED' })
    menu.wait(249)
    menu.send({ type: 'LANGUAGE_CHANGED' })
    menu.wait(249)
    expect(menu.effects()).toEqual([])
    menu.wait(1)
    expect(menu.effects()).toEqual([['relistCategories']])
    menu.wait(10_000)
    expect(menu.effects()).toEqual([])
  })

  it('opened before that, it reloads them at once', () => {
    const menu = drive(sideMenuMachine)
    menu.send({ type: 'LANGUAGE_CHANGED' })
    menu.send({ type: 'OPEN' })
    expect(menu.effects()).toEqual([['relistAtOnce']])
    expect(menu.snapshot().hasTag('open')).toBe(true)
  })
})

describe('the language', () => {
  it('[I18N-02] changes when its words have loaded, not before; then it is applied and stored', () => {
    const language = drive(languageMachine, { language: 'EN' })
    language.send({ type: 'CHOOSE', language: 'TY' })
    expect(language.snapshot().context.language).toBe('EN')
    language.answer('words', null)
    expect(language.snapshot().context.language).toBe('TY')
    expect(language.effects()).toEqual([
      ['speak', { language: 'TY' }],
      ['keepLanguage', { language: 'TY' }],
    ])
  })

  it('the same choice does nothing, and the last of several choices wins', () => {
    const language = drive(languageMachine, { language: 'EN' })
    language.send({ type: 'CHOOSE', language: 'EN' })
    expect(language.running('words')).toBe(false)
    language.send({ type: 'CHOOSE', language: 'TY' })
    language.send({ type: 'CHOOSE', language: 'EN' })
    expect(language.inputOf('words')).toEqual({ language: 'EN' })
    language.answer('words', null)
    expect(language.snapshot().context.language).toBe('EN')
  })

  it('without its words the old language stays, and the player is told why', () => {
    const language = drive(languageMachine, { language: 'EN' })
    language.send({ type: 'CHOOSE', language: 'TY' })
    language.fail('words', { code: 'offline' })
    language.send({ type: 'CHOOSE', language: 'TY' })
    language.fail('words', { code: 'timeout' })
    expect(language.snapshot().context).toEqual({ language: 'EN', wanted: 'EN' })
    expect(language.effects()).toEqual([
      ['notify', { kind: 'fail', text: 'offline' }],
      ['notify', { kind: 'fail', text: 'timeout' }],
    ])
  })
})

describe('anything that is only fetched', () => {
  const some = { data: ['one'], empty: false }
  const none = { data: [], empty: true }
  const opened = (query: unknown = 'first') => drive(resourceMachine, { query })
  const tags = (chart: ReturnType<typeof opened>) =>
    (['pending', 'content', 'empty', 'error'] as const).filter((tag) => chart.snapshot().hasTag(tag))

  it('has four views: skeleton, content, empty, failed', () => {
    const chart = opened()
    expect(tags(chart)).toEqual(['pending'])
    chart.answer('fetch', some)
    expect(tags(chart)).toEqual(['content'])
    const empty = opened()
    empty.answer('fetch', none)
    expect(tags(empty)).toEqual(['empty'])
    const failed = opened()
    failed.fail('fetch', { code: 'timeout' })
    expect(tags(failed)).toEqual(['error'])
    expect(failed.snapshot().context.failure).toEqual({ code: 'timeout' })
  })

  it('keeps the content on screen while it reloads', () => {
    const chart = opened()
    chart.answer('fetch', some)
    chart.send({ type: 'RELOAD' })
    expect(tags(chart)).toEqual(['pending', 'content'])
    expect(chart.snapshot().context.data).toEqual(['one'])
  })

  it('what changes while it reloads is requested anew: the answer under way may be from before', () => {
    const chart = opened()
    chart.answer('fetch', some)
    chart.send({ type: 'RELOAD' })
    const before = chart.snapshot().children.refresh
    chart.send({ type: 'RELOAD' })
    expect(chart.snapshot().children.refresh).not.toBe(before)
  })

  it('drops the request in progress when something else is requested', () => {
    const chart = opened()
    chart.send({ type: 'ASK', query: 'second' })
    expect(chart.inputOf('fetch')).toEqual({ query: 'second' })
  })

  it('[ERROR-32] a failure can be tried again', () => {
    const chart = opened()
    chart.fail('fetch', { code: 'upgrading' })
    chart.send({ type: 'RELOAD' })
    chart.answer('fetch', some)
    expect(chart.snapshot().context).toMatchObject({ data: ['one'], failure: null })
  })

  it('[CONST-24] reloads 200 ms after the last change of language', () => {
    const chart = opened()
    chart.answer('fetch', some)
    chart.send({ type: 'LANGUAGE_CHANGED' })
    chart.wait(199)
    chart.send({ type: 'LANGUAGE_CHANGED' })
    chart.wait(199)
    expect(chart.running('refresh')).toBe(false)
    chart.wait(1)
    expect(chart.running('refresh')).toBe(true)
  })
})

describe('the network', () => {
  it('[ERROR-33] going offline shows for 8 seconds and coming back for 1, and a page opened offline says so', () => {
    const network = drive(connectivityMachine, { online: true })
    network.send({ type: 'OFFLINE' })
    network.send({ type: 'ONLINE' })
    expect(network.effects()).toEqual([
      ['notify', { kind: 'offline', text: 'offline', milliseconds: 8_000 }],
      ['notify', { kind: 'success', text: 'back-online', milliseconds: 1_000 }],
    ])
    expect(drive(connectivityMachine, { online: false }).snapshot().hasTag('offline')).toBe(true)
  })
})

describe('the welcome', () => {
  const first = { account: 'bago_01', firstTime: true }

  it('[LOGIN-29] opens once, for an account that signs in for the first time', () => {
    const panel = drive(welcomeMachine, first)
    panel.answer('seen', false)
    expect(panel.snapshot().hasTag('open')).toBe(true)
    expect(panel.effects()).toEqual([['markWelcomed', { account: 'bago_01' }]])
    const again = drive(welcomeMachine, first)
    again.answer('seen', true)
    expect(again.at()).toBe('closed')
    expect(drive(welcomeMachine, { ...first, firstTime: false }).at()).toBe('closed')
  })
})
