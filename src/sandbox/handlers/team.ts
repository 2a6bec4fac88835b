import type { Kysely } from 'kysely'
import type { Member } from '../accounts'
import { currency, formatMinor, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { demandPin } from '../pin'
import { isExcluded } from '../play/exclusion'
import { payOut, refuseShort, takeStake } from '../play/spendable'
import { lastMovement, movementNumber } from '../records/book'
import { balancesOf, shownMembers } from '../team/members'
import { rebateCategories } from '../team/people'
import { formatRate, parseRate, ratesOf, type Rates } from '../team/rates'
import { doneBefore, writeDown } from '../requests'
import { askingAgent, below, mateIn, teamOf, type Teammate } from '../team/tree'
import type { teamCalls } from '../../platform/calls/team'
import { paging } from '../paging'

type Sent = { userNames: string[]; amount: string; total: string; currency: string; number: string }
type MemberCalls =
  | 'downline'
  | 'downlines'
  | 'transferDownline'
  | 'transferMultipleDownline'
  | 'updateDownlineRebates'

/** Bounds for a direct downline's rate: at most the agent's own, at least what the downline has passed on. */
function boundsOf(rates: Rates, agent: Member, { member }: Teammate, team: readonly Teammate[], now: number) {
  const given = team.filter((one) => one.member.upline === member.username)
  return rebateCategories.map((category) => ({
    category,
    rate: rates.at(member.id, category, now),
    min: Math.max(0, ...given.map((one) => rates.at(one.member.id, category, now))),
    max: rates.at(agent.id, category, now),
  }))
}

const everyRate = (db: Kysely<Tables>, agent: Member, team: readonly Teammate[]) =>
  ratesOf(db, [agent.id, ...team.map(({ member }) => member.id)])

/** Transfers an amount to each of the named direct downlines, once per key: all or none. */
async function transfer(
  context: HandlerContext,
  { userNames, amount, paymentPassword, requestId }: TransferInput,
): Promise<Sent> {
  const { db, now } = context
  const agent = await askingAgent(context)
  const team = await teamOf(db, agent)
  const mates = [...new Set(userNames.map((name) => mateIn(team, name)))]
  if (mates.some(({ level }) => level !== 1)) throw new Refusal(403, 'permission.denied')
  const minor = parseMinor(amount)
  if (minor <= 0) throw new Refusal(400, 'request.invalid')
  const names = mates.map(({ member }) => member.username)
  const asked = JSON.stringify([names, minor])
  const request = { memberId: agent.id, requestId, kind: 'transfer' as const, asked, at: now() }
  const before = await doneBefore(db, request)
  if (before) return before as Sent
  await demandPin(context, paymentPassword)
  return db
    .transaction()
    .execute(async (trx) => {
      const known = await doneBefore(trx, request)
      if (known) return known as Sent
      // Players on a break are sent no money (trust 34); the reason is not disclosed to others.
      for (const { member } of mates)
        if (await isExcluded(trx, member.id, request.at)) throw new Refusal(403, 'permission.denied')
      const total = minor * mates.length
      await takeStake(trx, agent.id, total, 'transfer-down', request.at)
      const paid = await lastMovement(trx, agent.id)
      for (const { member } of mates) await payOut(trx, member.id, minor, 'transfer-from-upline', request.at)
      const number = movementNumber(paid)
      const done = {
        userNames: names,
        amount: formatMinor(minor),
        total: formatMinor(total),
        currency,
        number,
      }
      await writeDown(trx, request, done)
      return done
    })
    .catch(refuseShort)
}

interface TransferInput {
  readonly userNames: readonly string[]
  readonly amount: string
  readonly paymentPassword: string
  readonly requestId: string
}

export const teamHandlers = {
  async downline({ userName }, context) {
    const { db, now } = context
    const agent = await askingAgent(context)
    const team = await teamOf(db, agent)
    const mate = mateIn(team, userName)
    const [member] = await shownMembers(db, [mate], { team, now: now() })
    const bounds = boundsOf(await everyRate(db, agent, team), agent, mate, team, now())
    return {
      member: member!,
      path: [...mate.path],
      bounds: bounds.map(({ category, rate, min, max }) => ({
        category,
        rate: formatRate(rate),
        min: formatRate(min),
        max: formatRate(max),
      })),
      currency,
    }
  },

  async downlines({ under, search = '', level, ...asked }, context) {
    const { db, now } = context
    const agent = await askingAgent(context)
    const team = await teamOf(db, agent)
    const top = under === undefined ? null : mateIn(team, under)
    const from = top?.level ?? 0
    const wanted = search.trim().toLowerCase()
    const found = below(team, top).filter(
      (mate) => (level === 0 || mate.level === from + level) && mate.member.nameKey.includes(wanted),
    )
    const balances = await balancesOf(
      db,
      found.map(({ member }) => member.id),
    )
    const page = paging(asked)
    return {
      list: await shownMembers(db, page.cut(found), { team, now: now() }),
      path: [...(top?.path ?? [])],
      ...page.of(found.length),
      total: {
        members: found.length,
        balance: formatMinor([...balances.values()].reduce((all, one) => all + one, 0)),
      },
      currency,
    }
  },

  transferDownline: ({ userName, ...rest }, context) => transfer(context, { ...rest, userNames: [userName] }),
  transferMultipleDownline: (input, context) => transfer(context, input),

  async updateDownlineRebates({ userName, rates, requestId }, context) {
    const { db, now } = context
    const agent = await askingAgent(context)
    const team = await teamOf(db, agent)
    const mate = mateIn(team, userName)
    if (mate.level !== 1) throw new Refusal(403, 'permission.denied')
    const asked = JSON.stringify([mate.member.username, rates])
    const request = { memberId: agent.id, requestId, kind: 'rebates' as const, asked, at: now() }
    return db.transaction().execute(async (trx) => {
      const done = { userName: mate.member.username, rates: [...rates] }
      if (await doneBefore(trx, request)) return done
      const bounds = boundsOf(await everyRate(trx, agent, team), agent, mate, team, request.at)
      for (const { category, rate } of rates) {
        const bound = bounds.find((one) => one.category === category)
        const given = parseRate(rate)
        if (!bound) throw new Refusal(400, 'request.invalid')
        if (given > bound.max || given < bound.min) throw new Refusal(409, 'transaction.terms.changed')
        if (given === bound.rate) continue
        await trx
          .insertInto('rebateRate')
          .values({ memberId: mate.member.id, category, rate: given, since: request.at })
          .onConflict((c) => c.columns(['memberId', 'category', 'since']).doUpdateSet({ rate: given }))
          .execute()
      }
      await writeDown(trx, request, done)
      return done
    })
  },
} satisfies Pick<Handlers, keyof typeof teamCalls & MemberCalls>
