import { fromPromise, type ActorRefFrom } from 'xstate'
import { fileProblem, type ImageAnswer } from '../../machines/promo-entry/entry'
import { promoEntryMachine } from '../../machines/promo-entry/promo-entry.machine'
import type { Answer } from '../../machines/shared/chart'
import { joinOutcome, joinPromotion, uploadPromotionImage } from '../platform/calls/rewards'
import { randomHex } from '../platform/random'
import { answered, ask } from './client'
import { boundEffects } from './effects'
import { promotionsActor } from './promotions'

export { maxComment, maxImages } from '../../machines/promo-entry/entry'
export type PromoEntryActor = ActorRefFrom<typeof promoEntryMachine>

/** Files that were chosen, by key: the chart knows the key only, and no bytes are ever in a snapshot. */
const chosen = new Map<string, File>()

/** Its bytes in Base64. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
    reader.readAsDataURL(file)
  })
}

/** Checks a picture by its first bytes and its size, and hands it in (PROMO-05). */
export async function handInImage(
  file: File,
  promotionId: string,
  signal?: AbortSignal,
): Promise<ImageAnswer> {
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const problem = fileProblem(first, file.size)
  if (problem) return { ok: false, problem }
  const image = await base64Of(file)
  const given = await answered(
    ask(uploadPromotionImage, { promotionId, image }, signal ? { signal } : undefined),
  )
  return given.ok
    ? { ok: true, image: { id: given.value.id, name: file.name } }
    : { ok: false, problem: 'failed' }
}

/** The chart of joining and applying, bound to the platform. */
export const promoEntryFlow = promoEntryMachine.provide({
  actors: {
    addImage: fromPromise<ImageAnswer, { promotionId: string; key: string }>(
      async ({ input: { promotionId, key }, signal }) => {
        const file = chosen.get(key)
        chosen.delete(key)
        return file ? handInImage(file, promotionId, signal) : { ok: false, problem: 'failed' }
      },
    ),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    join: fromPromise<
      Answer<null>,
      { promotionId: string; requestId: string; comment: string; images: readonly string[] }
    >(({ input }) => answered(ask(joinPromotion, { ...input, images: [...input.images] }).then(() => null))),
    look: fromPromise<boolean, { requestId: string }>(
      async ({ input }) => (await ask(joinOutcome, input)) !== null,
    ),
  },
  actions: { ...boundEffects, offersChanged: () => promotionsActor().send({ type: 'RELOAD' }) },
})

/** A file was chosen on the phone. */
export function addPicture(actor: PromoEntryActor, file: File): void {
  const key = randomHex(8)
  chosen.set(key, file)
  actor.send({ type: 'ADD', key })
}

/** Joins or applies; each wish has a key of its own. */
export function submitEntry(actor: PromoEntryActor): void {
  actor.send({ type: 'SUBMIT', requestId: randomHex(16) })
}
