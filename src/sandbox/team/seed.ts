import { newMember } from '../accounts'
import type { Insertable, Kysely } from 'kysely'
import { createRng } from '../rng'
import type { LedgerTable, MemberTable, SessionTable, WalletTable } from '../db/account'
import type { BetRow } from '../db/bets'
import { batches } from '../db/batches'
import type { Tables } from '../db/tables'
import type { RebateRateRow } from '../db/team'
import { givenOn, rebateCategories, teamGames, teamPeople, topRates } from './people'
import { playMonth } from './play'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Hashes {
  /** Hash of the password shared by all seeded people. */
  readonly password: string
  readonly pin: string
}

/** Gives `tita_baby` her team: three levels, with a month of money and play. */
export async function seedTeam(
  db: Kysely<Tables>,
  { now, hashes, seed = 'perya' }: { now: number; hashes: Hashes; seed?: string },
): Promise<void> {
  const games = await db
    .selectFrom('game')
    .selectAll()
    .where('name', 'in', teamGames)
    .orderBy('position')
    .execute()
  const known = await db.selectFrom('member').select(['id', 'username', 'registeredAt']).execute()
  const idOf = new Map(known.map(({ id, username }) => [username, id]))
  const members: Insertable<MemberTable>[] = []
  const wallets: Insertable<WalletTable>[] = []
  const sessions: Insertable<SessionTable>[] = []
  const ledger: Omit<Insertable<LedgerTable>, 'id'>[] = []
  const bets: Omit<Insertable<BetRow>, 'id'>[] = []
  for (const [index, person] of teamPeople.entries()) {
    const id = `M${String(20001 + index)}`
    idOf.set(person.username, id)
    const random = createRng(`${seed}:team:${person.username}`)
    const month = playMonth(person, games, now, random)
    const lastLogin = person.seen === null ? null : now - person.seen * hour
    members.push(
      newMember({
        id,
        username: person.username,
        type: person.agent ? 1 : 0,
        passwordHash: hashes.password,
        icon: String((index % 12) + 1),
        upline: person.upline,
        affiliateCode: person.agent ? `TEAM${index}A` : null,
        registeredAt: now - person.days * day - 2 * hour,
        lastLogin,
      }),
    )
    wallets.push({ memberId: id, vendor: 'MAIN', minor: month.balance })
    // Anyone seen in the last hours is still signed in. No token has this hash.
    if (person.seen !== null && person.seen <= 4)
      sessions.push({
        tokenHash: `team ${id}`,
        memberId: id,
        id: `team ${id}`,
        createdAt: lastLogin ?? now,
        lastUsedAt: lastLogin ?? now,
        address: '203.0.113.7',
        device: null,
        place: null,
        beforeAt: null,
        beforeDevice: null,
        beforePlace: null,
      })
    for (const line of month.lines) ledger.push({ memberId: id, vendor: 'MAIN', ...line })
    for (const bet of month.bets) bets.push({ memberId: id, ...bet })
  }
  bets.sort((a, b) => a.placedAt - b.placedAt)
  ledger.sort((a, b) => a.at - b.at)
  const rates = ratesOf(idOf, now)
  await db.transaction().execute(async (trx) => {
    for (const rows of batches(members)) await trx.insertInto('member').values(rows).execute()
    for (const rows of batches(wallets)) await trx.insertInto('wallet').values(rows).execute()
    for (const rows of batches(sessions)) await trx.insertInto('session').values(rows).execute()
    for (const rows of batches(ledger)) await trx.insertInto('ledger').values(rows).execute()
    for (const rows of batches(bets)) await trx.insertInto('bet').values(rows).execute()
    for (const rows of batches(rates)) await trx.insertInto('rebateRate').values(rows).execute()
    for (const name of ['tita_baby', 'jun_agent']) {
      await trx
        .insertInto('memberSecurity')
        .values({
          memberId: idOf.get(name) ?? '',
          paymentPasswordHash: hashes.pin,
          answers: null,
          pinFailures: 0,
          pinFailedAt: 0,
        })
        .onConflict((c) => c.doNothing())
        .execute()
    }
  })
}

/** Everyone's rates: the top agent has fixed ones, and each upline passes on a part of theirs. */
function ratesOf(idOf: ReadonlyMap<string, string>, now: number): RebateRateRow[] {
  const given = new Map<string, readonly number[]>([['tita_baby', topRates]])
  const people = [
    { username: 'jun_agent', upline: 'tita_baby', agent: true },
    { username: 'ana_team', upline: 'tita_baby', agent: false },
    ...teamPeople,
  ]
  for (const { username, upline, agent } of people) {
    const part = agent ? givenOn.agent : givenOn.member
    // Rounded to five hundredths, as agents do.
    const own = (given.get(upline) ?? topRates).map((rate) => Math.floor((rate * part) / 500) * 5)
    given.set(username, own)
  }
  return [...given].flatMap(([username, rates]) =>
    rebateCategories.map((category, at) => ({
      memberId: idOf.get(username) ?? '',
      category,
      rate: rates[at] ?? 0,
      since: now - 1500 * day,
    })),
  )
}
