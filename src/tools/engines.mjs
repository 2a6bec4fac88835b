/**
 * `npm run engines`: the built site in other engines than the browser tests use. Engines unavailable here are
 * listed and skipped; a test that fails fails the run. One closing line, `engines: N passed, N failed`.
 */
import { run } from './lib/stop.mjs'

/**
 * Charts whose paths are also run in Firefox: the ways in, into a game and out, and what may appear before
 * them.
 */
const charts = [
  'login',
  'register',
  'sms-code',
  'forgot-password',
  'game-launch',
  'logout',
  'site-status',
  'contract-prompt',
]

await run(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  const { ensureSiteBuilt } = await import('./lib/build.mjs')
  const { ensureChromium } = await import('./lib/get-chromium.mjs')
  const { engines } = await import('./lib/get-engines.mjs')
  const { runSpecs } = await import('./lib/run-specs.mjs')

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
  if (Object.keys(places).length === 0) {
    console.log('engines: 0 passed, 0 failed')
    return
  }
  await runSpecs('engines', {
    CHROME_PATH: reference,
    ENGINES: JSON.stringify(places),
    PATHS_CHARTS: charts.join(),
  })
})
