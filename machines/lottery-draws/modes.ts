/** Prize modes and play types of the lottery: the literals of the wire, and when each applies (LOTT-01..04). */

/** As the wire writes them (CONST-43). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/** The two halls a player can be in: lottery and e-lottery (LOTT-01). */
export type HallMode = 'Lott' | 'Elott'

export const hallModes: readonly HallMode[] = ['Elott', 'Lott']

/** Vendors whose place among the e-lotteries makes e-lottery the current mode (LOTT-02). */
const elottMakers: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'LOTT'])

/** The current prize mode, by the vendors of the ELOTT category (LOTT-02). */
export function currentMode(elott: readonly { readonly vassalage: string }[]): HallMode {
  return elott.some(({ vassalage }) => elottMakers.has(vassalage)) ? 'Elott' : 'Lott'
}

/** Every way a prize mode is written, in an address or in a configuration; null for anything else (LOTT-03). */
export function hallOf(text: string): HallMode | null {
  switch (text.toLowerCase()) {
    case 'elott':
    case 'e-lottery':
      return 'Elott'
    // `ZY` and `SEA` are lotteries too: the operator's own, and those of one vendor.
    case 'lott':
    case 'lottery':
    case 'zy':
    case 'sea':
      return 'Lott'
    default:
      return null
  }
}
