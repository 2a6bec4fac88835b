import { affiliate, agentAnnouncements } from '../platform/calls/agency'
import { unreadCount } from '../platform/calls/content'
import { ask, merchantCode } from './client'
import { defineResource } from './resource'
import { currentSession, currentSettings } from './root'

export { agencyTabs, agentEntries, inAgentMenu } from '../../machines/agent-home/entries'
export type { AgencyTabKey, AgentEntryKey } from '../../machines/agent-home/entries'

/** What the agency's screens say beside their content; what could not be asked for is null and shows nothing. */
export interface AgencyFacts {
  /** Unread messages (AGENT-10). */
  readonly messages: number | null
  /** Announcements for agents that this one has not opened (AGENT-15). */
  readonly news: number | null
  /** A contract pays dividends (AGENT-14, AGENT-16). */
  readonly dividends: boolean | null
}

const unknown: AgencyFacts = { messages: null, news: null, dividends: null }
/** What was known last, with the token it belongs to: the bar at the foot keeps its shape from screen to screen. */
let kept: { readonly token: string; readonly facts: AgencyFacts } | null = null

/** The fields that content calls take, for announcements to agents (WIRE-40). */
export const agentNewsQuery = () =>
  ({ types: 'A', groupName: 'agent', platform: 'M', merchantCode: merchantCode() }) as const

/** Badges and the dividend entry; each opening of a screen asks again. */
export const agencyFacts = defineResource<AgencyFacts>(
  async (_, signal) => {
    const token = currentSession()?.token
    const orNull = <Value>(asked: Promise<Value>) => asked.catch(() => null)
    const [messages, news, dividends] = await Promise.all([
      orNull(ask(unreadCount, null, { signal })),
      orNull(ask(agentAnnouncements, agentNewsQuery(), { signal }).then(({ footer }) => footer.unreadCount)),
      orNull(ask(affiliate, { merchantCode: merchantCode() }, { signal }).then((own) => own.dividends)),
    ])
    const facts = { messages, news, dividends }
    kept = token === undefined ? null : { token, facts }
    return facts
  },
  () => false,
)

/** What was known last of whoever is signed in. */
export function keptAgencyFacts(): AgencyFacts {
  const token = currentSession()?.token
  return kept !== null && kept.token === token ? kept.facts : unknown
}

/** Entries that the brand's menu names (SITE-13). */
export const agentMenu = (): readonly string[] => currentSettings()?.agentMenu ?? []
