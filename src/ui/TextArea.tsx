import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame'

type TextAreaProps = Omit<FieldWords, 'start' | 'end'> & Omit<ComponentProps<'textarea'>, keyof FieldWords>

/** A multi-line text field. */
export function TextArea({ label, help, error, required, aside, id, className, ...area }: TextAreaProps) {
  const words = { label, help, error, required, aside, id, className }
  return (
    <FieldFrame {...words} tall off={area.disabled}>
      {(link) => <textarea rows={4} {...area} {...link} />}
    </FieldFrame>
  )
}
