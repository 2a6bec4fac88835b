import { classes } from '../classes'
import { IconButton } from '../IconButton'
import { eyeBold, eyeSlashBold } from '../icons/phosphor'
import css from './BalanceBlock.module.css'
import { useStuck } from './useStuck'

export interface BalanceBlockProps {
  label: string
  /** The formatted balance with its two decimals. */
  amount: string
  hidden: boolean
  /** Spoken in place of a covered amount. */
  hiddenLabel: string
  toggle: { label: string; onSelect: () => void }
}

/** The balance under its sky: it stays at the top of the screen once it has come there, and is plain then. */
export function BalanceBlock({ label, amount, hidden, hiddenLabel, toggle }: BalanceBlockProps) {
  const { place, stuck } = useStuck()
  return (
    <>
      <div ref={place} className={css.place} />
      <section className={classes(css.block, stuck && css.stuck)} data-stuck={stuck || undefined}>
        <div className={css.words}>
          <small className={css.label}>{label}</small>
          <p className={`display ${css.amount}`}>
            {hidden ? (
              <>
                <span aria-hidden="true">•••••</span>
                <span className="visually-hidden">{hiddenLabel}</span>
              </>
            ) : (
              amount
            )}
          </p>
        </div>
        <IconButton
          size={20}
          icon={hidden ? eyeSlashBold : eyeBold}
          label={toggle.label}
          onClick={toggle.onSelect}
        />
      </section>
    </>
  )
}
