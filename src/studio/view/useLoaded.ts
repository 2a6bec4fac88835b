import { useEffect, useState } from 'react'

/** The state of a loaded value. */
export type Loaded<Value> =
  | { readonly is: 'loading' }
  | { readonly is: 'here'; readonly value: Value }
  | { readonly is: 'failed'; readonly again: () => void }

/**
 * Loads a value for a key; a result is never shown for a later key. An already available value (`early`) is
 * used without loading.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>, early?: Value): Loaded<Value> {
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<{ key: string; value?: Value } | undefined>()
  useEffect(() => {
    let isCurrent = true
    if (early !== undefined) return undefined
    load().then(
      (value) => isCurrent && setKnown({ key, value }),
      () => isCurrent && setKnown({ key }),
    )
    return () => {
      isCurrent = false
    }
    // The key identifies the loader.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries])
  if (early !== undefined) return { is: 'here', value: early }
  if (known?.key !== key) return { is: 'loading' }
  if (!('value' in known)) {
    return {
      is: 'failed',
      again: () => {
        setKnown(undefined)
        setTries(tries + 1)
      },
    }
  }
  return { is: 'here', value: known.value as Value }
}
