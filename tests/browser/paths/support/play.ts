import type { AnyStateMachine } from 'xstate'
import { judge, withCasesNow } from '../../../../src/paths/against/promised'
import type { PromisedChart } from '../../../../src/paths/run/on-screen'
import type { Path } from '../../../../src/paths/model'
import { idsIn } from '../../../../src/tools/lib/trace'
import { rowsOn } from '../../../../src/tools/lib/trace-charts'
import type { App } from '../../support/app'
import { smallTargets } from '../../support/targets'
import { expect, test, type WorldOptions } from '../../support/test'
import { asksForChecks, checkState } from './checks'
import type { Driver } from './driver'
import { Flow } from './flow'
import {
  comparePicture,
  endPictures,
  holdMessages,
  passMessages,
  picturePlaces,
  takePicture,
} from './pictures'
import { leaveWhileWaiting } from './leave'
import { moments, screenPaths, type ScreenPath } from './routes'
import { readOverlay } from './overlays'
import { promisedAsked } from './taken'
import { openLogbook, type Logbook } from './logbook'

/** What an earlier time promised, and no longer is so. The place of this line would tell nobody anything. */
function brokenPromise(lines: readonly string[]): Error {
  const error = new Error(lines.join('\n'))
  error.stack = `Error: ${error.message}`
  return error
}

async function walk(
  app: App,
  driver: Driver,
  screenPath: ScreenPath,
  places: ReadonlySet<string>,
  log: Logbook,
  promised: PromisedChart | undefined,
): Promise<void> {
  const { atOnce } = screenPath
  const path = promised ? withCasesNow(driver.cases, screenPath.path) : screenPath.path
  const broken = promised && judge(driver.cases, promised, path)
  await holdMessages(app, path.chart)
  const flow = await Flow.open(
    app,
    driver,
    path.input,
    path.steps.filter(({ kind }) => kind === 'outcome'),
    {
      stands: log.stands,
      saw: log.saw,
      settled: async (steps, left, made) => {
        const lines = broken?.(steps, made) ?? []
        if (lines.length > 0) throw brokenPromise(lines)
        log.did(steps)
        if (left) return
        log.shows(await takePicture(app, path, steps, places))
        await comparePicture(app, path, steps, places)
        await passMessages(app, path.chart)
        log.checked(await checkState(app, path.chart, places.has(`${path.id} ${steps}`)))
        expect(await smallTargets(app.page, { onPage: false }), 'targets under 44 px').toEqual([])
        await readOverlay(app.page, `${path.chart} ${path.id} after ${steps} steps`)
      },
    },
  )
  await test.step(`Start: ${path.input}`, () => flow.isAt())
  for (const [step, ...answers] of moments({ path, atOnce })) {
    await test.step([step, ...answers].map(({ label }) => label).join('; '), async () => {
      await flow.does(step, ...answers)
      await flow.isAt()
    })
  }
}

/** The languages and brands requested by `paths run --browser`: mostly one, or whatever the config says. */
function askedLooks(): readonly Partial<WorldOptions>[] {
  return (process.env.PATHS_LOOK ?? '').split(',').map((text) => {
    const [language, brand] = text.split(' ') as [WorldOptions['language']?, WorldOptions['brand']?]
    return language && brand ? { language, brand } : {}
  })
}

/** The people that every path is played as, where several are asked for. */
const askedPlayers = ({ players }: Driver): readonly (string | undefined)[] =>
  process.env.PATHS_PEOPLE && players ? players : [undefined]

/** Rows that a path claims: those of the driver whose states it passes. */
function claimsOf({ start, steps }: Path, machine: AnyStateMachine, ids: string): string {
  const passed = rowsOn(machine, [start.value, ...steps.map(({ expected }) => expected.value)])
  return idsIn(ids)
    .filter((id) => passed.has(id))
    .map((id) => `[${id}]`)
    .join(' ')
}

/** Defines the tests of one chart: its paths. tests/house/drivers.test.ts holds what they leave out. */
export function playPaths(driver: Driver): void {
  const { cases, ids, expects, begins } = driver
  const only = process.env.PATHS_ONLY?.split(',')
  const promised = promisedAsked(cases.id)
  const all = promised?.paths ?? screenPaths(driver).paths
  const paths = all.filter(({ path }) => only?.includes(path.id) ?? true)
  const places = picturePlaces(all, driver)

  if (only === undefined && !promised) leaveWhileWaiting(driver, all)

  const looks = askedLooks()
  for (const look of looks) {
    if (begins && look.language && look.language !== begins) continue
    for (const player of askedPlayers(driver)) {
      const parts = [...(looks.length > 1 ? [look.language, look.brand] : []), player]
      const name = parts.filter((part) => part !== undefined).join(' ')
      describeLook(look, player, name === '' ? undefined : name)
    }
  }

  function describeLook(look: Partial<WorldOptions>, player: string | undefined, name?: string): void {
    test.describe(name ?? '', () => {
      test.use(look)
      for (const one of paths) {
        const claims = claimsOf(one.path, cases.machine, ids)
        test(
          `path ${one.path.id} of the ${cases.id} chart ${claims}`.trimEnd(),
          async ({ app, watch }, info) => {
            if (asksForChecks) test.slow()
            watch.expectStatus(...(expects?.status ?? []))
            for (const line of expects?.lines ?? []) watch.expect(line)
            if (player !== undefined) app.player = player
            const log = openLogbook(one.path, name)
            try {
              await walk(app, driver, one, places, log, promised)
            } finally {
              await log.attachTo(info)
              endPictures()
            }
          },
        )
      }
    })
  }
}
