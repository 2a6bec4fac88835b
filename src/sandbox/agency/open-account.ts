import type { InputOf } from '../../platform/call'
import type { Contract } from '../../platform/contract'
import { addMember, findByName, newMember, type Member } from '../accounts'
import { burn, isBurnt } from '../db/burnt-keys'
import { Refusal, type HandlerContext } from '../handler'
import { hashPassword } from '../passwords'
import { getSetting, type Settings } from '../settings'
import { welcomeMember } from '../world/members'
import { givenWithin, setRates } from './rates'

type Body = InputOf<Contract['agentAffiliate']>

const ruled = ['username', 'password', 'nickname', 'payeeName', 'email', 'idNumber'] as const

/** Refuses a body that breaks the registration rules, whatever the form let through (REG-18). */
function checkFields(body: Body, rules: Settings['registerRules']): void {
  for (const field of ruled) {
    const rule = rules[field]
    const value = body[field]
    const due = field === 'username' || field === 'password'
    if (!rule?.enabled && !due) continue
    const broken =
      value === ''
        ? due || rule?.required === true
        : value.length < (rule?.min ?? 0) ||
          value.length > (rule?.max ?? Infinity) ||
          (rule?.regExp !== undefined && !new RegExp(rule.regExp).test(value))
    if (broken) throw new Refusal(400, 'request.invalid')
  }
}

/** The account opened under this agent's key; undefined if none. */
async function openedBy({ db }: HandlerContext, agent: Member, requestId: string) {
  const row = await db
    .selectFrom('openedAccount')
    .select('username')
    .where('memberId', '=', agent.id)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  return row?.username
}

/** Looks a key up. An unused key is burnt, so that what the page then reports stays true. */
export async function findOpened(context: HandlerContext, agent: Member, requestId: string) {
  const username = await openedBy(context, agent, requestId)
  if (username === undefined) await burn(context.db, agent.id, requestId, context.now())
  return username ?? null
}

/** Opens an account below an agent, once per key. */
export async function openAccount(body: Body, context: HandlerContext, agent: Member): Promise<string> {
  const { db, now, random } = context
  const before = await openedBy(context, agent, body.requestId)
  if (before !== undefined) return before
  if (await isBurnt(db, agent.id, body.requestId)) throw new Refusal(400, 'request.invalid')
  checkFields(body, await getSetting(db, 'registerRules'))
  const rates = await givenWithin(db, agent.id, body.rates, now())
  if (await findByName(db, body.username)) throw new Refusal(409, 'member.exists')
  const orNull = (value: string) => (value === '' ? null : value)
  const member = newMember({
    id: `M${random.bytes(8).toString('hex')}`,
    username: body.username,
    type: body.kind === 'agent' ? 1 : 0,
    passwordHash: await hashPassword(body.password, random),
    email: orNull(body.email),
    nickname: orNull(body.nickname),
    payeeName: orNull(body.payeeName),
    upline: agent.username,
    registeredAt: now(),
  })
  await db.transaction().execute(async (trx) => {
    await addMember(trx, member)
    await setRates(trx, member.id, rates, now())
    await trx
      .insertInto('openedAccount')
      .values({ memberId: agent.id, requestId: body.requestId, username: member.username })
      .execute()
    await welcomeMember(trx, member.id, now())
  })
  return member.username
}
