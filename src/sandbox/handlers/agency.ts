import type { agencyCalls } from '../../platform/calls/agency'
import { dividendContractOf } from '../agency/contracts'
import { dividendsOf } from '../agency/dividends'
import { createLink, deleteLink, linksOf } from '../agency/links'
import { agentNews, markRead } from '../agency/news'
import { findOpened, openAccount } from '../agency/open-account'
import { betting, loggedIn, online, registered } from '../agency/team-today'
import type { HandlerContext, Handlers } from '../handler'
import { demandNoBreak } from '../play/exclusion'
import { doOnce } from '../requests'
import { getSetting } from '../settings'
import { ratesOf, shownRates } from '../team/rates'
import { askingAgent, teamOf } from '../team/tree'

/** The caller's team, by member id; refuses callers who are not agents. */
const teamIds = async (context: HandlerContext) =>
  (await teamOf(context.db, await askingAgent(context))).map(({ member }) => member.id)

/** The caller, who adds somebody to their team: refused during a break of their own (trust 34). */
async function recruiter(context: HandlerContext) {
  const agent = await askingAgent(context)
  await demandNoBreak(context.db, agent.id, context.now())
  return agent
}

export const agencyHandlers = {
  async teamKpiA(span, context) {
    const team = await teamIds(context)
    return { footer: { teamLoginMemberCount: await loggedIn(context.db, team, span) } }
  },

  async teamKpiB(span, context) {
    const team = await teamIds(context)
    return { footer: { teamBetMemberCount: await betting(context.db, team, span) } }
  },

  async teamKpiC(span, context) {
    const team = await teamIds(context)
    return { footer: { teamRegisterMemberCount: await registered(context.db, team, span) } }
  },

  async subordinate(_, context) {
    const team = await teamIds(context)
    const { lifeSeconds } = await getSetting(context.db, 'tokens')
    return { footer: { teamOnlineCount: await online(context.db, team, context.now(), lifeSeconds) } }
  },

  async affiliate(_, context) {
    const agent = await askingAgent(context)
    return {
      code: agent.affiliateCode ?? '',
      dividends: (await dividendContractOf(context.db, agent.id)) !== undefined,
      rates: shownRates(await ratesOf(context.db, [agent.id]), agent.id, context.now()),
    }
  },

  async agentAffiliate(body, context) {
    return { username: await openAccount(body, context, await recruiter(context)) }
  },

  async openedAccount({ requestId }, context) {
    return { username: await findOpened(context, await askingAgent(context), requestId) }
  },

  async affiliateUrlCreate(body, context) {
    const agent = await recruiter(context)
    const { requestId, ...asked } = body
    return doOnce(context, { requestId, kind: 'link', asked }, () => createLink(body, context, agent))
  },

  async affiliateUrlView(_, context) {
    return { list: await linksOf(context.db, await askingAgent(context)) }
  },

  async affiliateUrlDelete({ id, requestId }, context) {
    const agent = await askingAgent(context)
    await doOnce(context, { requestId, kind: 'link-gone', asked: id }, () =>
      deleteLink(context.db, agent, id),
    )
    return null
  },

  async dividends(_, context) {
    return dividendsOf(context.db, await askingAgent(context), context.now())
  },

  async agentAnnouncements(_, context) {
    const agent = await askingAgent(context)
    const list = await agentNews(context, agent.id)
    return { list, footer: { unreadCount: list.filter(({ read }) => !read).length } }
  },

  async readAnnouncement({ id }, context) {
    await markRead(context, (await askingAgent(context)).id, id)
    return null
  },
} satisfies Pick<Handlers, keyof typeof agencyCalls>
