import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { money, priced } from '../money'
import { instant, nothing, requestId, text, whole } from '../shapes'

/** Red envelope rain: rounds that the operator announces to agents. */

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The rounds that run or are still to come today and tomorrow, and what an envelope may hold. */
export const redRain = defineCall({
  name: 'redRain',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedRain',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: nothing,
  response: priced(
    v.object({
      /** The platform’s clock: countdowns run by it. */
      serverTime: instant,
      rounds: v.array(
        v.object({
          id: text,
          from: instant,
          until: instant,
          /** This player has opened envelopes of it: no more. */
          claimed: v.optional(v.boolean(), false),
        }),
      ),
      /** Envelopes that one player may open in a round. */
      most: count,
      /** Of a hundred envelopes, how many hold which amount: a hundred together, whoever opens them. */
      prizes: v.array(v.object({ amount: money, ofHundred: count })),
      currency: text,
    }),
  ),
  row: 'ROUTE-25',
})

const receipt = priced(
  v.object({
    number: text,
    amount: money,
    /** What each envelope held; together the amount. */
    envelopes: v.array(money),
    at: instant,
    currency: text,
  }),
)

/**
 * Opens the envelopes that a player has caught in a round, once a round: the platform draws what is in them, and pays
 * it. Repeating a `requestId` returns the first result.
 */
export const claimRain = defineCall({
  name: 'claimRain',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRedRain',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  request: v.object({ requestId, round: text, caught: v.pipe(whole, v.minValue(1)) }),
  response: receipt,
  timeLimit: timeLimits.money,
  row: 'ROUTE-25',
})

/** Looks a claim up by its key; null: nothing was opened under it, and nothing will be. */
export const rainOutcome = defineCall({
  name: 'rainOutcome',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedRainOutcome',
  configured: true,
  module: 'COMM3',
  auth: 'member',
  retry: false,
  request: v.object({ requestId }),
  response: v.nullable(receipt),
  row: 'ROUTE-25',
})

export const rainCalls = { redRain, claimRain, rainOutcome }
