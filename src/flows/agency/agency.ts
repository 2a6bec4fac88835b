import { affiliate, agentAnnouncements } from '../../platform/calls/agency'
import { unreadCount } from '../../platform/calls/content'
import { call, merchantCode } from '../core/client'
import { sharedCall } from '../core/share-reads'
import { defineResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'
import { currentSettings } from '../core/root'
import { inviting } from '../member/inviting'

export { agencyTabs, agentEntries, inAgentMenu } from '../../../machines/agent-home/entries'
export type { AgencyTabKey, AgentEntryKey } from '../../../machines/agent-home/entries'

/**
 * What the agency's screens show besides their content; data that could not be loaded is null and not shown.
 */
export interface AgencyFacts {
  /** Unread messages (AGENT-10). */
  readonly messages: number | null
  /** Announcements that this agent has not opened yet (AGENT-15). */
  readonly news: number | null
  /** A contract pays dividends (AGENT-14, AGENT-16). */
  readonly dividends: boolean | null
}

/** The last known values: the bottom bar keeps its shape from screen to screen. */
const kept = perPlayer(() => ({ facts: { messages: null, news: null, dividends: null } as AgencyFacts }))

/** The fields of content calls for agents' announcements (WIRE-40). */
export const agentNewsQuery = () =>
  ({ types: 'A', groupName: 'agent', platform: 'M', merchantCode: merchantCode() }) as const

/** Badges and the dividend entry; reloaded each time a screen opens. */
export const agencyFacts = defineResource<AgencyFacts>(
  async (_, signal) => {
    const own = kept()
    const orNull = <Value>(asked: Promise<Value>) => asked.catch(() => null)
    const [messages, news, dividends] = await Promise.all([
      orNull(call(unreadCount, null, { signal })),
      orNull(
        sharedCall(agentAnnouncements, agentNewsQuery(), { signal }).then(({ footer }) => footer.unreadCount),
      ),
      orNull(
        sharedCall(affiliate, { merchantCode: merchantCode() }, { signal }).then((links) => links.dividends),
      ),
    ])
    own.facts = { messages, news, dividends }
    return own.facts
  },
  () => false,
)

/** The last known values of the signed-in player. */
export function keptAgencyFacts(): AgencyFacts {
  return kept().facts
}

/** Destinations that the agency hides during its agent's break from play (trust 34). */
export const invitesTo = (to: string | null): boolean => to !== null && inviting.has(to)

/** Entries that the brand's menu names (SITE-13). */
export const agentMenu = (): readonly string[] => currentSettings()?.agentMenu ?? []
