import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes'
import { BulbDots } from '../home/BulbDots'
import { Icon } from '../icons/Icon'
import { cardsThreeFill } from '../icons/phosphor'
import { Skeleton } from '../Skeleton'
import { useWide } from './useWide'
import css from './VendorStrip.module.css'
import { Picture } from '../Picture'

interface VendorChoice {
  /** Vendor code; empty means all. */
  key: string
  name: string
  /** Address of the logo. */
  logo?: string | undefined
}

interface VendorStripProps {
  /** Accessible name of the group. */
  label: string
  /** The entry for all vendors comes first [GAMES-03]. */
  vendors: readonly VendorChoice[]
  chosen: string
  onChoose: (key: string) => void
  /** Labels for the bulbs; without them the vendors are in rows of four. */
  pageLabel?: ((page: number, count: number) => string) | undefined
}

/** Between two vendors, pixels. */
const gap = 8

/**
 * Vendors in swipeable pages of four [GAMES-03], eight from 700 px; all at once in the filter panel
 * [GAMES-16].
 */
export function VendorStrip({ label, vendors, chosen, onChoose, pageLabel }: VendorStripProps) {
  const row = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)
  const across = useWide() ? 8 : 4
  const pages = Math.ceil(vendors.length / across)
  const swipes = pageLabel !== undefined
  const at = vendors.findIndex(({ key }) => key === chosen)

  // Scrolls the selected vendor's page into view; only the row moves.
  const drawn = useRef(false)
  useEffect(() => {
    const box = row.current
    const first = !drawn.current
    drawn.current = true
    if (!box || !swipes || at < 0) return
    const pageOfChosen = Math.floor(at / across)
    // It opens on its first page: measuring would force layout of the whole list during rendering.
    if (first && pageOfChosen === 0) return
    box.scrollTo({ left: pageOfChosen * (box.clientWidth + gap), behavior: 'instant' })
  }, [at, across, swipes])

  const turned = () => {
    const box = row.current
    if (box) setPage(Math.min(pages - 1, Math.round((box.scrollLeft / box.scrollWidth) * pages)))
  }
  return (
    <>
      <div
        ref={row}
        role="group"
        aria-label={label}
        className={swipes ? css.row : css.grid}
        onScroll={swipes ? turned : undefined}
      >
        {vendors.map((vendor) => (
          <Vendor key={vendor.key} vendor={vendor} on={vendor.key === chosen} onChoose={onChoose} />
        ))}
      </div>
      {pageLabel && pages > 1 && <BulbDots count={pages} page={page} label={pageLabel(page + 1, pages)} />}
    </>
  )
}

function Vendor({
  vendor: { key, name, logo },
  on,
  onChoose,
}: {
  vendor: VendorChoice
  on: boolean
  onChoose: (key: string) => void
}) {
  return (
    <button type="button" className={css.chip} aria-pressed={on} onClick={() => onChoose(key)}>
      {key === '' ? (
        <Icon of={cardsThreeFill} size={24} />
      ) : (
        <Picture
          src={logo}
          width={24}
          height={24}
          otherwise={
            <span className={classes(css.letter, 'display')} aria-hidden="true">
              {name.slice(0, 1)}
            </span>
          }
        />
      )}
      <span className={css.name}>{name}</span>
    </button>
  )
}

/** The strip before the vendors have loaded. */
export function VendorStripSkeleton() {
  return (
    <>
      <div className={classes(css.row, css.waiting)} aria-hidden="true">
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} n={n} height={60} />
        ))}
      </div>
      <BulbDots count={2} page={0} label="" />
    </>
  )
}
