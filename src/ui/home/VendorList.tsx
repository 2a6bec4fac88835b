import { lateComponent } from '../late'
import { Part } from '../Part'
import { Press } from '../Press'
import { Skeleton } from '../Skeleton'
import css from './VendorList.module.css'
import { Picture } from '../Picture'

export interface VendorEntry {
  key: string
  name: string
  /** Address of the logo; without one, or if it fails to load, the name is shown. */
  logo?: string | undefined
  /** A second, quieter line. */
  note?: string | undefined
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

/** A link to one vendor. */
export function VendorCard({ name, logo, note, href, onSelect }: Omit<VendorEntry, 'key'>) {
  const inside = (
    <>
      <Picture src={logo} width={48} height={48} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </>
  )
  return (
    <Press className={css.card} href={href} onSelect={onSelect}>
      {inside}
    </Press>
  )
}

export interface VendorListProps {
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
