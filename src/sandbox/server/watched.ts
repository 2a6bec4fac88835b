import type { IncomingMessage } from 'node:http'
import { isLoopback, localNames } from '../http/loopback'

/** How the app's page is served to somebody who watches it in the flow studio. */
export interface Watching {
  /** Address of the script that tells the studio what happens. It comes first in the page. */
  readonly reporter: string
  /** Whether this visit is watched, and in a frame of the studio's own. */
  readonly of: (request: IncomingMessage) => 'frame' | 'tab' | undefined
}

/** Set by the studio for as long as it watches (src/studio/watch/channel.ts). */
const cookie = /(?:^|;\s*)perya-studio=watch(?:;|$)/

function hostName(request: IncomingMessage): string {
  try {
    return new URL(`http://${request.headers.host ?? ''}`).hostname
  } catch {
    return ''
  }
}

/** Watched are visits from this machine that carry the studio's cookie; a page in production never is. */
export const studioWatching: Watching = {
  reporter: '/studio/reporter.js',
  of: (request) => {
    const isNear = isLoopback(request.socket.remoteAddress ?? '') && localNames.has(hostName(request))
    if (!isNear || !cookie.test(request.headers.cookie ?? '')) return undefined
    return request.headers['sec-fetch-dest'] === 'iframe' ? 'frame' : 'tab'
  },
}

/** The page with the reporter in front of everything else that runs. */
export const reporting = (html: string, { reporter }: Watching): string =>
  html.replace('<head>', `<head><script src="${reporter}"></script>`)

/** The policy of the framed page: as strict, but the studio may stand around it. */
export const framed = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    ]),
  )
