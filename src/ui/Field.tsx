import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

export type FieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>

/** A single-line text field. Native input attributes and `ref` go to the input. */
export function Field({
  label,
  help,
  error,
  required,
  aside,
  start,
  end,
  id,
  className,
  ...input
}: FieldProps) {
  const words = { label, help, error, required, aside, start, end, id, className }
  return (
    <FieldFrame {...words} off={input.disabled}>
      {(link) => <input type="text" {...input} {...link} />}
    </FieldFrame>
  )
}
