import { limits } from '../../../machines/shared/limits'
import { trialType } from '../../../machines/session/session'
import { memberInfo } from '../../platform/calls/member'
import { toldSignInRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { call } from '../core/client'
import { currentAccount } from '../core/lifetime'
import { currentSession, toastsActor } from '../core/root'

/** Tells whoever has just signed in of the sign-in before it, once a session (trust 25); nobody waits for it. */
export async function tellLastSignIn(): Promise<void> {
  const session = currentSession()
  if (!session || session.type === trialType || read(toldSignInRecord)) return
  const account = currentAccount()
  write(toldSignInRecord, '1')
  const info = await call(memberInfo, null).catch(() => null)
  if (info?.lastLogin == null || currentAccount() !== account) return
  const notice = { kind: 'info', text: 'last-sign-in', at: info.lastLogin } as const
  toastsActor()?.send({ type: 'SHOW', notice: { ...notice, milliseconds: limits.longToast } })
}
