import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { caretRightBold } from './icons/phosphor'
import css from './List.module.css'

interface ListProps {
  children: ReactNode
  /** Accessible name. */
  label?: string | undefined
  className?: string | undefined
}

/** Rows on one card. */
export function List({ children, label, className }: ListProps) {
  return (
    <ul className={classes(css.list, className)} aria-label={label}>
      {children}
    </ul>
  )
}

interface ListRowProps {
  children: ReactNode
  /** A second, quieter line. */
  sub?: ReactNode
  icon?: string | undefined
  /** A value, badge or tag at the end. */
  end?: ReactNode
  /** Makes the row a link. */
  href?: string | undefined
  /** Makes the row a button. */
  onPress?: (() => void) | undefined
  className?: string | undefined
  /** `div` inside a `LongList`, which renders the items itself. */
  as?: 'li' | 'div'
}

/** One row, at least 56 px high; a link or button ends in a caret. */
export function ListRow(props: ListRowProps) {
  const { children, sub, icon, end, href, onPress, className, as: Item = 'li' } = props
  const leads = href !== undefined || onPress !== undefined
  const inside = (
    <>
      {icon && <Icon of={icon} className={css.icon} />}
      <span className={css.words}>
        {children}
        {sub && <span className={css.sub}>{sub}</span>}
      </span>
      {end}
      {leads && <Icon of={caretRightBold} size={16} className={css.caret} />}
    </>
  )
  const name = classes(css.row, leads && css.press)
  return (
    <Item className={classes(css.item, Boolean(icon) && css.deep, className)}>
      {href !== undefined && (
        <a className={name} href={href} onClick={onPress}>
          {inside}
        </a>
      )}
      {href === undefined && onPress && (
        <button type="button" className={name} onClick={onPress}>
          {inside}
        </button>
      )}
      {!leads && <div className={name}>{inside}</div>}
    </Item>
  )
}
