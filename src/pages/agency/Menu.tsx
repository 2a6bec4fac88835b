import { useTranslation } from 'react-i18next'
import {
  agentEntries,
  agentMenu,
  inAgentMenu,
  type AgencyFacts,
  type AgentEntryKey,
} from '../../flows/agency'
import { isBuilt } from '../../flows/screens'
import { openService } from '../../flows/taps'
import { MenuTiles } from '../../ui/agency/MenuTiles'
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

/** Where the agent home leads (AGENT-09..12): what the brand's menu names and what is built. */
export function Menu({ facts }: { facts: AgencyFacts }) {
  const { t } = useTranslation('agency')
  const menu = agentMenu()
  const unread = facts.messages ?? 0
  return (
    <MenuTiles
      label={t('menu')}
      tiles={agentEntries
        .filter((entry) => inAgentMenu(entry, menu, isBuilt))
        .map(({ key, to }) => ({
          key,
          label: t(`entry.${key}`),
          icon: icons[key],
          href: to ?? undefined,
          onSelect: to === null ? openService : undefined,
          count: key === 'messages' ? { value: unread, label: t('unread', { count: unread }) } : undefined,
        }))}
    />
  )
}
