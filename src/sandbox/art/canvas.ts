import { createRng, hash } from './rng'
import type { Rng } from './rng'
import { escapeXml, n2 } from './svg'

/** A gradient stop: offset 0..1, colour, and opacity when it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** One picture being drawn: its size, its own random source, and the definitions it has asked for. */
export interface Canvas {
  readonly w: number
  readonly h: number
  readonly r: Rng
  /** A linear gradient from (x1, y1) to (x2, y2), in box units or, with `user`, in user units; a paint. */
  lin(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number, user?: boolean): string
  /** A radial gradient, likewise; (fx, fy) is where the light sits. */
  rad(
    stops: readonly Stop[],
    cx?: number,
    cy?: number,
    r?: number,
    user?: boolean,
    fx?: number,
    fy?: number,
  ): string
  /** Any other definition, written by a function that is told its id; the id. */
  def(write: (id: string) => string): string
  /** A paint that many objects of one picture share. */
  once(key: string, make: () => string): string
  readonly defs: readonly string[]
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
    })
    .join('')

/** A canvas whose ids carry a hash of the seed, so that many pictures can be inlined in one page. */
export function createCanvas(seed: string, w: number, h: number): Canvas {
  const uid = 'a' + hash(seed).toString(36)
  const defs: string[] = []
  const shared = new Map<string, string>()
  let count = 0
  const nextId = (): string => `${uid}${(count++).toString(36)}`
  const units = (user: boolean): string => (user ? ' gradientUnits="userSpaceOnUse"' : '')
  return {
    w,
    h,
    r: createRng(seed),
    defs,
    lin(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false) {
      const id = nextId()
      const line = `x1="${n2(x1)}" y1="${n2(y1)}" x2="${n2(x2)}" y2="${n2(y2)}"`
      defs.push(`<linearGradient id="${id}" ${line}${units(user)}>${stopTags(stops)}</linearGradient>`)
      return `url(#${id})`
    },
    rad(stops, cx = 0.5, cy = 0.5, r = 0.5, user = false, fx, fy) {
      const id = nextId()
      const light = fx === undefined || fy === undefined ? '' : ` fx="${n2(fx)}" fy="${n2(fy)}"`
      const disc = `cx="${n2(cx)}" cy="${n2(cy)}" r="${n2(r)}"${light}`
      defs.push(`<radialGradient id="${id}" ${disc}${units(user)}>${stopTags(stops)}</radialGradient>`)
      return `url(#${id})`
    },
    def(write) {
      const id = nextId()
      defs.push(write(id))
      return id
    },
    once(key, make) {
      const made = shared.get(key) ?? make()
      shared.set(key, made)
      return made
    },
  }
}

/** How a picture that does not have its box's proportions fits: cut to fill it, or shown whole. */
export type Fit = 'slice' | 'meet'

/** The finished document. With an empty label it is decoration and hidden from assistive technology. */
export function finish(g: Canvas, label: string, body: string, w = g.w, h = g.h, fit: Fit = 'slice'): string {
  const box = `viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid ${fit}"`
  const role = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${role}><defs>${g.defs.join('')}</defs>${body}</svg>`
}
