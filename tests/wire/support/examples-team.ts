import type { teamCalls } from '../../../src/platform/calls/team'
import { seededPin } from '../../../src/sandbox/seed/cash'
import type { Example } from './example'
import { startAt } from './world'

const range = { from: startAt - 86_400_000, to: startAt + 1 }
const paging = { pageNo: 1, pageSize: 20 }
const agent = { as: 'tita_baby', module: 'AGEDOWNMAN3' } as const

/** Examples of the team calls, by an agent who has one. */
export const teamExamples: { readonly [K in keyof typeof teamCalls]: Example<K> } = {
  downline: {
    ...agent,
    wire: 'GET /wps/agent/downline',
    fields: ['userName'],
    input: { userName: 'jun_agent' },
  },
  downlines: {
    ...agent,
    wire: 'GET /wps/agent/downlines',
    fields: ['under', 'search', 'level', 'pageNo', 'pageSize'],
    input: { under: 'jun_agent', search: 'o', level: 1, ...paging },
  },
  transferDownline: {
    ...agent,
    wire: 'POST /wps/agent/transferDownline',
    module: 'FUNDTRANS3',
    fields: ['userName', 'amount', 'paymentPassword', 'requestId'],
    input: {
      userName: 'boyet_22',
      amount: '5.00',
      paymentPassword: seededPin,
      requestId: 'example-of-a-transfer',
    },
  },
  transferMultipleDownline: {
    ...agent,
    wire: 'POST /wps/agent/transferMultipleDownline',
    module: 'FUNDTRANS3',
    fields: ['userNames', 'amount', 'paymentPassword', 'requestId'],
    input: {
      userNames: ['boyet_22', 'lorna88'],
      amount: '5.00',
      paymentPassword: seededPin,
      requestId: 'example-of-two-transfers',
    },
  },
  updateDownlineRebates: {
    ...agent,
    wire: 'POST /wps/agent/updateDownlineRebates',
    fields: ['userName', 'rates', 'requestId'],
    input: {
      userName: 'boyet_22',
      rates: [{ category: 'RNG', rate: '0.55' }],
      requestId: 'example-of-new-rates',
    },
  },
  teamOverview: {
    ...agent,
    module: null,
    wire: 'GET /wps/agent/team/overview',
    fields: ['from', 'to'],
    input: range,
  },
  teamPnl: {
    ...agent,
    module: null,
    wire: 'GET /wps/agent/team/pnl',
    fields: ['under', 'order', 'from', 'to', 'pageNo', 'pageSize'],
    input: { under: 'jun_agent', order: 'name', ...range, ...paging },
  },
  teamBets: {
    ...agent,
    module: null,
    wire: 'GET /wps/agent/team/bets',
    fields: ['from', 'to', 'gameCategory', 'pageNo', 'pageSize'],
    input: { gameCategory: 'RNG', ...range, ...paging },
  },
  agentRebates: {
    ...agent,
    module: null,
    wire: 'GET /wps/agent/rebates',
    fields: ['from', 'to', 'gameCategory', 'pageNo', 'pageSize'],
    input: { gameCategory: 'RNG', ...range, ...paging },
  },
}
