/** What the agent home leads to (AGENT-09), in the order of the screen. */

export interface AgentEntry {
  readonly key: string
  /** Own path with its query; null for the customer service, which is opened. */
  readonly to: string | null
}

export const agentEntries = [
  { key: 'overview', to: '/m/agent/team/overview' },
  { key: 'accountRecord', to: '/m/transaction/record?types=A' },
  { key: 'team', to: '/m/member/team' },
  { key: 'redRain', to: '/m/redRain' },
  { key: 'pnl', to: '/m/agent/team/pnl' },
  { key: 'betting', to: '/m/teamBetting' },
  { key: 'agentRebate', to: '/m/member/agent/agentRebeat' },
  { key: 'teamRebate', to: '/m/member/teamRebate' },
  { key: 'security', to: '/m/securityCenter' },
  { key: 'messages', to: '/m/webEmail' },
  { key: 'service', to: null },
] as const satisfies readonly AgentEntry[]

export type AgentEntryKey = (typeof agentEntries)[number]['key']

/**
 * Whether an entry shows: the brand's menu names it and its screen is there. The customer service always shows,
 * whatever the menu says (AGENT-11, AGENT-12).
 */
export function inAgentMenu(
  { key, to }: AgentEntry,
  menu: readonly string[],
  isBuilt: (path: string) => boolean,
): boolean {
  return to === null || (menu.includes(key) && isBuilt(to))
}

/** Screens of the bar at the foot of the agency (AGENT-13); the dividend only while dividends are paid (AGENT-14). */
export const agencyTabs = [
  { key: 'home', to: '/m/agent' },
  { key: 'open', to: '/m/agentRegister' },
  { key: 'dividend', to: '/m/member/agent/agentDivident' },
  { key: 'news', to: '/m/member/notice?types=A' },
] as const

export type AgencyTabKey = (typeof agencyTabs)[number]['key']
