import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { warningCircleFill } from '../../ui/icons/phosphor'
import css from './team.module.css'

interface ToldProps {
  title: string
  text: ReactNode
  /** Outline above the title; a warning without one. */
  icon?: string
  good?: boolean
  /** Announced at once. */
  alert?: boolean
  /** The next step. */
  children: ReactNode
}

/** The state of a request, in place of its form: done, being checked, or why not. */
export function SheetStatus({
  title,
  text,
  icon = warningCircleFill,
  good = false,
  alert = false,
  children,
}: ToldProps) {
  return (
    <>
      <div className={css.told} role={alert ? 'alert' : 'status'}>
        <Icon of={icon} size={32} className={classes(good && css.good)} />
        <h3 className="display d4">{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </>
  )
}
