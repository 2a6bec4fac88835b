import type { Kysely } from 'kysely'
import { isBurnt } from '../db/burnt-keys'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import { Refusal } from '../handler'
import { demandNoBreak } from '../play/exclusion'
import type { Random } from '../random'
import { askAboutClaim, writeClaim, type Claim } from './claims'

/**
 * Red envelope rain: a round every half hour. Chances are the same for every envelope, player and round; how
 * fast or which ones somebody taps is never sent to the platform.
 */

const minute = 60_000
const every = 30 * minute
const lasts = 10 * minute
/** Grace period for claims after the end: they were caught in time. */
const grace = minute
/** Number of rounds announced. */
const announced = 6

/** Envelopes that one player may open in a round. */
export const mostEnvelopes = 3

/** The distribution: how many of a hundred envelopes hold each amount, in minor units. */
export const envelopePrizes = [
  { amount: 50, ofHundred: 60 },
  { amount: 100, ofHundred: 25 },
  { amount: 500, ofHundred: 12 },
  { amount: 2_000, ofHundred: 3 },
] as const

export interface RainRound {
  readonly id: string
  readonly from: number
  readonly until: number
}

const roundAt = (start: number): RainRound => ({ id: String(start), from: start, until: start + lasts })

/** The current round, and upcoming ones. */
export function roundsFrom(now: number): RainRound[] {
  const current = Math.floor(now / every) * every
  const first = now < current + lasts ? current : current + every
  return Array.from({ length: announced }, (_, n) => roundAt(first + n * every))
}

const runs = (id: string, now: number): boolean => {
  const { from, until } = roundAt(Number(id))
  return Number.isInteger(from) && from % every === 0 && from <= now && now < until + grace
}

const source = (round: string) => `rain-${round}`

/** Which of these rounds a member has claimed. */
export async function claimedRounds(
  db: Kysely<Tables>,
  memberId: string,
  rounds: readonly RainRound[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('claim')
    .select('source')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'reward')
    .where(
      'source',
      'in',
      rounds.map(({ id }) => source(id)),
    )
    .execute()
  return new Set(rows.map((row) => row.source.slice(source('').length)))
}

/** A claim with the amount in each envelope, minor units. */
export type RainClaim = Claim & { readonly envelopes: readonly number[] }

const withEnvelopes = async (db: Kysely<Tables>, claim: Claim): Promise<RainClaim> => {
  const rows = await db
    .selectFrom('rainEnvelope')
    .select('amount')
    .where('claimId', '=', claim.id)
    .orderBy('position')
    .execute()
  return { ...claim, envelopes: rows.map(({ amount }) => amount) }
}

/** The amount in one envelope, minor units. */
function draw(random: Random): number {
  let left = random.below(100)
  for (const { amount, ofHundred } of envelopePrizes) {
    if (left < ofHundred) return amount
    left -= ofHundred
  }
  throw new RangeError('the prizes are a hundred together')
}

interface RainAsked {
  readonly requestId: string
  readonly round: string
  readonly caught: number
}

/** Opens the caught envelopes and pays them: once per key and round. */
export function claimRain(
  db: Kysely<Tables>,
  random: Random,
  memberId: string,
  { requestId, round, caught }: RainAsked,
  at: number,
): Promise<RainClaim> {
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'claim', memberId, requestId)
    if (known) return withEnvelopes(trx, known)
    if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'request.late')
    await demandNoBreak(trx, memberId, at)
    if (caught > mostEnvelopes) throw new Refusal(400, 'request.invalid')
    const before = await claimedRounds(trx, memberId, [roundAt(Number(round))])
    if (!runs(round, at) || before.size > 0) throw new Refusal(409, 'promotion.not.open')
    const envelopes = Array.from({ length: caught }, () => draw(random))
    const waiting = {
      source: source(round),
      titleEn: 'Red envelope rain',
      titleTy: 'Ulan ng ampao',
      amount: envelopes.reduce((sum, amount) => sum + amount, 0),
    }
    const claim = await writeClaim(trx, memberId, { requestId, kind: 'reward' }, waiting, at)
    await trx
      .insertInto('rainEnvelope')
      .values(envelopes.map((amount, position) => ({ claimId: claim.id, position, amount })))
      .execute()
    return { ...claim, envelopes }
  })
}

/** Looks a claim up by its key. An unused key is burnt. */
export async function askAboutRain(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<RainClaim | null> {
  const claim = await askAboutClaim(db, memberId, requestId, at)
  return claim && withEnvelopes(db, claim)
}
