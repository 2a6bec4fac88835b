import { login } from '../../platform/calls/session'
import { createClient } from '../../platform/client'
import { toldSignInRecord } from '../../platform/late-records'
import { sessionRecord, tabHintRecord } from '../../platform/records'
import { read, remove, write } from '../../platform/storage'
import { peoplesPassword } from '../../sandbox/personas'

/** The player signed in on the phone; empty for nobody. The frame shares the studio's storage. */
export const signedInAs = (): string => read(sessionRecord)?.userName ?? ''

export function signOut(): void {
  remove(sessionRecord)
  remove(tabHintRecord)
}

/** Signs a test player in as the app's own form does. Returns the code of a refusal, if any. */
export async function signInAs(username: string, merchant: string): Promise<string | undefined> {
  const client = createClient({
    origin: location.origin,
    token: () => null,
    merchant: () => merchant,
    language: () => 'EN',
  })
  const input = { username, password: peoplesPassword, captcha: '', type: 'username' } as const
  try {
    const { token, userName, customerType, firstTimeLogin } = await client.call(login, input)
    write(sessionRecord, { token, userName, type: customerType, firstTimeLogin, merchantCode: merchant })
    // Only a sign-in in the app itself shows the previous one.
    write(toldSignInRecord, '1')
    write(tabHintRecord, '1')
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? 'network'
  }
}
