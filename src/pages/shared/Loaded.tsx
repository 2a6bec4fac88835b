import type { ReactNode } from 'react'
import type { ResourceView } from '../../flows/core/resource'
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
}

interface LoadedProps<Data> extends LoadStates {
  view: ResourceView<Data>
  onRetry: () => void
  children: (data: Data) => ReactNode
}

/** A loaded resource in all its states: loading, empty, failed, loaded. */
export function Loaded<Data>({ view, skeleton, empty, safe, failed, onRetry, children }: LoadedProps<Data>) {
  const { data, status, failure } = view
  if (status === 'skeleton') return skeleton
  if (status === 'empty') return empty
  if (status === 'error') return failed ?? <LoadFault failure={failure} safe={safe} onRetry={onRetry} />
  return data !== null && children(data)
}
