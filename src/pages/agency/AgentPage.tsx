import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { agentHomeFlow, agentHomeInput } from '../../flows/agency/agent-home'
import { sessionActor, type SessionActor } from '../../flows/core/root'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import { envelopeSimpleBold } from '../../ui/icons/phosphor'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { Sky } from '../../ui/scene/Sky'
import { Wheel } from '../../ui/scene/Wheel'
import * as paths from '../../../machines/shared/paths'
import css from './AgentPage.module.css'
import { Balance } from './Balance'
import { AgencyFrame } from './AgencyFrame'
import { Menu } from './Menu'
import { Offers } from './Offers'
import { Today } from './Today'
import { useAgency } from './useAgency'
import { useReturn } from '../shared/useReturn'
import { useChart } from '../../flows/core/useChart'

const returned = { type: 'RETURNED' } as const

/** The agent home (ROUTE-19, AGENT-01..17). */
export default function AgentPage() {
  const { t } = useTranslation(['agency', 'shell'])
  const home = useChart(agentHomeFlow, agentHomeInput())
  const part = useSelector(home, (state) => state.context.part)
  const loading = useSelector(home, (state) => state.hasTag('loading'))
  const name = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.userName ?? '')
  const { facts } = useAgency()
  useReturn(home, returned)
  const unread = facts.messages ?? 0
  return (
    <AgencyFrame
      here="home"
      facts={facts}
      width="form"
      busy={loading}
      bar={
        <PageTopBar clear back={{ label: t('shell:back'), onBack: goBack }} logo={null}>
          <IconButton
            icon={envelopeSimpleBold}
            href={paths.inbox}
            label={unread > 0 ? t('agency:messages.unread', { count: unread }) : t('agency:entry.messages')}
            badge={<Badge count={unread} />}
          />
        </PageTopBar>
      }
    >
      <div className={css.ground} data-hour={part} data-bleed="">
        <Sky>
          <Wheel className={css.wheel} />
        </Sky>
      </div>
      <div className={css.page}>
        <h1 className={css.hello} tabIndex={-1}>
          <span className={css.greeting}>{t(`agency:hello.${part}`)}</span>{' '}
          <span className={`display d2 ${css.name}`}>{name}</span>
        </h1>
        <Balance />
        <Today home={home} />
        <Offers />
        <Menu facts={facts} />
      </div>
    </AgencyFrame>
  )
}
