import { dividends as dividendsCall } from '../../platform/calls/agency'
import type { AnswerOf } from '../../platform/call'
import { now } from '../../platform/clock'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { defineResource } from '../core/resource'
import { walletActor } from '../core/root'

export type Dividends = AnswerOf<typeof dividendsCall>

/** A balance on screen may be older than a payment of this time, in milliseconds. */
const recent = 24 * 3_600_000

/** Up to when payments are in the balance. */
const counted = perPlayer(() => ({ until: now() - recent }))

/**
 * What an agent's contract pays (ROUTE-28, AGENT-18). A recent payment is in the balance, which is reloaded, too, once
 * for each: with any other answer it would be the second call for what the visit has just asked for.
 */
export const dividends = defineResource<Dividends>(
  async (_, signal) => {
    const answer = await call(dividendsCall, null, { signal })
    const seen = counted()
    const last = Math.max(...answer.periods.map(({ paidAt }) => paidAt ?? 0))
    if (last > seen.until) {
      seen.until = last
      walletActor()?.send({ type: 'REFRESH' })
    }
    return answer
  },
  ({ contract, periods }) => contract === null && periods.length === 0,
)
