import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { announcements } from '../../src/platform/calls/content'
import { hotMatches, winners } from '../../src/platform/calls/boards'
import { hotGames, vendors } from '../../src/platform/calls/games'
import { settings, siteStatus, whitelabel } from '../../src/platform/calls/settings'
import { openWorld, type World } from './support/world'

const merchantCode = 'perya'
const language = 'EN'
const platform = 'html5'
const visits = 60

/**
 * Of this thread only, if the system reports it: concurrent garbage collection takes longer the busier a
 * machine is.
 */
const ownTime = `/proc/self/task/${process.pid}/schedstat`

/** CPU milliseconds so far. */
function spent(): number {
  if (existsSync(ownTime)) return Number(readFileSync(ownTime, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU milliseconds spent on some work: on a busy machine, wall-clock time says nothing. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = spent()
  await work()
  return spent() - before
}

/** 99th percentile of the values, milliseconds. */
const p99 = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0

describe('the sandbox is fast enough to measure the app with', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld('socket')
    return () => world.close()
  })

  /** Requests of the home page when it opens. */
  const home = (w: World) => [
    () => w.call(settings, { merchantCode }),
    () => w.call(whitelabel, { merchantCode }),
    () => w.call(siteStatus, { merchantCode }),
    () => w.call(announcements, { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode }),
    () => w.call(vendors, { merchantCode, language, platform }),
    () => w.call(hotGames, { isPlatform: '2', language, platform, merchantCode }),
    () => w.call(hotMatches, { merchantCode, language }),
    () => w.call(winners, { gameCategory: 'ALL', language, limitNum: 20 }),
  ]

  it('answers home’s calls in under 25 ms of CPU time at the 99th percentile, with all games seeded', async () => {
    const { games } = await world.sandbox.db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .executeTakeFirstOrThrow()
    expect(games).toBeGreaterThanOrEqual(600)
    for (const ask of home(world)) await ask()
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) for (const ask of home(world)) times.push(await cost(ask))
    expect(times).toHaveLength(visits * home(world).length)
    expect(p99(times)).toBeLessThan(25)
  })

  it('uses less than 150 MB for it', async () => {
    const before = process.memoryUsage().rss
    const other = await openWorld('socket')
    for (let visit = 0; visit < visits; visit += 1) {
      await Promise.all(home(other).map((ask) => ask()))
    }
    const megabytes = (process.memoryUsage().rss - before) / 1024 / 1024
    await other.close()
    expect(megabytes).toBeLessThan(150)
  })
})
