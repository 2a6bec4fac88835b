/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. One line per step, the output of a
 * step that fails, and one closing line `N passed, N failed`. Steps run one after the other: on two cores the browser
 * tests and vitest side by side take no less time, and a busy machine makes timings lie.
 */
import { checkNode } from './lib/node-version.mjs'
import { run } from './lib/stop.mjs'

/** A step that either holds or does not, counted as one. */
const whole = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A step's output without the progress line of each test: what is wrong must not drown in what is right. */
const whatFailed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\]|^[·.x-]{20,}$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()

await run(async () => {
  checkNode()
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { tool } = await import('./lib/command.mjs')
  const { findChromium, noChromium } = await import('./lib/chromium.mjs')
  const { vitestTally, playwrightTally } = await import('./lib/tally.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  const { mkdirSync, rmSync } = await import('node:fs')
  await ensureInstalled()

  const unitReport = inRoot('.cache/vitest.json')
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(unitReport, { force: true })

  const chromium = findChromium()
  const browser = chromium ? undefined : noChromium
  let built

  /** One project of the browser tests, in a report of its own. */
  const inBrowser = (name, project) => {
    const report = inRoot(`.cache/${project}.json`)
    rmSync(report, { force: true })
    return {
      name,
      missing: () => built ?? browser,
      work: () =>
        tool(
          'playwright',
          [
            'test',
            '-c',
            'tests/browser/playwright.config.ts',
            '--reporter=line,json',
            '--project',
            project,
            '--no-deps',
          ],
          { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        ),
      count: (code) => playwrightTally(report, code),
    }
  }

  const steps = [
    { name: 'types', work: () => tool('tsc', ['--noEmit']) },
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
      work: () =>
        tool('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`], {
          NO_COLOR: '1',
        }),
      count: (code) => vitestTally(unitReport, code),
    },
    {
      name: 'size budgets',
      missing: () => built ?? browser,
      work: () => tool('tsx', ['tests/bench/bench.ts'], { CHROME_PATH: chromium }),
    },
    inBrowser('tests in a browser', 'site'),
    // What measures the work of a thread runs alone, and also when a test of the site has failed.
    inBrowser('budgets in a browser', 'budgets'),
  ]

  const total = { passed: 0, failed: 0 }
  for (const { name, missing, work, count = whole } of steps) {
    const reason = missing?.()
    const since = performance.now()
    const { code, output } = reason ? { code: 1, output: reason } : await work()
    const { passed, failed, names = [] } = reason ? whole(1) : count(code)
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    total.passed += passed
    total.failed += failed
    const sum = count === whole ? '' : `, ${passed} passed, ${failed} failed`
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}${reason ? '' : ` (${seconds} s${sum})`}`)
    // By name first: of a long output, the beginning is what a person sees.
    for (const one of names) console.log(`     failed: ${one}`)
    if (failed > 0) console.log(whatFailed(output))
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
})
