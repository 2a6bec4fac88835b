import { moneyText, type Money } from '../../machines/shared/money'
import { operator } from '../platform/operator'
import { spokenLanguage } from './language'

/** The only place that formats money (WALLET-01). */

/** Currency of site-wide amounts, independent of the player: the jackpot, bets in a filter. */
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

/** Thousands and decimal separators, as the language writes numbers. */
export const marks = () => (spokenLanguage() === 'VI' ? '.,' : ',.')

function written(money: Money, isWhole = false): string {
  const { sign, whole, part } = moneyParts(money)
  const [mark = '', point = ''] = marks()
  const amount = whole.replace(/\B(?=(\d{3})+$)/g, mark) + (part && !isWhole ? point + part : '')
  // A true minus sign comes first.
  const minus = money.minor < 0 ? '−' : ''
  return operator().currency.isAfter
    ? `${minus}${amount}\u00a0${sign}`.trim()
    : `${minus}${sign}${sign[1] ? ' ' : ''}${amount}`
}

/** `₱12,480.50`, `THB 100.00`, `12.480 ₫`. */
export const formatMoney = (money: Money): string => written(money)

/** An amount with its decimals cut off: `₱104,882,316`. */
export const formatWhole = (money: Money): string => written(money, true)
