import type { ReactNode } from 'react'

interface PressProps {
  /** Makes it a link instead of a button. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** The path a press may lead to: that screen is prefetched on touch. */
  to?: string | undefined
  className?: string | undefined
  /** It is the current page. */
  current?: boolean | undefined
  /** Accessible name, if the content has none. */
  label?: string | undefined
  children: ReactNode
}

/** A pressable area: a link if there is an address, otherwise a button. */
export function Press({ href, onSelect, to, className, current, label, children }: PressProps) {
  const common = {
    className,
    onClick: onSelect,
    'data-to': to,
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
