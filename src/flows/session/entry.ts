import { entryMachine, type EntryKind } from '../../../machines/entry/entry.machine'
import { loginPromptMachine } from '../../../machines/login-prompt/login-prompt.machine'
import { roleOf } from '../../../machines/session/session'
import { needDialogs } from '../adapters/dialogs'
import { boundEffects, withCode } from '../core/effects'
import { currentSession } from '../core/root'
import { hasScreen } from '../core/screens'
import { startChart } from '../core/chart'
import { perPlayer } from '../core/lifetime'

/** The login popup. */
export const loginPrompt = perPlayer(() => startChart(loginPromptMachine.provide({ actions: boundEffects })))

const entryFlow = entryMachine.provide({
  actions: {
    ...boundEffects,
    askToLogIn: (_, { next }) => {
      loginPrompt().send({ type: 'ASK', next })
      needDialogs()
    },
    openShare: () => void withCode(import('../service/share'), (panel) => panel.openShare()),
  },
})

export interface Entry {
  readonly kind: EntryKind
  readonly to: string
  /** The referral promotion is switched on; matters for `invite` only. */
  readonly referral?: boolean
}

/** Handles a tap on an entry of the tab bar or a menu by the entry rules. */
export function enter({ kind, to, referral = false }: Entry): void {
  const role = roleOf(currentSession()?.type ?? null)
  startChart(entryFlow, { kind, to, built: hasScreen(to), referral, role })
}
