/** The player bundle's only source of randomness. */

/** `length` random bytes as lower-case hex text. */
export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 0.5 to 1.5 times the given delay: jitter, so that phones do not all act at once. */
export function spread(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random())
}

/** A whole number from `min` to `max`, inclusive. */
export function randomWhole(min: number, max: number): number {
  return min + Math.floor(Math.random() * (max - min + 1))
}
