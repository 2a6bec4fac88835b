import type { AnyStateMachine } from 'xstate'
import type { Path, Step } from '../../../../src/paths/model'
import { idsIn } from '../../../../src/tools/lib/trace'
import { rowsOn } from '../../../../src/tools/lib/trace-charts'
import type { App } from '../../support/app'
import { smallTargets } from '../../support/targets'
import { expect, test, type WorldOptions } from '../../support/test'
import type { Driver } from './driver'
import { Flow } from './flow'
import { endPictures, picturePlaces, takePicture } from './pictures'
import { lastAtOnce, screenPaths, type ScreenPath } from './routes'
import { readOverlay } from './overlays'
import { openLogbook, type Logbook } from './logbook'

async function walk(
  app: App,
  driver: Driver,
  screenPath: ScreenPath,
  places: ReadonlySet<string>,
  log: Logbook,
): Promise<void> {
  const { path, atOnce } = screenPath
  const flow = await Flow.open(
    app,
    driver,
    path.input,
    path.steps.filter(({ kind }) => kind === 'outcome'),
    {
      stands: log.stands,
      saw: log.saw,
      settled: async (steps, left) => {
        log.did(steps)
        if (left) return
        log.shows(await takePicture(app, path, steps, places))
        expect(await smallTargets(app.page, { onPage: false }), 'targets under 44 px').toEqual([])
        await readOverlay(app.page, `${path.chart} ${path.id} after ${steps} steps`)
      },
    },
  )
  await test.step(`Start: ${path.input}`, () => flow.isAt())
  for (let at = lastAtOnce(atOnce, -1) + 1; at < path.steps.length;) {
    const last = lastAtOnce(atOnce, at)
    const [step, ...answers] = path.steps.slice(at, last + 1) as [Step, ...Step[]]
    await test.step([step, ...answers].map(({ label }) => label).join('; '), async () => {
      await flow.does(step, ...answers)
      await flow.isAt()
    })
    at = last + 1
  }
}

/** The language and brand requested by `paths run --browser`. */
function askedLook(): Partial<WorldOptions> {
  const [language, brand] = (process.env.PATHS_LOOK ?? '').split(' ') as [
    WorldOptions['language']?,
    WorldOptions['brand']?,
  ]
  return language && brand ? { language, brand } : {}
}

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
  const all = screenPaths(driver).paths
  const paths = all.filter(({ path }) => only?.includes(path.id) ?? true)
  const places = picturePlaces(all, driver)

  const look = askedLook()
  if (begins && look.language && look.language !== begins) return
  test.describe(() => {
    test.use(look)
    for (const one of paths) {
      const claims = claimsOf(one.path, cases.machine, ids)
      test(
        `path ${one.path.id} of the ${cases.id} chart ${claims}`.trimEnd(),
        async ({ app, watch }, info) => {
          watch.expectStatus(...(expects?.status ?? []))
          for (const line of expects?.lines ?? []) watch.expect(line)
          const log = openLogbook(one.path)
          try {
            await walk(app, driver, one, places, log)
          } finally {
            await log.attachTo(info)
            endPictures()
          }
        },
      )
    }
  })
}
