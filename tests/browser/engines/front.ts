import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** An empty page from which to write the phone's storage, and one with a phone's screen in it. */
const blank = '<!doctype html><title>blank</title>'
const framed = (size: string) =>
  `<!doctype html><title>phone</title><style>body{margin:0}iframe{border:0;display:block;${size}}</style><iframe></iframe>`

export interface Front {
  readonly origin: string
  readonly close: () => void
}

/**
 * The site behind a proxy, where a same-origin page may frame it: some engines have only one window size.
 * Nothing else is changed.
 */
export async function openFront(
  to: string,
  { width, height }: { width: number; height: number },
): Promise<Front> {
  const target = new URL(to)
  // One connection per request: a kept-alive one may be closed by the peer just when it is reused.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing) => {
    const page =
      incoming.url === '/__blank'
        ? blank
        : incoming.url === '/__phone'
          ? framed(`width:${width}px;height:${height}px`)
          : undefined
    if (page !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      return
    }
    const { method, headers, url } = incoming
    const forward = request(
      { host: target.hostname, port: target.port, path: url, method, headers, agent },
      (answer) => {
        const policy = answer.headers['content-security-policy']
        if (typeof policy === 'string') {
          answer.headers['content-security-policy'] = policy.replace(
            "frame-ancestors 'none'",
            "frame-ancestors 'self'",
          )
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        // A break on either side is passed on to the other.
        pipeline(answer, outgoing, () => {})
      },
    )
    forward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forward.destroy())
    incoming.pipe(forward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
