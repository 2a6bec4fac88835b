import { beforeAll, beforeEach } from 'vitest'
import { openWorld, type World } from './world'

type Take = (world: World) => void

const fresh = (take: Take, username?: string) => async () => {
  const world = await openWorld()
  take(world)
  if (username !== undefined) await world.signIn(username)
  return () => world.close()
}

/** A fresh world for each test, with a player signed in if one is named; closed after the test. */
export const eachWorld = (take: Take, username?: string) => beforeEach(fresh(take, username))

/** A fresh world for all tests of a file or group; closed after the last. */
export const oneWorld = (take: Take, username?: string) => beforeAll(fresh(take, username))
