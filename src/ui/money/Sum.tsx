import type { ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** Characters of a large amount. */
    '--length'?: number
  }
}

interface SumProps {
  of: string
  /** Characters that have their place beside it. */
  beside?: number
  /** The amount in other words. */
  children?: ReactNode
}

/** A large amount, the smaller the longer it is. */
export function Sum({ of, beside = 0, children = of }: SumProps) {
  return (
    <p className="display num sum" style={{ '--length': of.length + beside }}>
      {children}
    </p>
  )
}
