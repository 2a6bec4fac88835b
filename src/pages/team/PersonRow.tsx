import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { caretRightBold, checkBold, userFill, usersThreeFill } from '../../ui/icons/phosphor'
import css from './PersonRow.module.css'

interface PersonRowProps {
  name: string
  /** An agent has members of their own. */
  agent: boolean
  /** A second, quieter line. */
  sub?: ReactNode
  /** A value at the end, with its label. */
  value: ReactNode
  note?: ReactNode
  /** Makes the row a button. */
  onPress?: (() => void) | undefined
  /** Makes the row selectable. */
  picked?: boolean | undefined
}

/** One member of a team, at least 64 px high. */
export function PersonRow({ name, agent, sub, value, note, onPress, picked }: PersonRowProps) {
  const inside = (
    <>
      <span className={classes(css.mark, agent && css.lead)} aria-hidden="true">
        <Icon of={picked ? checkBold : agent ? usersThreeFill : userFill} size={20} />
      </span>
      <span className={css.words}>
        <b className={classes(css.name, 'cut')}>{name}</b>
        {sub && <small>{sub}</small>}
      </span>
      <span className={css.value}>
        <b>{value}</b>
        {note && <small>{note}</small>}
      </span>
      {onPress && picked === undefined && <Icon of={caretRightBold} size={16} className={css.caret} />}
    </>
  )
  if (!onPress) return <div className={css.row}>{inside}</div>
  return (
    <button
      type="button"
      className={classes(css.row, css.press, picked && css.picked)}
      aria-pressed={picked}
      onClick={onPress}
    >
      {inside}
    </button>
  )
}
