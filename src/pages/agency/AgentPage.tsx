import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { goBack } from '../../flows/adapters/navigation'
import { agentHomeFlow, hourHere } from '../../flows/agent-home'
import { inspect } from '../../flows/inspect'
import { sessionActor, type SessionActor } from '../../flows/root'
import { isBuilt } from '../../flows/screens'
import { AgencySky } from '../../ui/agency/AgencySky'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import { envelopeSimpleBold } from '../../ui/icons/phosphor'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import css from './AgentPage.module.css'
import { Balance } from './Balance'
import { Foot } from './Foot'
import { Menu } from './Menu'
import { Today } from './Today'
import { useAgency } from './useAgency'

export type AgentHome = ActorRefFrom<typeof agentHomeFlow>

const messages = '/m/webEmail'

/** The agent home (ROUTE-19, AGENT-01..17). */
export default function AgentPage() {
  const { t } = useTranslation(['agency', 'shell'])
  const home = useActorRef(agentHomeFlow, { input: { hour: hourHere() }, inspect })
  const part = useSelector(home, (state) => state.context.part)
  const loading = useSelector(home, (state) => state.matches({ team: 'asking' }))
  const name = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.userName ?? '')
  const { facts } = useAgency()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') home.send({ type: 'RETURNED' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [home])
  const unread = facts.messages ?? 0
  return (
    <>
      <PageFrame
        width="form"
        foot="tabs"
        busy={loading}
        bar={
          <PageTopBar clear back={{ label: t('shell:back'), onBack: goBack }} logo={null}>
            {isBuilt(messages) && (
              <IconButton
                icon={envelopeSimpleBold}
                href={messages}
                label={
                  unread > 0 ? t('agency:messages.unread', { count: unread }) : t('agency:entry.messages')
                }
                badge={<Badge count={unread} />}
              />
            )}
          </PageTopBar>
        }
      >
        <AgencySky hour={part} />
        <div className={css.page}>
          <h1 className={css.hello} tabIndex={-1}>
            <span className={css.greeting}>{t(`agency:hello.${part}`)}</span>{' '}
            <span className={`display d2 ${css.name}`}>{name}</span>
          </h1>
          <Balance />
          <Today home={home} />
          <Menu facts={facts} />
        </div>
      </PageFrame>
      <Foot here="home" facts={facts} />
    </>
  )
}
