import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { goTo } from '../../flows/adapters/navigation'
import { Segment } from '../../ui/Segment'
import { PageBar } from '../shell/PageBar'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { AgencyFrame } from './AgencyFrame'
import { Links } from './Links'
import { OpenAccount } from './OpenAccount'
import column from './column.module.css'
import { useAgency } from './useAgency'

const panel = 'open-account-panel'

/** Two ways to bring someone into the team: an account, or a link to register with (ROUTE-20, AGENT-20, AGENT-21). */
export default function OpenPage() {
  const { t } = useTranslation(['agency', 'titles'])
  const { pathname } = useLocation()
  const { facts } = useAgency()
  const way = useQuery(paths.openAccount).way === 'links' ? 'links' : 'account'
  return (
    <AgencyFrame here="open" facts={facts} width="form" bar={<PageBar title={t('titles:agentRegister')} />}>
      <div className={column.page}>
        <Segment
          label={t('agency:ways')}
          value={way}
          choices={[
            { value: 'account', label: t('agency:way.account'), panel },
            { value: 'links', label: t('agency:way.links'), panel },
          ]}
          // The tab is kept in the address, so that a reload or a shared link shows the same.
          onChange={(next) =>
            goTo({ to: pathname, ...(next === 'links' ? { query: { way: next } } : {}), replace: true })
          }
        />
        <div id={panel} role="tabpanel" aria-label={t(`agency:way.${way}`)}>
          {way === 'links' ? <Links /> : <OpenAccount />}
        </div>
      </div>
    </AgencyFrame>
  )
}
