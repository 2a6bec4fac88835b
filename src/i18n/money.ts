import { decimalsOf, moneyText, type Money } from '../../machines/shared/money'
import { operator } from '../platform/operator'

/** The only place that formats money (WALLET-01). */

/** Currency of site-wide amounts, independent of the player: the jackpot, the bets of a filter. */
export const siteCurrency = (): string => operator().currency.code

/** The prefix of an amount: `₱`, or the code of a currency that is not the operator's. */
export function currencySign(currency: string): string {
  const { code, symbol } = operator().currency
  return code === currency ? symbol : currency
}

/** Sign and digits for a board, without commas or a minus. */
export function moneyParts({ minor, currency }: Money): { sign: string; whole: string; part: string } {
  // The platform's figure could not be read (src/platform/money.ts).
  if (Number.isNaN(minor)) return { sign: '', whole: '–', part: '' }
  const [whole = '', part = ''] = moneyText({ minor: Math.abs(minor), currency }).split('.')
  return { sign: currencySign(currency), whole, part }
}

/** `₱12,480.50`, `THB 100.00`; a true minus sign comes first. */
export function formatMoney(money: Money): string {
  const { sign, whole } = moneyParts(money)
  const space = sign.length > 1 ? ' ' : ''
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${money.minor < 0 ? '−' : ''}${sign}${space}${grouped}${formatDecimals(money)}`
}

/** An amount credited or debited, with its sign; zero has none. */
export const formatSigned = (money: Money): string => `${money.minor > 0 ? '+' : ''}${formatMoney(money)}`

/** An amount with its decimals cut off: `₱104,882,316`. */
export const formatWhole = (money: Money): string => formatMoney(money).replace(/\.\d+$/, '')

/** The decimals `formatWhole` cuts off, with the point: `.50`; empty if the currency has none. */
export function formatDecimals(money: Money): string {
  const { part } = moneyParts(money)
  return part && `.${part}`
}

/** A round amount without decimals, for chips and limits: `₱1,000`, but `₱1,000.50`. */
export function formatMoneyShort(money: Money): string {
  const round = money.minor % 10 ** decimalsOf(money.currency) === 0
  return round ? formatWhole(money) : formatMoney(money)
}
