import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { caretRightBold } from '../icons/phosphor'
import { useRest } from '../useRest'
import css from './JackpotBoard.module.css'

interface JackpotBoardProps {
  /** Name of the jackpot. */
  label: string
  /** The value as digits without separators, for example "104882316"; empty before it is known. */
  value: string | undefined
  /** The currency sign before it; its line is kept until then. */
  currency: string | undefined
  /** The value as text for screen readers, which ignore the ticking. */
  spoken: string | null
  /** Two decimals, if shown [WIN-08]. */
  decimals?: string | undefined
  /** The winners page and its link text; omitted on that page. */
  href?: string | undefined
  more?: string | undefined
}

/** The jackpot as a flip board in a frame of bulbs; with `href` the whole board links to the winners. */
export function JackpotBoard(props: JackpotBoardProps) {
  const { label, value = '', currency = '\u00a0', spoken, decimals = '', href, more } = props
  const bulbs = useRest<SVGSVGElement>()
  const digits = [...value]
  const long = digits.length + decimals.length > 9
  const inside = (
    <>
      <svg ref={bulbs} className={css.bulbs} aria-hidden="true">
        <rect className={css.rail} x="5" y="5" rx="13" />
        <rect className={css.glow} x="5" y="5" rx="13" pathLength="88" />
        <rect className={css.even} x="5" y="5" rx="13" pathLength="88" />
        <rect className={css.odd} x="5" y="5" rx="13" pathLength="88" />
      </svg>
      <span className={css.head}>
        <b>{label}</b>
        {more !== undefined && (
          <span className={css.more}>
            {more}
            <Icon of={caretRightBold} size={16} />
          </span>
        )}
      </span>
      <span className="visually-hidden">{spoken}</span>
      <span className={classes(css.reel, 'display', long && css.long)} aria-hidden="true">
        <span className={css.currency}>{currency}</span>
        {digits.map((digit, n) => {
          const place = digits.length - n
          return (
            <span key={place} className={css.group}>
              <span className={css.cell}>
                <Digit key={digit} digit={digit} />
              </span>
              {place % 3 === 1 && place > 1 && <span className={css.comma}>,</span>}
            </span>
          )
        })}
        {decimals !== '' && (
          <span className={css.group}>
            <span className={css.comma}>.</span>
            {[...decimals].map((digit, n) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its position
              <span key={n} className={css.cell}>
                <Digit key={digit} digit={digit} />
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  )
  return href === undefined ? (
    <section className={css.board}>{inside}</section>
  ) : (
    <a className={css.board} href={href}>
      {inside}
    </a>
  )
}

/** A digit on its card; a new key makes a new digit roll in while its neighbours stay. */
function Digit({ digit }: { digit: string }) {
  return <span className={css.digit}>{digit}</span>
}
