import { useState } from 'react'
import { Field, type FieldProps } from './Field'
import { eyeBold, eyeSlashBold } from './icons/phosphor'
import { IconButton } from './IconButton'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  /** Accessible names of the eye button. */
  showLabel: string
  hideLabel: string
  /** The field's value is hidden. */
  kept?: boolean
}

/** A password field with an eye button; hidden until the eye is pressed. */
export function PasswordField({ showLabel, hideLabel, kept = false, ...field }: PasswordFieldProps) {
  const [open, setOpen] = useState(false)
  const eye = (
    <IconButton
      icon={open ? eyeSlashBold : eyeBold}
      label={open ? hideLabel : showLabel}
      disabled={field.disabled || kept}
      onClick={() => setOpen(!open)}
    />
  )
  return (
    <Field
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={open ? 'text' : 'password'}
      end={eye}
    />
  )
}
