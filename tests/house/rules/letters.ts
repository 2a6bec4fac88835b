import { brotliDecompressSync } from 'node:zlib'

/** The character map of a WOFF2 file, which is compressed but not transformed. */
function characterMap(font: Buffer): Buffer {
  let at = 48
  let before = 0
  let map: [start: number, length: number] | undefined
  const length = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const plain = length()
    // Outlines and their index (10, 11) are transformed unless version 3 says otherwise, the rest if not 0.
    const transformed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0
    const size = transformed ? length() : plain
    if (tag === 0) map = [before, size]
    before += size
  }
  if (!map) throw new Error('The font has no character map.')
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return tables.subarray(map[0], map[0] + map[1])
}

/** The characters a font has, from its format 4 map (all of ours are in the first plane). */
export function charactersOf(font: Buffer): Set<string> {
  const map = characterMap(font)
  const found = new Set<string>()
  for (let n = 0; n < map.readUInt16BE(2); n++) {
    const start = map.readUInt32BE(8 + n * 8)
    if (map.readUInt16BE(start) !== 4) continue
    const segments = map.readUInt16BE(start + 6)
    for (let s = 0; s < segments; s += 2) {
      const last = map.readUInt16BE(start + 14 + s)
      const first = map.readUInt16BE(start + 16 + segments + s)
      for (let code = first; code <= last && code < 0xffff; code++) found.add(String.fromCharCode(code))
    }
  }
  return found
}
