import { beforeEach, describe, expect, it } from 'vitest'
import { decodeRemembered, encodeRemembered } from '../../src/platform/cipher'
import { eachInItsOwnPage, loginForm, page, reached, signIn, start } from './page'
import { stubDatabase } from './support/phone-database'

const password = 'Perya-1234'
const salt = 'a'.repeat(32)

/** What a thief can read from everything stored as text: as is, decoded, and decoded with the salt. */
function readings(stored: Iterable<readonly [string, string]>): string[] {
  const texts = [...stored].flatMap(([, text]) => {
    const found: unknown[] = [JSON.parse(text)]
    return found
      .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : [one]))
      .map(String)
  })
  return texts.flatMap((text) => [
    text,
    Buffer.from(text, 'base64').toString('latin1'),
    ...texts.map((key) => decodeRemembered(text, key) ?? ''),
    ...texts.map((key) => decodeRemembered(text.replace(/^v2\./, ''), key) ?? ''),
  ])
}

describe('a remembered login', () => {
  let keys: Map<string, unknown>
  beforeEach(() => {
    keys = stubDatabase()
  })
  eachInItsOwnPage()

  const record = () => JSON.parse(page.local.get('perya.remembered') ?? '{}') as Record<string, string>
  const rememberedNow = () => expect.poll(() => record()['username'])
  const restoredPassword = async () => {
    const form = await loginForm()
    const { values, kept } = form.getSnapshot().context
    form.stop()
    return { password: values.password, kept }
  }

  it('[LOGIN-14, SESSION-07, SESSION-08] brings the password back, and everything stored does not give it away', async () => {
    await start()
    await signIn()
    await rememberedNow().toBe('mika_07')
    const stored = [...page.local, ...page.session]
    expect(readings(stored).filter((text) => text.includes(password))).toEqual([])
    await expect(crypto.subtle.exportKey('raw', keys.get('seal') as CryptoKey)).rejects.toThrow(/extractable/)
    expect(await restoredPassword()).toEqual({ password, kept: true })
    // The form can read what an older build left, just like a thief: the test above would have found it.
    const plain = { password: encodeRemembered(password, salt), salt }
    expect(readings([['old', JSON.stringify(plain)]]).some((text) => text === password)).toBe(true)
  })

  it('of an older build is read once more, and sealed', async () => {
    page.local.set('perya.salt', JSON.stringify(salt))
    const old = {
      type: 'username',
      username: 'mika_07',
      password: encodeRemembered(password, salt),
      countryDialingCode: '63',
    }
    page.local.set('perya.remembered', JSON.stringify(old))
    await start()
    expect(await restoredPassword()).toEqual({ password, kept: true })
    expect(record()['password']).toMatch(/^v2\./)
    expect(readings(page.local).some((text) => text.includes(password))).toBe(false)
    expect(await restoredPassword()).toEqual({ password, kept: true })
  })

  it('of another phone opens nothing: the name stays, the password is typed', async () => {
    await start()
    await signIn()
    await rememberedNow().toBe('mika_07')
    keys.clear()
    expect(await restoredPassword()).toEqual({ password: '', kept: false })
    expect(record()).toMatchObject({ username: 'mika_07', password: '' })
  })

  it('is the name alone where the phone keeps no key, or the operator wants no more', async () => {
    await page.control('flags', { REMEMBERNAME3: '1' })
    await start()
    await signIn()
    await rememberedNow().toBe('mika_07')
    expect(record()['password']).toBe('')
    expect(await restoredPassword()).toEqual({ password: '', kept: false })
  })

  it('[LOGIN-14] is a token of the platform where the operator wants that: another after each login', async () => {
    await page.control('flags', { REMEMBERTOKEN3: '1' })
    const { root } = await start()
    const { sessionPassword } = await import('../../src/flows/session/secrets')
    await signIn()
    await rememberedNow().toBe('mika_07')
    const first = record()['password']
    for (const _ of [1, 2]) {
      root.sessionActor()!.send({ type: 'SIGNED_OUT' })
      const form = await loginForm()
      const { values } = form.getSnapshot().context
      expect(values.password).toMatch(/^perya-token:/)
      expect(values.password).not.toContain(password)
      form.send({ type: 'SUBMIT' })
      await reached(form, (state) => state.status === 'done')
      // A token is not a password that could let a change skip the old one.
      expect(sessionPassword()).toBeNull()
      await expect.poll(() => record()['password']).not.toBe(first)
    }
    expect(page.calls('/wps/session/login')).toHaveLength(1)
    expect(page.calls('/wps/session/login/remembered')).toHaveLength(2)
  })
})
