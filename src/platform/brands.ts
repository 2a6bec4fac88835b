/** What a brand says of itself beside its look (src/styles/tokens.css). */
export interface Brand {
  readonly name: string
  /** The age from which one may play. */
  readonly age: number
  /** The number of the operator's gaming licence; a sandbox has none and says so. */
  readonly licence: string
}

const perya: Brand = { name: 'Perya', age: 21, licence: 'SANDBOX-PERYA' }
const brands: Readonly<Record<string, Brand>> = {
  perya,
  bayside: { name: 'Bayside', age: 18, licence: 'SANDBOX-BAYSIDE' },
}

/** A brand by its id in the settings; the default one for an unknown id. Screens and texts read it here only. */
export const brandOf = (id: string | undefined): Brand => brands[id ?? ''] ?? perya
