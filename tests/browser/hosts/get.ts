import { connect } from 'node:http2'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body, decompressed. */
  readonly text: string
  /** The raw body. */
  readonly bytes: Buffer
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return String(brotliDecompressSync(bytes))
  return String(encoding === 'gzip' ? gunzipSync(bytes) : bytes)
}

/** One request over HTTP/2 to a server on this machine, with the given host name. */
export function get(
  host: string,
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const session = connect(`https://${host}:${port}`, {
      rejectUnauthorized: false,
      lookup: (_name, options, found) =>
        typeof options === 'object' && options.all
          ? found(null, [{ address: '127.0.0.1', family: 4 }])
          : found(null, '127.0.0.1', 4),
    })
    session.on('error', fail)
    const stream = session.request({ ':path': path, ...headers })
    let status = 0
    let sent: Record<string, string> = {}
    const pieces: Buffer[] = []
    stream.on('response', ({ ':status': code, ...rest }) => {
      status = Number(code)
      sent = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    })
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.on('error', fail)
    stream.on('end', () => {
      session.close()
      const bytes = Buffer.concat(pieces)
      done({ status, headers: sent, bytes, text: unpacked(bytes, sent['content-encoding']) })
    })
    stream.end()
  })
}

/** The same without https. */
export function plainGet(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const sent = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        )
        const bytes = Buffer.concat(pieces)
        const text = unpacked(bytes, sent['content-encoding'])
        done({ status: response.statusCode ?? 0, headers: sent, bytes, text })
      })
    })
      .on('error', fail)
      .end()
  })
}
