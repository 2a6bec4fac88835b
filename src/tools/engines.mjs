/**
 * `npm run engines`: the built site in other engines than that of the browser tests. An engine that cannot be had here is
 * named and left out; a test that fails fails the run. One closing line, `engines: N passed, N failed`.
 */
import { run } from './lib/stop.mjs'

await run(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  const { tool } = await import('./lib/command.mjs')
  const { ensureSiteBuilt } = await import('./lib/build.mjs')
  const { ensureChromium } = await import('./lib/get-chromium.mjs')
  const { engines } = await import('./lib/get-engines.mjs')
  const { playwrightTally } = await import('./lib/tally.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  const { mkdirSync, rmSync } = await import('node:fs')

  const reference = await ensureChromium()
  if (!reference) {
    console.log('No Chromium to compare with: other engines are not tested here.')
    return
  }
  await ensureSiteBuilt()
  const places = {}
  for (const [id, { name, find }] of Object.entries(engines)) {
    const place = await find().catch(() => undefined)
    if (place) places[id] = place
    else console.log(`${name} cannot be had here: nothing is tested in it.`)
  }
  const report = inRoot('.cache/engines.json')
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(report, { force: true })
  if (Object.keys(places).length === 0) {
    console.log('engines: 0 passed, 0 failed')
    return
  }
  const { code, output } = await tool(
    'playwright',
    ['test', '-c', 'tests/browser/engines/playwright.config.ts', '--reporter=line,json'],
    {
      CHROME_PATH: reference,
      ENGINES: JSON.stringify(places),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NO_COLOR: '1',
    },
  )
  const { passed, failed, names = [] } = playwrightTally(report, code)
  for (const name of names) console.log(`     failed: ${name}`)
  if (failed > 0) console.log(output)
  console.log(`engines: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
})
