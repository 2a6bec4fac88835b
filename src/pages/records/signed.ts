import { formatMoney } from '../../i18n/money'

/** An amount that has come in or gone out, with its sign; nothing has none. */
export function signed(amount: string, currency: string): string {
  const money = formatMoney(amount, currency)
  return !amount.startsWith('-') && /[1-9]/.test(amount) ? `+${money}` : money
}
