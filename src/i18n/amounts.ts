import { decimalsOf, type Money } from '../../machines/shared/money'
import { operator } from '../platform/operator'
import { currencySign, formatMoney, formatWhole, marks, moneyParts } from './money'

/**
 * Formats for amounts not used on first screens: separate from money.ts, so that they add nothing to the
 * first visit.
 */

/** An amount credited or debited, with its sign; zero has none. */
export const formatSigned = (money: Money): string => `${money.minor > 0 ? '+' : ''}${formatMoney(money)}`

/** A round amount without decimals, for chips and limits: `₱1,000`, but `₱1,000.50`. */
export function formatMoneyShort(money: Money): string {
  const round = money.minor % 10 ** decimalsOf(money.currency) === 0
  return round ? formatWhole(money) : formatMoney(money)
}

/** How an amount field looks: currency sign and thousands separator; decimals are typed with a point. */
export const amountLook = (currency: string) => ({
  sign: currencySign(currency),
  mark: decimalsOf(currency) === 0 ? marks()[0] : ',',
  isSignLast: operator().currency.isAfter === true,
})

/** An amount in three parts: up to its decimals, the decimals with their point, and what follows. */
export function moneyPieces(money: Money): readonly [front: string, decimals: string, back: string] {
  const { sign, part } = moneyParts(money)
  const whole = formatWhole(money)
  const end = operator().currency.isAfter && sign ? whole.length - sign.length - 1 : whole.length
  return [whole.slice(0, end), part && `${marks()[1]}${part}`, whole.slice(end)]
}
