import { createHash } from 'node:crypto'
import { firstIcon } from './world/avatars'
import type { Kysely, Selectable } from 'kysely'
import type { MemberTable } from './db/account'
import type { Tables } from './db/tables'
import { deviceName, greetDevice, placeOf } from './devices'
import { Refusal, type Caller, type HandlerContext } from './handler'
import { getSetting } from './settings'

export type Member = Selectable<MemberTable>

/** Account types that the member side refuses (rulings: SESSION-22). */
const agentSideOnly: ReadonlySet<number> = new Set([40, 41, 42])
/** Account types that are not agents (SESSION-10). */
const notAgents: ReadonlySet<number> = new Set([0, 4, 40])

/** Whether this account type has a team and an agent's side (SESSION-09, SESSION-10). */
export const isAgentType = (type: number): boolean => !notAgents.has(type)

/** Refuses a login on a side the account does not belong to (SESSION-22, SESSION-23). */
export function checkSide(type: number, side: 'member' | 'agent' = 'member'): void {
  if (side === 'agent' && notAgents.has(type)) throw new Refusal(403, 'login.not.agent')
  if (side === 'member' && agentSideOnly.has(type)) throw new Refusal(403, 'login.not.member')
}

/** The national number as stored: digits only, without dialling code and leading zeros. */
export function mobileKey(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.replace(/^63(?=\d{10}$)/, '').replace(/^0+/, '')
}

type NewMember = Pick<Member, 'id' | 'username' | 'registeredAt'>

/** The row of an account with no sign-in yet; omitted fields have a plain member's defaults. */
export const newMember = (own: NewMember & Partial<Member>): Member => ({
  nameKey: own.username.toLowerCase(),
  type: 0,
  passwordHash: 'none',
  mobile: null,
  email: null,
  nickname: null,
  payeeName: null,
  icon: firstIcon(own.username.toLowerCase()),
  vipLabel: null,
  upline: null,
  affiliateCode: null,
  locked: 0,
  regionBlocked: 0,
  lastLogin: null,
  previousLogin: null,
  lastDevice: null,
  lastPlace: null,
  ...own,
})

/**
 * Writes a new account. Refuses a name that is taken: of two concurrent requests, the second one fails only
 * here.
 */
export async function addMember(db: Kysely<Tables>, member: Member): Promise<void> {
  const made = await db
    .insertInto('member')
    .values(member)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal(409, 'member.exists')
}

export function findByName(db: Kysely<Tables>, username: string): Promise<Member | undefined> {
  const nameKey = username.trim().toLowerCase()
  return db.selectFrom('member').selectAll().where('nameKey', '=', nameKey).executeTakeFirst()
}

export function findByEmail(db: Kysely<Tables>, email: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findByMobile(db: Kysely<Tables>, mobile: string): Promise<Member | undefined> {
  return db.selectFrom('member').selectAll().where('mobile', '=', mobileKey(mobile)).executeTakeFirst()
}

/** The caller's row. A session cannot outlive its member, so it always exists. */
export function memberOf({ db, caller }: HandlerContext): Promise<Member> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', caller?.memberId ?? '')
    .executeTakeFirstOrThrow(() => new Refusal(401, 'session.ended'))
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Starts a session and returns the value of every kind of login. The member's other sessions continue. */
export async function openSession(context: HandlerContext, member: Member) {
  const { db, now, random, remoteAddress, headers } = context
  const token = random.token()
  const at = now()
  const device = deviceName(headers.get('User-Agent'))
  const place = await placeOf(db)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        id: random.bytes(8).toString('hex'),
        memberId: member.id,
        createdAt: at,
        lastUsedAt: at,
        address: remoteAddress,
        device,
        place,
        beforeAt: member.lastLogin,
        beforeDevice: member.lastDevice,
        beforePlace: member.lastPlace,
      })
      .execute()
    await greetDevice(trx, member, { device, place, at })
    await trx
      .updateTable('member')
      .set({ previousLogin: member.lastLogin, lastLogin: at, lastDevice: device, lastPlace: place })
      .where('id', '=', member.id)
      .execute()
  })
  return {
    token,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.lastLogin === null,
  }
}

/** The session's member; undefined if the token is unknown, revoked or expired. */
export async function sessionMember(db: Kysely<Tables>, tokenHash: string, now: number) {
  const { lifeSeconds, idleSeconds } = await getSetting(db, 'tokens')
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['member.id', 'member.username', 'member.type', 'member.regionBlocked', 'session.lastUsedAt'])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.createdAt', '>', now - lifeSeconds * 1000)
    .$if(idleSeconds !== undefined, (query) =>
      query.where('session.lastUsedAt', '>', now - (idleSeconds ?? 0) * 1000),
    )
    .executeTakeFirst()
}

/** Granularity of a session's last use, milliseconds: one minute. */
const useStep = 60_000

/** The token's owner; null if it is unknown, revoked or expired. */
export async function findCaller(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<(Caller & { regionBlocked: boolean }) | null> {
  const tokenHash = hashToken(token)
  const row = await sessionMember(db, tokenHash, now)
  if (!row) return null
  if (row.lastUsedAt + useStep < now)
    await db.updateTable('session').set({ lastUsedAt: now }).where('tokenHash', '=', tokenHash).execute()
  return {
    token,
    memberId: row.id,
    userName: row.username,
    type: row.type,
    regionBlocked: row.regionBlocked === 1,
  }
}

/** Ends the session of one token. */
export async function endSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}

/** Ends every session of a member, or of everyone. Returns how many there were. */
export async function revokeSessions(db: Kysely<Tables>, memberId?: string): Promise<number> {
  let query = db.deleteFrom('session')
  if (memberId !== undefined) query = query.where('memberId', '=', memberId)
  const result = await query.executeTakeFirst()
  return Number(result.numDeletedRows)
}
