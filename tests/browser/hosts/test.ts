import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { shipped } from '../../../src/operators/all'
import type { OperatorFile } from '../../../src/operators/file'
import { createSiteHandler } from '../../../src/sandbox/server/middleware'
import { hostOf } from '../../../src/sandbox/server/sites'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { release } from '../../../src/tools/release/release'
import { goLive } from '../../../src/tools/release/store'
import { openWorld } from '../support/world'
import { get } from './get'
import { startCaddy, startNginx, type Host } from './servers'

export interface HostOptions {
  host: 'nginx' | 'caddy'
}

export interface Site {
  readonly host: Host
  readonly operators: readonly OperatorFile[]
  /** Port of the Node server, with the same build, operators and gateway. */
  readonly nodePort: number
  /** Deploys a build; returns the name of the release. */
  rollOut: (dist: string) => Promise<string>
  rollBack: (name: string) => Promise<void>
  /** The host name of the operator whose gateway is unreachable. */
  readonly lost: string
  /** The release that is live initially. */
  readonly first: string
  /** A newer build, in which a screen's lazy file has a different name. */
  newer: (screen: string) => string
}

/** An unused port: the gateway of the last operator. */
const nowhere = 'http://127.0.0.1:9'

/** A build with a marker in its page, and a different lazy file for a screen. */
function newerBuild(from: string, to: string, screen: string): string {
  cpSync(from, to, { recursive: true })
  const assets = join(to, 'assets')
  const old = readdirSync(assets).find((name) => name.startsWith(`${screen}-`) && name.endsWith('.js'))
  if (!old) throw new Error(`there is no ${screen}`)
  const next = old.replace(/-.{7}\.js$/, '-2222222.js')
  renameSync(join(assets, old), join(assets, next))
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(join(assets, name), 'utf8')
    if (text.includes(old)) writeFileSync(join(assets, name), text.replaceAll(old, next))
  }
  const page = join(to, 'page.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html ', '<html data-version="2" '))
  return to
}

export const test = base.extend<object, HostOptions & { site: Site }>({
  host: ['nginx', { option: true, scope: 'worker' }],
  site: [
    async ({ host: kind }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'perya-host-'))
      const dist = inRoot('dist')
      const world = await openWorld()
      const operators = shipped().map((one) => ({
        ...one,
        gateway: one.id === 'hoadang' ? nowhere : world.origin,
        proxied: ['/art/', '/demo/'],
      }))
      const root = join(folder, 'srv')
      let now = Date.UTC(2026, 0, 15)
      const roll = async (build: string) =>
        (await release({ dist: build, folder: root, operators, now: (now += 60_000) })).name
      const first = await roll(dist)
      const names = operators.flatMap(({ hosts }) => hosts)
      const host = await (kind === 'nginx' ? startNginx(folder, root, names) : startCaddy(folder, root))
      // A server that makes its own certificates has one only after its first moments.
      for (const name of names) {
        const health = () => get(name, host.port, '/health').then(({ status }) => status, String)
        await expect.poll(health, { timeout: 10_000 }).toBe(200)
      }
      const handlers = operators.map((operator) => ({
        operator,
        handle: createSiteHandler({ gateway: world.origin, operator }, { dist }),
      }))
      const node = createServer((request, response) => {
        const { handle } =
          handlers.find(({ operator }) => operator.hosts.includes(hostOf(request))) ?? handlers[0]!
        void handle(request, response)
      })
      await new Promise<void>((done) => node.listen(0, '127.0.0.1', done))
      await use({
        host,
        operators,
        first,
        lost: 'hoadang.localhost',
        nodePort: (node.address() as AddressInfo).port,
        newer: (screen) => newerBuild(dist, join(folder, 'newer'), screen),
        rollOut: async (build) => {
          const name = await roll(build)
          await host.reload()
          return name
        },
        rollBack: async (name) => {
          goLive(root, name, (now += 60_000))
          await host.reload()
        },
      })
      await host.close()
      node.closeAllConnections()
      await new Promise((done) => node.close(done))
      await world.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect }
