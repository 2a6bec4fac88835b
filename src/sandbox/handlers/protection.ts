import type { ReplyOf } from '../../platform/call'
import type { playerLimits, protectionCalls } from '../../platform/calls/protection'
import type { LimitKind } from '../db/protection'
import { currency, formatMinor, parseMinor } from '../db/money'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { cancelLimit, confirmLimit, limitStates, noteAsked, setLimit, waitHours } from '../protection/limits'
import { settleRounds } from '../play/bets'
import { askToReturn, beginBreak, breakOf } from '../play/exclusion'
import { answerCheck, checkOf, setInterval } from '../protection/reality'
import { totalsOf } from '../protection/totals'
import { day } from '../rewards/calendar'
import { memberOf } from './collections'

/** Maximum minutes of play in a limit: a month. */
const mostMinutes = 31 * 24 * 60

async function answer(context: HandlerContext): Promise<ReplyOf<typeof playerLimits>> {
  const { memberId } = memberOf(context)
  const states = await limitStates(context.db, memberId, context.now())
  const amount = (minor: number | null) => (minor === null ? null : formatMinor(minor))
  return {
    currency,
    waitHours,
    amounts: states.flatMap(({ kind, period, limit, used, left, until, next }) =>
      kind === 'time'
        ? []
        : [
            {
              kind,
              period,
              until,
              limit: amount(limit),
              used: formatMinor(used),
              left: amount(left),
              next: next && { limit: amount(next.limit), from: next.from },
            },
          ],
    ),
    times: states.flatMap(({ kind, period, limit, used, left, until, next }) =>
      kind === 'time' ? [{ period, until, limit, used, left, next }] : [],
    ),
  }
}

/** Minor units, or whole minutes; refuses zero, and values too large to be used up. */
function valueOf(kind: LimitKind, text: string): number {
  const value = kind === 'time' ? Number(text) : parseMinor(text)
  if (!Number.isSafeInteger(value) || value < 1 || (kind === 'time' && value > mostMinutes))
    throw new Refusal(400, 'request.invalid')
  return value
}

const breakNow = (context: HandlerContext) => breakOf(context.db, memberOf(context).memberId, context.now())

/** The end of a break of this many months, milliseconds UTC; null for a permanent one. */
function monthsAhead(from: number, months: number | null): number | null {
  if (months === null) return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.getTime()
}

export const protectionHandlers = {
  playerLimits: (_, context) => answer(context),

  async setLimit({ kind, period, value }, context) {
    const { memberId } = memberOf(context)
    const wanted = value === null ? null : valueOf(kind, value)
    await setLimit(context.db, { memberId, kind, period }, wanted, context.now())
    return answer(context)
  },

  async confirmLimit(which, context) {
    await confirmLimit(context.db, { ...which, memberId: memberOf(context).memberId }, context.now())
    return answer(context)
  },

  async cancelLimit(which, context) {
    await cancelLimit(context.db, { ...which, memberId: memberOf(context).memberId })
    return answer(context)
  },

  async declineLimits(_, context) {
    await noteAsked(context.db, memberOf(context).memberId, context.now())
    return null
  },

  async playTotals({ period }, context) {
    const { memberId } = memberOf(context)
    const list = await totalsOf(context.db, memberId, period, context.now())
    return {
      currency,
      list: list.map(({ from, to, putIn, takenOut, won, lost, played }) => ({
        from,
        to,
        putIn: formatMinor(putIn),
        takenOut: formatMinor(takenOut),
        won: formatMinor(won),
        lost: formatMinor(lost),
        net: formatMinor(won - lost),
        minutes: Math.floor(played / 60_000),
      })),
    }
  },

  playBreak: (_, context) => breakNow(context),

  async takeBreak(asked, context) {
    const at = context.now()
    const until = asked.kind === 'time-out' ? at + asked.days * day : monthsAhead(at, asked.months)
    const { memberId } = memberOf(context)
    const { random } = context
    await beginBreak(context.db, memberId, { kind: asked.kind, until }, at, (trx) =>
      settleRounds(trx, memberId, { at, random }),
    )
    return breakNow(context)
  },

  async comeBack(_, context) {
    await askToReturn(context.db, memberOf(context).memberId, context.now())
    return breakNow(context)
  },

  realityCheck: (_, context) => checkOf(context),

  async setRealityCheck({ minutes }, context) {
    await setInterval(context, minutes)
    return checkOf(context)
  },

  async answerRealityCheck(_, context) {
    await answerCheck(context)
    return checkOf(context)
  },
} satisfies Pick<Handlers, keyof typeof protectionCalls>
