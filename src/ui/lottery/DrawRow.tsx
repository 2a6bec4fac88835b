import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton'
import css from './DrawRow.module.css'

/** Lotteries on one card. */
export function DrawList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.card} aria-label={label}>
      {children}
    </ul>
  )
}

interface DrawRowProps {
  name: string
  /** The lottery's screen; the whole row links there. */
  href: string
  art?: string | undefined
  sub: ReactNode
  /** The countdown, if any. */
  end?: ReactNode
  /** The last result. */
  below?: ReactNode
}

/** One lottery: its picture, next draw and last result. */
export function DrawRow({ name, href, art, sub, end, below }: DrawRowProps) {
  return (
    <li className={css.row}>
      {art ? (
        <img className={css.art} src={art} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className={css.art} />
      )}
      <span className={css.words}>
        <a className={css.name} href={href}>
          {name}
        </a>
        <span className={css.sub}>{sub}</span>
      </span>
      <span className={css.end}>{end}</span>
      {below && <div className={css.below}>{below}</div>}
    </li>
  )
}

/** The card before anything has loaded. */
export function DrawListSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={css.card} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        <span key={n} className={css.row}>
          <Skeleton n={n} width={48} height={48} radius={12} />
          <span className={css.wait}>
            <Skeleton n={n} width="62%" height={16} radius={4} />
            <Skeleton n={n} width="40%" height={12} radius={4} />
          </span>
          <Skeleton n={n} width={64} height={20} radius={4} />
        </span>
      ))}
    </div>
  )
}
