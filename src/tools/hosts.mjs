/**
 * `npm run hosts`: a release of the built site behind the servers of docs/deploy, as this machine has them. A server
 * that is not installed is named and left out; a test that fails fails the run. One closing line,
 * `hosts: N passed, N failed`.
 */
import { run } from './lib/stop.mjs'

await run(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  const { tool } = await import('./lib/command.mjs')
  const { ensureSiteBuilt } = await import('./lib/build.mjs')
  const { ensureChromium } = await import('./lib/get-chromium.mjs')
  const { hosts } = await import('./lib/hosts.mjs')
  const { playwrightTally } = await import('./lib/tally.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  const { mkdirSync, rmSync } = await import('node:fs')

  const chromium = await ensureChromium()
  if (!chromium) {
    console.log('No Chromium: the site behind other servers is not tested here.')
    return
  }
  const there = hosts.filter(({ name, needs, find }) => {
    if (find()) return true
    console.log(`${name} cannot be had here (${needs}): nothing is tested behind it.`)
    return false
  })
  if (there.length === 0) {
    console.log('hosts: 0 passed, 0 failed')
    return
  }
  await ensureSiteBuilt()
  const report = inRoot('.cache/hosts.json')
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await tool(
    'playwright',
    ['test', '-c', 'tests/browser/hosts/playwright.config.ts', '--reporter=line,json'],
    {
      CHROME_PATH: chromium,
      HOSTS: there.map(({ id }) => id).join(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: '1',
    },
  )
  const { passed, failed, names = [] } = playwrightTally(report, code)
  for (const name of names) console.log(`     failed: ${name}`)
  if (failed > 0) console.log(output)
  console.log(`hosts: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
