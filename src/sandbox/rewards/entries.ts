import type { Kysely } from 'kysely'
import { entryLimits } from '../../platform/calls/rewards'
import { burn, isBurnt } from '../db/burnt-keys'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import { Refusal } from '../handler'
import { demandNoBreak } from '../play/exclusion'
import type { Random } from '../random'
import { memberStatuses, putStatus } from './promotions'

/** Joining promotions, and applying to those that require it (PROMO-04, PROMO-05). */

interface Entry {
  readonly requestId: string
  readonly promotionId: string
  readonly comment: string
  readonly images: readonly string[]
}

/** A file's type by its magic bytes; null for anything but png and jpg. */
function mimeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
  const begins = (...first: number[]) => first.every((byte, at) => bytes[at] === byte)
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null
}

async function openPromotion(db: Kysely<Tables>, memberId: string, promotionId: string, now: number) {
  const row = await db.selectFrom('promotion').selectAll().where('id', '=', promotionId).executeTakeFirst()
  if (!row) throw new Refusal(404, 'promotion.not.found')
  const status = (await memberStatuses(db, { memberId, inApp: false, now }, [row])).get(promotionId)
  if (status !== 'join') throw new Refusal(409, 'promotion.not.open')
  return row
}

/** Stores a picture for an application: png or jpg by content, 5 MB at most. Returns its number. */
export async function keepImage(
  db: Kysely<Tables>,
  random: Random,
  memberId: string,
  { promotionId, image }: { promotionId: string; image: string },
  at: number,
): Promise<string> {
  await openPromotion(db, memberId, promotionId, at)
  const bytes = Buffer.from(image, 'base64')
  const mime = mimeOf(bytes)
  if (mime === null) throw new Refusal(415, 'image.type')
  if (bytes.length > entryLimits.imageBytes) throw new Refusal(413, 'image.too.large')
  const id = random.bytes(12).toString('hex')
  await db
    .insertInto('promotionImage')
    .values({ id, memberId, promotionId, mime, bytes: bytes.length, data: image, at })
    .execute()
  return id
}

/** Records that a member has joined or applied. The same key is the same entry. */
export function enterPromotion(
  db: Kysely<Tables>,
  memberId: string,
  { requestId, promotionId, comment, images }: Entry,
  at: number,
): Promise<'joined' | 'applying'> {
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'promotionEntry', memberId, requestId)
    if (known) return known.status
    if (await isBurnt(trx, memberId, requestId)) throw new Refusal(409, 'request.late')
    await demandNoBreak(trx, memberId, at)
    const { needsApplication } = await openPromotion(trx, memberId, promotionId, at)
    const asked = needsApplication === 1
    if (asked === (comment.trim() === '')) throw new Refusal(400, 'request.invalid')
    const own = await trx
      .selectFrom('promotionImage')
      .select('id')
      .where('memberId', '=', memberId)
      .where('promotionId', '=', promotionId)
      .where('id', 'in', images.length > 0 ? [...images] : [''])
      .execute()
    if (own.length !== new Set(images).size || own.length !== images.length) {
      throw new Refusal(400, 'request.invalid')
    }
    const status = asked ? 'applying' : 'joined'
    await trx
      .insertInto('promotionEntry')
      .values({ memberId, requestId, promotionId, comment, images: JSON.stringify(images), status, at })
      .execute()
    await putStatus(trx, memberId, promotionId, status)
    return status
  })
}

/** Looks up a request to join whose answer was lost. An unused key is burnt. */
export function askAboutEntry(
  db: Kysely<Tables>,
  memberId: string,
  requestId: string,
  at: number,
): Promise<'joined' | 'applying' | null> {
  return db.transaction().execute(async (trx) => {
    const known = await underKey(trx, 'promotionEntry', memberId, requestId)
    if (known) return known.status
    await burn(trx, memberId, requestId, at)
    return null
  })
}
