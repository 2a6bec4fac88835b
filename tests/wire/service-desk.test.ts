import { expect, it } from 'vitest'
import { launchChat, serviceAgents } from '../../src/platform/calls/service-desk'
import { openTypeThree } from '../../src/platform/type-three'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
oneWorld((fresh) => (world = fresh))

it('[HELP-11] [HELP-12] [CONST-49] the desk lists position, title and type; one list has two entries', async () => {
  const agents = await world.call(serviceAgents, null)
  expect(Object.keys(agents[0] ?? {}).sort()).toEqual(['csPosition', 'title', 'type'])
  expect(agents.map(({ csPosition }) => csPosition)).toEqual([1, 2, 3, 4])
  expect(agents.map(({ type }) => type)).toEqual(['LIVECHAT', 'TELEGRAM', 'TELEGRAM', 'FACEBOOK'])
})

it('[WIRE-83] [HELP-13] an agent’s address comes with launching, plain or encrypted', async () => {
  const chat = await world.call(launchChat, { csPosition: 1, type: 'LIVECHAT' })
  expect(chat?.type).toBe(3)
  expect(openTypeThree(chat?.path ?? '')).toBe('/demo/service/livechat')
  const money = await world.call(launchChat, { csPosition: 3, type: 'TELEGRAM' })
  expect(money).toEqual({ type: 1, name: 'TELEGRAM', path: '/demo/service/telegram-money' })
  expect(await world.call(launchChat, { csPosition: 3, type: 'FACEBOOK' })).toBeNull()
})
