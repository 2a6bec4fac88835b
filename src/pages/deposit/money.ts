import { formatMoney } from '../../i18n/money'

/** A round amount without its zeros, as on chips and bounds: `₱1,000`, but `₱1,000.50`. */
export const brief = (amount: string, currency: string): string =>
  formatMoney(amount, currency).replace(/\.00$/, '')

/** Sign of a currency, as it stands before an amount. */
export const signOf = (currency: string): string => formatMoney('0', currency).replace(/[\d.\s]+$/, '')
