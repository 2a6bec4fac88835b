/** A short stable hash of a text (FNV-1a with two seeds), seven letters and digits. For ids, not for security. */
export function shortHash(text: string): string {
  let high = 0x811c9dc5
  let low = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x85ebca6b)
  }
  const number = (high >>> 0) * 0x10000 + ((low ^ (low >>> 15)) & 0xffff)
  return number.toString(36).padStart(10, '0').slice(-7)
}
