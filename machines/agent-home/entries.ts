import { linkTo } from '../shared/address'
import * as paths from '../shared/paths'

/** Entries of the agent home (AGENT-09), in screen order. */

interface AgentEntry {
  readonly key: string
  /** Own path; null for customer service, which opens in place. */
  readonly to: string | null
}

export const agentEntries = [
  { key: 'overview', to: paths.teamOverview },
  { key: 'accountRecord', to: linkTo(paths.accountRecord, { types: 'A' }) },
  { key: 'team', to: paths.team },
  { key: 'redRain', to: paths.redRain },
  { key: 'pnl', to: paths.teamPnl },
  { key: 'betting', to: paths.teamBetting },
  { key: 'agentRebate', to: paths.agentRebate },
  { key: 'teamRebate', to: paths.teamRebate },
  { key: 'security', to: paths.securityCenter },
  { key: 'messages', to: paths.inbox },
  { key: 'service', to: null },
] as const satisfies readonly AgentEntry[]

export type AgentEntryKey = (typeof agentEntries)[number]['key']

/**
 * Whether the brand's menu lists an entry. Customer service is always shown, whatever the menu lists (AGENT-11,
 * AGENT-12).
 */
export const inAgentMenu = ({ key, to }: AgentEntry, menu: readonly string[]): boolean =>
  to === null || menu.includes(key)

/** Screens of the bar at the bottom of the agency (AGENT-13); dividends only while they are paid (AGENT-14). */
export const agencyTabs = [
  { key: 'home', to: paths.agent },
  { key: 'open', to: paths.openAccount },
  { key: 'dividend', to: paths.dividend },
  { key: 'news', to: linkTo(paths.agentAnnouncements, { types: 'A' }) },
] as const

export type AgencyTabKey = (typeof agencyTabs)[number]['key']
