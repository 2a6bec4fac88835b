import { useSyncExternalStore } from 'react'
import { siteActor } from './root'

/** What a brand says of itself beside its look (src/styles/tokens.css): its name, and from which age one may play. */
export interface Brand {
  readonly name: string
  readonly age: number
}

const brands: Readonly<Record<string, Brand>> = {
  perya: { name: 'Perya', age: 21 },
  bayside: { name: 'Bayside', age: 18 },
}
const unknownBrand: Brand = { name: 'Perya', age: 21 }

/** The brand of the page: the document carries it from the first byte, the settings may correct it (SITE-11, CONST-39). */
export function currentBrand(): Brand {
  return brands[document.documentElement.dataset.brand ?? ''] ?? unknownBrand
}

const follow = (hear: () => void) => siteActor()?.subscribe(hear).unsubscribe ?? (() => {})

/** The brand, for screens. */
export function useBrand(): Brand {
  return useSyncExternalStore(follow, currentBrand)
}
