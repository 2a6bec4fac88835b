import type { withdrawCalls } from '../../platform/calls/withdraw'
import { underKey } from '../db/under-key'
import { demandRested, shownCard } from '../cash/payees'
import { turnoverOf } from '../cash/turnover'
import {
  askForWithdrawal,
  paidAfter,
  settleWithdrawals,
  shownWithdrawal,
  withdrawBounds,
} from '../cash/withdrawals'
import { burn } from '../db/burnt-keys'
import { currency, formatMinor, parseMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { demandPin } from '../pin'
import { spendableOf } from '../play/spendable'
import { demandProof, withdrawalAct } from '../second-step/proofs'
import { stepsOf } from '../second-step/safety'
import { memberOf } from './collections'
import { paging } from '../paging'

/** Banks a card can be added for; fictitious. */
const banks = ['Bangko ng Bayan', 'Banco Bayani', 'Isla Savings Bank', 'Luntian Bank', 'Mabuhay Rural Bank']

/** Longest date range of one report: a leap year plus a day on each side. */
const longest = 368 * 24 * 60 * 60 * 1000

const cardsOf = ({ db, caller }: HandlerContext) =>
  db
    .selectFrom('bankCard')
    .selectAll()
    .where('memberId', '=', caller!.memberId)
    .orderBy('addedAt')
    .orderBy('id')

export const withdrawHandlers = {
  async bankCards(_, context) {
    const { memberId } = memberOf(context)
    const { total, left } = await turnoverOf(context.db, memberId)
    const { atWithdrawals, any } = await stepsOf(context.db, memberId)
    return {
      ...(atWithdrawals ? { secondStep: any ? ('wanted' as const) : ('missing' as const) } : {}),
      cards: (await cardsOf(context).execute()).map((card) => shownCard(card, context.now())),
      banks,
      terms: {
        available: formatMinor(await spendableOf(context.db, memberId)),
        min: formatMinor(withdrawBounds.min),
        max: formatMinor(withdrawBounds.max),
        fee: formatMinor(withdrawBounds.fee),
        turnover: { total: formatMinor(total), left: formatMinor(left) },
        usualMinutes: paidAfter / 60_000,
        currency,
      },
    }
  },

  async withdraw({ cardId, amount, fee, paymentPassword, requestId, stepProof }, context) {
    const { memberId } = memberOf(context)
    const { db, now } = context
    const card = await cardsOf(context).where('id', '=', cardId).executeTakeFirst()
    const minor = parseMinor(amount)
    if (!card || minor < withdrawBounds.min || minor > withdrawBounds.max) {
      throw new Refusal(400, 'request.invalid')
    }
    const known = await underKey(db, 'withdrawal', memberId, requestId)
    if (known) {
      // The page retries because an answer was lost; it must not get another request under its key.
      if (known.minor !== minor) throw new Refusal(400, 'request.invalid')
      return { ...shownWithdrawal(known), currency }
    }
    await demandPin(context, paymentPassword)
    demandRested(card, now())
    if (parseMinor(fee) !== withdrawBounds.fee) throw new Refusal(409, 'transaction.terms.changed')
    if ((await stepsOf(db, memberId)).atWithdrawals)
      await demandProof(context, { memberId, act: withdrawalAct(cardId, minor) }, stepProof)
    const { bankName, lastDigits } = shownCard(card, now())
    const request = { memberId, requestId, card: { bankName, lastDigits }, minor, at: now() }
    return { ...shownWithdrawal(await askForWithdrawal(db, request)), currency }
  },

  async withdrawReport({ from, to, requestId, ...asked }, context) {
    const { memberId } = memberOf(context)
    const { db, now } = context
    if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
    await settleWithdrawals(db, now())
    let query = db.selectFrom('withdrawal').where('memberId', '=', memberId)
    if (requestId === undefined) query = query.where('createdAt', '>=', from).where('createdAt', '<', to)
    else {
      await db.transaction().execute(async (trx) => {
        if (!(await underKey(trx, 'withdrawal', memberId, requestId)))
          await burn(trx, memberId, requestId, now())
      })
      query = query.where('requestId', '=', requestId)
    }
    const sums = await query
      .select(({ fn }) => [
        'state',
        fn.countAll<number>().as('count'),
        fn.sum<number>('minor').as('minor'),
        fn.sum<number>('fee').as('fee'),
      ])
      .groupBy('state')
      .execute()
    const sum = (field: 'count' | 'minor' | 'fee', ...states: readonly string[]) =>
      sums.reduce(
        (all, one) => all + (states.length === 0 || states.includes(one.state) ? Number(one[field]) : 0),
        0,
      )
    const page = paging(asked)
    const rows = await query
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .$call(page.rows)
      .execute()
    return {
      list: rows.map(shownWithdrawal),
      ...page.of(sum('count')),
      total: {
        count: sum('count'),
        amount: formatMinor(sum('minor')),
        paid: formatMinor(sum('minor', 'paid') - sum('fee', 'paid')),
        fee: formatMinor(sum('fee', 'paid')),
        held: formatMinor(sum('minor', 'waiting', 'processing')),
        refused: formatMinor(sum('minor', 'refused')),
      },
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof withdrawCalls>
