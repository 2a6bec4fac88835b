import type { IncomingMessage } from 'node:http'
import { isLoopback, localNames } from '../http/loopback'

/** How the app's page is served while the flow studio watches it. */
export interface Watching {
  /** Address of the script that reports to the studio. It comes first in the page. */
  readonly reporter: string
  /** Whether this visit is watched, and whether in the studio's frame. */
  readonly of: (request: IncomingMessage) => 'frame' | 'tab' | undefined
}

/** Set by the studio while it watches (src/studio/watch/channel.ts). */
const cookie = /(?:^|;\s*)perya-studio=watch(?:;|$)/

function hostName(request: IncomingMessage): string {
  try {
    return new URL(`http://${request.headers.host ?? ''}`).hostname
  } catch {
    return ''
  }
}

/** Only visits from this machine with the studio's cookie are watched; never a page in production. */
export const studioWatching: Watching = {
  reporter: '/studio/reporter.js',
  of: (request) => {
    const isNear = isLoopback(request.socket.remoteAddress ?? '') && localNames.has(hostName(request))
    if (!isNear || !cookie.test(request.headers.cookie ?? '')) return undefined
    return request.headers['sec-fetch-dest'] === 'iframe' ? 'frame' : 'tab'
  },
}

/** The page with the reporter before any other script. */
export const reporting = (html: string, { reporter }: Watching): string =>
  html.replace('<head>', `<head><script src="${reporter}"></script>`)

/** The framed page's policy: just as strict, but the studio may frame it. */
export const framed = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    ]),
  )
