import { createActor } from 'xstate'
import { entryMachine, type EntryKind } from '../../machines/entry/entry.machine'
import { loginPromptMachine } from '../../machines/login-prompt/login-prompt.machine'
import { roleOf } from '../../machines/session/session'
import { needDialogs } from './adapters/dialogs'
import { boundEffects } from './effects'
import { currentSession } from './root'
import { isBuilt } from './screens'
import { inspect } from './inspect'
import { missed } from './taps'

/** The login popup: one for the whole page. */
export const loginPrompt = createActor(loginPromptMachine.provide({ actions: boundEffects }), {
  inspect,
}).start()

const entryFlow = entryMachine.provide({
  actions: {
    ...boundEffects,
    askToLogIn: (_, { next }) => {
      loginPrompt.send({ type: 'ASK', next })
      needDialogs()
    },
    openShare: () => void import('./share').then((panel) => panel.openShare(), missed),
  },
})

export interface Entry {
  readonly kind: EntryKind
  readonly to: string
  /** The referral promotion is switched on; matters for `invite` only. */
  readonly referral?: boolean
}

/** Follows a tap on an entry of the tab bar or a menu through the entry rules. */
export function enter({ kind, to, referral = false }: Entry): void {
  const role = roleOf(currentSession()?.type ?? null)
  createActor(entryFlow, { input: { kind, to, built: isBuilt(to), referral, role }, inspect }).start()
}
