import * as v from 'valibot'
import { defineCall } from '../call'
import { amountText, figure, money, priced, type Priced } from '../money'
import { instant, nothing, text } from '../shapes'

/** What a player may limit, and over how long: the last 24 hours, the last 7 days, the calendar month (trust 33). */
export const moneyLimitKinds = ['deposit', 'loss', 'stake'] as const
export const limitPeriods = ['day', 'week', 'month'] as const

const period = v.picklist(limitPeriods)
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a limit has in common, whatever it counts. */
const common = {
  period,
  /** When something is left again, milliseconds UTC; null while something is. */
  until: v.nullable(instant),
}
/** From when a raised or removed limit may be confirmed, milliseconds UTC. */
const next = <Value extends v.GenericSchema>(limit: Value) =>
  v.nullable(v.object({ limit: v.nullable(limit), from: instant }))

const limitsValue = v.object({
  currency: text,
  /** How long raising or removing a limit waits, hours. */
  waitHours: v.pipe(v.number(), v.minValue(24)),
  /** Null where there is no limit; `used` is counted either way. */
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

/** A player's limits of their own, with what is used and left of each. */
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
 * Sets a limit: lower than before it holds at once, higher or none (`null`) waits for the operator's hours and for
 * `confirmLimit`. `value` is an amount, or whole minutes.
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

/** The second yes to a limit that was to be raised; refused with `transaction.terms.changed` before its time. */
export const confirmLimit = defineCall({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  auth: 'member',
  request: v.object(which),
  response: priced(limitsValue),
  row: 'I18N-07',
})

/** Leaves a limit as it is: what waits is dropped. Idempotent. */
export const cancelLimit = defineCall({
  name: 'cancelLimit',
  method: 'POST',
  path: '/wps/protection/limits/cancel',
  auth: 'member',
  request: v.object(which),
  response: priced(limitsValue),
  row: 'I18N-07',
})

/** The player was asked for limits before their first deposit, and wants none for now: they are not asked again. */
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

/** What play came to, in periods of one length: the latest is last, and still under way. */
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
          /** End of the period, excluded. */
          to: instant,
          /** Deposits that were paid, withdrawals that were paid out. */
          putIn: figure,
          takenOut: figure,
          /** What rounds brought beyond their stakes, and what others cost; rounds that are over. */
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
  /** When it ends, milliseconds UTC; null where it has no end, and where there is none. */
  until: v.nullable(instant),
  /** Its end has come, and the player has not asked to come back yet. */
  over: v.boolean(),
  /** When play opens again after they have asked, milliseconds UTC. */
  opensAt: v.nullable(instant),
  /** How long coming back from a self-exclusion waits, hours. */
  waitHours: v.pipe(v.number(), v.minValue(24)),
})

export type PlayBreak = v.InferOutput<typeof breakValue>

/** Whether a player takes a break from play (trust 34): no bets, deposits, gifts or promotions until it is over. */
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
 * Begins a break, at once; a longer one may take the place of one under way, a shorter one is refused with
 * `transaction.terms.changed`. Nobody ends one early.
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
      /** Null: for good. */
      months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(120))),
    }),
  ]),
  response: breakValue,
  row: 'I18N-07',
})

/** Asks to play again once a break is over: at once after a time-out, after a wait from a self-exclusion. */
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
  /** Whole seconds since the session's first game was opened, and what play came to since. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  net: money,
})

/** How long a player has played in this session, and when they are told next (trust 35). */
export const realityCheck = defineCall({
  name: 'realityCheck',
  method: 'GET',
  path: '/wps/protection/reality',
  auth: 'member',
  request: nothing,
  response: priced(checkValue),
  row: 'I18N-07',
})

/** Sets the interval, minutes; in any tab and on any phone of the player. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/wps/protection/reality',
  auth: 'member',
  request: v.object({ minutes: checkMinutes }),
  response: priced(checkValue),
  row: 'I18N-07',
})

/** The player has answered a check: the interval begins again. */
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
