import type * as v from 'valibot'
import type { Remembered } from '../../../machines/login/form'
import { rememberDevice } from '../../platform/calls/devices'
import { decodeRemembered, encodeRemembered } from '../../platform/cipher'
import { randomHex } from '../../platform/random'
import { rememberedRecord, saltRecord, storedPasswordRecord } from '../../platform/records'
import { isSealed, seal, unseal } from '../../platform/seal'
import { read, write } from '../../platform/storage'
import { call } from '../core/client'
import { currentFlags } from '../core/root'
import { whenSiteKnown } from '../core/site-known'
import { tokenMark } from './remember-token'

type Kept = v.InferOutput<typeof rememberedRecord.schema>

/**
 * What the operator lets a phone store besides the name: the password, a token of the platform, or nothing.
 */
type Keeps = 'password' | 'token' | 'name'

async function keeps(): Promise<Keeps> {
  await whenSiteKnown()
  const { REMEMBERNAME3, REMEMBERTOKEN3 } = currentFlags()
  if (REMEMBERNAME3 === '1') return 'name'
  return REMEMBERTOKEN3 === '1' ? 'token' : 'password'
}

function salt(): string {
  const known = read(saltRecord)
  if (known) return known
  const made = randomHex(16)
  write(saltRecord, made)
  return made
}

/** Double-encoded under the salt (SESSION-07, SESSION-08), and sealed with the phone's own key; empty where there is none. */
const sealed = async (secret: string): Promise<string> =>
  secret === '' ? '' : ((await seal(encodeRemembered(secret, salt()))) ?? '')

async function opened(password: string): Promise<string> {
  if (password === '') return ''
  const encoded = isSealed(password) ? await unseal(password) : password
  return (encoded && decodeRemembered(encoded, salt())) ?? ''
}

/**
 * Reads the record. A secret that cannot be decrypted, or may no longer be stored, is then removed; the name
 * stays.
 */
export async function openRemembered(record: Kept): Promise<Remembered> {
  const found = await opened(record.password)
  const secret = (await keeps()) === (found.startsWith(tokenMark) ? 'token' : 'password') ? found : ''
  if (secret === '' || !isSealed(record.password)) {
    write(rememberedRecord, { ...record, password: await sealed(secret) })
  }
  return {
    method: record.type === 'sms' ? 'mobile' : 'username',
    name: record.username,
    password: secret,
    dialingCode: record.countryDialingCode,
  }
}

/** A token is valid for one login: remembered players get a new one each time. */
async function secretFor(password: string): Promise<string> {
  const may = await keeps()
  if (may === 'name' || password === '') return ''
  if (may === 'password') return password.startsWith(tokenMark) ? '' : password
  return call(rememberDevice, null).then(
    ({ token }) => tokenMark + token,
    () => '',
  )
}

export async function keepRemembered({ method, name, password, dialingCode }: Remembered): Promise<void> {
  write(rememberedRecord, {
    type: method === 'mobile' ? 'sms' : 'username',
    username: name,
    password: await sealed(await secretFor(password)),
    countryDialingCode: dialingCode,
  })
  write(storedPasswordRecord, '1')
}

/** Updates the remembered login after a change of password, but only if it is this player's (PSW-13). */
export async function refreshRemembered(userName: string, password: string): Promise<void> {
  const record = read(rememberedRecord)
  const mine = record?.type === 'username' && record.username.toLowerCase() === userName.toLowerCase()
  if (!mine || !read(saltRecord)) return
  const { username: name, countryDialingCode: dialingCode } = record
  await keepRemembered({ method: 'username', name, password, dialingCode })
}
