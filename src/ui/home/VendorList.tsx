import { lateComponent } from '../late'
import { Part } from '../Part'
import { Skeleton } from '../Skeleton'
import css from './VendorList.module.css'
import { VendorCard, type VendorEntry } from './VendorCard'

interface VendorListProps {
  vendors: readonly VendorEntry[]
  label?: string | undefined
}

/** Longer lists render only what is near the screen. */
const longest = 24

const VendorRows = lateComponent(async () => ({ default: (await import('./VendorRows')).VendorRows }))

/** The vendors of a category that has no game list of its own [HOME-13]. */
export function VendorList({ vendors, label }: VendorListProps) {
  const list = (
    <ul className={css.list} aria-label={label}>
      {vendors.slice(0, longest).map(({ key, ...vendor }) => (
        <li key={key}>
          <VendorCard {...vendor} />
        </li>
      ))}
    </ul>
  )
  if (vendors.length <= longest) return list
  return (
    <Part wait={list}>
      <VendorRows vendors={vendors} label={label} />
    </Part>
  )
}

/** The list before the vendors have loaded. */
export function VendorListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <Skeleton key={n} n={n} height={64} />
      ))}
    </div>
  )
}
