import { dividends as dividendsCall } from '../../platform/calls/agency'
import type { AnswerOf } from '../../platform/call'
import { now } from '../../platform/clock'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { walletActor } from '../core/root'

export type Dividends = AnswerOf<typeof dividendsCall>

/** A balance on screen may be older than a payment of this time, in milliseconds. */
const recent = 24 * 3_600_000

/** Payments up to this time are included in the balance. */
const counted = perPlayer(() => ({ until: now() - recent }))

/**
 * What an agent's contract pays (ROUTE-28, AGENT-18). A recent payment reloads the balance, too, once per
 * payment: reloading with every answer would repeat a call that the visit has just made.
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
export const dividendsActor = sharedResource(dividends, null, perPlayer)
