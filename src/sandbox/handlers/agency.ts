import type { agencyCalls } from '../../platform/calls/agency'
import { agentOf } from '../agency/agents'
import { dividendContractOf } from '../agency/contracts'
import { agentNews } from '../agency/news'
import { betting, loggedIn, online, registered, teamIds } from '../agency/team-today'
import type { HandlerContext, Handlers } from '../handler'
import { getSetting } from '../settings'

/** The caller's team, by member id; refuses whoever is no agent. */
const teamOf = async (context: HandlerContext) => teamIds(context.db, (await agentOf(context)).username)

export const agencyHandlers = {
  async teamKpiA(span, context) {
    const team = await teamOf(context)
    return { footer: { teamLoginMemberCount: await loggedIn(context.db, team, span) } }
  },

  async teamKpiB(span, context) {
    const team = await teamOf(context)
    return { footer: { teamBetMemberCount: await betting(context.db, team, span) } }
  },

  async teamKpiC(span, context) {
    const team = await teamOf(context)
    return { footer: { teamRegisterMemberCount: await registered(context.db, team, span) } }
  },

  async subordinate(_, context) {
    const team = await teamOf(context)
    const { lifeSeconds } = await getSetting(context.db, 'tokens')
    return { footer: { teamOnlineCount: await online(context.db, team, context.now(), lifeSeconds) } }
  },

  async affiliate(_, context) {
    const agent = await agentOf(context)
    return {
      code: agent.affiliateCode ?? '',
      dividends: (await dividendContractOf(context.db, agent.id)) !== undefined,
    }
  },

  async agentAnnouncements(_, context) {
    const agent = await agentOf(context)
    const list = await agentNews(context, agent.id)
    return { list, footer: { unreadCount: list.filter(({ read }) => !read).length } }
  },
} satisfies Pick<Handlers, keyof typeof agencyCalls>
