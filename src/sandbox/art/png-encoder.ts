import { crc32, deflateSync } from 'node:zlib'

/** A picture of at most 256 colours: one palette index per pixel, row by row. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  /** Colours as [red, green, blue], 0..255. */
  readonly palette: readonly (readonly [number, number, number])[]
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** One chunk: length, four-letter type, data, and the CRC of type and data (PNG specification, section 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** Width, height, 8 bits per sample, colour type 3 (palette), and the only compression, filter and no interlace. */
function header({ width, height }: IndexedImage): Uint8Array {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data.set([8, 3, 0, 0, 0], 8)
  return data
}

/** A palette image as a PNG file. */
export function encodePng(image: IndexedImage): Uint8Array {
  const { width, height, pixels, palette } = image
  // Every row starts with its filter type; 0 leaves the row as it is, which suits a palette.
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(image)),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}
