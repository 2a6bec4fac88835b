import type { transferCalls } from '../../../src/platform/calls/transfer'
import type { withdrawCalls } from '../../../src/platform/calls/withdraw'
import { seededPin } from '../../../src/sandbox/seed/cash'
import type { Example } from './example'
import { transferExamples } from './examples-transfer'

const report = { from: 0, to: 86_400_000, pageNo: 1, pageSize: 20 }

/** Examples of the withdrawal calls, by a member with a card and a withdrawal password. */
export const withdrawExamples: {
  readonly [K in keyof typeof withdrawCalls | keyof typeof transferCalls | 'requestOutcome']: Example<K>
} = {
  requestOutcome: {
    wire: 'GET /wps/member/requestOutcome',
    module: null,
    as: 'tita_baby',
    fields: ['requestId'],
    input: { requestId: 'example-of-a-lost-one' },
  },
  ...transferExamples,
  bankCards: {
    wire: 'GET /wps/relay/MCS2_bankCards',
    module: null,
    as: 'tita_baby',
    fields: [],
    input: null,
  },
  withdraw: {
    wire: 'POST /wps/transaction/withdraw',
    module: null,
    as: 'tita_baby',
    fields: ['cardId', 'amount', 'fee', 'paymentPassword', 'requestId'],
    input: {
      cardId: 'C000000000003',
      amount: '500.00',
      fee: '10.00',
      paymentPassword: seededPin,
      requestId: 'example-of-a-withdrawal',
    },
  },
  withdrawReport: {
    wire: 'GET /wps/relay/MCS2_WithdrawTransactionReport',
    module: null,
    as: 'tita_baby',
    fields: ['from', 'to', 'pageNo', 'pageSize', 'requestId'],
    input: { ...report, requestId: 'example-of-a-withdrawal' },
  },
}
