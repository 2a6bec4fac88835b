import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { contractOffers, contractRoutes } from '../../flows/agency/offers'
import { useChart } from '../../flows/core/useChart'
import { fileTextBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { useReturn } from '../shared/useReturn'
import css from './AgentPage.module.css'

const reload = { type: 'RELOAD' } as const

const titles = { salary: 'salaryContract', dividend: 'dividendContract', hourly: 'hourContract' } as const

/**
 * Contracts awaiting the agent's answer, each with a link to its terms (CONTRACT-02, CONTRACT-04, AGENT-18).
 */
export function Offers() {
  const { t } = useTranslation(['agency', 'titles'])
  const actor = useChart(contractOffers.logic, { query: null })
  const { data, status } = useSelector(actor, contractOffers.view)
  useReturn(actor, reload)
  if (status !== 'content' || !data) return null
  return (
    <section className={css.offers}>
      <h2 className="t1">{t('agency:offers')}</h2>
      <List label={t('agency:offers')}>
        {data.map((kind) => (
          <ListRow key={kind} icon={fileTextBold} href={contractRoutes[kind]} sub={t('agency:offers.text')}>
            {t(`titles:${titles[kind]}`)}
          </ListRow>
        ))}
      </List>
    </section>
  )
}
