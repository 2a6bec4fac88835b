import { fromPromise, type ActorRefFrom } from 'xstate'
import { fileProblem, type ImageAnswer } from '../../../machines/promo-entry/entry'
import { promoEntryMachine, type EntryRequest } from '../../../machines/promo-entry/promo-entry.machine'
import { joinOutcome, joinPromotion, uploadPromotionImage } from '../../platform/calls/rewards'
import { randomHex } from '../../platform/random'
import { answered, call } from '../core/client'
import { boundEffects } from '../core/effects'
import { sendOnceFlow } from '../core/send-once'
import { perPlayer } from '../core/lifetime'
import { promotionsActor } from './promotions'

export { maxComment, maxImages } from '../../../machines/promo-entry/entry'
export type PromoEntryActor = ActorRefFrom<typeof promoEntryMachine>

/** Chosen files, by key: the chart holds only the key, and snapshots never contain bytes. */
const chosen = perPlayer(() => new Map<string, File>())

/** Its bytes in Base64. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
    reader.readAsDataURL(file)
  })
}

/** Checks a picture by its first bytes and its size, and uploads it (PROMO-05). */
async function handInImage(file: File, promotionId: string, signal?: AbortSignal): Promise<ImageAnswer> {
  const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const problem = fileProblem(first, file.size)
  if (problem) return { ok: false, problem }
  const image = await base64Of(file)
  const given = await answered(
    call(uploadPromotionImage, { promotionId, image }, signal ? { signal } : undefined),
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
        const file = chosen().get(key)
        chosen().delete(key)
        return file ? handInImage(file, promotionId, signal) : { ok: false, problem: 'failed' }
      },
    ),
    sendOnce: sendOnceFlow<EntryRequest, true>({
      intent: 'promo-entry',
      send: (request, requestId) =>
        call(joinPromotion, { ...request, requestId, images: [...request.images] }).then(() => true),
      look: ({ requestId }) => call(joinOutcome, { requestId }).then((known) => (known ? true : null)),
    }),
  },
  actions: { ...boundEffects, offersChanged: () => promotionsActor().send({ type: 'RELOAD' }) },
})

/** A file was chosen on the phone. */
export function addPicture(actor: PromoEntryActor, file: File): void {
  const key = randomHex(8)
  chosen().set(key, file)
  actor.send({ type: 'ADD', key })
}
