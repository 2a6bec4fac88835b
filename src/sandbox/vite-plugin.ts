import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import type * as server from './server/platform'

/** Loaded only when a server starts: builds and unit tests need no database. */
async function load(config: ResolvedConfig) {
  const { module } = await runnerImport<typeof server>(join(config.root, 'sandbox/server/platform.ts'))
  const sites = await module.openSites(resolve(config.root, '..', process.env.DATA_DIR || '.data'))
  return { ...module, sites }
}

/** Screenshots for the flow studio: the committed ones, and those taken by `paths run` on this machine. */
const screensIn = (root: string) => [
  resolve(root, '../docs/flows/screens'),
  resolve(root, '../.cache/screens'),
]

type Next = (error?: unknown) => void

type Serve = (request: IncomingMessage, response: ServerResponse, next: Next) => Promise<void>

async function answer(serve: Serve, request: IncomingMessage, response: ServerResponse, next: Next) {
  try {
    await serve(request, response, next)
  } catch (error) {
    next(error)
  }
}

/** Mounts the sandbox on the port of `vite` and `vite preview` (or a gateway, with `PLATFORM_URL`). */
export function sandbox(): Plugin {
  let dressed: ((html: string) => Promise<string>) | undefined
  let watched = (html: string) => html
  return {
    name: 'perya-sandbox',

    async configureServer(server) {
      // The unit tests also start such a server, but request nothing from it.
      if (process.env.VITEST) return
      const { sites, ...own } = await load(server.config)
      const studio = resolve(server.config.root, '../.cache/studio')
      const handle = own.createSitesHandler(sites, {
        dist: studio,
        studio,
        screens: screensIn(server.config.root),
      })
      // Once the flow studio has been built, keep it up to date with the sources.
      const hasStudio = existsSync(join(studio, 'reporter.js'))
      if (hasStudio) watched = (html) => own.reporting(html, [own.studioWatching])
      // From sources, the site is the first operator's; `npm start` serves each under its host.
      const operator = () => own.siteOperator(sites.first)
      dressed = async (html) => {
        const whose = await operator()
        return own.pageOf(html, whose, whose.languages[0] ?? 'EN')
      }
      server.httpServer?.once('close', () => void sites.close())
      const serve = async (request: IncomingMessage, response: ServerResponse, next: Next) => {
        const url = request.url ?? '/'
        if (own.isPlatformPath(url, await sites.of(request)) || (hasStudio && own.isStudioPath(url))) {
          await handle(request, response)
          return
        }
        const whose = await operator()
        const headers = own.pageHeaders(whose, { reports: false, dev: true })
        const sent = own.studioWatching.of(request) === 'frame' ? own.framed(headers) : headers
        for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
        const path = url.split('?')[0] ?? '/'
        const file = own.brandFile(whose, path)
        if (file) {
          if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
          if (path.endsWith('.css')) response.setHeader('Content-Type', 'text/css')
          response.end(file)
          return
        }
        // Old links with an extension, which Vite would take for files.
        if (url !== '/' && /\.html/.test(url) && own.isPage(path)) request.url = '/index.html'
        next()
      }
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
        void answer(serve, request, response, next)
      })
    },

    async configurePreviewServer(server) {
      const { sites, createSitesHandler, guarded } = await load(server.config)
      const { root, build } = server.config
      const open = createSitesHandler(sites, {
        dist: resolve(root, build.outDir),
        studio: resolve(root, '../.cache/studio'),
        screens: screensIn(root),
      })
      const handle = guarded(open, process.env.TEAM_SECRET || undefined)
      server.httpServer.once('close', () => void sites.close())
      // Handles every request itself, so that the preview sends the same headers as a production host.
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
        void answer(handle, request, response, next)
      })
    },

    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return dressed && html.includes('%mark%') ? watched(await dressed(html)) : html
      },
    },
  }
}
