import { useTranslation } from 'react-i18next'
import {
  agentEntries,
  agentMenu,
  inAgentMenu,
  invitesTo,
  type AgencyFacts,
  type AgentEntryKey,
} from '../../flows/agency/agency'
import { useSite } from '../../flows/core/useSite'
import { useResting } from '../../flows/member/useResting'
import { openService } from '../../flows/core/late-actions'
import { Badge } from '../../ui/Badge'
import { Icon } from '../../ui/icons/Icon'
import {
  cardsThreeFill,
  chartLineUpBold,
  chartPieSliceFill,
  confettiFill,
  envelopeSimpleFill,
  handCoinsFill,
  headsetFill,
  percentBold,
  receiptFill,
  shieldCheckFill,
  usersThreeFill,
} from '../../ui/icons/phosphor'
import { Press } from '../../ui/Press'
import css from './Menu.module.css'

const icons: Record<AgentEntryKey, string> = {
  overview: chartPieSliceFill,
  accountRecord: receiptFill,
  team: usersThreeFill,
  redRain: confettiFill,
  pnl: chartLineUpBold,
  betting: cardsThreeFill,
  agentRebate: handCoinsFill,
  teamRebate: percentBold,
  security: shieldCheckFill,
  messages: envelopeSimpleFill,
  service: headsetFill,
}

/** Where the agent home leads (AGENT-09..12): entries the brand's menu names and whose screens exist. */
export function Menu({ facts }: { facts: AgencyFacts }) {
  const { t } = useTranslation('agency')
  const menu = useSite(agentMenu)
  const unread = facts.messages ?? 0
  const resting = useResting()
  return (
    <ul className={css.tiles} aria-label={t('menu')}>
      {agentEntries
        .filter((entry) => inAgentMenu(entry, menu) && !(resting && invitesTo(entry.to)))
        .map(({ key, to }) => (
          <li key={key}>
            <Press
              className={css.tile}
              href={to ?? undefined}
              onSelect={to === null ? openService : undefined}
            >
              <span className={css.top}>
                <Icon of={icons[key]} size={26} className={css.icon} />
                {key === 'messages' && <Badge count={unread} label={t('unread', { count: unread })} />}
              </span>
              <span className={css.words}>{t(`entry.${key}`)}</span>
            </Press>
          </li>
        ))}
    </ul>
  )
}
