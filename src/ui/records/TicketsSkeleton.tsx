import { Skeleton } from '../Skeleton'
import css from './TicketsSkeleton.module.css'

/** A record's tickets before they have loaded. */
export function TicketsSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className={css.wait} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <Skeleton key={n} n={n} height={92} radius="var(--r-l)" />
      ))}
    </div>
  )
}
