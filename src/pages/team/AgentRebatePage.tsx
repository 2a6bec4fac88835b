import { useTranslation } from 'react-i18next'
import { agentRebateRecord, type EarningRow, type EarningSums } from '../../flows/team/team-records'
import { formatMoney } from '../../i18n/money'
import { Totals } from '../../ui/records/Totals'
import { Facts } from '../../ui/Facts'
import { TeamFrame } from '../agency/AgencyFrame'
import { RecordScreen } from '../records/RecordScreen'
import css from './AgentRebatePage.module.css'
import team from './team.module.css'

/** The agent's own rates, and their earnings day by day (ROUTE-26, AGENT-20). */
export default function AgentRebatePage() {
  const { t } = useTranslation(['figures', 'bets', 'shell', 'titles'])
  return (
    <RecordScreen
      record={agentRebateRecord}
      Sums={Sums}
      Row={Earned}
      status={{
        title: t('titles:agentRebate'),
        kinds: {
          label: t('bets:categories'),
          all: t('bets:all'),
          word: (kind) => t(`shell:category.${kind}`),
        },
        empty: { title: t('figures:earned.empty.title'), text: t('figures:earned.empty.text') },
        note: t('figures:earned.note'),
        Frame: TeamFrame,
      }}
    />
  )
}

function Sums({ sums: { total, rates } }: { sums: EarningSums }) {
  const { t } = useTranslation(['figures', 'team', 'shell'])
  return (
    <>
      <section className={team.own}>
        <h2 className={team.group}>{t('figures:rates.own')}</h2>
        <Facts
          className={team.rates}
          label={t('figures:rates.own')}
          facts={rates.map(({ category, rate }) => [
            t(`shell:category.${category}`),
            t('team:rate', { rate }),
          ])}
        />
      </section>
      <Totals
        sums={[
          [t('figures:rebates.yours'), formatMoney(total.earned)],
          [t('figures:stake'), formatMoney(total.stake)],
        ]}
      />
    </>
  )
}

function Earned({ row: { earning } }: { row: EarningRow }) {
  const { t } = useTranslation(['figures', 'shell'])
  return (
    <div className={team.row}>
      <div className={css.row}>
        <span className={css.words}>
          <b>{t(`shell:category.${earning.category}`)}</b>
          <small>
            {t('figures:earned.line', {
              count: earning.bets,
              amount: formatMoney(earning.stake),
            })}
          </small>
        </span>
        <b className={css.amount}>+{formatMoney(earning.earned)}</b>
      </div>
    </div>
  )
}
