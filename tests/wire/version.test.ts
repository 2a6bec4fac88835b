import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { pageFaces } from '../../src/tools/page-faces'

const { configureServer } = pageFaces()
const served = new Map<string, RequestListener>()
const dev = { middlewares: { use: (path: string, listener: RequestListener) => served.set(path, listener) } }
if (typeof configureServer === 'function') await configureServer.call({} as never, dev as never)
const server = createServer((request, response) => {
  const listener = served.get(request.url ?? '')
  if (listener) return void listener(request, response)
  response.setHeader('Content-Type', 'text/html').end('<!doctype html>')
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close())

it('the app says its version while it is developed, too: by that the studio knows that it can be watched', async () => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/version.json`)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(await answer.json()).toEqual({ version: expect.any(String), build: 'sources' })
})
