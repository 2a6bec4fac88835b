import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import { downlineRebateFlow } from '../../flows/team/downline-rebate'
import { teamRates, type ListedLine } from '../../flows/team/team-lines'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Totals } from '../../ui/records/Totals'
import { PnlCard } from '../../ui/team/PnlCard'
import { TeamFrame } from '../agency/AgencyFrame'
import { PageBar } from '../shell/PageBar'
import { Days } from '../records/Days'
import { Lines } from './Lines'
import { RateSheet } from './RateSheet'
import { useRecord } from '../records/useRecord'
import css from './team.module.css'
import { useChart } from '../../flows/core/useChart'

const panel = 'team-rebate'

/** Rates of the direct downlines, with the remaining margin; each can be changed here (ROUTE-27, AGENT-20). */
export default function TeamRebatePage() {
  const { t } = useTranslation(['figures', 'titles'])
  const { record, choice } = useRecord(teamRates)
  const rebate = useChart(downlineRebateFlow)
  return (
    <TeamFrame bar={<PageBar title={t('titles:teamRebate')} />}>
      <div className={css.top}>
        <Days record={record} choice={choice} panel={panel} />
      </div>
      <div id={panel} role="tabpanel" aria-label={t('titles:teamRebate')}>
        <Lines<ListedLine>
          name={panel}
          list={teamRates.list(choice)}
          wanted={teamRates.keyFor(choice)}
          renderSums={({ total }) => (
            <div className={css.sums}>
              <Totals
                sums={[
                  [t('figures:rebates.yours'), formatMoney(total.rebates)],
                  [t('figures:stake'), formatMoney(total.stake)],
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
    </TeamFrame>
  )
}

function Given({ item: { line }, onChange }: { item: ListedLine; onChange: () => void }) {
  const { t } = useTranslation(['figures', 'team', 'shell'])
  return (
    <PnlCard
      name={line.userName}
      agent={line.agent}
      sub={line.agent ? t('team:kind.agent', { count: line.members }) : t('team:member')}
      net={formatMoney(line.rebates)}
      ending={isPositive(line.rebates) && 'good'}
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
