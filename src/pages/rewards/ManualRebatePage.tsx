import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { wishToClaim } from '../../flows/claim'
import { isTakeable, rebate, type GatheredRebate } from '../../flows/rewards'
import { isBuilt } from '../../flows/screens'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { clockCounterClockwiseBold, percentBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Ticket } from '../../ui/Ticket'
import { PageBar } from '../shell/PageBar'
import { ClaimDialog } from './ClaimDialog'
import { NotLoaded } from './Faces'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

const report = '/m/member/rebateReport'

/** The rebate that has gathered, to take (ROUTE-52, PROMO-07). */
export default function ManualRebatePage() {
  const { t } = useTranslation(['rewards', 'titles'])
  const actor = useClaims(rebate.logic)
  const { data, face, refreshing, failure } = useSelector(actor, rebate.view)
  return (
    <PageFrame
      width="form"
      foot="tabs"
      busy={face === 'skeleton'}
      bar={<PageBar title={t('titles:manualRebate')} />}
    >
      <div className={css.page}>
        {face === 'skeleton' && (
          <div className={css.tickets}>
            <Skeleton height={184} radius="var(--r-l)" />
            <Skeleton n={1} height={168} radius="var(--r-l)" />
          </div>
        )}
        {face === 'error' && (
          <NotLoaded failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'empty' && (
          <EmptyState
            icon={percentBold}
            title={t('gathered.empty.title')}
            action={
              <Button look="quiet" href="/m/home">
                {t('gathered.play')}
              </Button>
            }
          >
            {t('gathered.empty.text')}
          </EmptyState>
        )}
        {face === 'content' && data && <Gathered gathered={data} />}
        {isBuilt(report) && (
          <List>
            <ListRow icon={clockCounterClockwiseBold} href={report}>
              {t('gathered.report')}
            </ListRow>
          </List>
        )}
      </div>
      <ClaimDialog currency={data?.currency ?? 'PHP'} />
    </PageFrame>
  )
}

function Gathered({ gathered }: { gathered: GatheredRebate }) {
  const { t } = useTranslation(['rewards', 'shell'])
  const { last, list, total, least, currency } = gathered
  const shown = formatMoney(total, currency)
  const takeable = isTakeable(gathered)
  return (
    <>
      <Ticket
        as="section"
        across
        cut={84}
        stub={
          <Button
            look="ink"
            wide
            disabled={!takeable}
            onClick={() => wishToClaim({ kind: 'rebate', id: 'rebate', amount: total })}
          >
            {t('gathered.take', { amount: shown })}
          </Button>
        }
      >
        <h2 className={css.small}>{t('gathered')}</h2>
        <p className={`display num ${css.sum}`}>{shown}</p>
        <small>
          {last === null ? t('gathered.start') : t('gathered.since', { date: dateAndTime(last) })}
          {!takeable && ` · ${t('gathered.least', { amount: formatMoney(least, currency) })}`}
        </small>
      </Ticket>
      <section aria-labelledby="by">
        <h2 id="by" className={`display d4 ${css.title}`}>
          {t('gathered.by')}
        </h2>
        <List>
          {list.map(({ category, turnover, rate, amount }) => (
            <ListRow
              key={category}
              sub={t('gathered.line', { turnover: formatMoney(turnover, currency), rate })}
              end={<b className="num nowrap">{formatMoney(amount, currency)}</b>}
            >
              {t(`shell:category.${category}`)}
            </ListRow>
          ))}
        </List>
      </section>
    </>
  )
}
