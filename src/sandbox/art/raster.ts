import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { artResponse } from './routes'
import { BANNER_KINDS, LARGE_TILE, TILE_KINDS, VENDOR_KINDS } from './urls'

/** A picture in pixels as HTTP sends it. Immutable like the drawing it is made from. */
export interface RasterResponse {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: 'image/webp'
  /** A strong entity tag, quotes included. */
  readonly etag: string
}

/** Pixels across by the first segment of a path: what the widest place on a phone shows at about twice its size. */
const WIDTHS: Readonly<Record<string, number>> = {
  [TILE_KINDS.tall]: 300,
  [LARGE_TILE]: 640,
  [TILE_KINDS.square]: 208,
  [TILE_KINDS.wide]: 400,
  [VENDOR_KINDS.night]: 96,
  [VENDOR_KINDS.day]: 96,
  [BANNER_KINDS.night]: 716,
  [BANNER_KINDS.day]: 716,
  crest: 128,
  avatar: 128,
}
const QUALITY = 50

// What it keeps by itself is of no use: every picture is made once.
sharp.cache(false)

/** About 12 kB each: at most 12 MB. */
const KEPT = 1000
const cache = new Map<string, Promise<RasterResponse | null>>()

/** Making one takes some 40 ms: what was made once on this machine is kept beside the other caches, or in `ART_DIR`. */
const folder = resolve(
  fileURLToPath(new URL('../../..', import.meta.url)),
  process.env.ART_DIR || '.cache/art',
)

async function paint(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = sharp(Buffer.from(svg)).resize(width).webp({ quality: QUALITY })
  return Uint8Array.from(await pixels.toBuffer())
}

/** What the folder has, else a new picture, which the folder then has. A folder that can't be written is done without. */
async function madeOnce(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(`${width} ${QUALITY} ${svg}`).digest('hex').slice(0, 32)
  const file = join(folder, `${name}.webp`)
  try {
    return Uint8Array.from(await readFile(file))
  } catch {
    const made = await paint(svg, width)
    // Whole under another name first: another process may look for it at the same moment.
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(unfinished, made))
      .then(() => rename(unfinished, file))
      .catch(() => {})
    return made
  }
}

async function make(path: string): Promise<RasterResponse | null> {
  const kind = path.split('/')[3] ?? ''
  const width = WIDTHS[kind]
  const drawn = kind === LARGE_TILE ? path.replace(LARGE_TILE, TILE_KINDS.tall) : path
  const drawing = artResponse(drawn.replace(/webp$/, 'svg'))
  if (!drawing || width === undefined) return null
  const body = await madeOnce(drawing.body, width)
  return { body, type: 'image/webp', etag: `"${drawing.etag.slice(1, -1)}-${width}"` }
}

/**
 * The picture under a path that ends in `.webp`: the drawing under the same path with `.svg`, in pixels. Null if there
 * is none, which is a 404. Recent pictures are kept.
 */
export function rasterResponse(path: string): Promise<RasterResponse | null> {
  if (!path.endsWith('.webp')) return Promise.resolve(null)
  const picture = cache.get(path) ?? make(path)
  // Deleting first moves a picture that is used again to the young end of the map.
  cache.delete(path)
  cache.set(path, picture)
  picture.catch(() => cache.delete(path))
  const oldest = cache.keys().next()
  if (cache.size > KEPT && !oldest.done) cache.delete(oldest.value)
  return picture
}
