import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CreationOptions, RequestOptions } from '../../src/platform/calls/passkeys'
import { answerByPasskey, createPasskey } from '../../src/platform/passkey'

/** Bytes whose base64 has padding, and both characters that differ in base64url. */
const raw = new Uint8Array([0xfb, 0xef, 0xff, 0x01])
const spelled = '--__AQ'

const wanted: CreationOptions = {
  challenge: spelled,
  rp: { id: 'perya.localhost', name: 'Perya' },
  user: { id: spelled, name: 'mika_07', displayName: 'mika_07' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [{ id: spelled, type: 'public-key', transports: ['internal'] }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
}
const asked: RequestOptions = {
  challenge: spelled,
  rpId: 'perya.localhost',
  userVerification: 'required',
  allowCredentials: [{ id: spelled, type: 'public-key' }],
}

const attestation = { clientDataJSON: raw.buffer, attestationObject: raw.buffer }
const assertion = {
  clientDataJSON: raw.buffer,
  authenticatorData: raw.buffer,
  signature: raw.buffer,
  userHandle: null as ArrayBuffer | null,
}
const of = (response: object) => ({ id: spelled, rawId: raw.buffer, type: 'public-key', response })

/**
 * A browser with passkeys; without `reads`, one that does not parse the platform's JSON (Safari 15, WebView
 * 94).
 */
function phone(answer: () => unknown, reads: object = {}) {
  const create = vi.fn<(_: CredentialCreationOptions) => Promise<unknown>>(async () => answer())
  const get = vi.fn<(_: CredentialRequestOptions) => Promise<unknown>>(async () => answer())
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, reads),
  )
  vi.stubGlobal('navigator', { credentials: { create, get } })
  return { create, get }
}
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

describe('a browser that does not read the platform’s JSON', () => {
  it('is asked in bytes to make a passkey, and its answer is spelled for the platform', async () => {
    const { create } = phone(() => of({ ...attestation, getTransports: () => ['internal'] }))
    expect(await createPasskey(wanted, signal)).toEqual({
      id: spelled,
      rawId: spelled,
      type: 'public-key',
      response: { clientDataJSON: spelled, attestationObject: spelled, transports: ['internal'] },
    })
    expect(create).toHaveBeenCalledExactlyOnceWith({
      signal,
      publicKey: {
        ...wanted,
        challenge: raw,
        user: { ...wanted.user, id: raw },
        excludeCredentials: [{ id: raw, type: 'public-key', transports: ['internal'] }],
      },
    })
  })

  it('need not say how the passkey is reached', async () => {
    phone(() => of(attestation))
    expect(await createPasskey(wanted, signal)).toMatchObject({ response: { transports: [] } })
  })

  it('is asked in bytes to answer, and says whose passkey it is only where it knows', async () => {
    const { get } = phone(() => of(assertion))
    const response = { clientDataJSON: spelled, authenticatorData: spelled, signature: spelled }
    expect(await answerByPasskey(asked, signal)).toEqual({
      id: spelled,
      rawId: spelled,
      type: 'public-key',
      response: { ...response, userHandle: null },
    })
    expect(get).toHaveBeenCalledExactlyOnceWith({
      signal,
      publicKey: { ...asked, challenge: raw, allowCredentials: [{ id: raw, type: 'public-key' }] },
    })
    phone(() => of({ ...assertion, userHandle: raw.buffer }))
    expect(await answerByPasskey(asked, signal)).toMatchObject({ response: { userHandle: spelled } })
  })
})

it('a browser that reads the JSON is handed it as it came', async () => {
  const creation = { read: 'creation' }
  const request = { read: 'request' }
  const parseCreationOptionsFromJSON = vi.fn<(_: unknown) => object>(() => creation)
  const parseRequestOptionsFromJSON = vi.fn<(_: unknown) => object>(() => request)
  const reads = { parseCreationOptionsFromJSON, parseRequestOptionsFromJSON }
  const { create } = phone(() => of(attestation), reads)
  await createPasskey(wanted, signal)
  expect(parseCreationOptionsFromJSON).toHaveBeenCalledExactlyOnceWith(wanted)
  expect(create).toHaveBeenCalledExactlyOnceWith({ signal, publicKey: creation })
  const { get } = phone(() => of(assertion), reads)
  await answerByPasskey(asked, signal)
  expect(parseRequestOptionsFromJSON).toHaveBeenCalledExactlyOnceWith(asked)
  expect(get).toHaveBeenCalledExactlyOnceWith({ signal, publicKey: request })
})

describe('the phone’s question that ends without an answer', () => {
  it.each([
    ['NotAllowedError', 'closed'],
    ['AbortError', 'closed'],
    ['InvalidStateError', 'known'],
  ])('%s: %s', async (name, end) => {
    phone(() => {
      throw new DOMException('', name)
    })
    expect(await createPasskey(wanted, signal)).toBe(end)
    expect(await answerByPasskey(asked, signal)).toBe(end)
  })

  it('anything else is a fault, and stays one', async () => {
    for (const fault of [new DOMException('', 'SecurityError'), new Error('NotAllowedError')]) {
      phone(() => {
        throw fault
      })
      await expect(createPasskey(wanted, signal)).rejects.toBe(fault)
      await expect(answerByPasskey(asked, signal)).rejects.toBe(fault)
    }
  })
})
