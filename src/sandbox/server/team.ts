import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopback, localNames } from '../http/loopback'
import type { NodeHandler } from './node-handler'

/** Reaching the served studio from other machines: whoever has the team's secret is let in. */

const cookieName = 'perya-team'
/** Long enough for a day of reviews, seconds. */
const cookieLife = 12 * 60 * 60

const members = new WeakSet<IncomingMessage>()

/** Whether a request showed the team's secret. */
export const isOfTeam = (request: IncomingMessage): boolean => members.has(request)

/** The name a request calls this machine by; empty for what is none. */
export function hostName({ headers }: IncomingMessage): string {
  try {
    return new URL(`http://${headers.host ?? ''}`).hostname
  } catch {
    return ''
  }
}

/** Whether a request comes from this machine, and calls it by a local name. */
export const isFromHere = (request: IncomingMessage): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') && localNames.has(hostName(request))

const digest = (text: string) => createHash('sha256').update(`perya-team ${text}`).digest()

/** What a browser sends once its person has typed the secret, under any name. */
function typed({ headers }: IncomingMessage): string {
  const [, code = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? []
  const whole = Buffer.from(code, 'base64').toString()
  return whole.slice(whole.indexOf(':') + 1)
}

/**
 * Lets in requests of this machine, and those that show the secret: typed once when the browser asks for it, then in
 * a cookie, as the app has another use for the header. Without a secret, nobody is asked.
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
