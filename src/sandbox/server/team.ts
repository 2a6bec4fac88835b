import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback, localNames } from '../http/loopback'
import type { NodeHandler } from './node-handler'

/** Access to the served studio from other machines, for anyone with the team's secret. */

const cookieName = 'perya-team'
/** Lifetime of the cookie, seconds: enough for a day of reviews. */
const cookieLife = 12 * 60 * 60

const members = new WeakSet<IncomingMessage>()

/** Whether a request presents the team's secret. */
export const isOfTeam = (request: IncomingMessage): boolean => members.has(request)

/** The hostname by which a request addresses this machine; empty if invalid. */
export function hostName({ headers }: IncomingMessage): string {
  try {
    return new URL(`http://${headers.host ?? ''}`).hostname
  } catch {
    return ''
  }
}

/** Whether a request comes from this machine and addresses it by a local name. */
export const isFromHere = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && localNames.has(hostName(request))

const digest = (text: string) => createHash('sha256').update(`perya-team ${text}`).digest()

/** The browser's credentials once the secret has been typed, under any user name. */
function typed({ headers }: IncomingMessage): string {
  const [, code = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? []
  const whole = Buffer.from(code, 'base64').toString()
  return whole.slice(whole.indexOf(':') + 1)
}

/**
 * Admits requests from this machine, and those that present the secret: typed once when the browser prompts,
 * then in a cookie, as the app uses the header for something else. Without a secret, no check is made.
 */
export function guarded(handle: NodeHandler, secret: string | undefined): NodeHandler {
  if (secret === undefined) return handle
  const wanted = digest(secret)
  return async (request, response) => {
    if (isFromHere(request)) return handle(request, response)
    const [, shown] =
      new RegExp(`(?:^|; *)${cookieName}=(\\w{64})(?:;|$)`).exec(request.headers.cookie ?? '') ?? []
    if (shown !== undefined && timingSafeEqual(Buffer.from(shown, 'hex'), wanted)) {
      members.add(request)
      return handle(request, response)
    }
    const isRight = timingSafeEqual(digest(typed(request)), wanted)
    const kept = `${cookieName}=${wanted.toString('hex')}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${cookieLife}`
    response.writeHead(isRight ? 302 : 401, {
      'Cache-Control': 'no-store',
      ...(isRight
        ? { Location: request.url ?? '/', 'Set-Cookie': kept }
        : { 'WWW-Authenticate': 'Basic realm="Flow studio"' }),
    })
    response.end()
    return undefined
  }
}
