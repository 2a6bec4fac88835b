import { amountProblem, type AmountBounds, type AmountProblem } from '../shared/amount'
import { compare, least, shareOf, zero } from '../shared/arithmetic'
import { parseMoney, type Money } from '../shared/money'
import { hundredthsOf } from '../shared/percent'

/** Which of the platform's calls takes a method's deposits (WIRE-93..97). */
export type DepositRelay = 'gateway' | 'manual' | 'alipay' | 'qq' | 'wechat'

/** A payment method. */
export interface DepositMethod {
  readonly id: string
  readonly kind: 'qr' | 'wallet' | 'bank' | 'counter' | 'transfer' | 'other'
  readonly name: string
  readonly relay: DepositRelay
  readonly min: Money
  readonly max: Money
  /** Paid on top of the amount. */
  readonly fee: Money
  readonly instant: boolean
  /** Time from payment to credit; missing if unknown. */
  readonly usualMinutes?: number | undefined
  readonly quick: readonly Money[]
}

/** A promotion that can be added to a deposit. */
interface DepositPromo {
  readonly id: string
  /** Decimal text: `1`, `2.5`. */
  readonly percent: string
  readonly max: Money | null
  /** Wagering multiple: how often the bonus must be bet before it can be withdrawn. */
  readonly turnover: number
}

/** Everything the form needs. */
export interface DepositOffer {
  readonly currency: string
  readonly methods: readonly DepositMethod[]
  readonly promo: DepositPromo | null
  /** The promotions failed to load: unknown whether there are any. */
  readonly isPromoLost?: boolean
  /** The player is first offered limits of their own. */
  readonly asksLimit?: boolean
  /** What is left of the player's own limit; null without one. */
  readonly limit: {
    readonly hours: number
    /** Defaults to the last 24 hours. */
    readonly period?: 'day' | 'week' | 'month'
    readonly amount: Money
    readonly left: Money
    /** When some of the limit becomes available again, milliseconds UTC; null while some is left. */
    readonly until?: number | null
  } | null
}

/** A deposit as the platform records it. */
export interface DepositOrder {
  readonly number: string
  readonly method: { readonly id: string; readonly kind: DepositMethod['kind']; readonly name: string }
  readonly amount: Money
  readonly fee: Money
  readonly bonus: Money
  readonly state: 'waiting' | 'paid' | 'cancelled' | 'expired' | 'refused'
  readonly createdAt: number
  readonly expiresAt: number
  readonly paidAt: number | null
  /** The provider's page; null if the player transfers the money themselves, and once the order is over. */
  readonly payUrl: string | null
  readonly transfer: {
    readonly bank: string
    readonly account: string
    readonly holder: string
    readonly reference: string
  } | null
}

/** What is sent, exactly once, with the terms the player has seen (WALLET-07). */
export interface DepositRequest {
  readonly relay: DepositRelay
  readonly methodId: string
  readonly amount: Money
  readonly fee: Money
  readonly bonus: Money
  /** Empty if no promotion was added. */
  readonly promoId: string
}

/** What the player has chosen and typed so far. */
export interface DepositChoice {
  readonly offer: DepositOffer | null
  readonly methodId: string
  readonly amount: string
  /** Whether the promotion is added: only ever by the player. */
  readonly promo: 'off' | 'on' | 'failed'
}

/**
 * The form contents stored for a visit, so that none is lost on a reload, a refusal or the end of the
 * session.
 */
export interface DepositDraft {
  readonly methodId: string
  readonly amount: string
  /** The promotion the player has added; empty if none. */
  readonly promoId: string
}

export const draftOf = ({ offer, methodId, amount, promo }: DepositChoice): DepositDraft => ({
  methodId,
  amount,
  promoId: promo === 'on' ? (offer?.promo?.id ?? '') : '',
})

/** The chosen method; undefined before the offer has arrived. */
export const methodIn = ({ offer, methodId }: DepositChoice): DepositMethod | undefined =>
  offer?.methods.find(({ id }) => id === methodId)

/**
 * The bounds an amount is checked against: the method's limits, and what remains of the player's own limit.
 * If that is below the method's minimum, it alone is the maximum: the player is never shown an amount they
 * could not deposit.
 */
export function boundsIn(choice: DepositChoice): AmountBounds {
  const method = methodIn(choice)
  const [min, max] = [method?.min ?? null, method?.max ?? null]
  const available = choice.offer?.limit?.left ?? null
  return { min, max: isLess(available, max) ? null : max, available }
}

/** The remaining own limit is below the method's minimum. */
export function isLimitSpent(choice: DepositChoice): boolean {
  const { min, available } = boundsIn(choice)
  return isLess(available, min)
}

/** The method's quick amounts that fit within the player's remaining limit. */
export function quickIn(choice: DepositChoice): readonly Money[] {
  const { available } = boundsIn(choice)
  return (methodIn(choice)?.quick ?? []).filter((one) => !isLess(available, one))
}

/** Amounts in different currencies cannot be compared and are not accepted (`amountProblem`). */
const isLess = (one: Money | null, other: Money | null): boolean =>
  one !== null && other !== null && one.currency === other.currency && compare(one, other) < 0

/** What was typed, as money; null if it is not an amount. */
export const typedIn = ({ offer, amount }: DepositChoice): Money | null =>
  offer && parseMoney(amount, offer.currency)

/** The amount's current problem; null if it can be sent. */
export const problemIn = (choice: DepositChoice): AmountProblem | null =>
  amountProblem(choice.amount, choice.offer?.currency ?? '', boundsIn(choice))

/** A promotion's bonus for an amount: truncated, never rounded up, and capped at its maximum. */
export function bonusOf({ percent, max }: DepositPromo, amount: Money): Money {
  const bonus = shareOf(amount, hundredthsOf(percent) ?? 0)
  return max === null ? bonus : least(bonus, max)
}

/** The bonus for an amount; zero unless the promotion is added. */
export const bonusIn = ({ offer, promo }: DepositChoice, amount: Money): Money =>
  offer?.promo && promo === 'on' ? bonusOf(offer.promo, amount) : zero(amount.currency)

/** What is sent; null if the form cannot be sent. */
export function requestOf(choice: DepositChoice): DepositRequest | null {
  const method = methodIn(choice)
  const amount = typedIn(choice)
  if (!method || !amount || problemIn(choice) !== null) return null
  return {
    relay: method.relay,
    methodId: choice.methodId,
    amount,
    fee: method.fee,
    bonus: bonusIn(choice, amount),
    promoId: choice.promo === 'on' ? (choice.offer?.promo?.id ?? '') : '',
  }
}

/** The payment method chosen before if it is still offered; otherwise the first one. */
export const chosenIn = ({ methods }: DepositOffer, chosen: string): string =>
  methods.some(({ id }) => id === chosen) ? chosen : (methods[0]?.id ?? '')
