import type { Json } from '../../paths/model'

/** Codes of failures anywhere in an event. */
export function failureCodes(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => failureCodes(one as Json))
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'code' && typeof inside === 'string' ? [inside] : failureCodes(inside as Json),
  )
}
