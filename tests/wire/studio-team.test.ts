import { request as ask } from 'node:http'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type RunningServer } from '../../src/sandbox/server/start'
import { hostFrom } from '../../src/tools/lib/serve.mjs'
import { startAt } from './support/world'

const secret = 'a secret of the whole team'

describe('a studio that a team reaches from other machines', () => {
  const folder = join(tmpdir(), `perya-team-${process.pid}`)
  let server: RunningServer

  beforeAll(async () => {
    await mkdir(join(folder, 'studio'), { recursive: true })
    await writeFile(join(folder, 'index.html'), '<head></head>')
    await writeFile(join(folder, 'studio/index.html'), '<title>Studio</title>')
    const [dist, studio, dataFile] = [folder, join(folder, 'studio'), join(folder, 'data.db')]
    server = await startServer({ dist, studio, port: 0, dataFile, startAt, seed: 7, secret })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; cookie: string; asks: string }>((resolve, reject) => {
      const { port } = new URL(server.url)
      const sent = { Host: `studio.team:${port}`, ...headers }
      ask({ port, host: '127.0.0.1', path, headers: sent }, (answer) => {
        answer.resume()
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0] ?? '',
          asks: answer.headers['www-authenticate'] ?? '',
        })
      })
        .on('error', reject)
        .end()
    })
  const basic = (text: string) => ({
    Authorization: `Basic ${Buffer.from(`ana:${text}`).toString('base64')}`,
  })

  it('asks for the secret, everywhere, and lets nobody in with another', async () => {
    for (const path of ['/studio/', '/m/home', '/__sandbox/notes', '/wps/system/status']) {
      expect((await get(path)).status).toBe(401)
      expect((await get(path)).asks).toContain('Basic')
      expect((await get(path, basic('a secret of another team'))).status).toBe(401)
      expect((await get(path, { Cookie: `perya-team=${'0'.repeat(64)}` })).status).toBe(401)
    }
  })

  it('knows whoever has shown it, who may remark and watch as if they sat here', async () => {
    const { status, cookie } = await get('/studio/', basic(secret))
    expect(status).toBe(302)
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    expect(cookie).not.toContain(secret)
    const shown = { Cookie: cookie.split(';')[0] ?? '' }
    expect((await get('/studio/', shown)).status).toBe(200)
    expect((await get('/__sandbox/notes', shown)).status).toBe(200)
    // Pages of other origins are not admitted.
    expect((await get('/__sandbox/notes', { ...shown, Origin: 'https://evil.example' })).status).toBe(403)
  })

  it('asks nobody at this machine', async () => {
    const { port } = new URL(server.url)
    expect((await get('/studio/', { Host: `localhost:${port}` })).status).toBe(200)
  })

  it('is not opened without a secret that nobody guesses', () => {
    expect(hostFrom({})).toEqual({})
    expect(() => hostFrom({ HOST: '0.0.0.0' })).toThrow(/TEAM_SECRET/)
    expect(() => hostFrom({ HOST: '0.0.0.0', TEAM_SECRET: 'short' })).toThrow(/16 characters/)
    expect(hostFrom({ HOST: '0.0.0.0', TEAM_SECRET: secret })).toMatchObject({ host: '0.0.0.0' })
  })
})
