import type { Json } from '../model'

/** A state value on one line: `screen.form.editing + link.up`. */
export function place(value: Json): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return '(one state)'
  const parts = Object.entries(value).map(([key, inside]) => {
    const below = place(inside as Json)
    if (below === '(one state)' || below === '') return key
    return below.includes(' + ') ? `${key}.(${below})` : `${key}.${below}`
  })
  return parts.join(' + ') || '(one state)'
}
