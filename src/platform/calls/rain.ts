import * as v from 'valibot'
import { defineCall, timeLimits } from '../call'
import { money, priced } from '../money'
import { instant, nothing, requestId, text, whole } from '../shapes'

/** Red envelope rain: rounds that the operator announces to agents. */

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The rounds running or still to come today and tomorrow, and the amounts an envelope may hold. */
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
      /** The platform’s clock: countdowns are based on it. */
      serverTime: instant,
      rounds: v.array(
        v.object({
          id: text,
          from: instant,
          until: instant,
          /** This player has already opened envelopes in it and may open no more. */
          claimed: v.optional(v.boolean(), false),
        }),
      ),
      /** Envelopes that one player may open in a round. */
      most: count,
      /**
       * The distribution: how many of a hundred envelopes hold each amount; the counts add up to a hundred
       * and are the same for everybody.
       */
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
    /** The amount in each envelope; they add up to the total. */
    envelopes: v.array(money),
    at: instant,
    currency: text,
  }),
)

/**
 * Opens the envelopes a player has caught, once per round: the platform draws their contents and pays them.
 * Repeating a `requestId` returns the first result.
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

/** Looks a claim up by its key; null: nothing was opened under it, and nothing will be from now on. */
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
