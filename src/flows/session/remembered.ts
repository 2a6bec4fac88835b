import type { Remembered } from '../../../machines/login/form'
import { fetched } from '../../platform/code'
import { rememberedRecord, storedPasswordRecord } from '../../platform/records'
import { read, remove } from '../../platform/storage'

/**
 * This phone's remembered login (SESSION-07); the encryption code is loaded only when there is one to read or
 * write.
 */

const late = () => fetched(import('./remembered-login'), 'remembered login')

/** Null if nothing is remembered. */
export async function readRemembered(): Promise<Remembered | null> {
  const record = read(rememberedRecord)
  return record && (await late()).openRemembered(record)
}

/** Stores what the operator lets a phone store; for a sign-in with a one-time code, the number. */
export const writeRemembered = async (remembered: Remembered): Promise<void> =>
  (await late()).keepRemembered(remembered)

export function dropRemembered(): void {
  remove(rememberedRecord)
  remove(storedPasswordRecord)
}
