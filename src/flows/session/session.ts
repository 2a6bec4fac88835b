import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import * as v from 'valibot'
import { trialType, type Session } from '../../../machines/session/session'
import { sessionMachine, type OtherTabEvent } from '../../../machines/session/session.machine'
import {
  autoLoginRecord,
  depositDraftRecord,
  feedbackRecord,
  sessionRecord,
  tabHintRecord,
  trialNameRecord,
} from '../../platform/records'
import { clearPublicAnswers, clearSessionArea, read, remove, write, type Entry } from '../../platform/storage'
import { openTabChannel } from '../../platform/tabs'
import { boundEffects } from '../core/effects'
import { perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { currentSession, tellApp, toastsActor } from '../core/root'

export { mayUseAgency } from '../../../machines/session/session'

/** The messages between tabs; anything else on the channel is ignored. */
const message = v.variant('type', [
  v.object({ type: v.literal('who') }),
  v.object({ type: v.literal('signed-in'), session: sessionRecord.schema }),
  v.object({ type: v.literal('signed-out') }),
])

/** How long a new tab waits for another to report who is signed in, in milliseconds. */
const patience = 250

const heard = createListeners<[received: v.InferOutput<typeof message>]>()

const tabs = perPage(() =>
  openTabChannel((data) => {
    const received = v.safeParse(message, data)
    if (received.success) heard.tell(received.output)
  }),
)

/** This tab's own record, or the answer of another signed-in tab; no waiting if no tab is known to be signed in. */
const restoreSession = fromPromise<Session | null>(async () => {
  const own = read(sessionRecord)
  if (own) return own
  if (!read(tabHintRecord)) return null
  const found = await new Promise<Session | null>((resolve) => {
    const timer = setTimeout(() => done(null), patience)
    const stop = heard.add((received) => {
      if (received.type === 'signed-in') done(received.session)
    })
    const done = (session: Session | null) => {
      clearTimeout(timer)
      stop()
      resolve(session)
    }
    tabs().say({ type: 'who' })
  })
  if (found) keep(found)
  else remove(tabHintRecord)
  return found
})

const watchTabs = fromCallback<EventObject, NonReducibleUnknown, OtherTabEvent>(({ sendBack }) => {
  const stop = heard.add((received) => {
    if (received.type === 'who') {
      const session = currentSession()
      if (session) tabs().say({ type: 'signed-in', session })
    } else if (received.type === 'signed-in')
      sendBack({ type: 'OTHER_TAB_SIGNED_IN', session: received.session })
    else sendBack({ type: 'OTHER_TAB_SIGNED_OUT' })
  })
  tabs()
  return stop
})

function keep(session: Session): void {
  write(sessionRecord, session)
  write(autoLoginRecord, '1')
  write(tabHintRecord, '1')
  if (session.type === trialType) write(trialNameRecord, session.userName)
}

/** Form drafts from before a session expired, in memory only, until somebody signs in. */
const unfinished = perPage((): ((who: string) => void)[] => [])

/** Stores a player's draft; the returned function restores it to that player only. */
function hold<Schema extends v.GenericSchema<{ who: string }>>(record: Entry<Schema>) {
  const draft = read(record)
  return (who: string) => void (draft?.who === who && write(record, draft))
}

/** Restores the same player's draft, and removes the message that told them to sign in. */
function resume({ userName }: Session): void {
  for (const giveBack of unfinished().splice(0)) giveBack(userName)
  const toasts = toastsActor()
  if (toasts?.getSnapshot().context.current?.text === 'logged-out') toasts.send({ type: 'DISMISS' })
}

/**
 * Removes everything that belonged to the player from this phone; `autoLogin` '0' is written last (LOGOUT-04..08).
 * Memory clears itself (src/flows/core/lifetime.ts).
 */
function forgetPlayer(): void {
  clearSessionArea()
  clearPublicAnswers()
  remove(tabHintRecord)
  write(autoLoginRecord, '0')
}

export const sessionFlow = sessionMachine.provide({
  actors: { restoreSession, watchTabs },
  actions: {
    ...boundEffects,
    tellApp: (_, { news }) => tellApp(news),
    keepSession: (_, { session }) => {
      keep(session)
      resume(session)
    },
    forgetPlayer: ({ event }) => {
      if (event.type === 'REFUSED') unfinished().push(hold(feedbackRecord), hold(depositDraftRecord))
      else unfinished().splice(0)
      forgetPlayer()
    },
    tellTabs: ({ context }, { signedIn }) => {
      if (!signedIn) tabs().say({ type: 'signed-out' })
      else if (context.session) tabs().say({ type: 'signed-in', session: context.session })
    },
  },
})
