import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeRemembered, decryptBody, encodeRemembered, encryptBody } from '../../src/platform/cipher'
import type { Entry } from '../../src/platform/storage'
import * as lateRecords from '../../src/platform/late-records'
import * as startRecords from '../../src/platform/records'
import { openTypeThree, sealTypeThree } from '../../src/platform/type-three'

const records = { ...startRecords, ...lateRecords }

/** A phone's storage as a browser provides it; `full` and `blocked` make it fail the way browsers do. */
class Store {
  readonly kept = new Map<string, string>()
  full = false
  getItem(key: string) {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
    this.kept.set(key, value)
  }
  removeItem(key: string) {
    this.kept.delete(key)
  }
  clear() {
    this.kept.clear()
  }
}

async function phone(blocked = false) {
  const session = new Store()
  const local = new Store()
  for (const [name, store] of [
    ['sessionStorage', session],
    ['localStorage', local],
  ] as const) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        if (blocked) throw new DOMException('blocked', 'SecurityError')
        return store
      },
    })
  }
  vi.resetModules()
  return { session, local, ...(await import('../../src/platform/storage')) }
}

describe('records on the phone', () => {
  const box = {
    area: 'local',
    key: 'box',
    schema: v.object({ size: v.number() }),
  } as const

  it('are stored as JSON under their key and read back', async () => {
    const { read, write, remove, local, session } = await phone()
    expect(read(box)).toBeNull()
    write(box, { size: 3 }, '.a')
    expect(local.kept.get('box.a')).toBe('{"size":3}')
    expect(session.kept.size).toBe(0)
    expect(read(box, '.a')).toEqual({ size: 3 })
    remove(box, '.a')
    expect(read(box, '.a')).toBeNull()
  })

  it.each(['{', 'null', '[]', '{"size":"3"}', '{"other":1}', '', '\u0000', '{"__proto__":{"size":1}}'])(
    'that are damaged or of an older shape are dropped: %j',
    async (text) => {
      const { read, local } = await phone()
      local.kept.set('box', text)
      expect(read(box)).toBeNull()
      expect(local.kept.has('box')).toBe(false)
    },
  )

  it('live in memory if storage is blocked, and the app is told once', async () => {
    const { read, write, remove, clearSessionArea, whenStorageBlocked } = await phone(true)
    const told = vi.fn<() => void>()
    whenStorageBlocked(told)
    write(box, { size: 1 })
    write(box, { size: 2 })
    expect(read(box)).toEqual({ size: 2 })
    remove(box)
    expect(read(box)).toBeNull()
    clearSessionArea()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('keep their newest value in memory if storage is full, and return to it when there is room', async () => {
    const { read, write, local } = await phone()
    write(box, { size: 1 })
    local.full = true
    write(box, { size: 2 })
    expect(read(box)).toEqual({ size: 2 })
    local.full = false
    write(box, { size: 3 })
    expect(local.kept.get('box')).toBe('{"size":3}')
    expect(read(box)).toEqual({ size: 3 })
  })

  it('a blocked storage found before there was a listener is reported to the first one', async () => {
    const { read, whenStorageBlocked } = await phone(true)
    read(box)
    const told = vi.fn<() => void>()
    whenStorageBlocked(told)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('[LOGOUT-05] clearing the session area leaves the other one alone', async () => {
    const { write, clearSessionArea, session, local } = await phone()
    write(box, { size: 1 })
    session.kept.set('anything', 'x')
    clearSessionArea()
    expect([...session.kept.keys(), ...local.kept.keys()]).toEqual(['box'])
  })

  it('no junk of any kind makes reading throw', async () => {
    const { read, local } = await phone()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const record of Object.values(records)) {
          local.kept.set(record.key, text)
          expect(() => read(record as Entry<v.GenericSchema>)).not.toThrow()
        }
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('the list of records', () => {
  const all = Object.values(records)

  it('[SESSION-01, SESSION-02, SESSION-06] names and places are fixed', () => {
    expect(all.map(({ area, key }) => `${area} ${key}`).sort()).toEqual(
      expect.arrayContaining([
        'session MC_SESSION_INFO',
        'session trialName',
        'session autoLogin',
        'session storedPassword',
        'local perya.remembered',
        'local perya.salt',
      ]),
    )
    expect(Object.keys(records.sessionRecord.schema.entries).sort()).toEqual([
      'firstTimeLogin',
      'merchantCode',
      'token',
      'type',
      'userName',
    ])
  })

  it('[SESSION-07] the remembered login holds type, username, password and dialing code', () => {
    expect(Object.keys(records.rememberedRecord.schema.entries)).toEqual([
      'type',
      'username',
      'password',
      'countryDialingCode',
    ])
    const { schema } = records.rememberedRecord
    expect(
      v.safeParse(schema, { type: 'mobile', username: '', password: '', countryDialingCode: '' }).success,
    ).toBe(false)
  })

  it('no two share a key', () => {
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })

  it('the token is kept for the browser session only', () => {
    expect(records.sessionRecord.area).toBe('session')
  })
})

describe('encrypted bodies', () => {
  it('[LOGIN-24, LOGIN-27] what one side encrypts the other decrypts, with what the header carries', () => {
    fc.assert(
      fc.property(fc.record({ username: fc.string(), password: fc.string() }), (body) => {
        const { body: sealed, header } = encryptBody(body)
        expect(header).toMatch(/^AES-256-CBC; key=[0-9a-f]{64}; iv=[0-9a-f]{32}$/)
        expect(Object.keys(sealed)).toEqual(['data'])
        expect(decryptBody(sealed.data, header)).toEqual(body)
      }),
      { numRuns: 50, seed: 7 },
    )
  })

  it('each has a key of its own', () => {
    const made = Array.from({ length: 20 }, () => encryptBody({ a: 1 }))
    expect(new Set(made.map(({ header }) => header)).size).toBe(20)
    expect(new Set(made.map(({ body }) => body.data)).size).toBe(20)
  })

  it('a damaged one, or one with another’s header, decrypts to nothing and never throws', () => {
    const one = encryptBody({ username: 'mika_07' })
    const other = encryptBody({ username: 'don_ramon' })
    expect(decryptBody(one.body.data, other.header)).toBeNull()
    fc.assert(
      fc.property(fc.string(), fc.string(), (data, header) => {
        expect(decryptBody(data, header)).toBeNull()
        expect(() => decryptBody(data, one.header)).not.toThrow()
      }),
      { numRuns: 200, seed: 7 },
    )
  })
})

describe('the remembered password', () => {
  const salt = '0123456789abcdef0123456789abcdef'

  it('[SESSION-07, SESSION-08] decodes only with its own salt, and is never stored as plain text', () => {
    const encoded = encodeRemembered('Perya-1234', salt)
    expect(encoded).not.toContain('Perya')
    expect(Buffer.from(encoded, 'base64').toString()).not.toContain('Perya')
    expect(decodeRemembered(encoded, salt)).toBe('Perya-1234')
    expect(decodeRemembered(encoded, salt.replace('0', '1'))).toBeNull()
  })

  it('is encoded differently each time', () => {
    expect(encodeRemembered('Perya-1234', salt)).not.toBe(encodeRemembered('Perya-1234', salt))
  })

  it('a damaged record counts as none, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(decodeRemembered(text, salt)).toBeNull()
      }),
      { numRuns: 200, seed: 7 },
    )
  })
})

describe('entries of type 3', () => {
  it('[SITE-09, SITE-10] decrypt with their own last 8 characters as the key', () => {
    const sealed = sealTypeThree('https://t.me/perya', 'perya-cs')
    expect(sealed.endsWith('perya-cs')).toBe(true)
    expect(sealed).not.toContain('t.me')
    expect(openTypeThree(sealed)).toBe('https://t.me/perya')
  })

  it('[SITE-10] are DES in ECB mode over Base64, as any other implementation reads them', () => {
    // printf /demo | openssl enc -des-ecb -K 70657279612d6373 -base64
    expect(sealTypeThree('/demo', 'perya-cs')).toBe('tbdS+so5fwU=perya-cs')
    expect(openTypeThree('tbdS+so5fwU=perya-cs')).toBe('/demo')
    expect(openTypeThree(`${sealTypeThree('/demo', 'perya-cs').slice(0, -8)}perya-xx`)).not.toBe('/demo')
  })

  it('anything else decrypts to nothing and never throws', () => {
    for (const entry of ['', 'perya-cs', 'short', 'not base64 at all perya-cs']) {
      expect(openTypeThree(entry)).toBeNull()
    }
    fc.assert(
      fc.property(fc.string(), (entry) => {
        expect(() => openTypeThree(entry)).not.toThrow()
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

beforeEach(() => () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  Reflect.deleteProperty(globalThis, 'localStorage')
})
