import type { ComponentProps } from 'react'
import { classes } from './classes'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { Icon } from './icons/Icon'
import { caretDownBold } from './icons/phosphor'
import css from './SelectField.module.css'

type SelectFieldProps = Omit<FieldWords, 'end'> & Omit<ComponentProps<'select'>, keyof FieldWords>

/** The phone's native picker in the product's style; pass `<option>` children. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, required, aside, start, id, className, children, ...select } = props
  const words = { label, help, error, required, aside, start, id, className }
  return (
    <FieldFrame
      {...words}
      off={select.disabled}
      end={<Icon of={caretDownBold} size={16} className={css.caret} />}
    >
      {({ className: control, ...link }) => (
        <select {...select} {...link} className={classes(control, css.select)}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
