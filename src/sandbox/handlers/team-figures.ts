import type { teamCalls } from '../../platform/calls/team'
import { currency, formatMinor } from '../db/money'
import type { HandlerContext, Handlers } from '../handler'
import { betPage } from '../records/bet-page'
import { balancesOf, onlineOf } from '../team/members'
import { checkRange, earnedBy, figuresOf, settledBets, type Figures, type DateRange } from '../team/figures'
import { ratesOf, shownRates } from '../team/rates'
import { askingAgent, below, isAgent, mateIn, teamOf, type Teammate } from '../team/tree'
import type { GameType } from '../world/categories'
import { paging } from '../paging'

const day = 24 * 60 * 60 * 1000

type FigureCalls = 'teamOverview' | 'teamPnl' | 'teamBets' | 'agentRebates'

const shown = ({ stake, payout, deposits, withdrawals, rebates }: Figures) => ({
  stake: formatMinor(stake),
  payout: formatMinor(payout),
  net: formatMinor(payout - stake),
  deposits: formatMinor(deposits),
  withdrawals: formatMinor(withdrawals),
  rebates: formatMinor(rebates),
})

const idsOf = (team: readonly Teammate[]) => team.map(({ member }) => member.id)

/** The calling agent with their team and the rates they earn on. */
async function asking(context: HandlerContext, range: DateRange) {
  checkRange(range)
  const agent = await askingAgent(context)
  const team = await teamOf(context.db, agent)
  const rates = await ratesOf(context.db, [agent.id, ...idsOf(team)])
  return { agent, team, rates }
}

/** Bets an agent earns on: their own at their full rate, the team's at the margin they keep. */
async function earningBets(
  { db }: HandlerContext,
  { agent, team, rates }: Awaited<ReturnType<typeof asking>>,
  range: DateRange,
) {
  const idOf = new Map(team.map(({ member }) => [member.username, member.id]))
  const directOf = new Map(team.map(({ member, path }) => [member.id, idOf.get(path[0] ?? '') ?? '']))
  const bets = await settledBets(db, [agent.id, ...idsOf(team)], range)
  return bets.map((bet) => ({
    ...bet,
    earned: earnedBy(agent.id, directOf.get(bet.memberId) ?? '', bet, rates),
  }))
}

export const teamFigureHandlers = {
  async teamOverview(range, context) {
    const { agent, team, rates } = await asking(context, range)
    const { db, now } = context
    const sum = (await figuresOf(db, { agentId: agent.id, team, rates }, range))(team)
    const balances = await balancesOf(db, idsOf(team))
    const { from, to } = range
    return {
      members: team.length,
      agents: team.filter(({ member }) => isAgent(member)).length,
      registered: team.filter(({ member: { registeredAt } }) => registeredAt >= from && registeredAt < to)
        .length,
      online: (await onlineOf(db, idsOf(team), now())).size,
      active: sum.active,
      balance: formatMinor([...balances.values()].reduce((all, one) => all + one, 0)),
      ...shown(sum),
      currency,
    }
  },

  async teamPnl({ under, order = 'stake', from, to, ...asked }, context) {
    const { agent, team, rates } = await asking(context, { from, to })
    const top: Teammate | null = under === undefined ? null : mateIn(team, under)
    const part = below(team, top)
    const figures = await figuresOf(context.db, { agentId: agent.id, team, rates }, { from, to })
    const direct = part.filter(({ level }) => level === (top?.level ?? 0) + 1)
    // The member in view plays too: they get a line in addition to their team's, or the total would miss
    // their bets.
    const lines = [
      ...(top ? [{ mate: top, sums: figures([top]), members: 0, agent: false }] : []),
      ...direct.map((mate) => {
        const its = below(team, mate)
        return { mate, sums: figures([mate, ...its]), members: its.length, agent: isAgent(mate.member) }
      }),
    ]
    const by = (name: 'stake' | 'deposits') => (a: (typeof lines)[number], b: (typeof lines)[number]) =>
      b.sums[name] - a.sums[name] || (a.mate.member.nameKey < b.mate.member.nameKey ? -1 : 1)
    if (order !== 'name') lines.sort(by(order))
    else lines.sort((a, b) => (a.mate.member.nameKey < b.mate.member.nameKey ? -1 : 1))
    const page = paging(asked)
    const all = figures(top ? [top, ...part] : part)
    return {
      list: page.cut(lines).map(({ mate, sums, members, agent: leads }) => ({
        userName: mate.member.username,
        agent: leads,
        members,
        active: sums.active,
        rates: shownRates(rates, mate.member.id, context.now()),
        ...shown(sums),
      })),
      path: [...(top?.path ?? [])],
      ...page.of(lines.length),
      total: { active: all.active, ...shown(all) },
      currency,
    }
  },

  async teamBets(asked, context) {
    checkRange(asked)
    const team = await teamOf(context.db, await askingAgent(context))
    return betPage(context.db, idsOf(team), asked, ({ userName }) => ({ userName }))
  },

  async agentRebates({ from, to, gameCategory, ...input }, context) {
    const asked = await asking(context, { from, to })
    const all = await earningBets(context, asked, { from, to })
    const bets = all.filter(({ gameType }) => gameCategory === undefined || gameType === gameCategory)
    const lines = byDay(bets, from)
    const page = paging(input)
    const total = (field: 'stake' | 'earned') => formatMinor(bets.reduce((sum, bet) => sum + bet[field], 0))
    return {
      rates: shownRates(asked.rates, asked.agent.id, context.now()),
      list: page.cut(lines),
      ...page.of(lines.length),
      total: { stake: total('stake'), earned: total('earned') },
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof teamCalls & FigureCalls>

/** One line per day and category, newest first. Days start at the range's first moment. */
function byDay(bets: Awaited<ReturnType<typeof earningBets>>, from: number) {
  const lines = new Map<
    string,
    { at: number; category: GameType; bets: number; stake: number; earned: number }
  >()
  for (const { placedAt, gameType, stake, earned } of bets) {
    const at = from + Math.floor((placedAt - from) / day) * day
    const key = `${at} ${gameType}`
    const line = lines.get(key) ?? { at, category: gameType as GameType, bets: 0, stake: 0, earned: 0 }
    lines.set(key, {
      ...line,
      bets: line.bets + 1,
      stake: line.stake + stake,
      earned: line.earned + earned,
    })
  }
  return [...lines]
    .map(([key, line]) => ({
      key,
      at: line.at,
      category: line.category,
      bets: line.bets,
      minor: line.earned,
      stake: formatMinor(line.stake),
      earned: formatMinor(line.earned),
    }))
    .sort((a, b) => b.at - a.at || b.minor - a.minor)
    .map(({ minor: _, ...line }) => line)
}
