import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { NewCredential, PasskeyAnswer } from '../../../src/platform/calls/passkeys'

/** A software authenticator: WebAuthn byte by byte, with every lie a test needs. */

interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly verified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

const text = (value: string) => Buffer.from(value).toString('base64url')
const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest()

const clientData = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

/** Flags: present 1, verified 4, with key 64. */
function authData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.of(flags), count, rest])
}

/** Deterministic keys, as the contract's pages show them, and Ed25519, whose signatures are deterministic. */
const phones = new WeakMap<object, number>()

/** A world's next phone. */
export function authenticator(world: { readonly origin: string }) {
  const { origin } = world
  const host = new URL(origin).hostname
  const number = (phones.get(world) ?? 0) + 1
  phones.set(world, number)
  const seed = sha256(`phone ${number}`)
  const privateKey = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const id = sha256(seed)
  const coseKey = Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), Buffer.from(x, 'base64url')])
  const names = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }
  let counter = 0
  const flagsOf = ({ verified = true }: Lies) => (verified ? 5 : 1)

  return {
    id: names.id,
    publicKey: coseKey.toString('base64url'),
    /** Makes the passkey. */
    create(challenge: string, lies: Lies = {}): NewCredential {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey])
      const data = authData(lies.rpId ?? host, flagsOf(lies) | 64, 0, attested)
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ])
      return {
        ...names,
        response: {
          clientDataJSON: clientData('create', challenge, lies.origin ?? origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers a challenge. */
    answer(challenge: string, lies: Lies = {}): PasskeyAnswer {
      counter = lies.counter ?? counter + 1
      const data = authData(lies.rpId ?? host, flagsOf(lies), counter)
      const client = clientData('get', challenge, lies.origin ?? origin)
      return {
        ...names,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign(null, Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: text(lies.userHandle ?? 'somebody'),
        },
      }
    },
  }
}
