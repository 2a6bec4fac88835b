/**
 * `npm test`: what every commit has to pass, cheapest failures first. One line per step, the output of a
 * failing step, and one closing line `N passed, N failed`. `npm run walks` (`--walks`) runs the other tests
 * in a browser: between them, the two run everything. `npm test -- --changed` runs the tests of both that the
 * change since main can affect (src/tools/lib/changed.ts), with types, lint, format and build in full. Steps
 * run in sequence: those that keep both cores busy gain nothing from running in parallel, and a busy machine
 * skews timings. Only a step that leaves a core idle and measures no time (`beside`) runs in parallel with
 * those after it, up to the one it names.
 */
import { checkNode } from './lib/node-version.mjs'
import { run } from './lib/stop.mjs'

/** A step that either passes or fails, counted as one. */
const whole = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** What the change since main can affect, in one line. */
async function planned(tool) {
  const { code, output } = await tool('tsx', ['src/tools/changed.ts'])
  // Without git or main, the change is unknown.
  const plan =
    code === 0
      ? JSON.parse(output.slice(output.indexOf('{')))
      : { everything: 'there is no main to compare with' }
  const { changed = [], everything, units, specs, charts } = plan
  console.log(
    everything
      ? `Everything: ${everything}.`
      : `${changed.length} files changed: ${units.length} test files, ${specs.length} specs in a browser, ${charts.length} charts walked.`,
  )
  if (everything) return { everything }
  const { routes } = plan
  // A change without screens of its own does not narrow the walks through all of them.
  const env = {
    PATHS_CHARTS: charts.join(),
    ...(routes.length > 0 ? { TOUCHED_ROUTES: routes.join() } : {}),
    ...(specs.some((spec) => spec.startsWith('tests/browser/studio/')) ? {} : { WITHOUT_STUDIO: '1' }),
  }
  return { ...plan, env }
}

await run(async () => {
  checkNode()
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { tool } = await import('./lib/command.mjs')
  const { noChromium } = await import('./lib/chromium.mjs')
  const { ensureChromium } = await import('./lib/get-chromium.mjs')
  const { vitestTally, playwrightTally, whatFailed } = await import('./lib/tally.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  const { mkdirSync, rmSync } = await import('node:fs')
  await ensureInstalled()

  const unitReport = inRoot('.cache/vitest.json')
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(unitReport, { force: true })

  const chromium = await ensureChromium()
  const walks = process.argv.includes('--walks')
  const plan = process.argv.includes('--changed') ? await planned(tool) : { everything: true }
  // Skip steps without anything to run.
  const wanted = (list) => plan.everything || list.length > 0
  const browser = chromium ? undefined : noChromium
  let built

  /** Projects of the browser tests, with a separate report. */
  const inBrowser = (name, projects, isWanted, files = [], env = {}) => {
    const report = inRoot(`.cache/${projects[0]}.json`)
    rmSync(report, { force: true })
    return {
      name,
      isWanted,
      missing: () => built ?? browser,
      work: () =>
        tool(
          'playwright',
          [
            'test',
            ...files.map((file) => `${file.replaceAll('.', '\\.')}$`),
            '-c',
            'tests/browser/playwright.config.ts',
            '--reporter=line,json',
            ...projects.flatMap((project) => ['--project', project]),
            '--no-deps',
          ],
          { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
        ),
      count: (code) => playwrightTally(report, code),
    }
  }

  // Measurements of CPU time run alone, even after a failed test of another kind.
  const budgets = inBrowser('budgets in a browser', ['budgets'], plan.everything || plan.studio)
  const commit = [
    {
      name: 'types',
      beside: 'tests without a browser',
      // One checker: each additional one computes the charts' types again, and the other core runs the next
      // step.
      work: () =>
        tool('tsc', [
          '--noEmit',
          '--checkers',
          '1',
          '--incremental',
          '--tsBuildInfoFile',
          inRoot('.cache/types'),
        ]),
    },
    { name: 'lint', work: () => tool('oxlint', []) },
    { name: 'format', work: () => tool('oxfmt', ['--check']) },
    {
      name: 'build',
      work: async () => {
        const result = await tool('vite', ['build'])
        if (result.code !== 0) built = 'The build failed, so there is nothing to run this on.'
        return result
      },
    },
    {
      name: 'tests without a browser',
      isWanted: wanted(plan.units),
      work: () => {
        const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
        return tool('vitest', ['run', ...(plan.units ?? []), ...reports], { NO_COLOR: '1' })
      },
      count: (code) => vitestTally(unitReport, code),
    },
    {
      name: 'size budgets',
      beside: 'tests in a browser',
      isWanted: plan.everything || plan.weight,
      missing: () => built ?? browser,
      work: () => tool('tsx', ['tests/bench/bench.ts'], { CHROME_PATH: chromium }),
    },
    plan.everything
      ? inBrowser('tests in a browser', ['site'], true, [], { WITHOUT_STUDIO: '1' })
      : inBrowser('tests in a browser', ['site', 'walks'], wanted(plan.specs), plan.specs, plan.env),
    ...(plan.everything ? [] : [budgets]),
  ]
  const steps = (walks ? [inBrowser('walks in a browser', ['walks']), budgets] : commit).filter(
    ({ isWanted = true }) => isWanted,
  )

  const total = { passed: 0, failed: 0 }
  const begin = async ({ missing, work, count = whole }) => {
    const reason = missing?.()
    const since = performance.now()
    const { code, output } = reason ? { code: 1, output: reason } : await work()
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    return { reason, output, seconds, ...(reason ? whole(1) : count(code)) }
  }
  const report = ({ name, count = whole }, { reason, output, seconds, passed, failed, names = [] }) => {
    total.passed += passed
    total.failed += failed
    const sum = count === whole ? '' : `, ${passed} passed, ${failed} failed`
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}${reason ? '' : ` (${seconds} s${sum})`}`)
    // Names first: people read the start of a long output.
    for (const one of names) console.log(`     failed: ${one}`)
    if (failed > 0) console.log(whatFailed(output))
  }
  let reported = Promise.resolve()
  const running = []
  for (const step of steps) {
    const beside = steps.some(({ name }) => name === step.beside)
    const result = begin(step)
    running.push({ until: beside ? step.beside : step.name, result })
    // In the order of the steps, each as soon as it can be.
    reported = reported.then(async () => report(step, await result))
    if (beside) continue
    for (const { until, result: own } of running) if (until === step.name) await own
  }
  await reported
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
})
