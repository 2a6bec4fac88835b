import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { checkBold, warningCircleFill } from './icons/phosphor'
import css from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  error?: ReactNode
}

/** A checkbox with its label, which may contain links. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const note = useId()
  return (
    <div className={className}>
      <label className={css.check}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <span className={classes(css.box, Boolean(error) && css.wrong)} aria-hidden="true">
          <Icon of={checkBold} size={16} />
        </span>
        <span className={css.words}>{children}</span>
      </label>
      <div role="alert">
        {error && (
          <p id={note} className={css.error}>
            <Icon of={warningCircleFill} size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
