import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceView } from '../../flows/core/resource'
import { FailedRow } from './FailedRow'
import { LoadFault } from './LoadFault'

export interface LoadStates {
  /** A skeleton in the shape of the content. */
  skeleton: ReactNode
  /** The empty state. */
  empty?: ReactNode
  /** What is safe nevertheless, if the screen explains the failure. */
  safe?: string
  /** Replaces the illustration and the reason. */
  failed?: ReactNode
  /** The content reaches the edges of the screen: the space beside it is its own. */
  wide?: boolean
}

interface LoadedProps<Data> extends LoadStates {
  view: ResourceView<Data>
  onRetry: () => void
  children: (data: Data) => ReactNode
}

/** A loaded resource in all its states: loading, empty, failed, loaded, and loaded earlier but not again. */
export function Loaded<Data>({
  view,
  skeleton,
  empty,
  safe,
  failed,
  wide,
  onRetry,
  children,
}: LoadedProps<Data>) {
  const { t } = useTranslation('shell')
  const { data, status, failure } = view
  if (status === 'skeleton') return skeleton
  if (status === 'empty') return empty
  if (status === 'error') return failed ?? <LoadFault failure={failure} safe={safe} onRetry={onRetry} />
  if (data === null) return null
  return (
    <>
      {failure && (
        <FailedRow above={wide ? 'wide' : 'narrow'} onRetry={onRetry}>
          {t('error.old')}
        </FailedRow>
      )}
      {children(data)}
    </>
  )
}
