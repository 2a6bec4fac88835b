import type { rainCalls } from '../../platform/calls/rain'
import { currency, formatMinor } from '../db/money'
import type { Handlers } from '../handler'
import { isExcluded } from '../play/exclusion'
import {
  askAboutRain,
  claimedRounds,
  claimRain,
  envelopePrizes,
  mostEnvelopes,
  roundsFrom,
  type RainClaim,
} from '../rewards/rain'
import { askingAgent } from '../team/tree'

const receiptOf = ({ id, amount, at, envelopes }: RainClaim) => ({
  number: `C${String(id).padStart(8, '0')}`,
  amount: formatMinor(amount),
  envelopes: envelopes.map(formatMinor),
  at,
  currency,
})

/** Red envelope rain, for agents; hidden from agents on a break (trust 34). */
export const rainHandlers = {
  async redRain(_, context) {
    const { id: memberId } = await askingAgent(context)
    const now = context.now()
    const rounds = (await isExcluded(context.db, memberId, now)) ? [] : roundsFrom(now)
    const claimed = await claimedRounds(context.db, memberId, rounds)
    return {
      serverTime: now,
      rounds: rounds.map((round) => ({ ...round, claimed: claimed.has(round.id) })),
      most: mostEnvelopes,
      prizes: envelopePrizes.map(({ amount, ofHundred }) => ({ amount: formatMinor(amount), ofHundred })),
      currency,
    }
  },

  async claimRain(asked, context) {
    const { id } = await askingAgent(context)
    return receiptOf(await claimRain(context.db, context.random, id, asked, context.now()))
  },

  async rainOutcome({ requestId }, context) {
    const { id } = await askingAgent(context)
    const found = await askAboutRain(context.db, id, requestId, context.now())
    return found && receiptOf(found)
  },
} satisfies Pick<Handlers, keyof typeof rainCalls>
