import { expect, it } from 'vitest'
import { feedback, feedbackByKey } from '../../src/platform/calls/feedback'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const message = (requestId: string, content = 'The last page of my record stays empty') =>
  world.call(feedback, { requestId, kind: 'problem', content })
const rows = () => world.sandbox.db.selectFrom('feedback').selectAll().execute()

it('[WIRE-49] [HELP-06] the same key twice is one message, and can be looked up', async () => {
  const sent = await Promise.all([message('a key of sixteen 1'), message('a key of sixteen 1')])
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toEqual({ number: 'F00000001', sentAt: world.sandbox.clock.now() })
  expect(await rows()).toHaveLength(1)
  expect(await world.call(feedbackByKey, { requestId: 'a key of sixteen 1' })).toEqual(sent[0])
  expect(await message('a key of sixteen 2')).toMatchObject({ number: 'F00000002' })
})

it('[HELP-06] a key looked up in vain accepts nothing', async () => {
  expect(await world.call(feedbackByKey, { requestId: 'a key of sixteen 1' })).toBeNull()
  await expect(message('a key of sixteen 1')).rejects.toMatchObject({ status: 409 })
  expect(await rows()).toEqual([])
})

it('[HELP-05] the platform counts words, too', async () => {
  await expect(message('a key of sixteen 1', 'only four words here')).rejects.toMatchObject({ status: 400 })
  await expect(message('a key of sixteen 2', 'word '.repeat(301))).rejects.toMatchObject({ status: 400 })
  await message('a key of sixteen 3', 'word '.repeat(300))
  expect(await rows()).toHaveLength(1)
})

it('[HELP-06] keys are per player', async () => {
  await message('a key of sixteen 1')
  await world.signIn('don_ramon')
  expect(await world.call(feedbackByKey, { requestId: 'a key of sixteen 1' })).toBeNull()
})
