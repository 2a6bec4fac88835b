import { expect, it } from 'vitest'
import { inbox, unreadCount } from '../../src/platform/calls/content'
import { deleteMessage, inboxMessage, readMessage } from '../../src/platform/calls/inbox'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const list = async () => (await world.call(inbox, { pageNo: 1, pageSize: 20 })).list
const unread = () => world.call(unreadCount, null)

it('[MSG-09] [MSG-01] a read message is no longer counted, and reading is idempotent', async () => {
  const first = (await list()).find(({ read }) => !read)
  const before = await unread()
  expect(before).toBeGreaterThan(0)
  const id = first?.id ?? ''
  await world.call(readMessage, { id })
  await world.call(readMessage, { id })
  expect(await unread()).toBe(before - 1)
  expect(await world.call(inboxMessage, { id })).toEqual({ ...first, read: true })
})

it('[MSG-09] a deleted message is gone for good, and deleting is idempotent', async () => {
  const before = await list()
  const id = before[0]?.id ?? ''
  await world.call(deleteMessage, { id })
  await world.call(deleteMessage, { id })
  expect((await list()).map((one) => one.id)).toEqual(before.slice(1).map((one) => one.id))
  expect(await world.call(inboxMessage, { id })).toBeNull()
})

it('[MSG-09] nobody can read, mark or delete another player’s messages', async () => {
  const mine = (await list())[0]
  const id = mine?.id ?? ''
  await world.signIn('don_ramon')
  expect(await world.call(inboxMessage, { id })).toBeNull()
  await world.call(readMessage, { id })
  await world.call(deleteMessage, { id })
  await world.signIn('mika_07')
  expect(await world.call(inboxMessage, { id })).toEqual(mine)
  for (const odd of ['', '-1', '1 or 1=1', '99999999999999999999']) {
    expect(await world.call(inboxMessage, { id: odd })).toBeNull()
  }
})
