/**
 * Takes screenshots of each operator's site for its install prompt: `npx tsx src/tools/brand-shots.ts
 * [operator]`, after a build. The pictures in src/operators are committed; this runs when the look of these
 * screens changes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { tags } from '../i18n/language'
import { shipped } from '../operators/all'
import { shotFile, shots } from '../operators/manifest'
import { createSitesHandler, openSites } from '../sandbox/server/sites'
import { chromiumFlags, findChromium } from './lib/chromium.mjs'
import { inRoot } from './lib/root.mjs'

const [only] = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'perya-shots-'))
const sites = await openSites(data)
const server = createServer(createSitesHandler(sites, { dist: inRoot('dist') }))
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const { port } = server.address() as AddressInfo
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags })

for (const operator of shipped()) {
  if (only && only !== operator.id) continue
  for (const language of operator.languages)
    for (const shot of shots) {
      const scale = shot.form === 'narrow' ? 2 : 1
      const context = await browser.newContext({
        viewport: { width: shot.width / scale, height: shot.height / scale },
        deviceScaleFactor: scale,
        isMobile: shot.form === 'narrow',
        hasTouch: shot.form === 'narrow',
        locale: tags[language],
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      // A string, not a function: tsx transforms functions.
      await context.addInitScript(`localStorage.setItem('perya.language', '"${language}"')`)
      const page = await context.newPage()
      await page.goto(`http://${operator.id}.localhost:${port}${shot.path}`, { waitUntil: 'networkidle' })
      await page.evaluate('document.fonts.ready')
      writeFileSync(
        join(operator.folder, shotFile(shot, language)),
        await page.screenshot({ type: 'jpeg', quality: 60 }),
      )
      await context.close()
    }
}
await browser.close()
server.closeAllConnections()
await new Promise((done) => server.close(done))
await sites.close()
rmSync(data, { recursive: true })
