import { useTranslation } from 'react-i18next'
import { lotteryPath, playLottery } from '../../flows/lottery'
import type { NextDraw, PastDraw } from '../../flows/lottery-draws'
import { checkImage } from '../../flows/urls'
import { clockTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Balls } from '../../ui/lottery/Balls'
import { DrawClock } from '../../ui/lottery/DrawClock'
import { DrawRow } from '../../ui/lottery/DrawRow'
import { Ticket } from '../../ui/Ticket'
import { useDrawClock } from './hooks'
import css from './lottery.module.css'

/** Drawn numbers with their name for ears. */
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

/** A draw's countdown; the words are for ears. */
export function Clock({
  draw: { until, lottery },
  ...look
}: {
  draw: NextDraw
  paper?: boolean
  big?: boolean
}) {
  const { part, text, words } = useDrawClock(until, lottery.every)
  return (
    <span role="timer">
      <span aria-hidden="true">
        <DrawClock {...look} part={part} text={text} />
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

/** The draw that comes first, on a ticket: the one lit thing of the hall. */
export function FirstDraw({ draw, from, link }: { draw: NextDraw; from: string; link: boolean }) {
  const { t } = useTranslation('lottery')
  const { lottery, numero } = draw
  return (
    <Ticket
      className={css.hero}
      cut={104}
      stub={
        <Button
          look="ink"
          size="s"
          aria-label={t('playName', { name: lottery.name })}
          onClick={() => playLottery(lottery, from)}
        >
          {t('play')}
        </Button>
      }
    >
      <div className={css.heroName}>
        <img className={css.heroArt} src={checkImage(lottery.iconUrl) ?? ''} alt="" width={56} height={56} />
        <div className={css.heroWords}>
          {link ? (
            <a className={`${css.heroTitle} ${css.heroLink} cut`} href={lotteryPath(lottery.code)}>
              {lottery.name}
            </a>
          ) : (
            <p className={`${css.heroTitle} cut`}>{lottery.name}</p>
          )}
          <small className="num">{t('draw', { numero })}</small>
        </div>
      </div>
      <p className={css.heroClock}>
        <Clock draw={draw} paper big />
      </p>
    </Ticket>
  )
}

/** A draw to come, in a row. */
export function NextRow({ draw }: { draw: NextDraw }) {
  const { t } = useTranslation('lottery')
  const { lottery, numero } = draw
  return (
    <DrawRow
      name={lottery.name}
      href={lotteryPath(lottery.code)}
      art={checkImage(lottery.iconUrl)}
      sub={t('draw', { numero })}
      end={<Clock draw={draw} />}
    />
  )
}

/** What a lottery brought last, in a row. */
export function ResultRow({ draw: { lottery, last } }: { draw: NextDraw }) {
  const { t } = useTranslation('lottery')
  if (!last) return null
  return (
    <DrawRow
      name={lottery.name}
      href={lotteryPath(lottery.code)}
      art={checkImage(lottery.iconUrl)}
      sub={t('drawn', { numero: last.numero, time: clockTime(last.drawnAt) })}
      below={<Drawn draw={last} kind={lottery.kind} />}
    />
  )
}
