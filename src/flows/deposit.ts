import { fromPromise, type ActorRefFrom } from 'xstate'
import { copyTextMachine } from '../../machines/copy-text/copy-text.machine'
import { depositOrderMachine } from '../../machines/deposit-order/deposit-order.machine'
import { depositMachine } from '../../machines/deposit/deposit.machine'
import type { DepositOffer, DepositOrder, DepositWish } from '../../machines/deposit/offer'
import type { Answer } from '../../machines/shared/chart'
import {
  acceptPromo,
  depositAlipay,
  depositBanksByVendor,
  depositManualTransfer,
  depositPaymentGateway,
  depositPromoList,
  depositQQ,
  depositTransactioNReport,
  depositWechat,
} from '../platform/calls/deposit'
import { leaveFor } from '../platform/page'
import { randomHex } from '../platform/random'
import { depositRecord } from '../platform/records'
import { copyText } from '../platform/share'
import { read, remove, write } from '../platform/storage'
import { checkUrl } from '../platform/urls'
import { spokenLanguage } from '../i18n/language'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { walletActor } from './root'

export { bonusOf, boundsIn, bonusIn, methodIn, sumOf } from '../../machines/deposit/offer'
export type { DepositMethod, DepositOrder } from '../../machines/deposit/offer'

export type DepositActor = ActorRefFrom<typeof depositMachine>
export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>

/** Each method names the relay that takes it (WIRE-93..97). */
const relays = {
  gateway: depositPaymentGateway,
  manual: depositManualTransfer,
  alipay: depositAlipay,
  qq: depositQQ,
  wechat: depositWechat,
} as const

const forgetOrder = () => remove(depositRecord)

/** To the provider's page, which sends the player back; an address that may not be followed says so. */
function openPayment(_: unknown, { url }: { url: string | null }): void {
  if (url === null) return
  const checked = checkUrl(url)
  if (checked.kind === 'refused')
    return boundEffects.notify(undefined, { kind: 'fail', text: 'link-missing' })
  leaveFor(checked.kind === 'own' ? `${checked.path}?lang=${spokenLanguage()}` : checked.url)
}

async function loadOffer(signal: AbortSignal): Promise<DepositOffer> {
  const [{ currency, methods, limit }, { list }] = await Promise.all([
    ask(depositBanksByVendor, null, { signal }),
    ask(depositPromoList, null, { signal }),
  ])
  return { currency, methods, limit, promo: list[0] ?? null }
}

/** One deposit, by its number or by the key that it was asked for under. */
async function look(by: { requestId?: string; number?: string }, signal: AbortSignal) {
  const asked = { from: undefined, to: undefined, requestId: by.requestId, number: by.number }
  const { list } = await ask(depositTransactioNReport, { ...asked, pageNo: 1, pageSize: 1 }, { signal })
  return list[0] ?? null
}

/** The deposit chart bound to the platform. */
export const depositFlow = depositMachine.provide({
  actors: {
    loadOffer: fromPromise<DepositOffer>(({ signal }) => loadOffer(signal)),
    acceptPromo: fromPromise<null, { promoId: string }>(({ input: { promoId }, signal }) =>
      ask(acceptPromo, { promoId, accept: '1' }, { signal }).then(() => null),
    ),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    beginDeposit: fromPromise<Answer<DepositOrder>, { wish: DepositWish | null }>(({ input: { wish } }) => {
      if (!wish) throw new Error('nothing to ask for')
      const { relay, ...asked } = wish
      return answered(ask(relays[relay], asked))
    }),
    findDeposit: fromPromise<DepositOrder | null, { requestId: string }>(({ input: { requestId }, signal }) =>
      look({ requestId }, signal),
    ),
  },
  actions: {
    ...boundEffects,
    openPayment,
    rememberOrder: (_, { number }) => {
      if (number !== null) write(depositRecord, { number })
    },
    forgetOrder,
  },
})

/** The chart of a deposit under way, bound to the platform. */
export const depositOrderFlow = depositOrderMachine.provide({
  actors: {
    lookAtOrder: fromPromise<DepositOrder | null, { number: string }>(({ input: { number }, signal }) =>
      look({ number }, signal),
    ),
  },
  actions: { openPayment, forgetOrder, moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }) },
})

/** A copy button's chart bound to the clipboard. */
export const copyTextFlow = copyTextMachine.provide({
  actors: { copy: fromPromise<null, { text: string }>(({ input: { text } }) => copyText(text)) },
  actions: boundEffects,
})

/** The deposit that was begun in this tab before the page was loaded (WALLET-07). */
export function depositBefore(): { readonly number: string | null } {
  return { number: read(depositRecord)?.number ?? null }
}

/** Asks for the deposit as it stands in the form; each wish has a key of its own. */
export function submitDeposit(actor: DepositActor): void {
  actor.send({ type: 'SUBMIT', requestId: randomHex(16) })
}
