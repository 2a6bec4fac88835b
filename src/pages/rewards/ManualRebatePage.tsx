import { useTranslation } from 'react-i18next'
import { requestClaim } from '../../flows/member/claim'
import { isTakeable, rebate, rebateActor, type GatheredRebate } from '../../flows/member/rewards'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { clockCounterClockwiseBold, percentBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import { Titled } from '../../ui/Titled'
import * as paths from '../../../machines/shared/paths'
import { Claims, ClaimsPage } from './ClaimsPage'
import { useClaims } from './useClaims'
import css from './rewards.module.css'

/** The accrued rebate, to be claimed (ROUTE-52, PROMO-07). */
export default function ManualRebatePage() {
  const { t } = useTranslation('rewards')
  const claims = useClaims(rebate, rebateActor())
  return (
    <ClaimsPage title="manualRebate" view={claims.view}>
      <Claims
        {...claims}
        heights={[184, 168]}
        empty={
          <EmptyState
            icon={percentBold}
            title={t('gathered.empty.title')}
            action={
              <Button look="quiet" href={paths.home}>
                {t('gathered.play')}
              </Button>
            }
          >
            {t('gathered.empty.text')}
          </EmptyState>
        }
      >
        {(gathered) => <Gathered gathered={gathered} />}
      </Claims>
      <List>
        <ListRow icon={clockCounterClockwiseBold} href={paths.rebateReport}>
          {t('gathered.report')}
        </ListRow>
      </List>
    </ClaimsPage>
  )
}

function Gathered({ gathered }: { gathered: GatheredRebate }) {
  const { t } = useTranslation(['rewards', 'shell'])
  const { last, list, total, min } = gathered
  const shown = formatMoney(total)
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
            onClick={() => requestClaim({ kind: 'rebate', id: 'rebate', amount: total })}
          >
            <span className="grow">{t('gathered.take', { amount: shown })}</span>
          </Button>
        }
      >
        <h2 className={css.small}>{t('gathered')}</h2>
        <Sum of={shown} />
        <small>
          {last === null ? t('gathered.start') : t('gathered.since', { date: dateAndTime(last) })}
          {!takeable && ` · ${t('gathered.least', { amount: formatMoney(min) })}`}
        </small>
      </Ticket>
      <Titled id="by" title={t('gathered.by')} look={`display d4 ${css.title}`}>
        <List>
          {list.map(({ category, turnover, rate, amount }) => (
            <ListRow
              key={category}
              sub={t('gathered.line', { turnover: formatMoney(turnover), rate })}
              end={<b className="num">{formatMoney(amount)}</b>}
            >
              {t(`shell:category.${category}`)}
            </ListRow>
          ))}
        </List>
      </Titled>
    </>
  )
}
