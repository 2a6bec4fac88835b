import { useMemo } from 'react'
import { snapshotOf } from '../compare/snapshot'
import type { Chart } from '../picture/model'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { nameOf } from '../view/sentences'
import { useSay } from '../words/late'
import { printOf, type Note } from './notes'
import { sinceShape } from './shape'

interface ReviewProps {
  readonly chart: Chart
  /** The latest review; undefined if there is none. */
  readonly review: Note | undefined
  readonly change: ChangeView
}

const kinds = ['added', 'changed', 'removed'] as const

/**
 * Whether the current version of the flow was reviewed; a review of another version lists what has changed.
 */
export function Review({ chart, review, change }: ReviewProps) {
  const say = useSay()
  const isStale = review !== undefined && review.print !== printOf(chart)
  const shape = isStale ? review.shape : undefined
  const since = useMemo(
    () => (shape === undefined ? undefined : sinceShape(shape, snapshotOf(chart))),
    [chart, shape],
  )
  const signed = { name: review?.by || '?', day: review?.at.slice(0, 10) ?? '' }
  return (
    <>
      <p role="status">
        {review === undefined ? say('notReviewed') : say(isStale ? 'changedSince' : 'reviewedBy', signed)}
      </p>
      {since && (
        <ul className={panel.list} aria-label={say('whatChanged')}>
          {kinds.flatMap((kind) =>
            since[kind].map((id) => (
              <li key={id}>
                {say(kind)}{' '}
                {kind === 'removed' ? (
                  id
                ) : (
                  <button type="button" className={panel.link} onClick={() => change({ chosen: id })}>
                    {nameOf(say, chart, id)}
                  </button>
                )}
              </li>
            )),
          )}
        </ul>
      )}
    </>
  )
}
