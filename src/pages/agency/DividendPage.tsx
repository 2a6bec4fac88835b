import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import { dividends, dividendsActor, type Dividends } from '../../flows/agency/dividends'
import { monthAndDay } from '../../i18n/hour'
import { formatMoney } from '../../i18n/money'
import { longDate } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { chartPieSliceFill } from '../../ui/icons/phosphor'
import { Facts } from '../../ui/Facts'
import { List, ListRow } from '../../ui/List'
import { Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import { PageBar } from '../shell/PageBar'
import column from './column.module.css'
import css from './DividendPage.module.css'
import { AgencyFrame } from './AgencyFrame'
import { useAgency } from './useAgency'
import { Loaded } from '../shared/Loaded'
import { useRefreshed } from '../shared/useRefreshed'

/** What the agent's contract pays: this month so far, and the months before (ROUTE-28, AGENT-18). */
export default function DividendPage() {
  const { t } = useTranslation(['agency', 'titles'])
  const actor = useRefreshed(dividendsActor())
  const view = useSelector(actor, dividends.view)
  const { facts } = useAgency()
  return (
    <AgencyFrame
      here="dividend"
      facts={facts}
      width="form"
      busy={view.status === 'skeleton'}
      bar={<PageBar title={t('titles:dividend')} />}
    >
      <div className={column.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[190, 148, 240]} radius={16} />}
          empty={
            <EmptyState icon={chartPieSliceFill} title={t('agency:dividend.empty')}>
              {t('agency:dividend.emptyText')}
            </EmptyState>
          }
        >
          {(data) => <Content data={data} />}
        </Loaded>
      </div>
    </AgencyFrame>
  )
}

const tones = { none: 'plain', waiting: 'lit', paid: 'good' } as const

function Content({ data: { contract, current, periods } }: { data: Dividends }) {
  const { t } = useTranslation('agency')
  const span = (period: { startDate: string; endDate: string }) =>
    `${monthAndDay(period.startDate)} – ${monthAndDay(period.endDate)}`
  return (
    <>
      {current && (
        <Ticket
          as="section"
          across
          cut={64}
          stub={
            <p className={css.stub}>
              <span>{t('dividend.netLoss')}</span> <b>{formatMoney(current.netLoss)}</b>
            </p>
          }
        >
          <small className={css.small}>
            {t('dividend.current')} · <span className="num">{span(current)}</span>
          </small>
          <Sum of={formatMoney(current.amount)} />
          <small className={css.small}>
            {contract && isZero(current.amount)
              ? t('dividend.notYet', { amount: formatMoney(contract.from) })
              : t('dividend.payDay', { date: monthAndDay(current.payDate) })}
          </small>
        </Ticket>
      )}
      {contract && (
        <Card>
          <h2 className="t1">{t('dividend.contract')}</h2>
          <Facts
            facts={[
              [t('dividend.by'), contract.offeredBy],
              [t('dividend.from'), formatMoney(contract.from)],
              [t('dividend.share'), `${contract.share}%`],
              [t('dividend.since'), longDate(contract.since)],
            ]}
          />
        </Card>
      )}
      <section className={css.past}>
        <h2 className="t1">{t('dividend.past')}</h2>
        {periods.length === 0 ? (
          <p className={css.none}>{t('dividend.pastNone')}</p>
        ) : (
          <List label={t('dividend.past')}>
            {periods.map((period) => (
              <ListRow
                key={period.startDate}
                sub={
                  <>
                    {t('dividend.net')} <span className={css.net}>{formatMoney(period.netLoss)}</span>
                  </>
                }
                end={
                  <span className={css.end}>
                    <b className="num">{formatMoney(period.amount)}</b>
                    <Tag tone={tones[period.state]}>
                      {period.state === 'waiting'
                        ? t('dividend.state.waiting', { date: monthAndDay(period.payDate) })
                        : t(`dividend.state.${period.state}`)}
                    </Tag>
                  </span>
                }
              >
                <span className="num">{span(period)}</span>
              </ListRow>
            ))}
          </List>
        )}
      </section>
    </>
  )
}
