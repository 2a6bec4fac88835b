/** `npm run dev`: the site from its sources, with hot reload. Reads PORT, DATA_DIR and PLATFORM_URL. */
import { checkNode } from './lib/node-version.mjs'
import { run } from './lib/stop.mjs'

await run(async () => {
  checkNode()
  const { ensureInstalled } = await import('./lib/install.mjs')
  const { serve } = await import('./lib/serve.mjs')
  const { inRoot } = await import('./lib/root.mjs')
  await ensureInstalled()
  await serve(async (port) => {
    const { createServer } = await import('vite')
    const server = await createServer({
      configFile: inRoot('vite.config.ts'),
      server: { port, strictPort: true },
    })
    return server.listen()
  })
})
