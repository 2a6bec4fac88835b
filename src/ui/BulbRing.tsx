import css from './BulbRing.module.css'

const bulbs = 12

/**
 * A ring of bulbs going out one by one; `part` is the fraction left, 0 to 1, and at least one stays lit
 * until it is 0. Decorative: screen readers get the number next to it.
 */
export function BulbRing({ part }: { part: number }) {
  const lit = Math.min(bulbs, Math.max(0, Math.ceil(part * bulbs)))
  const dashes = `${'0 1 '.repeat(Math.max(0, lit - 1))}0 ${bulbs - lit + 2}`
  return (
    <svg className={css.ring} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle className={css.off} cx="12" cy="12" r="9" pathLength={bulbs} strokeDasharray="0 1" />
      {lit > 0 && (
        <circle
          className={css.on}
          cx="12"
          cy="12"
          r="9"
          pathLength={bulbs}
          strokeDasharray={dashes}
          transform="rotate(-90 12 12)"
        />
      )}
    </svg>
  )
}
