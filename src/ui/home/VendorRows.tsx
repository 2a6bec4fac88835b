import { useMemo } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useRowShape } from '../games/useRowShape'
import { useKeptSizes } from '../keptSizes'
import { VendorCard, type VendorEntry } from './VendorCard'
import css from './VendorList.module.css'

/** Height of one row of vendors with the gap below it, pixels: most names and counts take two lines. */
const height = 74

/** Any number of vendors, rendering only those near the viewport. */
export function VendorRows({
  vendors,
  label = '',
}: {
  vendors: readonly VendorEntry[]
  label?: string | undefined
}) {
  // Two vendors take the space of three games.
  const across = (useRowShape().across * 2) / 3
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(vendors.length / across) }, (_, n) =>
        vendors.slice(n * across, (n + 1) * across),
      ),
    [vendors, across],
  )
  const kept = useKeptSizes(label, lines.length)
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer {...kept} key={across} data={lines} itemSize={height} bufferSize={500}>
        {(line, n) => (
          <div key={n} className={css.line}>
            {line.map(({ key, ...vendor }, at) => (
              <div
                key={key}
                role="listitem"
                aria-posinset={n * across + at + 1}
                aria-setsize={vendors.length}
              >
                <VendorCard {...vendor} />
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}
