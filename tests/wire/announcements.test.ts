import { expect, it } from 'vitest'
import { announcements } from '../../src/platform/calls/content'
import { oneWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
oneWorld((fresh) => (world = fresh), 'jun_agent')

/** The number of entries of each list for these types. */
async function countsOf(types: string) {
  const place = { groupName: 'm_home', platform: 'M', merchantCode: 'perya' } as const
  const answer = await world.call(announcements, { types, ...place })
  const { banners, player, popup, hot, promotion } = answer
  const lists = { banners, player, popup, hot, promotion }
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
}

it.each([
  ['B', 'banners'],
  ['PL', 'player'],
  ['A', 'player'],
  ['PU', 'popup'],
  ['H', 'hot'],
  ['PR', 'promotion'],
])('[CONST-45] type %s fills %s, and nothing else', async (type, list) => {
  expect(Object.keys(await countsOf(type))).toEqual([list])
})

it('[CONST-45] agents get their announcements in addition to every player’s', async () => {
  const players = (await countsOf('PL'))['player'] ?? []
  const both = (await countsOf('PL,A'))['player'] ?? []
  expect(both.length).toBeGreaterThan(players.length)
})
