import type { ReactNode } from 'react'
import { Button } from './Button'
import { Loader } from './Loader'
import css from './MoreFoot.module.css'

export interface MoreFootProps {
  /** Another page is on its way, could not be loaded, or there is none; null while more is there to be asked for. */
  foot: 'more' | 'stuck' | 'end' | null
  /** Says that more is coming; on a list that is continued by hand, what its button says. */
  more: string
  /** Says that the rest did not load. */
  stuck?: string
  retry: string
  onRetry: () => void
  /** Makes the list one that is continued by hand. */
  onMore?: () => void
  /** Stands below the last row of all. */
  end?: ReactNode
}

/** The foot of a list that comes page by page. */
export function MoreFoot({ foot, more, stuck, retry, onRetry, onMore, end }: MoreFootProps) {
  if (onMore) {
    if (foot === 'end') return null
    return (
      <div className={css.byHand}>
        <Button look="quiet" wide busy={foot === 'more'} onClick={foot === 'stuck' ? onRetry : onMore}>
          {foot === 'stuck' ? retry : more}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.foot} role="status">
      {foot === 'more' && (
        <>
          <Loader size={24} />
          {more}
        </>
      )}
      {foot === 'stuck' && (
        <>
          {stuck}{' '}
          <Button look="quiet" size="s" onClick={onRetry}>
            {retry}
          </Button>
        </>
      )}
      {foot === 'end' && end}
    </div>
  )
}
