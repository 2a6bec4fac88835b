import { formatMoney } from '../../i18n/money'

/** An amount that has come in or gone out, with its sign; nothing has none. */
export function signed(amount: string, currency: string): string {
  const money = formatMoney(amount, currency)
  return !amount.startsWith('-') && isSome(amount) ? `+${money}` : money
}

/** There is something of it at all. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)
