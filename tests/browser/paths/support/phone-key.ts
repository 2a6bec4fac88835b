import { appSecret } from '../../../../src/sandbox/control/player'
import { hashToken } from '../../../../src/sandbox/accounts'
import { codeAt } from '../../../wire/support/second-step'
import { authenticator } from '../../../wire/support/authenticator'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** A phone whose passkeys are the test's own: what it says to the next question, and an app with a known secret. */

/** Of the phone: it knows the right passkey, one that no account has, or closes its question. */
type Says = 'own' | 'stranger' | 'closed'

const phones = new WeakMap<App, { says: Says; own: ReturnType<typeof authenticator> }>()

function phoneOf(app: App) {
  const known = phones.get(app) ?? { says: 'own' as Says, own: authenticator(app.world) }
  phones.set(app, known)
  return known
}

export const phoneSays = (says: Says) => ({
  make: (app: App) => {
    phoneOf(app).says = says
  },
})

/** Puts the phone in the place of the browser's own: a test's address is no name of a host, which WebAuthn wants. */
export async function holdPhone(app: App): Promise<void> {
  const phone = phoneOf(app)
  await app.page.exposeFunction('perya_phone', (kind: 'create' | 'get', challenge: string) => {
    if (phone.says === 'closed') return null
    const key = phone.says === 'own' ? phone.own : authenticator(app.world)
    return kind === 'create' ? key.create(challenge) : key.answer(challenge)
  })
  await app.page.addInitScript(() => {
    type Said = { id: string; response: Record<string, string | string[]> } | null
    const ask = async (kind: string, { challenge }: { challenge: ArrayBuffer | Uint8Array<ArrayBuffer> }) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
          .buffer
      const plain = btoa(String.fromCharCode(...new Uint8Array(challenge)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
      const phone = (window as unknown as { perya_phone: (kind: string, challenge: string) => Promise<Said> })
        .perya_phone
      const said = await phone(kind, plain)
      if (!said) throw new DOMException('closed', 'NotAllowedError')
      const response = Object.fromEntries(
        Object.entries(said.response).map(([name, value]) => [
          name,
          typeof value === 'string' ? bytes(value) : value,
        ]),
      )
      return { id: said.id, rawId: bytes(said.id), type: 'public-key', response }
    }
    const { credentials } = navigator as unknown as {
      credentials: Record<string, (all: { publicKey: { challenge: ArrayBuffer } }) => unknown>
    }
    credentials.create = ({ publicKey }) => ask('create', publicKey)
    credentials.get = ({ publicKey }) => ask('get', publicKey)
  })
}

type Key = ReturnType<typeof authenticator>

interface Safe {
  readonly app?: boolean
  readonly codes?: boolean
  readonly passkey?: boolean
  readonly atWithdrawals?: boolean
}

/** The recovery code of the cases, as it is kept. */
const recoveryRow = (id: string) => ({ memberId: id, hash: hashToken(`${id}|ABCDE23456`) })

const memberId = async ({ db }: World, username: string): Promise<string> =>
  (await db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

/** What is typed is right, or not, whatever was typed before. */
export const typedIs = (right: boolean) => ({
  make: async ({ world, player }: App) => {
    const id = await memberId(world, player)
    const { db } = world
    await db.deleteFrom('recoveryCode').where('memberId', '=', id).execute()
    if (right) await db.insertInto('recoveryCode').values(recoveryRow(id)).execute()
    await db
      .updateTable('secondStep')
      .set({ lastStep: right ? 0 : Number.MAX_SAFE_INTEGER })
      .where('memberId', '=', id)
      .execute()
  },
})

/** Sets what signs a player in besides the password. */
export async function setSafe(world: World, username: string, safe: Safe, key?: Key): Promise<void> {
  const { db } = world
  const id = await memberId(world, username)
  await world.control('player', {
    userName: username,
    app: safe.app === true,
    atWithdrawals: safe.atWithdrawals === true,
    ...(safe.codes ? { codes: true } : {}),
  })
  if (!safe.passkey) return
  const row = {
    publicKey: key?.publicKey ?? '',
    counter: 0,
    transports: '[]',
    name: null,
    addedAt: 1,
    usedAt: null,
  }
  await db
    .insertInto('passkey')
    .values({ ...row, id: key?.id ?? 'k1', memberId: id })
    .execute()
}

/** A code that the app shows now, which was not taken before. */
export async function freshCode({ world }: App): Promise<string> {
  await world.db.updateTable('secondStep').set({ lastStep: 0 }).execute()
  return codeAt(appSecret, Date.now())
}

/** The phone's own passkey belongs to this player. */
export async function keepOwnKey(app: App, username: string, safe: Safe = {}): Promise<void> {
  const { own } = phoneOf(app)
  await setSafe(app.world, username, { ...safe, passkey: true }, own)
}
