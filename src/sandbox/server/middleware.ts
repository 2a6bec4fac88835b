import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { ConnectionLost } from '../http/strike'
import type { Sandbox } from '../sandbox'
import { getSetting } from '../settings'
import { pageHeaders } from './headers'
import { isThere, sendNotYet } from './not-yet'
import { createProxy } from './proxy'
import { createStatic } from './static'
import { studioWatching } from './watched'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** What stands behind the paths of the platform: the sandbox, or the address of a real gateway. */
export type Platform = { readonly sandbox: Sandbox } | { readonly gateway: string }

const sandboxPaths = ['/wps/', '/lgw/', '/art/', '/demo/', '/__sandbox/']
const gatewayPaths = ['/wps/', '/lgw/']

/** True for an address that the platform answers, not the app. */
export function isPlatformPath(url: string, platform: Platform): boolean {
  const path = url.split('?')[0] ?? ''
  if ('sandbox' in platform && path === '/__sandbox') return true
  return ('sandbox' in platform ? sandboxPaths : gatewayPaths).some((prefix) => path.startsWith(prefix))
}

/** The platform's side for a Node server. */
export function createPlatformHandler(platform: Platform): NodeHandler {
  const answer =
    'sandbox' in platform
      ? (request: Request, incoming: IncomingMessage) =>
          platform.sandbox.fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? '' })
      : createProxy(platform.gateway)
  return getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      try {
        return await answer(request, incoming)
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  ) as NodeHandler
}

/** Brand that the page is served for; with a real gateway the build's own. */
export async function brandOf(platform: Platform): Promise<string> {
  return 'sandbox' in platform ? (await getSetting(platform.sandbox.db, 'site')).brand : 'perya'
}

const studioPath = /^\/studio(?=[/?#]|$)/

/** True for an address of the flow studio, which no player's page has. */
export const isStudioPath = (url: string): boolean => studioPath.test(url)

/** Folders that are served as they are. */
export interface SiteFolders {
  /** The build of the app. */
  readonly dist: string
  /** The build of the flow studio; with it the studio is under /studio. */
  readonly studio?: string | undefined
  /** Pictures that are newer than the studio's build. */
  readonly screens?: string | undefined
}

/** Platform and built app on one port: what `vite preview`, the browser tests and the benchmarks serve. */
export function createSiteHandler(platform: Platform, { dist, studio, screens }: SiteFolders): NodeHandler {
  const platformHandler = createPlatformHandler(platform)
  const plainFiles = (folder: string) =>
    createStatic({
      dist: folder,
      headers: pageHeaders({ reports: 'sandbox' in platform }),
      brand: async () => 'perya',
    })
  const studioFiles = studio === undefined ? undefined : plainFiles(studio)
  const screenFiles = screens === undefined ? undefined : plainFiles(screens)
  const files = createStatic({
    dist,
    headers: pageHeaders({ reports: 'sandbox' in platform }),
    brand: () => brandOf(platform),
    ...(studio === undefined ? {} : { watching: studioWatching }),
  })
  return async (request, response) => {
    const url = request.url ?? '/'
    if (isPlatformPath(url, platform)) return platformHandler(request, response)
    if (!studioFiles || !isStudioPath(url)) return files(request, response)
    if (studio !== undefined && !isThere(studio)) return sendNotYet(response, pageHeaders({ reports: false }))
    request.url = url.replace(studioPath, '') || '/'
    const picture = /^\/screens(?=\/)/.exec(request.url)
    if (!picture || !screens || !screenFiles || !existsSync(join(screens, 'index.json')))
      return studioFiles(request, response)
    request.url = request.url.slice(picture[0].length)
    return screenFiles(request, response)
  }
}
