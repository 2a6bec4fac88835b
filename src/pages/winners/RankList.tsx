import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/Skeleton'
import list from '../shared/WinnersList.module.css'
import css from './RankList.module.css'

interface Rank {
  place: number
  /** Masked name. */
  name: string
  /** Formatted amount. */
  amount: string
}

/** The biggest winners, from the first place down; the first three places are lit. */
export function RankList({ ranks, label }: { ranks: readonly Rank[]; label: string }) {
  return (
    <ol className={list.card} aria-label={label}>
      {ranks.map(({ place, name, amount }) => (
        <li key={place} className={css.row}>
          <span className={classes(css.rank, 'display', place <= 3 && css.top)}>{place}</span>
          <span className={classes(css.name, 'cut')}>{name}</span>
          <span className={list.amount}>{amount}</span>
        </li>
      ))}
    </ol>
  )
}

/** The list's skeleton. */
export function RankListSkeleton({ count = 10 }: { count?: number }) {
  return (
    <div className={list.card} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <span key={n} className={css.row}>
          <Skeleton n={n} width={36} height={36} radius="50%" />
          <span className="grow">
            <Skeleton n={n} width="46%" height={14} radius={4} />
          </span>
          <Skeleton n={n} width={92} height={16} radius={4} />
        </span>
      ))}
    </div>
  )
}
