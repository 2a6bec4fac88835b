import { Skeleton } from '../../ui/Skeleton'
import css from './RegisterSkeleton.module.css'

const rows = ['tabs', 'name', 'password', 'again', 'number', 'code'] as const

/** The form's skeleton, while its fields are loading. */
export function RegisterSkeleton() {
  return (
    <div className={css.rows} aria-busy="true">
      <Skeleton className={css.title} />
      {rows.map((row) => (
        <Skeleton key={row} className={css.row} />
      ))}
    </div>
  )
}
