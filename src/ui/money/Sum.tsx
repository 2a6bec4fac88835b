import type { ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** Characters of a large amount. */
    '--length'?: number
  }
}

/** A large amount, the smaller the longer it is; children show it in other words. */
export function Sum({ of, children = of }: { of: string; children?: ReactNode }) {
  return (
    <p className="display num sum" style={{ '--length': of.length }}>
      {children}
    </p>
  )
}
