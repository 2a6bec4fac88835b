import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { warningCircleFill } from '../../ui/icons/phosphor'
import css from './FormFailure.module.css'

/** Why the last attempt was refused: in place, announced, and kept until the player changes something. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={css.place}>
      {children && (
        <p className={css.failure}>
          <Icon of={warningCircleFill} />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
