import { useId, type ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { warningCircleFill } from './icons/phosphor'
import css from './FieldFrame.module.css'

/** Props shared by all fields. All text comes from outside. */
export interface FieldWords {
  label: ReactNode
  help?: ReactNode
  /** Replaces the help, marks the control invalid and is announced when it appears. */
  error?: ReactNode
  /** The accessible word for "required"; if given, the star is shown. */
  required?: string | undefined
  /** Right of the label: password strength, a link. */
  aside?: ReactNode
  /** Inside the box, before and after the control. */
  start?: ReactNode
  end?: ReactNode
}

/** Attributes that link the control to its label, help and error. */
interface ControlLink {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldWords {
  id?: string | undefined
  className?: string | undefined
  /** For controls that grow, such as a text area. */
  tall?: boolean
  /** Draws the box as disabled. */
  off?: boolean | undefined
  children: (link: ControlLink) => ReactNode
}

/** Label above, box 52 px high, help or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, help, error, required, aside, start, end, id: given, className, tall, off, children } = props
  const own = useId()
  const id = given ?? own
  const note = `${id}-note`
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  return (
    <div className={classes(css.field, className)}>
      <div className={css.head}>
        <label htmlFor={id}>
          {label}
          {required && (
            <>
              <span className={css.star} aria-hidden="true">
                {' *'}
              </span>
              <span className="visually-hidden"> {required}</span>
            </>
          )}
        </label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      <div className={classes(css.box, tall && css.tall, off && css.off, wrong && css.wrong)}>
        {start}
        {children({
          id,
          className: css.control,
          'aria-describedby': wrong || help ? note : undefined,
          'aria-invalid': wrong || undefined,
        })}
        {end}
      </div>
      {/* The alert region exists before its text, or some screen readers would miss the first error. */}
      <div role="alert">
        {wrong && (
          <p id={note} className={classes(css.help, css.error)}>
            <Icon of={warningCircleFill} size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {!wrong && help && (
        <p id={note} className={css.help}>
          {help}
        </p>
      )}
    </div>
  )
}
