/** Prize modes and play types of the lottery: the wire's literals, and when each applies (LOTT-01..04). */

/** The two modes a player can be in, as sent on the wire: lottery and e-lottery (LOTT-01, CONST-43). */
export type HallMode = 'Lott' | 'Elott'

export const hallModes: readonly HallMode[] = ['Elott', 'Lott']

/** Vendors that make e-lottery the current mode if they are among the e-lotteries (LOTT-02). */
const elottVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT'])

/** The current prize mode, from the vendors of the ELOTT category (LOTT-02). */
export function currentMode(elott: readonly { readonly vassalage: string }[]): HallMode {
  return elott.some(({ vassalage }) => elottVendors.has(vassalage)) ? 'Elott' : 'Lott'
}

/** Every spelling of a prize mode in an address or a configuration; null for anything else (LOTT-03). */
export function hallOf(text: string): HallMode | null {
  switch (text.toLowerCase()) {
    case 'elott':
    case 'e-lottery':
      return 'Elott'
    // `ZY` and `SEA` are lotteries, too: the operator's own and those of one vendor.
    case 'lott':
    case 'lottery':
    case 'zy':
    case 'sea':
      return 'Lott'
    default:
      return null
  }
}
