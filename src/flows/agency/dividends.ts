import { dividends as dividendsCall } from '../../platform/calls/agency'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { notePayments } from '../core/payments'
import { defineResource, sharedResource } from '../core/resource'

export type Dividends = AnswerOf<typeof dividendsCall>

/** What an agent's contract pays (ROUTE-28, AGENT-18). */
export const dividends = defineResource<Dividends>(
  async (_, signal) => {
    const answer = await call(dividendsCall, null, { signal })
    notePayments(answer.periods.map(({ paidAt }) => paidAt))
    return answer
  },
  ({ contract, periods }) => contract === null && periods.length === 0,
)
export const dividendsActor = sharedResource(dividends, null, perPlayer)
