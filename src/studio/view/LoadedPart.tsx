import type { ReactNode } from 'react'
import { useSay } from '../words/words'
import panel from './panel.module.css'
import type { Loaded } from './useLoaded'

interface LoadedPartProps<Value> {
  readonly loaded: Loaded<Value>
  /** Replaces the default texts while loading, and after a failure. */
  readonly loading?: string
  readonly failed?: string
  readonly children: (value: Value) => ReactNode
}

/** A lazily loaded part in all its states: loading, failed with a retry in place, or loaded. */
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
