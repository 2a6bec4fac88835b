import { dividends as dividendsCall } from '../platform/calls/agency'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { defineResource } from './resource'
import { walletActor } from './root'

export type Dividends = AnswerOf<typeof dividendsCall>
export type DividendPeriod = Dividends['periods'][number]

/** What an agent's contract pays (ROUTE-28, AGENT-18). What has been paid meanwhile is in the balance: it is asked for, too. */
export const dividends = defineResource<Dividends>(
  async (_, signal) => {
    const answer = await ask(dividendsCall, null, { signal })
    walletActor()?.send({ type: 'REFRESH' })
    return answer
  },
  ({ contract, periods }) => contract === null && periods.length === 0,
)
