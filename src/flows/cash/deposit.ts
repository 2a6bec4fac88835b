import { limits } from '../../../machines/shared/limits'
import { fromPromise, type ActorRefFrom } from 'xstate'
import { copyTextMachine } from '../../../machines/copy-text/copy-text.machine'
import { depositOrderMachine } from '../../../machines/deposit-order/deposit-order.machine'
import { depositMachine, type DepositInput } from '../../../machines/deposit/deposit.machine'
import type {
  DepositDraft,
  DepositOffer,
  DepositOrder,
  DepositRequest,
} from '../../../machines/deposit/offer'
import { moneyText } from '../../../machines/shared/money'
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
} from '../../platform/calls/deposit'
import { operator } from '../../platform/operator'
import { leaveFor } from '../../platform/page'
import { depositRecord } from '../../platform/late-records'
import { depositDraftRecord } from '../../platform/records'
import { spread } from '../../platform/random'
import { copyText } from '../../platform/share'
import { read, remove, write } from '../../platform/storage'
import { checkUrl } from '../../platform/urls'
import { spokenLanguage } from '../../i18n/language'
import { untilVisible } from '../adapters/visibility'
import { call } from '../core/client'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { boundEffects } from '../core/effects'
import { firstLimitsFlow } from '../member/first-limits'
import { protectionTools } from '../member/protection-tools'
import { logFault } from '../core/log'
import { currentSession, walletActor } from '../core/root'
import { sendOnceFlow } from '../core/send-once'
import { whenSiteKnown } from '../core/site-known'

export { typedMoney, typedText } from '../../../machines/shared/amount'
export {
  bonusOf,
  boundsIn,
  bonusIn,
  isLimitSpent,
  methodIn,
  quickIn,
  typedIn,
} from '../../../machines/deposit/offer'
export type { DepositMethod, DepositOrder } from '../../../machines/deposit/offer'

export type DepositActor = ActorRefFrom<typeof depositMachine>
export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>

/** The call for each kind of payment method (WIRE-93..97). */
const relays = {
  gateway: depositPaymentGateway,
  manual: depositManualTransfer,
  alipay: depositAlipay,
  qq: depositQQ,
  wechat: depositWechat,
} as const

const forgetOrder = () => remove(depositRecord)

function keepDraft(draft: DepositDraft): void {
  const who = currentSession()?.userName
  if (who !== undefined) write(depositDraftRecord, { ...draft, who })
}

/** The player's own draft of this visit; never shown to another player. */
function keptDraft(): DepositDraft | null {
  const kept = read(depositDraftRecord)
  return kept && kept.who === currentSession()?.userName ? kept : null
}

/**
 * Goes to the provider's page, which sends the player back; a disallowed address shows a message instead. The
 * address's query is left unchanged, as it may be signed. Only pages of this site are given the language.
 */
function openPayment(_: unknown, { url }: { url: string | null }): void {
  if (url === null) return
  const { payments } = operator()
  const checked = checkUrl(url, payments)
  if (checked.kind === 'own') return leaveFor(withLanguage(checked.path))
  if (checked.kind === 'foreign') return leaveFor(checked.url)
  logFault({ what: 'payment page: its origin is not in "payments" of the operator file', code: 'unlisted' })
  boundEffects.notify(undefined, { kind: 'fail', text: 'link-missing' })
}

/** Adds `lang` to a path's query; the fragment stays last. */
function withLanguage(path: string): string {
  const [before = '', fragment] = path.split('#', 2)
  const language = /[?&]lang=/.test(before)
    ? ''
    : `${before.includes('?') ? '&' : '?'}lang=${spokenLanguage()}`
  return before + language + (fragment === undefined ? '' : `#${fragment}`)
}

const offer = lastAnswer<DepositOffer>(perPlayer, async (_, signal) => {
  const [{ currency, methods, limit, asksLimit }, promos] = await Promise.all([
    call(depositBanksByVendor, null, { signal }),
    // A deposit works without promotions; the form says that they are missing.
    call(depositPromoList, null, { signal }).catch(() => null),
  ])
  await whenSiteKnown()
  // A promotion in another currency cannot be added to this deposit.
  const promo = promos?.currency === currency ? (promos.list[0] ?? null) : null
  return {
    currency,
    methods,
    limit,
    asksLimit: asksLimit && protectionTools().limits,
    promo,
    isPromoLost: promos === null,
  }
})

/** One deposit, by its number or by the key of its request. */
async function look(by: { requestId?: string; number?: string }, signal: AbortSignal) {
  const asked = { from: undefined, to: undefined, requestId: by.requestId, number: by.number }
  const { list } = await call(depositTransactioNReport, { ...asked, pageNo: 1, pageSize: 1 }, { signal })
  return list[0] ?? null
}

/** The deposit chart, bound to the platform. */
export const depositFlow = depositMachine.provide({
  actors: {
    loadOffer: offer.load,
    acceptPromo: fromPromise<null, { promoId: string }>(({ input: { promoId }, signal }) =>
      call(acceptPromo, { promoId, accept: '1' }, { signal }).then(() => null),
    ),
    firstLimits: firstLimitsFlow,
    sendOnce: sendOnceFlow<DepositRequest, DepositOrder>({
      intent: 'deposit',
      send({ relay, amount, fee, bonus, ...asked }, requestId) {
        const sums = { amount: moneyText(amount), fee: moneyText(fee), bonus: moneyText(bonus) }
        return call(relays[relay], { ...asked, ...sums, requestId })
      },
      look: ({ requestId }, signal) => look({ requestId }, signal),
    }),
  },
  actions: {
    ...boundEffects,
    openPayment,
    rememberOrder: (_, { number }) => {
      if (number !== null) write(depositRecord, { number })
    },
    forgetOrder,
    keepDraft: (_, { draft }) => keepDraft(draft),
  },
})

/** The chart of a deposit in progress, bound to the platform. */
export const depositOrderFlow = depositOrderMachine.provide({
  actors: {
    lookAtOrder: fromPromise<DepositOrder | null, { number: string }>(
      async ({ input: { number }, signal }) => {
        await untilVisible(signal)
        return look({ number }, signal)
      },
    ),
  },
  actions: {
    openPayment,
    forgetOrder,
    forgetDraft: () => remove(depositDraftRecord),
    moneyMoved: () => walletActor()?.send({ type: 'MONEY_MOVED' }),
  },
  delays: { lookAgain: () => spread(limits.lookAgain) },
})

/** A copy button's chart, bound to the clipboard. */
export const copyTextFlow = copyTextMachine.provide({
  actors: { copy: fromPromise<null, { text: string }>(({ input: { text } }) => copyText(text)) },
  actions: boundEffects,
})

/**
 * The deposit that was started in this tab before the page was loaded, the form's content (WALLET-07), and what an
 * earlier visit has loaded.
 */
export function depositBefore(): DepositInput {
  const known = offer.known()
  // Limits that were asked for may have been set since, and methods opened.
  const isForm = known !== null && known.methods.length > 0 && known.asksLimit !== true
  return { number: read(depositRecord)?.number ?? null, draft: keptDraft(), offer: isForm ? known : null }
}
