import { useSyncExternalStore } from 'react'
import { brandOf, type Brand } from '../../platform/brands'
import { siteActor } from './root'

/** The brand of the page: the document carries it from the first byte, the settings may correct it (SITE-11, CONST-39). */
export const currentBrand = (): Brand => brandOf(document.documentElement.dataset.brand)

const follow = (listener: () => void) => siteActor()?.subscribe(listener).unsubscribe ?? (() => {})

/** The brand, for screens. */
export function useBrand(): Brand {
  return useSyncExternalStore(follow, currentBrand)
}
