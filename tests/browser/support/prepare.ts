import { ensureBuilt } from '../../../src/tools/lib/build.mjs'
import { findChromium, noChromium } from '../../../src/tools/lib/chromium.mjs'

/** Before the first test: there is a browser, and a build of the sources as they are. */
export default async function prepare(): Promise<void> {
  if (!findChromium()) throw new Error(noChromium)
  if (!process.env.BROWSER_DIST) await ensureBuilt()
}
