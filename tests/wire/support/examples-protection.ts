import type { protectionCalls } from '../../../src/platform/calls/protection'
import type { Example } from './example'

const mine = { module: null, as: 'mika_07' } as const
const none = { ...mine, fields: [], input: null }
const which = { kind: 'stake', period: 'week' } as const

/** Examples of the player-protection calls. */
export const protectionExamples: { readonly [K in keyof typeof protectionCalls]: Example<K> } = {
  playerLimits: { ...none, wire: 'GET /wps/protection/limits' },
  setLimit: {
    ...mine,
    wire: 'PUT /wps/protection/limits',
    fields: ['kind', 'period', 'value'],
    input: { ...which, value: '500.00' },
  },
  confirmLimit: {
    ...mine,
    wire: 'POST /wps/protection/limits/confirm',
    fields: ['kind', 'period'],
    input: async ({ sandbox: { db, clock } }) => {
      const waits = { amount: 100, nextAmount: 200, nextFrom: clock.now() }
      await db
        .insertInto('playLimit')
        .values({ memberId: 'M10001', kind: 'time', period: 'week', ...waits })
        .onConflict((c) => c.columns(['memberId', 'kind', 'period']).doUpdateSet(waits))
        .execute()
      return { kind: 'time', period: 'week' }
    },
  },
  cancelLimit: {
    ...mine,
    wire: 'POST /wps/protection/limits/cancel',
    fields: ['kind', 'period'],
    input: which,
  },
  declineLimits: { ...none, wire: 'POST /wps/protection/limits/declined' },
  playTotals: {
    ...mine,
    wire: 'GET /wps/protection/totals',
    fields: ['period'],
    input: { period: 'month' },
  },
  playBreak: { ...none, wire: 'GET /wps/protection/break' },
  takeBreak: {
    ...mine,
    as: 'bago_01',
    wire: 'POST /wps/protection/break',
    fields: ['kind', 'days'],
    input: { kind: 'time-out', days: 7 },
  },
  comeBack: { ...none, wire: 'POST /wps/protection/break/end' },
  realityCheck: { ...none, wire: 'GET /wps/protection/reality' },
  setRealityCheck: {
    ...mine,
    wire: 'PUT /wps/protection/reality',
    fields: ['minutes'],
    input: { minutes: 15 },
  },
  answerRealityCheck: { ...none, wire: 'POST /wps/protection/reality/answer' },
}
