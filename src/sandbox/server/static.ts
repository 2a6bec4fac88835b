import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OperatorFile } from '../../operators/file'
import { languageFor } from '../../operators/languages'
import { pageOf } from '../../operators/page'
import { hashed, healthPath, oldLinks, worthPacking } from '../../operators/serving'
import { brandFile, stampOf, workerOf } from '../../operators/site'
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
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const pagesWithExtension: ReadonlySet<string> = new Set(oldLinks)

/** Whether the app handles an address: no file extension, or one of the old links. */
export const isPage = (path: string): boolean => pagesWithExtension.has(path) || extname(path) === ''

type Encoding = 'br' | 'gzip' | 'identity'

const packers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: async (body) => body,
}

interface StaticOptions {
  /** Folder of the build. */
  readonly dist: string
  readonly headers: (request: IncomingMessage) => Promise<Readonly<Record<string, string>>>
  /** The operator of the pages; without it, a build's files are served unchanged. */
  readonly operator?: (request: IncomingMessage) => Promise<OperatorFile>
  /** Which pages to serve with scripts inserted first; all that match, in this order. */
  readonly watching?: readonly Watching[]
}

/** A generated file. */
interface Found {
  readonly file: string
  /** Changes whenever the file's source does. */
  readonly stamp: string
  readonly read: () => Promise<Buffer> | Buffer
}

/**
 * Serves a build: compressed once, hashed assets cached forever, pages revalidated, a missing asset as 404
 * and never as a page. Pages, manifests and brand pictures are made from the operator's file.
 */
export function createStatic({ dist, headers, operator: whose, watching = [] }: StaticOptions) {
  const packed = new Map<string, Promise<Buffer>>()

  /** Addresses with a screen, as listed by the build; null if the build lists none. */
  const screens = readFile(join(dist, 'paths.json'), 'utf8').then(
    (text) => new Set(JSON.parse(text) as string[]),
    () => null,
  )
  const isScreen = async (path: string) => (await screens)?.has(path.replace(/(.)\/+$/, '$1')) ?? true

  async function body(
    { file, stamp, read }: Found,
    encoding: Encoding,
    by: readonly Watching[],
  ): Promise<Buffer> {
    const key = [file, stamp, encoding, ...by.map(({ reporter }) => reporter)].join('|')
    const known = packed.get(key)
    if (known) return known
    const made = Promise.resolve(read()).then((bytes) =>
      packers[encoding](by.length > 0 ? Buffer.from(reporting(String(bytes), by)) : bytes),
    )
    packed.set(key, made)
    made.catch(() => packed.delete(key))
    return made
  }

  async function inBuild(name: string): Promise<Found | null> {
    const file = normalize(name)
    if (file.includes('\0') || file.split(/[/\\]/).includes('..')) return null
    const found = await stat(join(dist, file)).catch(() => null)
    if (!found?.isFile()) return null
    const stamp = `${found.size.toString(36)}-${found.mtimeMs.toString(36)}`
    return { file, stamp, read: () => readFile(join(dist, file)) }
  }

  /** The operator's page in the visitor's language; a build without a template has one page for all. */
  async function page(
    operator: OperatorFile | undefined,
    accepted: string | undefined,
  ): Promise<Found | null> {
    const template = operator && (await inBuild('/page.html'))
    if (!template) return inBuild('/index.html')
    const language = languageFor(accepted, operator.languages)
    return {
      file: `${operator.id}.${language}.html`,
      stamp: `${template.stamp}-${stampOf(operator)}-${language}`,
      read: async () => Buffer.from(pageOf(String(await template.read()), operator, language)),
    }
  }

  /** The file for an address, inside `dist` and the operator's folder only; null if there is none. */
  async function find(path: string, operator: OperatorFile | undefined): Promise<Found | null> {
    if (operator && path.startsWith('/brand/')) {
      const bytes = brandFile(operator, path)
      if (!bytes) return null
      const stamp = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      return { file: path, stamp, read: () => bytes }
    }
    const found = await inBuild(path)
    if (!found || !operator || path !== '/sw.js') return found
    const read = async () => Buffer.from(workerOf(String(await found.read()), operator))
    return { ...found, stamp: `${found.stamp}-${stampOf(operator)}`, read }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const watched = watching.map((one) => one.of(request))
    const own = await headers(request)
    const sent = watched.includes('frame') ? framed(own) : own
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
    if (path === healthPath) {
      plain(200, 'ok\n')
      return
    }
    const operator = await whose?.(request)
    const accepted = request.headers['accept-language']
    const found =
      path === null ? null : await (isPage(path) ? page(operator, accepted) : find(path, operator))
    if (!found) {
      plain(404, 'Not found')
      return
    }
    const extension = extname(found.file)
    const encoding = worthPacking.has(extension)
      ? encodingFor(request.headers['accept-encoding'])
      : 'identity'
    const by = extension === '.html' ? watching.filter((_, at) => watched[at]) : []
    const etag = `"${[found.stamp, encoding, ...(by.length > 0 ? watched : [])].join('-')}"`
    response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream')
    response.setHeader(
      'Cache-Control',
      hashed.test(found.file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    const isVaried = watching.length > 0 && extension === '.html'
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
    const bytes = await body(found, encoding, by)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', bytes.length)
    response.writeHead(known ? 200 : 404)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
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
