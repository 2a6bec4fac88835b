import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { siteStatus } from '../../src/platform/calls/settings'
import { createClient } from '../../src/platform/client'
import { createSiteHandler } from '../../src/sandbox/server/middleware'
import { openWorld } from './support/world'

describe('with PLATFORM_URL', () => {
  const open: Server[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(handler)
    open.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const site = (gateway: string) => listen(createSiteHandler({ gateway }, { dist: tmpdir() }))

  it('the app reaches the gateway through its own port', async () => {
    const world = await openWorld('socket')
    const client = createClient({
      origin: await site(world.origin),
      token: () => null,
      merchant: () => 'perya',
      language: () => 'EN',
    })
    await expect(client.call(siteStatus, { merchantCode: 'perya' })).resolves.toMatchObject({
      location: 'PH',
    })
    await world.close()
  })

  it('forwards method, headers and body, and streams the answer back', async () => {
    let finish = () => {}
    const gateway = await listen((request, response) => {
      response.writeHead(418, {
        'Content-Type': 'text/plain',
        'Retry-After': '7',
        'X-Asked': request.headers.host,
      })
      response.write(`${request.method} ${request.url} ${request.headers.authorization} `)
      request.pipe(response, { end: false })
      finish = () => response.end('.')
    })
    const answer = await fetch(`${await site(gateway)}/lgw/orders?page=2`, {
      method: 'POST',
      headers: { Authorization: 'token-1' },
      body: 'the body',
    })
    // Headers and the first bytes arrive while the gateway is still writing.
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([418, '7'])
    expect(answer.headers.get('X-Asked')).toBe(new URL(gateway).host)
    finish()
    expect(await answer.text()).toBe('POST /lgw/orders?page=2 token-1 the body.')
  })

  it('an unreachable gateway is a 502 in the envelope', async () => {
    const answer = await fetch(`${await site('http://127.0.0.1:1')}/wps/system/status`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ success: false, code: 'gateway.unreachable' })
  })

  it('there is no sandbox: no control plane, no demo pages, no report endpoint', async () => {
    const origin = await site('http://127.0.0.1:1')
    expect((await fetch(`${origin}/__sandbox/style.css`)).status).toBe(404)
    const missing = await fetch(`${origin}/missing.js`)
    expect(missing.headers.get('Content-Security-Policy')).not.toContain('/__sandbox')
  })
})
