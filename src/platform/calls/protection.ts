import * as v from 'valibot'
import { defineCall } from '../call'
import { amountText, figure, money, priced, type Priced } from '../money'
import { instant, nothing, text } from '../shapes'

/** What a player may limit, and over how long: the last 24 hours, the last 7 days, the calendar month (trust 33). */
export const moneyLimitKinds = ['deposit', 'loss', 'stake'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

const period = v.picklist(limitPeriods)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What all limits have in common. */
const common = {
  period,
  /** When some of the limit becomes available again, milliseconds UTC; null while some is left. */
  until: v.nullable(instant),
}
/** Earliest time a raise or removal may be confirmed, milliseconds UTC. */
const next = <Value extends v.GenericSchema>(limit: Value) =>
  v.nullable(v.object({ limit: v.nullable(limit), from: instant }))

const limitsValue = v.object({
  currency: text,
  /** Waiting period for raising or removing a limit, hours. */
  waitHours: v.pipe(v.number(), v.minValue(24)),
  /** Null if there is no limit; `used` is counted regardless. */
  amounts: v.array(
    v.object({
      kind: v.picklist(moneyLimitKinds),
      ...common,
      limit: v.nullable(money),
      used: money,
      left: v.nullable(money),
      next: next(money),
    }),
  ),
  /** Time played, whole minutes. */
  times: v.array(
    v.object({
      ...common,
      limit: v.nullable(minutes),
      used: minutes,
      left: v.nullable(minutes),
      next: next(minutes),
    }),
  ),
})

export type PlayerLimits = Priced<v.InferOutput<typeof limitsValue>>

/** A player's own limits, each with the amounts used and left. */
export const playerLimits = defineCall({
  name: 'playerLimits',
  method: 'GET',
  path: '/wps/protection/limits',
  auth: 'member',
  request: nothing,
  response: priced(limitsValue),
  row: 'I18N-07',
})

const which = { kind: v.picklist([...moneyLimitKinds, 'time']), period }

/**
 * Sets a limit: a lower one takes effect at once; a higher one, or none (`null`), waits for the operator's
 * cooling-off hours and for `confirmLimit`. `value` is an amount, or whole minutes.
 */
export const setLimit = defineCall({
  name: 'setLimit',
  method: 'PUT',
  path: '/wps/protection/limits',
  auth: 'member',
  request: v.object({ ...which, value: v.nullable(amountText) }),
  response: priced(limitsValue),
  row: 'I18N-07',
})

/** The second confirmation of a raised limit; refused with `transaction.terms.changed` if too early. */
export const confirmLimit = defineCall({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  auth: 'member',
  request: v.object(which),
  response: priced(limitsValue),
  row: 'I18N-07',
})

/** Keeps a limit as it is: the pending change is dropped. Idempotent. */
export const cancelLimit = defineCall({
  name: 'cancelLimit',
  method: 'POST',
  path: '/wps/protection/limits/cancel',
  auth: 'member',
  request: v.object(which),
  response: priced(limitsValue),
  row: 'I18N-07',
})

/** The player was asked for limits before their first deposit, and declined: they are not asked again. */
export const declineLimits = defineCall({
  name: 'declineLimits',
  method: 'POST',
  path: '/wps/protection/limits/declined',
  auth: 'member',
  request: nothing,
  response: nothing,
  row: 'I18N-07',
})

const totalPeriods = ['day', 'week', 'month', 'year'] as const

/** Results of play in periods of equal length; the latest comes last and is still in progress. */
export const playTotals = defineCall({
  name: 'playTotals',
  method: 'GET',
  path: '/wps/protection/totals',
  auth: 'member',
  request: v.object({ period: v.picklist(totalPeriods) }),
  response: priced(
    v.object({
      currency: text,
      list: v.array(
        v.object({
          from: instant,
          /** End of the period, exclusive. */
          to: instant,
          /** Deposits paid, and withdrawals paid out. */
          putIn: figure,
          takenOut: figure,
          /** Winnings beyond the stakes, and losses, over finished rounds. */
          won: figure,
          lost: figure,
          /** Won less lost. */
          net: money,
          /** Time played, whole minutes. */
          minutes,
        }),
      ),
    }),
  ),
  row: 'I18N-07',
})

const breakKinds = ['none', 'time-out', 'self-exclusion', 'operator'] as const

const breakValue = v.object({
  /** `operator`: the operator has closed the account for play. */
  kind: v.picklist(breakKinds),
  /** When it ends, milliseconds UTC; null if it has no end, or there is no break. */
  until: v.nullable(instant),
  /** It has ended, and the player has not asked to come back yet. */
  over: v.boolean(),
  /** When play opens again after they have asked, milliseconds UTC. */
  opensAt: v.nullable(instant),
  /** Waiting period before coming back from a self-exclusion, hours. */
  waitHours: v.pipe(v.number(), v.minValue(24)),
})

export type PlayBreak = v.InferOutput<typeof breakValue>

/**
 * Whether a player is taking a break from play (trust 34): no bets, deposits, gifts or promotions until it is
 * over.
 */
export const playBreak = defineCall({
  name: 'playBreak',
  method: 'GET',
  path: '/wps/protection/break',
  auth: 'member',
  request: nothing,
  response: breakValue,
  row: 'I18N-07',
})

/**
 * Begins a break immediately. A longer one may replace the current one; a shorter one is refused with
 * `transaction.terms.changed`. A break cannot be ended early.
 */
export const takeBreak = defineCall({
  name: 'takeBreak',
  method: 'POST',
  path: '/wps/protection/break',
  auth: 'member',
  request: v.variant('kind', [
    v.object({
      kind: v.literal('time-out'),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(42)),
    }),
    v.object({
      kind: v.literal('self-exclusion'),
      /** Null means permanent. */
      months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(120))),
    }),
  ]),
  response: breakValue,
  row: 'I18N-07',
})

/**
 * Asks to play again once a break is over: immediately after a time-out, after a waiting period following a
 * self-exclusion.
 */
export const comeBack = defineCall({
  name: 'comeBack',
  method: 'POST',
  path: '/wps/protection/break/end',
  auth: 'member',
  request: nothing,
  response: breakValue,
  row: 'I18N-07',
})

const checkMinutes = v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(60))

const checkValue = v.object({
  currency: text,
  /** The player's interval, or the operator's. */
  minutes: checkMinutes,
  /** Whole seconds until the next check is due; 0 if it is. */
  dueIn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whole seconds since the session's first game was opened, and the net result since then. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  net: money,
})

/** How long the player has played in this session, and when the next reality check is due (trust 35). */
export const realityCheck = defineCall({
  name: 'realityCheck',
  method: 'GET',
  path: '/wps/protection/reality',
  auth: 'member',
  request: nothing,
  response: priced(checkValue),
  row: 'I18N-07',
})

/** Sets the interval, minutes; applies in every tab and on every phone of the player. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/wps/protection/reality',
  auth: 'member',
  request: v.object({ minutes: checkMinutes }),
  response: priced(checkValue),
  row: 'I18N-07',
})

/** The player has answered a check: the interval restarts. */
export const answerRealityCheck = defineCall({
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/wps/protection/reality/answer',
  auth: 'member',
  request: nothing,
  response: priced(checkValue),
  row: 'I18N-07',
})

export const protectionCalls = {
  playerLimits,
  setLimit,
  confirmLimit,
  cancelLimit,
  declineLimits,
  playTotals,
  playBreak,
  takeBreak,
  comeBack,
  realityCheck,
  setRealityCheck,
  answerRealityCheck,
}
