import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { dividends, type Dividends } from '../../flows/dividends'
import { inspect } from '../../flows/inspect'
import { monthAndDay } from '../../i18n/hour'
import { wordsForFailure } from '../../i18n/messages'
import { formatMoney } from '../../i18n/money'
import { calendarDay } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { chartPieSliceFill } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { Ticket } from '../../ui/Ticket'
import { PageBar } from '../shell/PageBar'
import css from './DividendPage.module.css'
import { Foot } from './Foot'
import { useAgency } from './useAgency'

/** What the agent's contract pays: this month so far, and the months before (ROUTE-28, AGENT-18). */
export default function DividendPage() {
  const { t } = useTranslation(['agency', 'titles', 'shell'])
  const actor = useActorRef(dividends.logic, { input: { query: null }, inspect })
  const { data, face, refreshing, failure } = useSelector(actor, dividends.view)
  const { facts } = useAgency()
  const why = failure && wordsForFailure(failure)
  return (
    <>
      <PageFrame
        width="form"
        foot="tabs"
        busy={face === 'skeleton'}
        bar={<PageBar title={t('titles:dividend')} />}
      >
        <div className={css.page}>
          {face === 'skeleton' && (
            <>
              <Skeleton height={190} radius={16} />
              <Skeleton height={148} radius={16} n={1} />
              <Skeleton height={240} radius={16} n={2} />
            </>
          )}
          {face === 'error' && (
            <ErrorState
              title={t('shell:error.title')}
              action={
                <Button busy={refreshing} onClick={() => actor.send({ type: 'RELOAD' })}>
                  {t('shell:retry')}
                </Button>
              }
            >
              {why && t(`shell:${why.key}`, why.values)}
            </ErrorState>
          )}
          {face === 'empty' && (
            <EmptyState icon={chartPieSliceFill} title={t('agency:dividend.empty')}>
              {t('agency:dividend.emptyText')}
            </EmptyState>
          )}
          {face === 'content' && data && <Content data={data} />}
        </div>
      </PageFrame>
      <Foot here="dividend" facts={facts} />
    </>
  )
}

const tones = { none: 'plain', waiting: 'lit', paid: 'good' } as const

function Content({ data: { contract, current, periods, currency } }: { data: Dividends }) {
  const { t } = useTranslation('agency')
  const amount = (text: string) => formatMoney(text, currency)
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
              <span>{t('dividend.netLoss')}</span> <b>{amount(current.netLoss)}</b>
            </p>
          }
        >
          <small className={css.small}>
            {t('dividend.current')} · <span className="num">{span(current)}</span>
          </small>
          <p className={`display ${css.amount}`}>{amount(current.amount)}</p>
          <small className={css.small}>
            {contract && /^0\.0+$/.test(current.amount)
              ? t('dividend.notYet', { amount: amount(contract.from) })
              : t('dividend.payDay', { date: monthAndDay(current.payDate) })}
          </small>
        </Ticket>
      )}
      {contract && (
        <Card>
          <h2 className="t1">{t('dividend.contract')}</h2>
          <dl className={css.terms}>
            <Term label={t('dividend.by')} value={contract.offeredBy} />
            <Term label={t('dividend.from')} value={amount(contract.from)} />
            <Term label={t('dividend.share')} value={`${contract.share} %`} />
            <Term label={t('dividend.since')} value={calendarDay(contract.since)} />
          </dl>
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
                    {t('dividend.net')} <span className={css.net}>{amount(period.netLoss)}</span>
                  </>
                }
                end={
                  <span className={css.end}>
                    <b className="num">{amount(period.amount)}</b>
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

function Term({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.term}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
