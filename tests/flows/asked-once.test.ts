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

it('the last sign-in and the first screen ask for the player’s facts once, whoever comes first', async () => {
  await start()
  await signIn()
  const { knownMember, readMember } = await import('../../src/flows/member/member-info')
  const calls = () => page.calls('/wps/member/info').length
  await knownMember()
  await readMember()
  await knownMember()
  expect(calls()).toBe(1)
  // The next screen reads them as they are then.
  await readMember()
  expect(calls()).toBe(2)
})
