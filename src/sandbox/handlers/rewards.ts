import type { rewardCalls } from '../../platform/calls/rewards'
import { currency, formatMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { isExcluded } from '../play/exclusion'
import { monthStart, weekOf } from '../rewards/calendar'
import { askAboutClaim, payClaim, type Claim } from '../rewards/claims'
import { clubLevels, isClubOpenTo, standingOf } from '../rewards/club'
import { askAboutEntry, enterPromotion, keepImage } from '../rewards/entries'
import { missionsOf, rankingOf } from '../rewards/missions'
import { isInApp, waitingRewards } from '../rewards/promotions'
import { gatheredRebate, minRebate, percentOf, sumOf } from '../rewards/rebates'
import { turnoverOf } from '../rewards/turnover'
import { trialType } from '../trial'
import type { GameType } from '../world/categories'
import { filler } from '../world/terms'
import { memberOf } from './collections'
import { countOf, paging } from '../paging'

/** Longest date range of one report: a leap year plus a day on each side. */
const longest = 368 * 24 * 60 * 60 * 1000

const claimNumber = (id: number) => `C${String(id).padStart(8, '0')}`
const receiptOf = ({ id, amount, at }: Claim) => ({
  number: claimNumber(id),
  amount: formatMinor(amount),
  at,
  currency,
})

/** The member behind a reward call: not for trial accounts (SESSION-17). */
function playerOf(context: HandlerContext) {
  const member = memberOf(context)
  if (member.type === trialType) throw new Refusal(403, 'session.trial.refused')
  return member
}

const claimantOf = (context: HandlerContext) => ({
  memberId: playerOf(context).memberId,
  inApp: isInApp(context.headers),
  now: context.now(),
})

/** Amounts claimed this month, by kind, minor units. */
async function claimedSince({ db }: HandlerContext, memberId: string, from: number) {
  const rows = await db
    .selectFrom('claim')
    .select(({ fn }) => ['kind', fn.sum('amount').as('amount')])
    .where('memberId', '=', memberId)
    .where('at', '>=', from)
    .groupBy('kind')
    .execute()
  const of = (rebates: boolean) =>
    rows
      .filter(({ kind }) => (kind === 'rebate') === rebates)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
  return { rebates: of(true), rewards: of(false) }
}

export const rewardHandlers = {
  async clubLevels(_, context) {
    const { db, now } = context
    const { memberId, type } = memberOf(context)
    const { level, progress, turnover } = await standingOf(db, memberId)
    const next = clubLevels[level]
    const from = monthStart(now())
    const { rebates, rewards } = await claimedSince(context, memberId, from)
    return {
      enabled: await isClubOpenTo(db, type),
      level,
      progress,
      turnover: formatMinor(turnover),
      next: next ? { label: next.label, missing: formatMinor(next.from - turnover) } : null,
      month: {
        from,
        turnover: formatMinor(await turnoverOf(db, { memberId, from })),
        rebates: formatMinor(rebates),
        rewards: formatMinor(rewards),
      },
      levels: clubLevels.map((one, at) => ({
        level: at + 1,
        label: one.label,
        from: formatMinor(one.from),
        gift: formatMinor(one.gift),
        extraRebate: percentOf(one.extra),
      })),
      currency,
    }
  },

  async waitingRewards(_, context) {
    const { db, language } = context
    const claimant = claimantOf(context)
    const resting = await isExcluded(db, claimant.memberId, claimant.now)
    const waiting = resting ? [] : await waitingRewards(db, claimant)
    const fill = await filler(db)
    return {
      list: waiting.map(({ id, promotionId, amount, ...words }) => ({
        id,
        promotionId,
        title: fill(language === 'TY' ? words.titleTy : words.titleEn),
        summary: fill(language === 'TY' ? words.summaryTy : words.summaryEn),
        amount: formatMinor(amount),
      })),
      currency,
    }
  },

  async claimHistory(asked, context) {
    const { db, language } = context
    const { memberId } = playerOf(context)
    const page = paging(asked)
    const claims = db.selectFrom('claim').selectAll().where('memberId', '=', memberId)
    const rows = await claims.orderBy('id', 'desc').$call(page.rows).execute()
    const fill = await filler(db)
    return {
      list: rows.map(({ id, kind, titleEn, titleTy, amount, at }) => ({
        number: claimNumber(id),
        kind,
        title: fill(language === 'TY' ? titleTy : titleEn),
        amount: formatMinor(amount),
        at,
      })),
      ...page.of(await countOf(claims)),
      currency,
    }
  },

  async claim(request, context) {
    const { type } = playerOf(context)
    return receiptOf(await payClaim(context.db, { ...claimantOf(context), type }, request))
  },

  async claimOutcome({ requestId }, context) {
    const { db, now } = context
    const found = await askAboutClaim(db, memberOf(context).memberId, requestId, now())
    return found && receiptOf(found)
  },

  async uploadPromotionImage(input, context) {
    const { db, random, now } = context
    return { id: await keepImage(db, random, playerOf(context).memberId, input, now()) }
  },

  async joinPromotion(entry, context) {
    return { status: await enterPromotion(context.db, playerOf(context).memberId, entry, context.now()) }
  },

  async joinOutcome({ requestId }, context) {
    const { db, now } = context
    const status = await askAboutEntry(db, memberOf(context).memberId, requestId, now())
    return status && { status }
  },

  async missions(_, context) {
    const { db, now } = context
    const { memberId } = playerOf(context)
    const at = now()
    const list = await missionsOf(db, memberId, at)
    const { list: ranking, own } = await rankingOf(db, memberId, at)
    // Bets and days are counts; deposits are money.
    const shown = (unit: (typeof list)[number]['unit'], number: number) =>
      unit === 'deposits' ? formatMinor(number) : String(number)
    return {
      ...weekOf(at),
      list: list.map(({ claimId, unit, goal, done, amount, state }) => ({
        id: claimId,
        unit,
        goal: shown(unit, goal),
        done: shown(unit, done),
        amount: formatMinor(amount),
        state,
      })),
      ranking: ranking.map((one) => ({ ...one, turnover: formatMinor(one.turnover) })),
      own: own && { place: own.place, turnover: formatMinor(own.turnover) },
      currency,
    }
  },

  async manualRebate(_, context) {
    const { db } = context
    const { memberId } = playerOf(context)
    const gathered = await gatheredRebate(db, memberId)
    const last = await db
      .selectFrom('rebate')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    return {
      last: last?.at == null ? null : Number(last.at),
      list: gathered.map(({ category, turnover, rate, amount }) => ({
        category: category as GameType,
        turnover: formatMinor(turnover),
        rate: percentOf(rate),
        amount: formatMinor(amount),
      })),
      total: formatMinor(sumOf(gathered)),
      min: formatMinor(minRebate),
      currency,
    }
  },

  async rebateReport({ from, to, ...asked }, context) {
    const { memberId } = playerOf(context)
    if (to <= from || to - from > longest) throw new Refusal(400, 'request.invalid')
    const rebates = context.db
      .selectFrom('rebate')
      .where('memberId', '=', memberId)
      .where('at', '>=', from)
      .where('at', '<', to)
    const sums = await rebates
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.sum('turnover').as('turnover'),
        fn.sum('amount').as('amount'),
      ])
      .executeTakeFirstOrThrow()
    const page = paging(asked)
    const rows = await rebates.selectAll().orderBy('id', 'desc').$call(page.rows).execute()
    return {
      list: rows.map(({ id, category, turnover, rate, amount, at }) => ({
        number: `R${String(id).padStart(8, '0')}`,
        category: category as GameType,
        turnover: formatMinor(turnover),
        rate: percentOf(rate),
        amount: formatMinor(amount),
        at,
      })),
      ...page.of(Number(sums.count)),
      total: {
        count: Number(sums.count),
        turnover: formatMinor(Number(sums.turnover ?? 0)),
        amount: formatMinor(Number(sums.amount ?? 0)),
      },
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof rewardCalls>
