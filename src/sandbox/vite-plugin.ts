import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import type { NodeHandler } from './server/node-handler'
import type * as server from './server/platform'

/** Loaded only when a server starts: builds and unit tests need no database. */
async function load(config: ResolvedConfig) {
  const { module } = await runnerImport<typeof server>(join(config.root, 'sandbox/server/platform.ts'))
  const platform = await module.openPlatform(resolve(config.root, '..', process.env.DATA_DIR || '.data'))
  return { ...module, platform }
}

/** Screenshots for the flow studio: the committed ones, and those taken by `paths run` on this machine. */
const screensIn = (root: string) => [
  resolve(root, '../docs/flows/screens'),
  resolve(root, '../.cache/screens'),
]

type Next = (error?: unknown) => void

async function answer(handle: NodeHandler, request: IncomingMessage, response: ServerResponse, next: Next) {
  try {
    await handle(request, response)
  } catch (error) {
    next(error)
  }
}

/** Mounts the sandbox on the port of `vite` and `vite preview` (or a gateway, with `PLATFORM_URL`). */
export function sandbox(): Plugin {
  let brand: (() => Promise<string>) | undefined
  let watched = (html: string) => html
  return {
    name: 'perya-sandbox',

    async configureServer(server) {
      // The unit tests also start such a server, but request nothing from it.
      if (process.env.VITEST) return
      const {
        platform,
        createSiteHandler,
        isPlatformPath,
        isStudioPath,
        pageHeaders,
        isPage,
        brandOf,
        ...own
      } = await load(server.config)
      const studio = resolve(server.config.root, '../.cache/studio')
      const handle = createSiteHandler(platform, {
        dist: studio,
        studio,
        screens: screensIn(server.config.root),
      })
      const headers = pageHeaders({ reports: false, dev: true })
      // Once the flow studio has been built, keep it up to date with the sources.
      const hasStudio = existsSync(join(studio, 'reporter.js'))
      if (hasStudio) watched = (html) => own.reporting(html, own.studioWatching)
      brand = () => brandOf(platform)
      server.httpServer?.once('close', () => void platform.close())
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
        const url = request.url ?? '/'
        if (isPlatformPath(url, platform) || (hasStudio && isStudioPath(url))) {
          void answer(handle, request, response, next)
          return
        }
        const sent = own.studioWatching.of(request) === 'frame' ? own.framed(headers) : headers
        for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
        // Old links with an extension, which Vite would take for files.
        if (url !== '/' && /\.html/.test(url) && isPage(url.split('?')[0] ?? '/')) request.url = '/index.html'
        next()
      })
    },

    async configurePreviewServer(server) {
      const { platform, createSiteHandler } = await load(server.config)
      const { root, build } = server.config
      const handle = createSiteHandler(platform, {
        dist: resolve(root, build.outDir),
        studio: resolve(root, '../.cache/studio'),
        screens: screensIn(root),
      })
      server.httpServer.once('close', () => void platform.close())
      // Handles every request itself, so that the preview sends the same headers as a production host.
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
        void answer(handle, request, response, next)
      })
    },

    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return brand ? watched(html.replace('data-brand="perya"', `data-brand="${await brand()}"`)) : html
      },
    },
  }
}
