import { useActorRef } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { downlineRebateFlow } from '../../flows/downline-rebate'
import { inspect } from '../../flows/inspect'
import { keepFresh, teamRates, type ListedLine } from '../../flows/team-lines'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Totals } from '../../ui/records/Totals'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PnlCard } from '../../ui/team/PnlCard'
import { PageBar } from '../shell/PageBar'
import { Days } from './Days'
import { Lines } from './Lines'
import { RateSheet } from './RateSheet'
import { useRecord } from './useRecord'
import css from './team.module.css'

const panel = 'team-rebate'

/** Rates given to the direct downlines, with what they leave over; each can be changed here (ROUTE-27, AGENT-20). */
export default function TeamRebatePage() {
  const { t } = useTranslation(['figures', 'titles'])
  const { record, choice } = useRecord(teamRates)
  const rebate = useActorRef(downlineRebateFlow, { inspect })
  return (
    <PageFrame bar={<PageBar title={t('titles:teamRebate')} />}>
      <Days record={record} choice={choice} panel={panel} />
      <div id={panel} role="tabpanel" aria-label={t('titles:teamRebate')}>
        <Lines
          list={keepFresh(choice)}
          wanted={teamRates.keyFor(choice)}
          renderSums={({ total, currency }) => (
            <div className={css.sums}>
              <Totals
                sums={[
                  [t('figures:rebates.yours'), formatMoney(total.rebates, currency)],
                  [t('figures:stake'), formatMoney(total.stake, currency)],
                ]}
              />
            </div>
          )}
          renderRow={(item) => (
            <Given item={item} onChange={() => rebate.send({ type: 'OPEN', userName: item.line.userName })} />
          )}
        />
      </div>
      <RateSheet rebate={rebate} />
    </PageFrame>
  )
}

function Given({ item: { line, currency }, onChange }: { item: ListedLine; onChange: () => void }) {
  const { t } = useTranslation(['figures', 'team', 'shell'])
  return (
    <PnlCard
      name={line.userName}
      agent={line.agent}
      sub={line.agent ? t('team:kind.agent', { count: line.members }) : t('team:member')}
      net={formatMoney(line.rebates, currency)}
      ending={/[1-9]/.test(line.rebates) ? 'good' : 'even'}
      parts={line.rates.map(({ category, rate }) => [
        t(`shell:category.${category}`),
        t('team:rate', { rate }),
      ])}
    >
      <Button
        look="quiet"
        size="s"
        wide
        className={css.change}
        aria-label={t('figures:rates.change', { name: line.userName })}
        onClick={onChange}
      >
        {t('team:open.rates')}
      </Button>
    </PnlCard>
  )
}
