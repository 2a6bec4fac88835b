import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Loader } from '../../ui/Loader'
import css from './MoreFoot.module.css'

export interface MoreFootProps {
  /** The next page is loading, failed to load, or does not exist; null while more can be requested. */
  foot: 'more' | 'stuck' | 'end' | null
  /** Text while more is loading; on a manual list, the button's label. */
  more: string
  /** Text shown when the rest failed to load. */
  stuck?: string | undefined
  retry: string
  onRetry: () => void
  /** Makes it a manual list, with a button for more. */
  onMore?: (() => void) | undefined
  /** Shown below the last row. */
  end?: ReactNode
}

/** The foot of a paginated list. */
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
