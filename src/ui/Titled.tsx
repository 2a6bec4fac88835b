import type { ReactNode } from 'react'

interface TitledProps {
  id: string
  title: ReactNode
  /** The heading's classes. */
  look?: string
  className?: string | undefined
  children: ReactNode
}

/** A section under the heading that names it. */
export function Titled({ id, title, look = 't1', className, children }: TitledProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  )
}
