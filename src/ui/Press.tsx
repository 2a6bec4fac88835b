import type { ReactNode } from 'react'

export interface PressProps {
  /** Makes it a link; without one it is a button. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  className?: string | undefined
  /** It is where the player is. */
  current?: boolean | undefined
  /** Spoken name, where the content has none. */
  label?: string | undefined
  children: ReactNode
}

/** Something to press: a link where there is an address to follow, otherwise a button. */
export function Press({ href, onSelect, className, current, label, children }: PressProps) {
  const common = {
    className,
    onClick: onSelect,
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
  } as const
  return href === undefined ? (
    <button type="button" {...common}>
      {children}
    </button>
  ) : (
    <a href={href} {...common}>
      {children}
    </a>
  )
}
