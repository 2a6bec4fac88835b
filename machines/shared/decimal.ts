/**
 * Exact decimal text and whole units of its last decimal: money and percentages are counted in these, never in floats.
 */

/**
 * `12480.5059` with two decimals is 1248050: further decimals are truncated. Null for other text, or past a
 * safe integer.
 */
export function unitsOf(text: string, decimals: number): number | null {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  const units = Number(`${sign}${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`)
  // Zero has no sign: -0 and 0 are 0.
  return Number.isSafeInteger(units) ? units + 0 : null
}

/** 1248050 with two decimals is `12480.50`. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${units < 0 ? '-' : ''}${digits.slice(0, point)}${decimals === 0 ? '' : `.${digits.slice(point)}`}`
}
