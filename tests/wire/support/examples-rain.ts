import { redRain, type rainCalls } from '../../../src/platform/calls/rain'
import type { Example } from './example'

const agent = { module: 'COMM3', as: 'tita_baby' } as const

/** Calls of the red envelope rain, ordered so that each can succeed. */
export const rainExamples: { readonly [K in keyof typeof rainCalls]: Example<K> } = {
  redRain: { ...agent, wire: 'GET /wps/relay/MCSFE_getRedRain', fields: [], input: null },
  claimRain: {
    ...agent,
    wire: 'POST /wps/relay/MCSFE_claimRedRain',
    fields: ['requestId', 'round', 'caught'],
    input: async (world) => {
      const next = (await world.call(redRain, null)).rounds[0]!
      world.sandbox.clock.set(next.from)
      return { requestId: 'an example of envelopes', round: next.id, caught: 3 }
    },
  },
  rainOutcome: {
    ...agent,
    wire: 'GET /wps/relay/MCSFE_getRedRainOutcome',
    fields: ['requestId'],
    input: { requestId: 'an example of envelopes' },
  },
}
