/** The one place that turns money into text. Amounts come as exact decimal text and are never made a number. */

const symbols: Readonly<Record<string, string>> = { PHP: '₱' }

/** `12480.5` PHP becomes `₱12,480.50`; a minus is a true minus in front of the sign. Digits beyond two are cut. */
export function formatMoney(amount: string, currency = 'PHP'): string {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!found) return ''
  const [, minus, whole = '0', part = ''] = found
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minus ? '−' : ''}${symbols[currency] ?? `${currency} `}${grouped}.${part.padEnd(2, '0').slice(0, 2)}`
}
