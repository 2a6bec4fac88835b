import { trialType } from '../../../machines/session/session'
import { toldSignInRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { isMuted } from '../core/muted'
import { currentAccount } from '../core/lifetime'
import { currentSession, toastsActor } from '../core/root'
import { knownMember } from '../member/member-info'

/** Milliseconds: a date takes longer to read. */
const shownFor = 5_000

/** Tells players who have just signed in about their previous sign-in, once per session (trust 25); nothing waits for it. */
export async function tellLastSignIn(): Promise<void> {
  const session = currentSession()
  if (!session || isMuted('sign-in') || session.type === trialType || read(toldSignInRecord)) return
  const account = currentAccount()
  write(toldSignInRecord, '1')
  const info = await knownMember().catch(() => null)
  if (info?.lastLogin == null || currentAccount() !== account) return
  const toasts = toastsActor()
  // Any other message is more urgent.
  const watch = toasts?.subscribe(({ context: { current, waiting } }) => {
    if (current?.text === 'last-sign-in' && waiting.length > 0) toasts.send({ type: 'DISMISS' })
    if (current?.text !== 'last-sign-in' && !waiting.some(({ text }) => text === 'last-sign-in')) {
      watch?.unsubscribe()
    }
  })
  const notice = { kind: 'info', text: 'last-sign-in', at: info.lastLogin, milliseconds: shownFor } as const
  toasts?.send({ type: 'SHOW', notice })
}
