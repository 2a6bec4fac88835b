import { createCanvas, finish } from './canvas'
import { oklch } from './colour'
import { drawable, word } from './lettering'
import { createRng, hash, nth } from './rng'
import type { Ground } from './urls'
import { MARKS } from './vendor-marks'

export interface Vendor {
  readonly code: string
  readonly name: string
}

/** A vendor's symbol (48x48), or its symbol and word (48 high), in ink and one tint, on a transparent ground. */
export function vendorLogo({ code, name }: Vendor, ground: Ground = 'night', markOnly = false): string {
  const ink = ground === 'day' ? '#12242b' : '#ffffff'
  const r = createRng('v|' + (code || name))
  const hue = r.i(0, 35) * 10
  const tint = oklch(ground === 'day' ? 0.56 : 0.76, 0.16, hue)
  const g = createCanvas(`v|${code}|${name}|${ink}|undefined|${markOnly}`, 48, 48)
  const mark = nth(MARKS, hash('m|' + (code || name)))
  const symbol = mark(r, tint, ink, drawable(name).charAt(0) || 'V')
  if (markOnly) return finish(g, name, symbol, 48, 48, 'meet')
  const words = drawable(name).split(' ')
  const two = words.length > 1 && words.join('').length > 7
  const weight = r.pick([0.15, 0.19, 0.23])
  const spread = r.pick([0.42, 0.52, 0.62])
  const round = r.yes(0.4)
  const slant = r.yes(0.25) ? -9 : 0
  const first = word(two ? nth(words, 0) : words.join(' '), 0, 0, two ? 22 : 24, ink, {
    weight,
    spread,
    round,
    gap: 0.12,
  })
  const second = two
    ? word(words.slice(1).join(' '), 0, 0, 11, tint, { weight: 0.18, spread: 0.56, round, gap: 0.3 })
    : null
  const width = Math.max(first.width, second?.width ?? 0)
  const place = `translate(${slant ? 64 : 60} ${two ? 5 : 12})${slant ? ` skewX(${slant})` : ''}`
  const below = second ? `<g transform="translate(0 28)">${second.svg}</g>` : ''
  const lettering = `<g transform="${place}">${first.svg}${below}</g>`
  return finish(g, name, symbol + lettering, Math.ceil(width + 66), 48, 'meet')
}
