import * as paths from '../../../machines/shared/paths'
import { everywhere, screens, type ScreenCalls } from '../wire/screens'

/** How much of an answer survives the app's parser. */
export type Damage =
  | { readonly kind: 'whole' }
  | { readonly kind: 'rows'; readonly lost: number; readonly money: boolean }
  | { readonly kind: 'field' }

const addresses = new Map<string, unknown>(Object.entries(paths))

function placesOf(call: string, where: (one: ScreenCalls) => readonly string[]): string[] {
  if (where(everywhere).includes(call)) return ['every screen']
  return Object.entries(screens).flatMap(([name, one]) =>
    one && where(one).includes(call) ? [String(addresses.get(name))] : [],
  )
}

/** What players see if a call's answer is wrong, in a sentence or two. */
export function effectOf(call: string, damage: Damage): string {
  const needed = placesOf(call, ({ needs }) => needs)
  const useful = placesOf(call, ({ also = [] }) => also)
  const tapped = placesOf(call, ({ onTap = [] }) => onTap)
  const places = [...needed, ...useful, ...tapped].join(', ') || 'no screen'
  if (damage.kind === 'field') return `Nothing is missing; the field is read as far as it can be (${places}).`
  if (damage.kind === 'rows') {
    const told = damage.money ? ' Players are told that amounts could not be read.' : ''
    return `${damage.lost} ${damage.lost === 1 ? 'row is' : 'rows are'} not shown (${places}).${told}`
  }
  const parts = [
    ...(needed.length > 0 ? [`Says that it did not load: ${needed.join(', ')}.`] : []),
    ...(useful.length > 0 ? [`A block is missing: ${useful.join(', ')}.`] : []),
    ...(tapped.length > 0 ? [`A tap ends in an error: ${tapped.join(', ')}.`] : []),
  ]
  return parts.join(' ') || 'Nobody: no screen makes this call.'
}
