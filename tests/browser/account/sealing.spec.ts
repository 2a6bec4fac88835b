import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { expect, test } from '../support/test'

/** The encryption code of a form is loaded before it is submitted. */

const assets = join(process.env.BROWSER_DIST ?? inRoot('dist'), 'assets')
/** The file that the code is in, whatever the build calls it. */
const isCode = (path: string) =>
  path.endsWith('.js') && readFileSync(join(assets, path), 'utf8').includes('AES-256-CBC')

for (const { path, first } of [
  { path: '/m/login', first: 'username' },
  { path: '/m/register', first: 'username' },
  { path: '/m/forget', first: 'mobileNum' },
] as const) {
  test(`${path} loads the encryption code while the player types [LOGIN-27]`, async ({ app, page }) => {
    const asked: string[] = []
    const files = readdirSync(assets).filter(isCode)
    expect(files).toHaveLength(1)
    page.on('request', (request) => {
      if (request.url().endsWith(`/assets/${files[0]}`)) asked.push(request.url())
    })
    await app.open(path)
    await expect(app.field(first)).toBeVisible()
    expect(asked).toEqual([])
    await app.field(first).fill('9')
    await expect.poll(() => asked.length).toBe(1)
  })
}
