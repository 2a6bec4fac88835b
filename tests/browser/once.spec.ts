import type { BrowserContext } from '@playwright/test'
import type { CallName } from '../../src/platform/contract'
import { freeName } from './paths/support/agency-world'
import { cashField, memberId, pin, setTill, teller } from './paths/support/cash-world'
import { username } from './paths/support/deposit-world'
import { code as lotteryCode, openLottery, standTicket } from './paths/support/lottery-world'
import { fromPanel, sheet, teamAgent } from './paths/support/team-world'
import { App } from './support/app'
import { expect, test } from './support/test'
import { fill, words } from './support/words'
import { passwordOf, type World } from './support/world'

/**
 * Whatever changes something on the platform is sent once: after a lost answer, a reload, in another tab or
 * another session, the key of a request with an unknown outcome is found and looked up, and nothing is sent a
 * second time. For each kind, a reload shows that it works this way, with a key and a screen that finds it;
 * the mechanism is the same for all, and two dissimilar kinds test it in full.
 */
interface Sending {
  readonly name: string
  /** Runs every case, not only the reload. */
  readonly inFull?: true
  readonly who: string
  readonly path: string
  /** The call that sends it, and the one that reports its outcome. */
  readonly call: CallName
  readonly look: CallName
  readonly ready: (world: World) => Promise<void>
  /** What to open on the screen first, if the address alone does not. */
  readonly begin?: (app: App) => Promise<void>
  /** From there until it is sent. */
  readonly send: (app: App) => Promise<void>
  /** The confirmation on screen. */
  readonly done: RegExp
  /** Number of times it was done. */
  readonly count: (world: World) => Promise<number>
}

const say = words.EN
const confirm = async (app: App) => {
  await cashField(app, 'pin').fill(pin)
  await app.page.getByRole('dialog').locator('button[type="submit"]').click()
}
const rowsOf = async (world: World, table: 'withdrawal' | 'upTransfer', who: string) => {
  const owner = await memberId(world, who)
  const made = await world.db.selectFrom(table).select('id').where('memberId', '=', owner).execute()
  return made.length
}

const sendings: readonly Sending[] = [
  {
    name: 'a withdrawal [WALLET-08] [WIRE-89] [WIRE-90]',
    inFull: true,
    who: teller,
    path: '/m/withdraw',
    call: 'withdraw',
    look: 'withdrawReport',
    async ready(world) {
      await setTill(world)
      await world.db.deleteFrom('withdrawal').execute()
    },
    async send(app) {
      await cashField(app, 'amount').fill('500')
      await app.submit.click()
      await confirm(app)
    },
    done: new RegExp(say.withdraw['done.waiting.title']),
    count: (world) => rowsOf(world, 'withdrawal', teller),
  },
  {
    name: 'a transfer to the superior [WALLET-10] [WIRE-85]',
    who: 'jun_agent',
    path: '/m/upLine/transfer',
    call: 'walletTransfer',
    look: 'walletTransferTerms',
    ready: (world) => setTill(world, { cards: [] }, 'jun_agent'),
    async send(app) {
      await cashField(app, 'amount').fill('500')
      await app.submit.click()
      await confirm(app)
    },
    done: new RegExp(say.transfer['done.title']),
    count: (world) => rowsOf(world, 'upTransfer', 'jun_agent'),
  },
  {
    name: 'money to a downline [AGENT-21] [WIRE-117]',
    who: teamAgent,
    path: '/m/member/team',
    call: 'transferDownline',
    look: 'requestOutcome',
    ready: async () => {},
    async send(app) {
      await fromPanel(app, 'boyet_22', say.team['open.send'])
      await cashField(app, 'amount').fill('250')
      await app.button(say.team['send.next'], sheet(app)).click()
      await confirm(app)
    },
    done: new RegExp(fill(say.team['send.done.one'], { amount: '₱250.00', name: 'boyet_22' })),
    count: async ({ db }) =>
      (await db.selectFrom('ledger').select('minor').where('reason', '=', 'transfer-down').execute()).length,
  },
  {
    name: 'rates of a downline [AGENT-18] [WIRE-121]',
    who: teamAgent,
    path: '/m/member/team',
    call: 'updateDownlineRebates',
    look: 'requestOutcome',
    ready: async () => {},
    async send(app) {
      await fromPanel(app, 'jun_agent', say.team['open.rates'])
      await sheet(app).locator('input[name="rate-RNG"]').fill('1.01')
      await app.button(say.team['rates.save'], sheet(app)).click()
    },
    done: new RegExp(say.team['rates.done.title']),
    count: async ({ db }) =>
      (await db.selectFrom('memberRequest').select('kind').where('kind', '=', 'rebates').execute()).length,
  },
  {
    name: 'a deposit [WALLET-07] [WIRE-96] [WIRE-99]',
    who: username,
    path: '/m/voucherCenter',
    call: 'depositPaymentGateway',
    look: 'depositTransactioNReport',
    ready: async ({ db }) => void (await db.deleteFrom('depositOrder').execute()),
    async send(app) {
      await app.page.locator('form [name="amount"]').fill('1000')
      await app.submit.click()
    },
    done: new RegExp(say.deposit['waiting.title']),
    count: async ({ db }) => (await db.selectFrom('depositOrder').select('id').execute()).length,
  },
  {
    name: 'a claim [PROMO-07]',
    who: 'mika_07',
    path: '/m/rewardCenter',
    call: 'claim',
    look: 'claimOutcome',
    ready: async () => {},
    async send(app) {
      await app.page.locator('main li button').first().click()
      await app.page.getByRole('alertdialog').getByRole('button').last().click()
    },
    done: new RegExp(fill(say.rewards['done.title'], { amount: '₱58.00' })),
    count: async ({ db }) => (await db.selectFrom('claim').select('id').execute()).length,
  },
  {
    name: 'an account for somebody [AGENT-20] [WIRE-116]',
    who: teamAgent,
    path: '/m/agentRegister',
    call: 'agentAffiliate',
    look: 'openedAccount',
    ready: (world) => freeName(world, 'neneng_1'),
    async send(app) {
      await app.field('username').fill('neneng_1')
      await app.field('password').fill('Perya-1234')
      await app.submit.click()
    },
    done: new RegExp(fill(say.agency['opened.title'], { name: 'neneng_1' })),
    count: async ({ db }) => {
      const found = db.selectFrom('openedAccount').select('username').where('username', '=', 'neneng_1')
      return (await found.execute()).length
    },
  },
  {
    name: 'feedback [HELP-06] [WIRE-49]',
    inFull: true,
    who: 'mika_07',
    path: '/m/feedback',
    call: 'feedback',
    look: 'feedbackByKey',
    ready: async () => {},
    async send(app) {
      await app.page.locator('textarea[name="content"]').fill('The last page of my record stays empty')
      await app.submit.click()
    },
    done: /F\d{8}/,
    count: async ({ db }) => (await db.selectFrom('feedback').select('id').execute()).length,
  },
  {
    name: 'joining a promotion [PROMO-04] [PROMO-06]',
    who: 'mika_07',
    path: '/m/activityDetail?id=referral',
    call: 'joinPromotion',
    look: 'joinOutcome',
    ready: async () => {},
    send: (app) => app.submit.click(),
    done: new RegExp(say.promos['stands.joined']),
    count: async ({ db }) => (await db.selectFrom('promotionEntry').select('at').execute()).length,
  },
  {
    name: 'a draw of a lottery ticket taken back [WIRE-82] [WIRE-81]',
    who: 'mika_07',
    path: `/m/startLottery?code=${lotteryCode}`,
    call: 'cancelSuborder',
    look: 'requestOutcome',
    ready: async (world) => {
      await openLottery(world)
      await standTicket(world, 'open')
    },
    begin: (app) =>
      app.page.getByRole('list', { name: say.lottery.tickets, exact: true }).getByRole('button').click(),
    async send(app) {
      await app.button(fill(say.lottery['ticket.cancelOf'], { numero: '261120-1' }), sheet(app)).click()
      await app.page.getByRole('alertdialog').getByRole('button').last().click()
    },
    done: new RegExp(fill(say.lottery['ticket.cancelled'], { amount: '₱10.00', numero: '261120-1' })),
    count: async ({ db }) =>
      (await db.selectFrom('ledger').select('minor').where('reason', '=', 'lottery.cancelled').execute())
        .length,
  },
  {
    name: 'a bank account [WIRE-35]',
    who: teller,
    path: '/m/withdraw',
    call: 'addBankCard',
    look: 'requestOutcome',
    ready: (world) => setTill(world, { cards: [] }),
    async send(app) {
      await cashField(app, 'bankName').selectOption('Luntian Bank')
      await cashField(app, 'accountNum').fill('001234567890')
      await cashField(app, 'cardPin').fill(pin)
      await app.submit.click()
    },
    done: /ends in 7890/,
    count: async ({ db }) =>
      (await db.selectFrom('bankCard').select('id').where('accountNum', '=', '001234567890').execute())
        .length,
  },
  {
    name: 'an invitation link [AGENT-21] [WIRE-113] [WIRE-117]',
    who: teamAgent,
    path: '/m/agentRegister?way=links',
    call: 'affiliateUrlCreate',
    look: 'requestOutcome',
    ready: async () => {},
    async send(app) {
      await app.button(say.agency['link.new']).click()
      await app.page.getByRole('dialog').locator('input[name="note"]').fill('Cebu group')
      await app.button(say.agency['link.create']).click()
    },
    done: /Cebu group/,
    count: async ({ db }) =>
      (await db.selectFrom('affiliateUrl').select('id').where('note', '=', 'Cebu group').execute()).length,
  },
  {
    name: 'a withdrawal password [WALLET-08] [WIRE-33]',
    who: teller,
    path: '/m/withdraw',
    call: 'setPaymentPassword',
    look: 'requestOutcome',
    ready: (world) => setTill(world, { pin: null }),
    async send(app) {
      await cashField(app, 'proof').fill(passwordOf(teller))
      await cashField(app, 'newPin').fill(pin)
      await cashField(app, 'pinAgain').fill(pin)
      await app.submit.click()
    },
    done: new RegExp(say.withdraw['amount']),
    count: async ({ db }) =>
      (await db.selectFrom('memberRequest').select('kind').where('kind', '=', 'pin').execute()).length,
  },
  {
    name: 'a red envelope [ROUTE-25]',
    who: teller,
    path: '/m/redRain',
    call: 'claimRain',
    look: 'rainOutcome',
    ready: async (world) => void (await world.control('clock', { set: Date.UTC(2026, 10, 20, 11, 0, 10) })),
    async begin(app) {
      await app.button(say.rain.start).click()
      await app.button(fill(say.rain.envelope, { number: 1 })).click()
    },
    send: (app) => app.page.locator('main section > button').last().click(),
    done: new RegExp(say.rain['done.text'].split('.')[0] ?? ''),
    count: async ({ db }) => (await db.selectFrom('rainEnvelope').select('claimId').execute()).length,
  },
]

const unknown = (app: App) => app.page.getByText('Not known yet')

/** A new tab on the same phone, with its own session. */
async function newTab(context: BrowserContext, app: App, { who, path }: Sending): Promise<App> {
  const other = new App(await context.newPage(), app.world, app.language, app.brand)
  await other.arriveAs(who, path)
  await other.settled()
  return other
}

for (const sending of sendings) {
  test.describe(sending.name, () => {
    const { inFull, who, path, call, look, ready, begin, send, done, count } = sending

    test.beforeEach(async ({ app, watch, world }) => {
      watch.expect(/net::ERR_/)
      await ready(world)
      await app.arriveAs(who, path)
      await app.settled()
    })
    /** Sent and done, but unknown on the phone, which has to leave before the platform answers again. */
    const lose = async (app: App, leave?: () => Promise<unknown>) => {
      await begin?.(app)
      app.world.fault({ kind: 'commit-then-drop', call })
      app.world.fault({ kind: 'commit-then-drop', call: look })
      await send(app)
      await expect(unknown(app)).toBeVisible()
      await leave?.()
      app.world.heal()
    }
    /** The screen reports the outcome, and it was done once. */
    const isDone = async (app: App) => {
      await expect(app.page.getByText(done).first()).toBeVisible()
      expect(await count(app.world)).toBe(1)
    }

    test('a reload while nobody knows tells what became of it', async ({ app, page }) => {
      await lose(app, () => page.reload({ waitUntil: 'commit' }))
      await isDone(app)
    })

    if (!inFull) return

    test('an answer lost after it was done is looked up', async ({ app, world }) => {
      await begin?.(app)
      world.fault({ kind: 'commit-then-drop', call })
      await send(app)
      await isDone(app)
    })

    test('a closed tab and a new one tell what became of it', async ({ app, page, context }) => {
      await lose(app, () => page.close())
      const other = await newTab(context, app, sending)
      await isDone(other)
    })

    test('of two tabs, both tell what became of the one that was sent', async ({ app, context }) => {
      const other = await newTab(context, app, sending)
      await begin?.(other)
      await lose(app)
      await send(other)
      await isDone(other)
      await isDone(app)
    })

    test('signed out and in again, the player is told what became of it', async ({ app, page }) => {
      await lose(app, async () => {
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('about:blank')
      })
      await app.arriveAs(who, path)
      await isDone(app)
    })
  })
}
