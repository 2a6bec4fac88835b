import { createCanvas, finish } from './canvas'
import avatars from './data/avatars.json' with { type: 'json' }
import { emblem } from './emblems'
import { rays } from './objects/scenery'
import { palette } from './palette'
import { createRng } from './rng'
import { rect } from './svg'

const GROUNDS = ['cherry', 'amber', 'jade', 'lagoon', 'sky', 'cobalt', 'rose', 'petrol', 'sunset', 'lime']

/** A member's picture, 96x96: an animal on rays. */
export function avatar({ name }: { readonly name: string }): string {
  const r = createRng('p|' + name)
  const g = createCanvas('p|' + name, 96, 96)
  const p = palette(r.pick(GROUNDS))
  const ground = rect(0, 0, 96, 96, p.base) + rays(48, 54, 90, 10, p.mid, r.i(0, 30))
  const animal = emblem(g, r.pick(avatars), 48, 53, 66, { p, outline: 0.9, rim: '#fff6e2' })
  return finish(g, name, ground + animal)
}
