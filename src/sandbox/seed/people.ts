import { newMember } from '../accounts'
import type { Kysely } from 'kysely'
import { moveMoney, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { personas, type Persona } from '../personas'
import type { Random } from '../random'
import { icons } from '../world/avatars'
import { keptPassword } from './kept-passwords'

const day = 24 * 60 * 60 * 1000

/** Contracts offered by the upline: kind, name in the contract request, and terms. */
const offers = [
  {
    kind: 'salary',
    request: 'DAILY',
    rows: [
      {
        label: 'Valid bets of the team, from',
        labelTy: 'Wastong taya ng team, mula',
        value: '₱50,000.00',
        fromMinor: 50_000_00,
      },
      { label: 'Paid for each day', labelTy: 'Bayad kada araw', value: '₱500.00', paidMinor: 500_00 },
    ],
  },
  {
    kind: 'dividend',
    request: 'MONTHLY',
    rows: [
      {
        label: 'Net loss of the team, from',
        labelTy: 'Netong talo ng team, mula',
        value: '₱100,000.00',
        fromMinor: 100_000_00,
      },
      { label: 'Share', labelTy: 'Bahagi', value: '5%', share: 500 },
    ],
  },
  {
    kind: 'hourly',
    request: 'HOURLY',
    rows: [
      {
        label: 'Valid bets of the team, from',
        labelTy: 'Wastong taya ng team, mula',
        value: '₱5,000.00',
        fromMinor: 5_000_00,
      },
      { label: 'Paid for each hour', labelTy: 'Bayad kada oras', value: '₱20.00', paidMinor: 20_00 },
    ],
  },
] as const

/** Inserts the personas with their money and offers. */
export async function seedPeople(db: Kysely<Tables>, now: number, random: Random): Promise<void> {
  const hashes = await Promise.all(personas.map(({ password }) => keptPassword(password, random)))
  await db.transaction().execute(async (trx) => {
    for (const [index, persona] of personas.entries()) {
      const id = `M${String(10001 + index)}`
      await trx
        .insertInto('member')
        .values(row(persona, index, hashes[index]!, now))
        .execute()
      for (const [vendor, amount] of Object.entries(persona.wallets)) {
        const opening = { memberId: id, vendor, minor: parseMinor(amount) }
        // An empty wallet has no movements: the account's record is empty, too.
        if (opening.minor === 0) await trx.insertInto('wallet').values(opening).execute()
        else await moveMoney(trx, { ...opening, reason: 'opening', at: now })
      }
      // Anyone who has played before was asked for limits then.
      if (!persona.neverLoggedIn)
        await trx
          .insertInto('limitAsked')
          .values({ memberId: id, at: now - persona.days * day })
          .execute()
      if (persona.resting)
        await trx
          .insertInto('exclusion')
          .values({ memberId: id, kind: 'self-exclusion', until: now + 152 * day, opensAt: null })
          .execute()
      if (!persona.offers) continue
      for (const { kind, request, rows } of offers) {
        await trx
          .insertInto('contractOffer')
          .values({
            id: `${id}-${kind}`,
            memberId: id,
            kind,
            offeredBy: persona.upline ?? '',
            request,
            rows: JSON.stringify(rows),
            state: 'open',
          })
          .execute()
      }
    }
  })
}

function row(persona: Persona, index: number, passwordHash: string, now: number) {
  const lastLogin = persona.neverLoggedIn ? null : now - 2 * 60 * 60 * 1000
  return newMember({
    id: `M${String(10001 + index)}`,
    username: persona.username,
    type: persona.type,
    passwordHash,
    mobile: persona.mobile,
    email: persona.email,
    nickname: persona.nickname ?? null,
    payeeName: persona.payeeName ?? null,
    icon: icons[index % icons.length] ?? '1',
    vipLabel: persona.vipLabel ?? null,
    upline: persona.upline ?? null,
    affiliateCode: persona.affiliateCode ?? null,
    locked: persona.locked ? 1 : 0,
    regionBlocked: persona.regionBlocked ? 1 : 0,
    registeredAt: now - persona.days * day,
    lastLogin,
  })
}
