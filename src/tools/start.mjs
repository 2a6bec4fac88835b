/** `npm start`: from a fresh clone to a running site with accounts. Reads PORT, HOST, TEAM_SECRET, DATA_DIR and PLATFORM_URL. */
import { checkNode } from './lib/node-version.mjs'
import { run } from './lib/stop.mjs'

await run(async () => {
  checkNode()
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { ensureSiteBuilt, ensureStudioBuilt } = await import('./lib/build.mjs')
  const { hostFrom, serve } = await import('./lib/serve.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  const listening = hostFrom()
  await ensureInstalled()
  await ensureSiteBuilt()
  await serve(async (port) => {
    const { preview } = await import('vite')
    return preview({
      configFile: inRoot('vite.config.ts'),
      preview: { port, strictPort: true, ...listening },
    })
  })
  // Players do not wait for the studio; until it is built, /studio says so.
  await ensureStudioBuilt().catch((error) => console.error(error.message))
})
