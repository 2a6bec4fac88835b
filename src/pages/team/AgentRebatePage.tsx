import { useTranslation } from 'react-i18next'
import { agentRebateRecord, type EarningRow, type EarningSums } from '../../flows/team-records'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { EarningRow as Row } from '../../ui/team/EarningRow'
import { Facts } from '../../ui/Facts'
import { RecordScreen } from '../records/RecordScreen'
import css from './team.module.css'

/** One's own rates, and what they have earned day by day (ROUTE-26, AGENT-20). */
export default function AgentRebatePage() {
  const { t } = useTranslation(['figures', 'bets', 'shell', 'titles'])
  return (
    <RecordScreen
      record={agentRebateRecord}
      Sums={Sums}
      Row={Earned}
      face={{
        title: t('titles:agentRebate'),
        kinds: {
          label: t('bets:categories'),
          all: t('bets:all'),
          word: (kind) => t(`shell:category.${kind}`),
        },
        empty: { title: t('figures:earned.empty.title'), text: t('figures:earned.empty.text') },
        note: t('figures:earned.note'),
        tabs: false,
      }}
    />
  )
}

function Sums({ sums: { total, rates, currency } }: { sums: EarningSums }) {
  const { t } = useTranslation(['figures', 'team', 'shell'])
  return (
    <>
      <section className={css.own}>
        <h2 className={css.group}>{t('figures:rates.own')}</h2>
        <Facts
          className={css.rates}
          label={t('figures:rates.own')}
          facts={rates.map(({ category, rate }) => [
            t(`shell:category.${category}`),
            t('team:rate', { rate }),
          ])}
        />
      </section>
      <Totals
        sums={[
          [t('figures:rebates.yours'), formatMoney(total.earned, currency)],
          [t('figures:stake'), formatMoney(total.stake, currency)],
        ]}
      />
    </>
  )
}

function Earned({ row: { earning, currency } }: { row: EarningRow }) {
  const { t } = useTranslation(['figures', 'shell'])
  return (
    <div className={css.row}>
      <Row
        name={t(`shell:category.${earning.category}`)}
        sub={t('figures:earned.line', {
          count: earning.bets,
          amount: formatMoney(earning.stake, currency),
        })}
        amount={`+${formatMoney(earning.earned, currency)}`}
      />
    </div>
  )
}
