import { dividends as dividendsCall } from '../../platform/calls/agency'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { defineResource } from '../core/resource'
import { walletActor } from '../core/root'

export type Dividends = AnswerOf<typeof dividendsCall>

/** What an agent's contract pays (ROUTE-28, AGENT-18). Recent payments are in the balance, which is reloaded, too. */
export const dividends = defineResource<Dividends>(
  async (_, signal) => {
    const answer = await call(dividendsCall, null, { signal })
    walletActor()?.send({ type: 'REFRESH' })
    return answer
  },
  ({ contract, periods }) => contract === null && periods.length === 0,
)
