import type { IncomingMessage } from 'node:http'
import { isFromHere, isOfTeam } from './team'

/** How the app's page is served while the flow studio watches it. */
export interface Watching {
  /** Address of the script that reports to the studio; it is inserted first. */
  readonly reporter: string
  /** Whether this visit is watched, and whether in the studio's frame. */
  readonly of: (request: IncomingMessage) => 'frame' | 'tab' | undefined
}

/** Set by the studio while it watches (src/studio/watch/channel.ts). */
const cookie = /(?:^|;\s*)perya-studio=watch(?:;|$)/

/** Set by the sandbox page, for a manual script (src/sandbox/control/arrange.ts). */
const patientCookie = /(?:^|;\s*)perya-sandbox=patient(?:;|$)/

/**
 * Only visits from this machine or the team, with the studio's cookie, are watched; never a page in
 * production.
 */
export const studioWatching: Watching = {
  reporter: '/studio/reporter.js',
  of: (request) => {
    const isNear = isFromHere(request) || isOfTeam(request)
    if (!isNear || !cookie.test(request.headers.cookie ?? '')) return undefined
    return request.headers['sec-fetch-dest'] === 'iframe' ? 'frame' : 'tab'
  },
}

/** Visits of a tester whose script holds answers: the app does not time out on them. */
export const patience: Watching = {
  reporter: '/__sandbox/patient.js',
  of: (request) => {
    const isNear = isFromHere(request) || isOfTeam(request)
    return isNear && patientCookie.test(request.headers.cookie ?? '') ? 'tab' : undefined
  },
}

/** The page with these scripts inserted before any other. */
export const reporting = (html: string, by: readonly Watching[]): string =>
  html.replace('<head>', `<head>${by.map(({ reporter }) => `<script src="${reporter}"></script>`).join('')}`)

/** The framed page's policy: just as strict, but the studio may frame it. */
export const framed = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    ]),
  )
