import { useTranslation } from 'react-i18next'
import { playLottery, topPrize, type Lottery } from '../../flows/lottery/lottery'
import type { NextDraw, PastDraw } from '../../flows/lottery/lottery-draws'
import { checkImage } from '../../flows/core/urls'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { formatMoney } from '../../i18n/money'
import { clockTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { BulbRing } from '../../ui/BulbRing'
import { classes } from '../../ui/classes'
import { Balls } from '../../ui/lottery/Balls'
import { DrawRow } from '../../ui/lottery/DrawRow'
import { Ticket } from '../../ui/Ticket'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useDrawClock } from './hooks'
import css from './lottery.module.css'

/** The top prize for the minimum stake. */
export function TopPrize({ of }: { of: Lottery }) {
  const { t } = useTranslation('lottery')
  const amount = formatMoney(topPrize(of))
  return <small className="num">{t('top', { stake: formatMoney(of.minStake), amount })}</small>
}

/** Drawn numbers with an accessible name. */
export function Drawn({ draw, kind }: { draw: PastDraw; kind: 'balls' | 'digits' }) {
  const { t } = useTranslation('lottery')
  return (
    <Balls
      small
      kind={kind}
      numbers={draw.numbers}
      label={t('numbers', { numbers: draw.numbers.join(', ') })}
    />
  )
}

/** The time until a draw closes: bulbs going out, digits, and text for screen readers. */
function Clock({
  draw: { until, lottery },
  paper,
  big,
}: {
  draw: NextDraw
  /** Shown on a ticket. */
  paper?: boolean
  big?: boolean
}) {
  const { part, text, words } = useDrawClock(until, lottery.every)
  return (
    <span role="timer">
      <span className={classes(css.clock, paper && css.paper)} aria-hidden="true">
        <BulbRing part={part} />
        <span className={classes(big && css.big)}>{text}</span>
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

/**
 * The next draw, on a ticket: the only lit element of the hall. An account that may not bet sees the time
 * instead of the button.
 */
export function FirstDraw({ draw, from, link }: { draw: NextDraw; from: string; link: boolean }) {
  const { t } = useTranslation('lottery')
  const { lottery, numero } = draw
  const closed = useClosedAccount()
  const clock = <Clock draw={draw} paper big />
  return (
    <Ticket
      className={css.hero}
      cut={104}
      stub={
        closed ? (
          clock
        ) : (
          <Button
            look="ink"
            size="s"
            aria-label={t('playName', { name: lottery.name })}
            onClick={() => playLottery(lottery, from)}
          >
            {t('play')}
          </Button>
        )
      }
    >
      <div className={css.heroName}>
        <img className={css.heroArt} src={checkImage(lottery.iconUrl) ?? ''} alt="" width={56} height={56} />
        <div className={css.heroWords}>
          {link ? (
            <a
              className={`${css.heroTitle} ${css.heroLink}`}
              href={linkTo(paths.startLottery, { code: lottery.code })}
            >
              {lottery.name}
            </a>
          ) : (
            <p className={css.heroTitle}>{lottery.name}</p>
          )}
          <small className="num">{t('draw', { numero })}</small>
          <TopPrize of={lottery} />
        </div>
      </div>
      {!closed && <p className={css.heroClock}>{clock}</p>}
    </Ticket>
  )
}

/** An upcoming draw, in a row. */
export function NextRow({ draw }: { draw: NextDraw }) {
  const { t } = useTranslation('lottery')
  const { lottery, numero } = draw
  return (
    <DrawRow
      name={lottery.name}
      href={linkTo(paths.startLottery, { code: lottery.code })}
      art={checkImage(lottery.iconUrl)}
      sub={
        <>
          {t('draw', { numero })}
          <br />
          <TopPrize of={lottery} />
        </>
      }
      end={<Clock draw={draw} />}
    />
  )
}

/** A lottery's last result, in a row. */
export function ResultRow({ draw: { lottery, last } }: { draw: NextDraw }) {
  const { t } = useTranslation('lottery')
  if (!last) return null
  return (
    <DrawRow
      name={lottery.name}
      href={linkTo(paths.startLottery, { code: lottery.code })}
      art={checkImage(lottery.iconUrl)}
      sub={t('drawn', { numero: last.numero, time: clockTime(last.drawnAt) })}
      below={<Drawn draw={last} kind={lottery.kind} />}
    />
  )
}
