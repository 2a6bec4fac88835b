import { fromPromise } from 'xstate'
import type { Facts, OpenKey } from '../../../machines/send-once/outcome'
import {
  sendOnceMachine,
  type FoundKey,
  type SendOnce,
  type SendOnceInput,
} from '../../../machines/send-once/send-once.machine'
import type { Answer } from '../../../machines/shared/chart'
import { limits } from '../../../machines/shared/limits'
import { requestOutcome } from '../../platform/calls/member'
import { now } from '../../platform/clock'
import { randomHex, spread } from '../../platform/random'
import { onceRecord } from '../../platform/late-records'
import { read, remove, write } from '../../platform/storage'
import { exclusively } from '../../platform/tabs'
import { untilVisible } from '../adapters/visibility'
import { watchOnline } from '../adapters/network'
import { answered, call } from './client'
import { currentSession } from './root'

interface SendOnceBinding<Request, Value> {
  /** Kind of request: only one of a kind can be open at a time. */
  readonly intent: string
  /** Sends the request under the key. Refusals of the call are values, faults are looked up. */
  readonly send: (request: Request, requestId: string) => Promise<Value>
  /**
   * What was done under a key; null if nothing was, and never will be. Rejects while that is not known. A value is
   * never null: `true` if the platform gives no details.
   */
  readonly look: (key: OpenKey, signal: AbortSignal) => Promise<Value | null>
  /** What the outcome screen shows after a reload; never a password. */
  readonly facts?: (request: Request) => Facts
}

/** The look-up for calls that have none of their own: whether anything was done under a key (WIRE-117). */
export const wasDone = ({ requestId }: OpenKey, signal: AbortSignal): Promise<true | null> =>
  call(requestOutcome, { requestId }, { signal }).then(({ done }) => done || null)

/** The send-once chart, bound to the two calls of one kind of request and to the phone's records. */
/* @__NO_SIDE_EFFECTS__ */
export function sendOnceFlow<Request, Value>({
  intent,
  send,
  look,
  facts,
}: SendOnceBinding<Request, Value>): SendOnce<Request, Value> {
  function openKey({ request, about = '' }: SendOnceInput): FoundKey {
    const slot = `${currentSession()?.userName ?? ''}.${intent}${about && `.${about}`}`
    const open = read(onceRecord, slot)
    if (open) return { key: { ...open, slot }, fresh: false }
    if (request === null) return { key: null, fresh: false }
    const key = { requestId: randomHex(16), at: now(), facts: facts?.(request as Request) ?? {} }
    write(onceRecord, key as Parameters<typeof write<typeof onceRecord.schema>>[1], slot)
    return { key: { ...key, slot }, fresh: true }
  }
  const bound = sendOnceMachine.provide({
    actors: {
      // Read and written in one step: of two tabs, the second one finds the first one's key.
      openKey: fromPromise<FoundKey, SendOnceInput>(async ({ input }) =>
        input.request === null ? openKey(input) : exclusively(intent, async () => openKey(input)),
      ),
      // Without the chart's signal: leaving the screen does not abort the request.
      send: fromPromise<Answer<unknown>, { key: OpenKey; request: unknown }>(({ input: { key, request } }) =>
        exclusively(key.slot, () => answered(send(request as Request, key.requestId))),
      ),
      // Waits for anything another tab, or an earlier screen, may still be sending under this key.
      look: fromPromise<unknown, { key: OpenKey }>(async ({ input: { key }, signal }) => {
        await untilVisible(signal)
        return exclusively(key.slot, () => look(key, signal))
      }),
      watchOnline,
    },
    actions: {
      dropKey: (_, { key }) => {
        if (read(onceRecord, key.slot)?.requestId === key.requestId) remove(onceRecord, key.slot)
      },
    },
    delays: { lookAgain: () => spread(limits.lookAgain) },
  })
  return bound as unknown as SendOnce<Request, Value>
}
