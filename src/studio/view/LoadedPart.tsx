import type { ReactNode } from 'react'
import { useSay } from '../words/words'
import panel from './panel.module.css'
import type { Loaded } from './useLoaded'

interface LoadedPartProps<Value> {
  readonly loaded: Loaded<Value>
  /** Said in place of the usual words while it loads, and when it failed. */
  readonly loading?: string
  readonly failed?: string
  readonly children: (value: Value) => ReactNode
}

/** A part of the page in all states: on its way, failed with a retry in place, or here. */
export function LoadedPart<Value>({ loaded, loading, failed, children }: LoadedPartProps<Value>) {
  const say = useSay()
  if (loaded.is === 'loading') return <p role="status">{loading ?? say('loadingPart')}</p>
  if (loaded.is === 'here') return children(loaded.value)
  return (
    <p role="alert">
      {failed ?? say('partFailed')}{' '}
      <button type="button" className={panel.button} onClick={loaded.again}>
        {say('again')}
      </button>
    </p>
  )
}
