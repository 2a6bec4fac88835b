import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { moneyText } from '../../machines/shared/money'
import { operatorOf } from '../../src/operators/all'
import {
  announcements,
  availablePromotions,
  helpCentre,
  inbox,
  notices,
} from '../../src/platform/calls/content'
import { depositManualTransfer, depositPaymentGateway } from '../../src/platform/calls/deposit'
import { siteDocument, userAgreement } from '../../src/platform/calls/documents'
import * as rewards from '../../src/platform/calls/rewards'
import { bankCards, withdraw } from '../../src/platform/calls/withdraw'
import { documents } from '../../src/sandbox/world/documents'
import { worldAnnouncements } from '../../src/sandbox/world/announcements'
import { banners } from '../../src/sandbox/world/banners'
import { helpEntries } from '../../src/sandbox/world/help'
import { olderMessages, welcomeMessage } from '../../src/sandbox/world/inbox'
import { promotions } from '../../src/sandbox/world/promotions'
import { playIn } from './support/play'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

/** The platform does what the operator's texts promise; and each brand has its own texts and look. */

let world: World
eachWorld((fresh) => (world = fresh))

const everything = {
  platform: 'M',
  merchantCode: 'perya',
  groupName: 'm_home',
  types: 'B,PL,PU,H,PR',
} as const

/** Everything a member reads from the operator, as one text. */
async function texts() {
  return JSON.stringify([
    await world.call(announcements, everything),
    await world.call(notices, { platform: 'M', merchantCode: 'perya' }),
    await world.call(helpCentre, { lang: 'EN', device: 'MOBILE' }),
    await world.call(userAgreement, null),
    await world.call(siteDocument, { document: 'privacy' }),
    await world.call(siteDocument, { document: 'responsible' }),
    await world.call(availablePromotions, null),
  ])
}

describe('texts', () => {
  it('[PROMO-02] [HELP-01] [ROUTE-66] no text has a number of its own that a rule of the platform has, too', () => {
    const raw = JSON.stringify([
      documents(startAt),
      worldAnnouncements,
      banners,
      helpEntries,
      olderMessages,
      welcomeMessage,
      promotions,
    ])
    expect(raw.match(/₱\d[\d,]*|\d+(\.\d+)?%|\b(18|21)\b|Perya\b/g)).toBeNull()
  })

  it('what a player can do to keep play under control is said wherever it is explained', () => {
    const explaining = {
      agreement: documents(startAt)[0],
      help: helpEntries.find(({ id }) => id === 'safe'),
      news: worldAnnouncements.find(({ id }) => id === 'PL-3'),
    }
    for (const [where, text] of Object.entries(explaining))
      for (const view of ['limits', 'break'])
        expect([
          where,
          view,
          JSON.stringify(text ?? null).split(`/m/responsible?view=${view}`).length,
        ]).toEqual([where, view, 3])
  })

  it.each(['perya', 'bayside'] as const)('[SITE-11] %s says its own name and its own age', async (id) => {
    await world.control('site', { brand: id })
    await world.signIn('mika_07')
    const { name, age } = operatorOf(id).brand
    const all = await texts()
    expect(all).toContain(`Three things to know at ${name}`)
    const { popup } = await world.call(announcements, everything)
    // They are shown to long-standing members, too.
    expect(JSON.stringify(popup)).not.toContain('Welcome')
    expect(all).toContain(`${age} and over only`)
    expect(all).toContain(`You must be ${age} or over`)
    expect(all).not.toMatch(/\{\w+\}/)
    expect(all).not.toContain(id === 'perya' ? 'Bayside' : 'Perya')
  })

  it('[SITE-11] Bayside’s promotions, pop-ups and payment page are drawn by day, and the payee has its name', async () => {
    await world.control('site', { brand: 'bayside' })
    await world.signIn('mika_07')
    const { list } = await world.call(availablePromotions, null)
    const { popup } = await world.call(announcements, everything)
    const pictures = [
      ...list.map(({ url }) => url),
      ...popup.flatMap((one) => one.announcementImages.map(({ url }) => url)),
    ]
    expect(pictures.filter((url) => !url.startsWith('/art/v1/banner-day/'))).toEqual([])
    const order = {
      requestId: '1'.repeat(32),
      amount: '500.00',
      fee: '0.00',
      bonus: '0.00',
      promoId: '',
    }
    const sent = await world.call(depositManualTransfer, { ...order, methodId: 'sampaguita' })
    expect(sent.transfer?.holder).toBe('Bayside Amusement Corp.')
    const page = await world.call(depositPaymentGateway, {
      ...order,
      requestId: '2'.repeat(32),
      methodId: 'qrph',
    })
    const html = await (await world.fetch(page.payUrl!)).text()
    expect(html).toContain('Bayside Amusement Corp.')
    expect(html).toContain('/demo/assets/day.css')
  })
})

it.each([
  ['perya', 0],
  ['bayside', 1],
] as const)(
  '[SITE-11] games, lottery desk, rules, sign-in and new password of %s stand on its own ground',
  async (brand, day) => {
    await world.control('site', { brand })
    await world.signIn('mika_07')
    const play = playIn(world)
    const opened = await Promise.all(['Bakunawa Moon', 'Lotto 6/42'].map((name) => play.launch(name)))
    const paths = [
      ...opened.map(({ url }) => url),
      '/demo/rules/slip',
      '/demo/provider/google',
      '/demo/password/x',
    ]
    const pages = await Promise.all(paths.map(async (path) => (await world.fetch(path)).text()))
    expect(pages.map((html) => html.split('/demo/assets/day.css').length - 1)).toEqual(paths.map(() => day))
  },
)

describe('what is earned', () => {
  it('[PROMO-07] a player who never bet has no rebate to claim, and the app’s bonus is for the app', async () => {
    await world.signIn('bago_01')
    const statuses = async () =>
      Object.fromEntries(
        (await world.call(availablePromotions, null)).list.map(({ id, status }) => [id, status]),
      )
    expect((await world.call(rewards.waitingRewards, null)).list.map(({ id }) => id)).toEqual(['welcome'])
    expect(await statuses()).toMatchObject({
      app: 'process',
      'rebate-week': 'process',
      'live-cashback': 'process',
    })
    const request = { requestId: 'key-app0', kind: 'reward', id: 'app', amount: '88.00' } as const
    await expect(world.call(rewards.claim, request)).rejects.toMatchObject({ code: 'conflict' })
    const inApp = await world.fetch('/wps/relay/MCSFE_getWaitingRewards', {
      headers: { Authorization: world.token ?? '', Merchant: 'perya', 'User-Agent': 'PeryaApp/1.0' },
    })
    expect(JSON.stringify(await inApp.json())).toContain('"id":"app","promotionId":"app"')
  })

  it('[PROMO-07] the welcome gift has to be bet as often as its terms say', async () => {
    await world.signIn('bago_01')
    await world.call(rewards.claim, { requestId: 'key-w000', kind: 'reward', id: 'welcome', amount: '58.00' })
    expect((await world.call(bankCards, null)).terms.turnover).toEqual({
      total: php('174.00'),
      left: php('174.00'),
    })
  })
})

describe('a withdrawal that is over', () => {
  it('[WALLET-08] [MSG-01] tells its owner why it was given back and what next, or that it was sent', async () => {
    await world.signIn('don_ramon')
    const { cards, terms } = await world.call(bankCards, null)
    expect(terms.usualMinutes).toBe(5)
    const ask = (n: number) =>
      world.call(withdraw, {
        cardId: cards[0]!.id,
        amount: '150.00',
        fee: moneyText(terms.fee),
        paymentPassword: '246810',
        requestId: String(n).repeat(32),
      })
    const first = await ask(1)
    await world.control('withdrawal', { number: first.number, refuse: 'account-number' })
    await ask(2)
    await world.control('clock', { advance: 6 * 60_000 })
    const { list } = await world.call(inbox, { pageNo: 1, pageSize: 20 })
    expect(list.slice(0, 2).map(({ title }) => title)).toEqual([
      '₱140 was sent to your bank',
      'Your withdrawal of ₱150 was given back',
    ])
    expect(list[1]?.content).toContain('does not know the account number. Add the right account')
    expect(list[1]?.content).toContain(first.number)
    // Reading again writes nothing.
    expect((await world.call(inbox, { pageNo: 1, pageSize: 20 })).list).toHaveLength(list.length)
  })
})

it('[MEMBER-05] people do not all begin with the same face', async () => {
  const rows = await world.sandbox.db.selectFrom('member').select('icon').execute()
  const faces = rows.map(({ icon }) => icon)
  expect(new Set(faces).size).toBeGreaterThan(8)
})
