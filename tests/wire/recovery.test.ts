import { describe, expect, it } from 'vitest'
import {
  devices,
  endDevice,
  endOtherDevices,
  rememberDevice,
  rememberedLogin,
} from '../../src/platform/calls/devices'
import { forgotByEmail, passWordChangeV2 } from '../../src/platform/calls/password'
import { proveContact, sendContactCode } from '../../src/platform/calls/security'
import { login } from '../../src/platform/calls/session'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

/** Regaining access to an account: through a verified address, or through what a phone has stored. */

const password = 'Perya-1234'
const wrong = { code: 'wrong-credentials' }

let world: World
eachWorld((fresh) => (world = fresh))

const lastMail = async (recipient: string) =>
  await world.sandbox.db
    .selectFrom('outbox')
    .select(['text', 'code'])
    .where('recipient', '=', recipient)
    .where('code', '!=', '')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

describe('one address for two accounts', () => {
  it('[FORGOT-05] the mail sets the password of the account that asked, and of no other', async () => {
    const contact = 'bahay@example.com'
    for (const username of ['mika_07', 'tita_baby']) {
      await world.signIn(username)
      await world.call(sendContactCode, { contact })
      const { code } = await lastMail(contact)
      await world.call(proveContact, { contact, verificationCode: code, password })
      world.sandbox.clock.advance(60_000)
    }
    for (const username of ['mika_07', 'tita_baby'])
      await world.call(forgotByEmail, { username, email: contact })
    const { text } = await lastMail(contact)
    expect(text).toContain('tita_baby')
    const link = /\/demo\/password\/\S+/.exec(text)?.[0] ?? ''
    const body = new URLSearchParams({ password: 'Lantern-88', again: 'Lantern-88' })
    expect((await world.fetch(link, { method: 'POST', body })).status).toBe(200)
    const signIn = (username: string, secret: string) =>
      world.call(login, { username, password: secret, captcha: '', type: 'username' })
    await expect(signIn('tita_baby', 'Lantern-88')).resolves.toMatchObject({ userName: 'tita_baby' })
    await expect(signIn('mika_07', 'Lantern-88')).rejects.toMatchObject(wrong)
    await expect(signIn('mika_07', password)).resolves.toMatchObject({ userName: 'mika_07' })
  })
})

describe('a token that a phone keeps instead of the password', () => {
  const give = async () => {
    await world.signIn('mika_07')
    return (await world.call(rememberDevice, null)).token
  }
  const use = (token: string, username = 'mika_07') => world.call(rememberedLogin, { username, token })

  it('signs its own account in, once; whoever comes with it again voids the others as well', async () => {
    const token = await give()
    await expect(use(token, 'tita_baby')).rejects.toMatchObject(wrong)
    await expect(use(token)).resolves.toMatchObject({ userName: 'mika_07' })
    const next = await give()
    await expect(use(token)).rejects.toMatchObject(wrong)
    await expect(use(next)).rejects.toMatchObject(wrong)
    const rows = await world.sandbox.db.selectFrom('rememberToken').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    [
      'the password changes',
      () =>
        world.call(passWordChangeV2, {
          oldPassword: password,
          newPassword: 'Lantern-88',
          confirmNewPassword: 'Lantern-88',
        }),
    ],
    ['other devices are ended', () => world.call(endOtherDevices, null)],
    ['90 days are over', async () => world.sandbox.clock.advance(90 * 86_400_000)],
  ] as const)('is void after %s', async (_, happens) => {
    const token = await give()
    expect((await world.call(devices, null)).list).toHaveLength(1)
    await happens()
    await expect(use(token)).rejects.toMatchObject(wrong)
  })

  it('is void once its own device is ended by its id; those of other devices stay good', async () => {
    const lost = await give()
    const kept = await give()
    const { list } = await world.call(devices, null)
    await world.call(endDevice, { id: list.find(({ current }) => !current)?.id ?? '' })
    await expect(use(lost)).rejects.toMatchObject(wrong)
    await expect(use(kept)).resolves.toMatchObject({ userName: 'mika_07' })
  })

  it('a locked account stays locked', async () => {
    const token = await give()
    await world.sandbox.db
      .updateTable('member')
      .set({ locked: 1 })
      .where('username', '=', 'mika_07')
      .execute()
    await expect(use(token)).rejects.toMatchObject({ code: 'account-locked' })
  })
})
