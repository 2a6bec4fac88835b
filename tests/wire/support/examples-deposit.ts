import type { depositCalls } from '../../../src/platform/calls/deposit'
import type { Example } from './example'
import type { World } from './world'

type Name = keyof typeof depositCalls

const relay = (method: string, name: string) => `${method} /wps/relay/MCS2_${name}`
const seen = { as: 'tita_baby', module: null }

/** A deposit with a new key; foreign methods are closed until the control plane opens them. */
const begin = <K extends Name>(name: string, methodId: string, fee = '0.00', shut = false): Example<K> => ({
  ...seen,
  wire: relay('POST', name),
  fields: ['requestId', 'methodId', 'amount', 'fee', 'bonus', 'promoId'],
  input: (async (world: World) => {
    if (shut) await world.control('deposit', { method: { id: methodId, open: true } })
    const requestId = Buffer.from(methodId.padEnd(16, '.')).toString('hex')
    return { requestId, methodId, amount: '1000.00', fee, bonus: '0.00', promoId: '' }
  }) as Example<K>['input'],
})

/** The deposit calls, ordered so that each can succeed. */
export const depositExamples: { readonly [K in Name]: Example<K> } = {
  depositBanksByVendor: {
    ...seen,
    wire: relay('GET', 'depositBanksByVendor'),
    fields: [],
    input: null,
  },
  depositPromoList: { ...seen, wire: relay('GET', 'depositPromoList'), fields: [], input: null },
  acceptPromo: {
    ...seen,
    wire: relay('POST', 'acceptPromo'),
    fields: ['promoId', 'accept'],
    input: { promoId: 'everyday', accept: '1' },
  },
  depositManualTransfer: begin('depositManualTransfer', 'suki', '15.00'),
  depositAlipay: begin('DepositAlipay', 'alipay', '0.00', true),
  depositQQ: begin('DepositQQ', 'qq', '0.00', true),
  depositPaymentGateway: begin('depositPaymentGateway', 'qrph'),
  depositWechat: begin('depositWechat', 'wechat', '0.00', true),
  depositTransactioNReport: {
    ...seen,
    wire: relay('GET', 'depositTransactioNReport'),
    fields: ['from', 'to', 'pageNo', 'pageSize'],
    input: { from: 0, to: 86_400_000, pageNo: 1, pageSize: 20 },
  },
}
