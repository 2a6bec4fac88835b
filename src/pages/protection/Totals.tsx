import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNegative, isPositive } from '../../../machines/shared/arithmetic'
import {
  heightsOf,
  sizeOf,
  totals,
  totalsActor,
  type Total,
  type TotalPeriod,
} from '../../flows/member/protection'
import { formatMoney } from '../../i18n/money'
import { longDate, shortDate } from '../../i18n/time'
import { classes } from '../../ui/classes'
import { Facts } from '../../ui/Facts'
import { Segment } from '../../ui/Segment'
import { Skeleton } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import { Loaded } from '../shared/Loaded'
import { useRefreshed } from '../shared/useRefreshed'
import css from './protection.module.css'
import { useMinutes } from './useMinutes'

const periods = ['day', 'week', 'month', 'year'] as const

/** Amounts deposited, withdrawn, won and lost, and time played, as text and one plain chart. */
export function Totals() {
  const { t } = useTranslation('protection')
  const actor = useRefreshed(totalsActor())
  const period = useSelector(actor, (state) => state.context.query as TotalPeriod)
  const view = useSelector(actor, totals.view)
  return (
    <Titled id="totals" title={t('totals')} className={css.part}>
      <Segment
        label={t('totals')}
        choices={periods.map((value) => ({ value, label: t(`per.${value}`), panel: 'totals-panel' }))}
        value={period}
        onChange={(value) => totals.ask(actor, value)}
      />
      <div id="totals-panel" role="tabpanel" aria-label={t(`per.${period}`)}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeleton height={398} />}
        >
          {({ list }) => <Sums key={period} list={list} period={period} />}
        </Loaded>
      </div>
    </Titled>
  )
}

function Sums({ list, period }: { list: readonly Total[]; period: TotalPeriod }) {
  const { t } = useTranslation('protection')
  const time = useMinutes()
  const [at, setAt] = useState(list.length - 1)
  const shown = list[at] ?? list.at(-1)
  if (!shown) return null
  const heights = heightsOf(list)
  const name = ({ from }: Total) => (period === 'year' ? longDate(from).slice(-4) : shortDate(from))
  const said = isNegative(shown.net) ? 'came.lost' : isPositive(shown.net) ? 'came.won' : 'came.even'
  const amount = formatMoney(sizeOf(shown))
  return (
    <>
      <div className={css.chart}>
        {list.map((one, n) => (
          <button
            key={one.from}
            type="button"
            className={css.column}
            aria-pressed={n === at}
            aria-label={t('column', { from: longDate(one.from), amount: formatMoney(one.net) })}
            onClick={() => setAt(n)}
          >
            <span className={css.bars} aria-hidden="true">
              <span
                className={classes(css.bar, isNegative(one.net) && css.down)}
                style={{ height: `${(heights[n] ?? 0) / 2}%` }}
              />
            </span>
            <span className="num" aria-hidden="true">
              {name(one)}
            </span>
          </button>
        ))}
      </div>
      <p className={css.said} aria-live="polite">
        {t(said, { from: longDate(shown.from), amount })}
      </p>
      <Facts
        label={t('totals')}
        facts={[
          [t('putIn'), formatMoney(shown.putIn)],
          [t('takenOut'), formatMoney(shown.takenOut)],
          [t('won'), formatMoney(shown.won)],
          [t('lost'), formatMoney(shown.lost)],
          [t('played'), time(shown.minutes)],
        ]}
      />
    </>
  )
}
