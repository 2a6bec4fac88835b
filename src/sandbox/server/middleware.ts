import type { IncomingMessage } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { teamAddress } from '../http/loopback'
import { ConnectionLost } from '../http/strike'
import type { Sandbox } from '../running'
import { getSetting } from '../settings'
import type { OperatorFile } from '../../operators/file'
import { operatorOf } from '../../operators/all'
import { pageHeaders } from '../../operators/policy'
import { gatewayPaths } from '../../operators/serving'
import { isThere, sendNotYet } from './not-yet'
import { createProxy } from './proxy'
import type { NodeHandler } from './node-handler'
import { createScreens } from './screens'
import { createStatic } from './static'
import { isOfTeam } from './team'
import { patience, studioWatching } from './watched'

/** What serves the platform's paths: the sandbox, or the address of a real gateway. */
export type Platform = ({ readonly sandbox: Sandbox } | { readonly gateway: string }) & {
  /** The site's operator; with a sandbox, its setting decides if nothing else does. */
  readonly operator?: OperatorFile
}

const sandboxPaths = ['/wps/', '/lgw/', '/art/', '/demo/', '/__sandbox/']

/** Whether the platform, rather than the app, serves this address. */
export function isPlatformPath(url: string, platform: Platform): boolean {
  const path = url.split('?')[0] ?? ''
  if ('sandbox' in platform && path === '/__sandbox') return true
  const paths = 'sandbox' in platform ? sandboxPaths : gatewayPaths(platform.operator ?? { proxied: [] })
  return paths.some((prefix) => path.startsWith(prefix))
}

/**
 * Where a request comes from. For the control plane the team counts as local; players have their own
 * addresses.
 */
const addressOf = (incoming: IncomingMessage): string =>
  isOfTeam(incoming) && incoming.url?.startsWith('/__sandbox')
    ? teamAddress
    : (incoming.socket.remoteAddress ?? '')

/** The platform as a Node request handler. */
function createPlatformHandler(platform: Platform): NodeHandler {
  const answer =
    'sandbox' in platform
      ? (request: Request, incoming: IncomingMessage) =>
          platform.sandbox.fetch(request, { remoteAddress: addressOf(incoming) })
      : createProxy(platform.gateway)
  return getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      try {
        return await answer(request, incoming)
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error
        // Chromium resends a request automatically, even one that moves money, if a reused connection closes
        // without a response; after an invalid response it does not. Other browsers take that for a response.
        const { socket } = outgoing
        if (socket && /Chrome\//.test(incoming.headers['user-agent'] ?? ''))
          socket.end('lost\r\n\r\n', () => socket.destroy())
        else outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { overrideGlobalObjects: false },
  ) as NodeHandler
}

/** The operator of a platform. */
export async function siteOperator(platform: Platform): Promise<OperatorFile> {
  if (platform.operator) return platform.operator
  return operatorOf('sandbox' in platform ? (await getSetting(platform.sandbox.db, 'site')).brand : undefined)
}

const studioPath = /^\/studio(?=[/?#]|$)/

/** Whether an address belongs to the flow studio, which is never part of the player's bundle. */
export const isStudioPath = (url: string): boolean => studioPath.test(url)

/** Folders to serve. */
export interface SiteFolders {
  /** The build of the app. */
  readonly dist: string
  /** The build of the flow studio; if given, it is served under /studio. */
  readonly studio?: string | undefined
  /** Screenshot folders that are newer than the studio's build; the first with the file wins. */
  readonly screens?: readonly string[] | undefined
}

/** Platform and built app on one port: used by `vite preview`, the browser tests and the benchmarks. */
export function createSiteHandler(platform: Platform, { dist, studio, screens }: SiteFolders): NodeHandler {
  const platformHandler = createPlatformHandler(platform)
  const operator = () => siteOperator(platform)
  const headers = async () => pageHeaders(await operator(), { reports: 'sandbox' in platform })
  const plainFiles = (folder: string) => createStatic({ dist: folder, headers })
  const studioFiles = studio === undefined ? undefined : plainFiles(studio)
  const screensNow = createScreens(screens ?? [], plainFiles)
  const files = createStatic({
    dist,
    headers,
    operator,
    ...(studio === undefined ? {} : { watching: [studioWatching, patience] }),
  })
  return async (request, response) => {
    const url = request.url ?? '/'
    if (isPlatformPath(url, platform)) return platformHandler(request, response)
    if (!studioFiles || !isStudioPath(url)) return files(request, response)
    if (studio !== undefined && !isThere(studio)) return sendNotYet(response, await headers())
    const inside = url.replace(studioPath, '')
    // The page's own URLs are relative to its folder.
    if (!inside.startsWith('/')) {
      response.writeHead(302, { Location: `/studio/${inside}`, 'Cache-Control': 'no-store' }).end()
      return undefined
    }
    request.url = inside
    const picture = /^\/screens(?=\/)/.exec(request.url)
    const screenFiles = picture ? screensNow() : undefined
    if (!picture || !screenFiles) return studioFiles(request, response)
    request.url = request.url.slice(picture[0].length)
    return screenFiles(request, response)
  }
}
