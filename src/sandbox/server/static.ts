import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { framed, reporting, type Watching } from './watched'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const worthPacking = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.map'])

/** Old links that are app pages, not files. */
const pagesWithExtension = new Set(['/register.html', '/m/index.html', '/m/register.html'])

/** Whether the app handles an address: no file extension, or one of the old links. */
export const isPage = (path: string): boolean => pagesWithExtension.has(path) || extname(path) === ''

/** A content-hashed name from the build: cacheable forever. */
const isHashed = (path: string) => /^\/assets\/.+-[\w-]{7}\.\w+$/.test(path)

type Encoding = 'br' | 'gzip' | 'identity'

const packers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: async (body) => body,
}

export interface StaticOptions {
  /** Folder of the build. */
  readonly dist: string
  readonly headers: Readonly<Record<string, string>>
  /** The brand to serve the page for. */
  readonly brand: () => Promise<string>
  /** How to serve a page that a flow studio is watching. */
  readonly watching?: Watching
}

/**
 * Serves a build: compressed once, hashed assets cached forever, pages revalidated, a missing asset as 404
 * and never as a page.
 */
export function createStatic({ dist, headers, brand, watching }: StaticOptions) {
  const packed = new Map<string, Promise<Buffer>>()

  /** The build's page for this brand and the visitor's language; a build without any has one for all. */
  async function pageFor(request: IncomingMessage): Promise<string> {
    const name = `/page.${await brand()}.${languageOf(request)}.html`
    return (await stat(join(dist, name)).catch(() => null)) ? name : '/index.html'
  }

  /** Addresses with a screen, as the build lists them; null in a build that lists none. */
  const screens = readFile(join(dist, 'paths.json'), 'utf8').then(
    (text) => new Set(JSON.parse(text) as string[]),
    () => null,
  )
  const isScreen = async (path: string) => (await screens)?.has(path.replace(/(.)\/+$/, '$1')) ?? true

  /** The page with the brand applied and, if watched, the reporter. */
  function dressed(html: string, worn: string, isWatched: boolean): string {
    const page = html.replace('data-brand="perya"', `data-brand="${worn}"`)
    return isWatched && watching ? reporting(page, watching) : page
  }

  async function body(path: string, stamp: string, encoding: Encoding, isWatched: boolean): Promise<Buffer> {
    const worn = extname(path) === '.html' ? await brand() : ''
    const key = [path, stamp, encoding, worn, isWatched].join('|')
    const known = packed.get(key)
    if (known) return known
    const made = readFile(join(dist, path)).then((file) =>
      packers[encoding](worn ? Buffer.from(dressed(file.toString(), worn, isWatched)) : file),
    )
    packed.set(key, made)
    made.catch(() => packed.delete(key))
    return made
  }

  /** The file for an address, inside `dist` only; null if there is none. */
  async function find(path: string, page: string): Promise<{ file: string; stamp: string } | null> {
    const file = isPage(path) ? page : normalize(path)
    if (file.includes('\0') || file.split(/[/\\]/).includes('..')) return null
    const found = await stat(join(dist, file)).catch(() => null)
    return found?.isFile()
      ? { file, stamp: `${found.size.toString(36)}-${found.mtimeMs.toString(36)}` }
      : null
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const watched = watching?.of(request)
    const sent = watched === 'frame' ? framed(headers) : headers
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value)
    const plain = (status: number, text: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(text)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(405, 'Method not allowed')
      return
    }
    const path = decode(request.url ?? '/')
    const found = path === null ? null : await find(path, await pageFor(request))
    if (!found) {
      plain(404, 'Not found')
      return
    }
    const extension = extname(found.file)
    const encoding = worthPacking.has(extension)
      ? encodingFor(request.headers['accept-encoding'])
      : 'identity'
    const isWatched = watched !== undefined && extension === '.html'
    const dress = extension === '.html' ? `-${await brand()}${isWatched ? `-${watched}` : ''}` : ''
    const etag = `"${found.stamp}-${encoding}${dress}"`
    response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream')
    response.setHeader(
      'Cache-Control',
      isHashed(found.file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    const isVaried = watching !== undefined && extension === '.html'
    const isOfLanguage = isPage(path ?? '')
    response.setHeader(
      'Vary',
      `Accept-Encoding${isOfLanguage ? ', Accept-Language' : ''}${isVaried ? ', Cookie, Sec-Fetch-Dest' : ''}`,
    )
    response.setHeader('ETag', etag)
    const known = !isOfLanguage || (await isScreen(path ?? ''))
    if (known && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    const bytes = await body(found.file, found.stamp, encoding, isWatched)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', bytes.length)
    response.writeHead(known ? 200 : 404)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Filipino for a browser that asks for it before English. */
function languageOf({ headers }: IncomingMessage): 'EN' | 'TY' {
  const [first] = /\b(fil|tl|en)\b/.exec(headers['accept-language'] ?? '') ?? []
  return first === 'fil' || first === 'tl' ? 'TY' : 'EN'
}

function decode(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return null
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b/.test(text)) return 'br'
  return /\bgzip\b/.test(text) ? 'gzip' : 'identity'
}
