import { Fragment, type ReactNode } from 'react'

/** An id or address that may break only between its parts. */
export function withBreaks(text: string): ReactNode[] {
  const parts = text.match(/[^./]*[./]|[^./]+$/g) ?? []
  return parts.map((part, at) => (
    <Fragment key={parts.slice(0, at + 1).join('')}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
