import { ensureBuilt, ensureSiteBuilt } from '../../../src/tools/lib/build.mjs'
import { noChromium } from '../../../src/tools/lib/chromium.mjs'
import { ensureChromium } from '../../../src/tools/lib/get-chromium.mjs'

/** Global setup: ensures a browser and an up-to-date build; `WITHOUT_STUDIO` skips the flow studio. */
export default async function prepare(): Promise<void> {
  if (!(await ensureChromium())) throw new Error(noChromium)
  if (!process.env.BROWSER_DIST) await (process.env.WITHOUT_STUDIO ? ensureSiteBuilt : ensureBuilt)()
}
