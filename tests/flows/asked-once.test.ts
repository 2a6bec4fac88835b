import { expect, it } from 'vitest'
import { eachInItsOwnPage, page, signIn, start } from './page'

eachInItsOwnPage()

it('a list whose answer is there before its screen is drawn is not asked for again, but when the player comes back', async () => {
  await start()
  await signIn()
  const { inboxActor, renewInbox } = await import('../../src/flows/member/messages')
  const calls = () => page.calls('/wps/relay/CSP_getInbox').length
  inboxActor()
  await expect.poll(() => inboxActor().getSnapshot().hasTag('pending')).toBe(false)
  renewInbox()
  await page.answered()
  expect(calls()).toBe(1)
  renewInbox()
  await expect.poll(calls).toBe(2)
})

it('the last sign-in is told from what the screen has just read of the player', async () => {
  await start()
  await signIn()
  const { readMember } = await import('../../src/flows/member/member-info')
  const { tellLastSignIn } = await import('../../src/flows/session/last-sign-in')
  const { remove } = await import('../../src/platform/storage')
  const { toldSignInRecord } = await import('../../src/platform/late-records')
  const calls = () => page.calls('/wps/member/info').length
  await readMember()
  const before = calls()
  remove(toldSignInRecord)
  await tellLastSignIn()
  expect(calls()).toBe(before)
  // Every screen reads it anew.
  await readMember()
  expect(calls()).toBe(before + 1)
})
