import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'

interface Sizes {
  readonly count: number
  readonly cache: CacheSnapshot
}

/** The heights of each list's rows when it was last left. */
const known = new Map<string, Sizes>()

/**
 * For a list with rows of varying height: measured heights are kept, so that a returning player's scroll
 * position is exact.
 */
export function useKeptSizes(
  name: string,
  count: number,
): { ref: RefObject<WindowVirtualizerHandle | null>; cache: CacheSnapshot | undefined } {
  const ref = useRef<WindowVirtualizerHandle>(null)
  useLayoutEffect(
    () => () => {
      if (ref.current) known.set(name, { count, cache: ref.current.cache })
    },
    [name, count],
  )
  const last = known.get(name)
  return { ref, cache: last?.count === count ? last.cache : undefined }
}
