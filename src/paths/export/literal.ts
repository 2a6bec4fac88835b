import type { Json } from '../model'

const text = (value: string) =>
  `'${value
    .replace(/[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replace(/[\u2028\u2029]/g, ' ')}'`

const name = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key))

/** A value as a TypeScript literal in this project's code style. */
export function literal(value: Json): string {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((item: Json) => literal(item)).join(', ')}]`
  const fields = Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item as Json)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
