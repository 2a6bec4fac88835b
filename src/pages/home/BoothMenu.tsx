import { memo } from 'react'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { Skeleton } from '../../ui/Skeleton'
import { useRovingTabs } from '../../ui/useRovingTabs'
import { Awning } from '../../ui/home/Awning'
import { useBringIntoView } from '../../ui/home/useBringIntoView'
import css from './BoothMenu.module.css'

interface Booth<Key extends string = string> {
  key: Key
  label: string
  icon: string
}

interface BoothMenuProps<Key extends string> {
  /** Accessible name of the row. */
  label: string
  booths: readonly Booth<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  /** Id of the element that shows the chosen category's games. */
  panelId: string
}

/** A booth's appearance: independent of the selection, which is shown by its styles. */
const Face = memo(function Face({ label, icon }: { label: string; icon: string }) {
  return (
    <>
      <Awning className={css.awning} />
      <Icon of={icon} size={26} />
      <span className={css.word}>{label}</span>
    </>
  )
})

function Booths<Key extends string>({ label, booths, chosen, onChoose, panelId }: BoothMenuProps<Key>) {
  const keys = booths.map(({ key }) => key)
  const { listProps, tabProps } = useRovingTabs(keys, chosen, onChoose)
  useBringIntoView(listProps.ref, chosen)
  return (
    <div {...listProps} className={css.row} aria-label={label}>
      {booths.map(({ key, label: text, icon }) => (
        <button key={key} {...tabProps(key)} className={css.booth} aria-controls={panelId}>
          <Face label={text} icon={icon} />
        </button>
      ))}
    </div>
  )
}

/**
 * The game categories as a row of booths [HOME-06]; only the chosen one has its awning lit. Rendered again only when
 * its own props change, not with the content of the chosen one.
 */
export const BoothMenu = memo(Booths) as typeof Booths

/** Booths whose names have not loaded yet. */
export function BoothMenuSkeleton() {
  return (
    <div className={classes(css.row, css.waiting)} aria-hidden="true">
      {Array.from({ length: 8 }, (_, n) => (
        <span key={n} className={css.booth}>
          <Skeleton n={n} className={css.shape} />
          <Awning className={css.awning} />
        </span>
      ))}
    </div>
  )
}
