import type { recordCalls } from '../../../src/platform/calls/records'
import type { Example } from './example'

const asked = { from: 0, to: 86_400_000, pageNo: 1, pageSize: 20 }
const language = 'EN'

/** The records' calls on the wire, with one way to make each. */
export const recordExamples: { readonly [K in keyof typeof recordCalls]: Example<K> } = {
  txCodeList: {
    wire: 'GET /wps/relay/GLS2_TxCodeList',
    module: null,
    as: 'tita_baby',
    fields: ['types', 'language'],
    input: { types: 'A', language },
  },
  accountTransactions: {
    wire: 'GET /wps/relay/ODS2_AccountTransaction',
    module: 'MEMTRANS3',
    as: 'tita_baby',
    fields: ['types', 'from', 'to', 'kind', 'pageNo', 'pageSize', 'language'],
    input: { types: 'A', kind: 'salary', language, ...asked },
  },
  memPnl: {
    wire: 'GET /wps/relay/ODSFE2_MemPNL',
    module: 'PERSPNL3',
    as: 'mika_07',
    fields: ['from', 'to', 'timeZone', 'pageNo', 'pageSize'],
    input: { timeZone: 'Asia/Manila', ...asked },
  },
}
