import css from './VendorList.module.css'
import { Picture } from '../Picture'
import { Press } from '../Press'

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
