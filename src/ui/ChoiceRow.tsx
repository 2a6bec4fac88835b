import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { checkBold } from './icons/phosphor'
import css from './ChoiceRow.module.css'

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** A second, quieter line. */
  sub?: ReactNode
  icon?: string | undefined
  /** A tag or value before the mark. */
  end?: ReactNode
}

/** A native radio drawn as a row. Give all rows of a question the same `name`. */
export function ChoiceRow({ children, sub, icon, end, className, ...input }: ChoiceRowProps) {
  return (
    <label className={classes(css.row, className)}>
      <input {...input} type="radio" className={css.input} />
      {icon && <Icon of={icon} className={css.icon} />}
      <span className={css.words}>
        {children}
        {sub && <span className={css.sub}>{sub}</span>}
      </span>
      {end}
      <span className={css.mark} aria-hidden="true">
        <Icon of={checkBold} size={16} />
      </span>
    </label>
  )
}
