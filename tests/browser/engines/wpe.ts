import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Phone } from './phone'
import { until } from './until'
import { webdriverPhone, type Send } from './webdriver'

const places = { navigate: 'url', script: 'execute/async', actions: 'actions' } as const

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** WebKit for embedded devices, the closest to an iPhone's Safari 16 available here. */
export async function openWpe(program: string, browser: string): Promise<Phone> {
  const home = mkdtempSync(join(tmpdir(), 'perya-wpe-'))
  const port = await freePort()
  const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, TZ: 'Asia/Manila', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  // Its browser and child processes would outlive it: the whole process group is killed.
  const end = () => {
    try {
      if (driver.pid) process.kill(-driver.pid, 'SIGKILL')
    } catch {
      // It has already exited.
    }
  }
  process.once('exit', end)
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }
  await until(() => ask('GET', '/status'))
  const options = { binary: browser, args: ['--automation', '--headless'] }
  const session = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'wpe:browserOptions': options } },
  })) as { sessionId: string }
  const at = `/session/${session.sessionId}`
  const send: Send = (command, body) => ask('POST', `${at}/${places[command]}`, body)
  return webdriverPhone(send, async () => {
    await ask('DELETE', at).catch(() => {})
    const gone = new Promise((resolve) => driver.once('exit', resolve))
    end()
    await gone
    process.off('exit', end)
    rmSync(home, { recursive: true, force: true })
  })
}
