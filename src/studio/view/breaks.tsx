import { Fragment, type ReactNode } from 'react'

/** An id or an address that may go on in the next line after each of its parts, and nowhere inside them. */
export function withBreaks(text: string): ReactNode[] {
  const parts = text.match(/[^./]*[./]|[^./]+$/g) ?? []
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
