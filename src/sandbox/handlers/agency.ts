import type { agencyCalls } from '../../platform/calls/agency'
import { agentOf } from '../agency/agents'
import { dividendContractOf } from '../agency/contracts'
import { createLink, deleteLink, linksOf } from '../agency/links'
import { agentNews, markRead } from '../agency/news'
import { findOpened, openAccount } from '../agency/open-account'
import { onWire, ratesOf } from '../agency/rates'
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
      rates: onWire(await ratesOf(context.db, agent.id, context.now())),
    }
  },

  async agentAffiliate(body, context) {
    return { username: await openAccount(body, context, await agentOf(context)) }
  },

  async openedAccount({ requestId }, context) {
    return { username: await findOpened(context, await agentOf(context), requestId) }
  },

  async affiliateUrlCreate(body, context) {
    return createLink(body, context, await agentOf(context))
  },

  async affiliateUrlView(_, context) {
    return { list: await linksOf(context.db, await agentOf(context)) }
  },

  async affiliateUrlDelete({ id }, context) {
    await deleteLink(context.db, await agentOf(context), id)
    return null
  },

  async agentAnnouncements(_, context) {
    const agent = await agentOf(context)
    const list = await agentNews(context, agent.id)
    return { list, footer: { unreadCount: list.filter(({ read }) => !read).length } }
  },

  async readAnnouncement({ id }, context) {
    await markRead(context, (await agentOf(context)).id, id)
    return null
  },
} satisfies Pick<Handlers, keyof typeof agencyCalls>
