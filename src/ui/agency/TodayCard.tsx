import type { ReactNode } from 'react'
import { Card } from '../Card'
import { Skeleton } from '../Skeleton'
import css from './TodayCard.module.css'

export interface TodayCardProps {
  title: ReactNode
  /** The day that the counters cover; nothing while it is not known. */
  day?: string | undefined
  /** Four across; a count that is still to come is null. */
  counters: readonly { readonly key: string; readonly label: string; readonly count: string | null }[]
  /** In place of the counters: why there are none, and another try. */
  failure?: ReactNode
}

/** Counters of a day, four across in one card. */
export function TodayCard({ title, day, counters, failure }: TodayCardProps) {
  return (
    <Card>
      <div className={css.head}>
        <h2 className="t1">{title}</h2>
        {day !== undefined && <span className={css.day}>{day}</span>}
      </div>
      {failure ?? (
        <dl className={css.counters}>
          {counters.map(({ key, label, count }, n) => (
            <div key={key} className={css.counter}>
              <dt>{label}</dt>
              <dd className="display">
                {count === null ? <Skeleton width={36} height={24} n={n} /> : count}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
