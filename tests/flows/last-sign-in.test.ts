import { expect, it } from 'vitest'
import { eachInItsOwnPage, page, signIn, start, startAt } from './page'

eachInItsOwnPage()

async function signedInAgain() {
  const yesterday = startAt - 86_400_000
  await page.sandbox.db
    .updateTable('member')
    .set({ lastLogin: yesterday })
    .where('username', '=', 'mika_07')
    .execute()
  const { root } = await start()
  await signIn()
  const { tellLastSignIn } = await import('../../src/flows/session/last-sign-in')
  await tellLastSignIn()
  const toasts = root.toastsActor()!
  // Whoever asked first: the page itself, or this test.
  await expect.poll(() => toasts.getSnapshot().context.current?.text).toBe('last-sign-in')
  return { toasts, tellLastSignIn, current: () => toasts.getSnapshot().context.current, yesterday }
}

it('[HOME-31] the sign-in before this one is told once a session, from member info asked for with home', async () => {
  const { toasts, tellLastSignIn, current, yesterday } = await signedInAgain()
  expect(current()).toMatchObject({ text: 'last-sign-in', at: yesterday })
  toasts.send({ type: 'DISMISS' })
  await tellLastSignIn()
  expect(current()).toBeNull()
  expect(page.calls('/wps/member/info')).toHaveLength(1)
})

it('gives way to whatever else there is to say', async () => {
  const { toasts, current } = await signedInAgain()
  toasts.send({ type: 'SHOW', notice: { kind: 'loading', text: 'please-wait' } })
  expect(current()?.text).toBe('please-wait')
})
