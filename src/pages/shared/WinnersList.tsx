import { useRef } from 'react'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { trophyFill } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { useCarousel } from '../../ui/home/useCarousel'
import css from './WinnersList.module.css'
import { Picture } from '../../ui/Picture'

interface Winner {
  key: string
  /** Masked name, for example `m***27`. */
  name: string
  game: string
  /** Formatted amount with sign and two decimals. */
  amount: string
  /** Square artwork of the game. */
  art?: string | undefined
}

interface WinnersListProps {
  winners: readonly Winner[]
  /** Accessible name of the list. */
  label: string
  /** Three rows that rotate automatically when there are more [WIN-03]; otherwise all rows are shown. */
  moving?: boolean | undefined
  /** The note below: names are masked, past wins do not predict the next. */
  note: string
}

const noArt = (
  <span className={css.art} aria-hidden="true">
    <Icon of={trophyFill} size={20} />
  </span>
)

/** Recent winners: name, game and amount [WIN-05]. */
export function WinnersList({ winners, label, moving = false, note }: WinnersListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const count = moving ? winners.length : 0
  const { live } = useCarousel(frame, { count, still: 3, delay: 3000, speed: 500, vertical: true })
  const windowed = moving && winners.length > 3
  return (
    <>
      <div className={css.card}>
        <div
          ref={frame}
          className={classes(css.frame, windowed && css.windowed)}
          data-live={live || undefined}
          // Three rows are visible: before the rotation starts, and with reduced motion, the rest is
          // reached by scrolling.
          tabIndex={windowed && !live ? 0 : undefined}
          role={windowed ? 'group' : undefined}
          aria-label={windowed ? label : undefined}
        >
          <ol className="swiper-wrapper" aria-label={label}>
            {winners.map(({ key, name, game, amount, art }) => (
              <li key={key} className={classes('swiper-slide', css.row)}>
                <Picture className={css.art} src={art} width={44} height={44} otherwise={noArt} />
                <span className="grow">
                  <span className={classes(css.name, 'cut')}>{name}</span>
                  <span className={classes(css.game, 'cut')}>{game}</span>
                </span>
                <span className={css.amount}>{amount}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className={css.note}>{note}</p>
    </>
  )
}

/** The list before the winners have loaded. */
export function WinnersListSkeleton({ count, note }: { count: number; note: string }) {
  return (
    <>
      <div className={css.card} aria-hidden="true">
        {Array.from({ length: count }, (_, n) => (
          <span key={n} className={css.row}>
            <Skeleton n={n} width={44} height={44} radius={10} className={css.shape} />
            <span className="grow">
              <Skeleton n={n} width="46%" height={14} radius={4} className={css.shape} />
              <Skeleton n={n} width="62%" height={12} radius={4} className={css.shape} />
            </span>
            <Skeleton n={n} width={92} height={16} radius={4} className={css.shape} />
          </span>
        ))}
      </div>
      <p className={css.note}>{note}</p>
    </>
  )
}
