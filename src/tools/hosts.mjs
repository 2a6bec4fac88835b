/**
 * `npm run hosts`: a release of the built site behind the servers of docs/deploy that this machine has.
 * Servers that are not installed are listed and skipped; a test that fails fails the run. One closing line,
 * `hosts: N passed, N failed`.
 */
import { run } from './lib/stop.mjs'

await run(async () => {
  const { ensureInstalled } = await import('./lib/install.mjs')
  await ensureInstalled()
  const { ensureSiteBuilt } = await import('./lib/build.mjs')
  const { ensureChromium } = await import('./lib/get-chromium.mjs')
  const { hosts } = await import('./lib/hosts.mjs')
  const { runSpecs } = await import('./lib/run-specs.mjs')

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
  await runSpecs('hosts', { CHROME_PATH: chromium, HOSTS: there.map(({ id }) => id).join() })
})
