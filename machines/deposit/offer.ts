import { amountOf, amountProblem, minorOf, type AmountBounds, type AmountProblem } from '../shared/amount'

/** Which call of the platform takes a method's deposits (WIRE-93..97). */
export type DepositRelay = 'gateway' | 'manual' | 'alipay' | 'qq' | 'wechat'

/** A way to pay. Amounts are exact decimal text. */
export interface DepositMethod {
  readonly id: string
  readonly kind: 'qr' | 'wallet' | 'bank' | 'counter' | 'transfer'
  readonly name: string
  readonly relay: DepositRelay
  readonly min: string
  readonly max: string
  /** Paid on top of the amount. */
  readonly fee: string
  readonly instant: boolean
  readonly quick: readonly string[]
}

/** A promotion that can be added to a deposit. */
export interface DepositPromo {
  readonly id: string
  /** Decimal text: `1`, `2.5`. */
  readonly percent: string
  readonly most: string | null
  /** How often the bonus has to be bet before it can be withdrawn. */
  readonly turnover: number
}

/** All that the form is about. */
export interface DepositOffer {
  readonly currency: string
  readonly methods: readonly DepositMethod[]
  readonly promo: DepositPromo | null
  /** What is left of a limit of the player's own; null without one. */
  readonly limit: { readonly hours: number; readonly amount: string; readonly left: string } | null
}

/** A deposit as the platform keeps it. */
export interface DepositOrder {
  readonly number: string
  readonly method: { readonly id: string; readonly kind: DepositMethod['kind']; readonly name: string }
  readonly amount: string
  readonly fee: string
  readonly bonus: string
  readonly state: 'waiting' | 'paid' | 'cancelled' | 'expired' | 'refused'
  readonly createdAt: number
  readonly expiresAt: number
  readonly paidAt: number | null
  /** The provider's page; null where the player sends the money himself, and once the order is over. */
  readonly payUrl: string | null
  readonly transfer: {
    readonly bank: string
    readonly account: string
    readonly holder: string
    readonly reference: string
  } | null
}

/** What is sent, once, under its own key, with the terms that the player has seen (WALLET-07). */
export interface DepositWish {
  readonly requestId: string
  readonly relay: DepositRelay
  readonly methodId: string
  readonly amount: string
  readonly fee: string
  readonly bonus: string
  /** Empty without a promotion. */
  readonly promoId: string
}

/** What the player has chosen and typed so far. */
export interface DepositChoice {
  readonly offer: DepositOffer | null
  readonly methodId: string
  readonly amount: string
  /** Whether the promotion is added: only ever because the player has added it. */
  readonly promo: 'off' | 'on' | 'failed'
}

/** The method that is chosen; undefined before the offer has come. */
export const methodIn = ({ offer, methodId }: DepositChoice): DepositMethod | undefined =>
  offer?.methods.find(({ id }) => id === methodId)

/** What the amount is checked against: the method's bounds, and what is left of the player's own limit. */
export function boundsIn(choice: DepositChoice): AmountBounds {
  const method = methodIn(choice)
  return {
    min: method?.min ?? null,
    max: method?.max ?? null,
    available: choice.offer?.limit?.left ?? null,
  }
}

/** What is wrong with the amount as it stands; null when it can be sent. */
export const problemIn = (choice: DepositChoice): AmountProblem | null =>
  amountProblem(choice.amount, boundsIn(choice))

/** What a promotion adds to an amount: whole centavos, never rounded up, and no more than its bound. */
export function bonusOf({ percent, most }: DepositPromo, amount: string): string {
  const hundredths = minorOf(percent) ?? 0
  const bonus = Math.floor(((minorOf(amount) ?? 0) * hundredths) / 10_000)
  return amountOf(most === null ? bonus : Math.min(bonus, minorOf(most) ?? 0))
}

/** What the deposit brings on top; nothing unless the promotion is added. */
export const bonusIn = ({ offer, amount, promo }: DepositChoice): string =>
  offer?.promo && promo === 'on' ? bonusOf(offer.promo, amount) : '0.00'

/** The wish of a form whose amount is right. */
export function wishOf(choice: DepositChoice, requestId: string): DepositWish {
  const method = methodIn(choice)
  return {
    requestId,
    relay: method?.relay ?? 'gateway',
    methodId: choice.methodId,
    amount: amountOf(minorOf(choice.amount) ?? 0),
    fee: method?.fee ?? '0.00',
    bonus: bonusIn(choice),
    promoId: choice.promo === 'on' ? (choice.offer?.promo?.id ?? '') : '',
  }
}

/** Amounts added up, exact decimal text; null when one of them is none. */
export function sumOf(...amounts: readonly string[]): string | null {
  const minors = amounts.map(minorOf)
  return minors.includes(null) ? null : amountOf(minors.reduce<number>((sum, one) => sum + (one ?? 0), 0))
}
