import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A vendor of the usual kind, on a port and so an origin of its own: its game keeps something in its storage, fetches
 * from its server, and says nothing to the page around it.
 */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lantern Wheel</title>
<h1>Lantern Wheel</h1>
<p id="visits"></p>
<button id="turn">Turn</button>
<p id="turned" role="status"></p>
<script src="/game.js"></script>
`

const script = `const visits = Number(localStorage.getItem('visits') ?? 0) + 1
localStorage.setItem('visits', String(visits))
document.getElementById('visits').textContent = 'Visits: ' + visits
document.getElementById('turn').onclick = async () => {
  const { number } = await (await fetch('/turn', { method: 'POST' })).json()
  document.getElementById('turned').textContent = 'Turned: ' + number
}
`

export interface Vendor {
  /** Origin without a trailing slash. */
  readonly origin: string
  close: () => Promise<void>
}

/** Starts the vendor on a free port of this machine. */
export async function startVendor(): Promise<Vendor> {
  let turns = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]
    const [type, body] =
      path === '/game.js'
        ? ['text/javascript', script]
        : path === '/turn'
          ? ['application/json', JSON.stringify({ number: (turns += 1) })]
          : ['text/html', page]
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
