import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A typical vendor, on its own port and therefore its own origin: its game uses its storage, fetches from its
 * server, and sends nothing to the framing page.
 */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lantern Wheel</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 16px;
    font: 18px/1.4 system-ui, sans-serif; color: #fff3d6; background: radial-gradient(circle, #5b2333, #1d0b14) }
  h1, p { margin: 0 }
  button { font: inherit; font-weight: 700; min-width: 180px; min-height: 52px; border: 0; border-radius: 26px;
    color: #1d0b14; background: #ffb52e }
  a { color: inherit; padding: 12px }
</style>
<h1>Lantern Wheel</h1>
<p id="visits"></p>
<button id="turn">Turn</button>
<p id="turned" role="status"></p>
<a id="back" hidden>Back to the site</a>
<script src="/game.js"></script>
`

const script = `const visits = Number(localStorage.getItem('visits') ?? 0) + 1
localStorage.setItem('visits', String(visits))
document.getElementById('visits').textContent = 'Visits: ' + visits
document.getElementById('turn').onclick = async () => {
  const { number } = await (await fetch('/turn', { method: 'POST' })).json()
  document.getElementById('turned').textContent = 'Turned: ' + number
}
const back = new URLSearchParams(location.search).get('back')
if (window === top && /^https?:/.test(back ?? '')) {
  const link = document.getElementById('back')
  link.href = back
  link.hidden = false
}
`

export interface Vendor {
  /** Origin without a trailing slash. */
  readonly origin: string
  close: () => Promise<void>
}

/** Starts the vendor on a free port of this machine; one that refuses to be framed, if `framed` is false. */
export async function startVendor({ framed = true } = {}): Promise<Vendor> {
  let turns = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0]
    const [type, body] =
      path === '/game.js'
        ? ['text/javascript', script]
        : path === '/turn'
          ? ['application/json', JSON.stringify({ number: (turns += 1) })]
          : ['text/html', page]
    if (!framed) {
      response.setHeader('X-Frame-Options', 'DENY')
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
    }
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
