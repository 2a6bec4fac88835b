import type { LoginMethod, Remembered } from '../../../machines/login/form'
import { fetched } from '../../platform/code'
import { rememberedRecord, saltRecord, storedPasswordRecord } from '../../platform/records'
import { randomHex } from '../../platform/random'
import { read, remove, write } from '../../platform/storage'

/** This phone's remembered login: password double-encoded with the phone's own salt (SESSION-07, SESSION-08). */

function salt(): string {
  const known = read(saltRecord)
  if (known) return known
  const made = randomHex(16)
  write(saltRecord, made)
  return made
}

/**
 * Null if nothing is remembered, or it was stored with another salt. The cipher is loaded only if there is something to
 * decode.
 */
export async function readRemembered(): Promise<Remembered | null> {
  const record = read(rememberedRecord)
  if (!record) return null
  const method: LoginMethod = record.type === 'sms' ? 'mobile' : 'username'
  const { decodeRemembered } = await fetched(import('../../platform/cipher'), 'remembered login')
  const password = record.password === '' ? '' : decodeRemembered(record.password, salt())
  if (password === null) {
    remove(rememberedRecord)
    return null
  }
  return { method, name: record.username, password, dialingCode: record.countryDialingCode }
}

export async function writeRemembered({ method, name, password, dialingCode }: Remembered): Promise<void> {
  const { encodeRemembered } = await fetched(import('../../platform/cipher'), 'remembered login')
  write(rememberedRecord, {
    type: method === 'mobile' ? 'sms' : 'username',
    username: name,
    password: password === '' ? '' : encodeRemembered(password, salt()),
    countryDialingCode: dialingCode,
  })
  write(storedPasswordRecord, '1')
}

export function dropRemembered(): void {
  remove(rememberedRecord)
  remove(storedPasswordRecord)
}

/** Updates the remembered login after a change of password, but only if it is this player's (PSW-13). */
export async function refreshRemembered(userName: string, password: string): Promise<void> {
  const record = read(rememberedRecord)
  const mine = record?.type === 'username' && record.username.toLowerCase() === userName.toLowerCase()
  if (!mine || !read(saltRecord)) return
  const { username: name, countryDialingCode: dialingCode } = record
  await writeRemembered({ method: 'username', name, password, dialingCode })
}
