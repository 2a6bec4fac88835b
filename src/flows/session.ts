import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'
import * as v from 'valibot'
import { trialType, type Session } from '../../machines/session/session'
import { sessionMachine, type OtherTabEvent } from '../../machines/session/session.machine'
import { autoLoginRecord, sessionRecord, tabHintRecord, trialNameRecord } from '../platform/records'
import { clearSessionArea, read, remove, write } from '../platform/storage'
import { openTabChannel, type TabChannel } from '../platform/tabs'
import { boundEffects } from './effects'
import { currentSession, tellApp } from './root'
import { forgetSecrets } from './secrets'

export { mayUseAgency } from '../../machines/session/session'

/** What tabs say to each other; anything else on the channel is ignored. */
const message = v.variant('type', [
  v.object({ type: v.literal('who') }),
  v.object({ type: v.literal('signed-in'), session: sessionRecord.schema }),
  v.object({ type: v.literal('signed-out') }),
])

/** How long a new tab waits for another one to tell who is signed in, milliseconds. */
const patience = 250

let channel: TabChannel | null = null
const hearers = new Set<(heard: v.InferOutput<typeof message>) => void>()

function tabs(): TabChannel {
  channel ??= openTabChannel((data) => {
    const heard = v.safeParse(message, data)
    if (heard.success) for (const hear of hearers) hear(heard.output)
  })
  return channel
}

/** This tab's own record, or what another signed-in tab answers; no waiting where no tab is known to be signed in. */
const restoreSession = fromPromise<Session | null>(async () => {
  const own = read(sessionRecord)
  if (own) return own
  if (!read(tabHintRecord)) return null
  const found = await new Promise<Session | null>((resolve) => {
    const timer = setTimeout(() => done(null), patience)
    const hear = (heard: v.InferOutput<typeof message>) => {
      if (heard.type === 'signed-in') done(heard.session)
    }
    const done = (session: Session | null) => {
      clearTimeout(timer)
      hearers.delete(hear)
      resolve(session)
    }
    hearers.add(hear)
    tabs().say({ type: 'who' })
  })
  if (found) keep(found)
  else remove(tabHintRecord)
  return found
})

const watchTabs = fromCallback<EventObject, NonReducibleUnknown, OtherTabEvent>(({ sendBack }) => {
  const hear = (heard: v.InferOutput<typeof message>) => {
    if (heard.type === 'who') {
      const session = currentSession()
      if (session) tabs().say({ type: 'signed-in', session })
    } else if (heard.type === 'signed-in') sendBack({ type: 'OTHER_TAB_SIGNED_IN', session: heard.session })
    else sendBack({ type: 'OTHER_TAB_SIGNED_OUT' })
  }
  hearers.add(hear)
  tabs()
  return () => hearers.delete(hear)
})

function keep(session: Session): void {
  write(sessionRecord, session)
  write(autoLoginRecord, '1')
  write(tabHintRecord, '1')
  if (session.type === trialType) write(trialNameRecord, session.userName)
}

/** Everything that belonged to the player leaves this phone; `autoLogin` '0' is written last (LOGOUT-04..08). */
function forgetPlayer(): void {
  clearSessionArea()
  remove(tabHintRecord)
  forgetSecrets()
  write(autoLoginRecord, '0')
}

export const sessionFlow = sessionMachine.provide({
  actors: { restoreSession, watchTabs },
  actions: {
    ...boundEffects,
    tellApp: (_, { news }) => tellApp(news),
    keepSession: (_, { session }) => keep(session),
    forgetPlayer,
    tellTabs: ({ context }, { signedIn }) => {
      if (!signedIn) tabs().say({ type: 'signed-out' })
      else if (context.session) tabs().say({ type: 'signed-in', session: context.session })
    },
  },
})
