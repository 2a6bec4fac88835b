import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Phone } from './phone'
import { until } from './until'
import { webdriverPhone, type Send } from './webdriver'

/** No background traffic, no motion, overlay scrollbars, and a free port. */
const preferences = {
  'marionette.port': 0,
  'ui.prefersReducedMotion': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'intl.accept_languages': 'en-PH, en',
}

const commands = {
  navigate: 'WebDriver:Navigate',
  script: 'WebDriver:ExecuteAsyncScript',
  actions: 'WebDriver:PerformActions',
} as const

/** Firefox's own protocol, Marionette: `length:[0, id, command, parameters]` and `length:[1, id, error, result]`. */
function marionette(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  let received = Buffer.alloc(0)
  let id = 0
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    for (;;) {
      const colon = received.indexOf(':')
      if (colon < 0) return
      const length = Number(received.subarray(0, colon))
      if (received.length < colon + 1 + length) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString())
      received = received.subarray(colon + 1 + length)
      // The first message is a greeting.
      if (!Array.isArray(message)) continue
      const [, of, error, result] = message as [number, number, { message: string } | null, unknown]
      const one = waiting.get(of)
      waiting.delete(of)
      if (error) one?.reject(new Error(error.message))
      else one?.resolve(result)
    }
  })
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      id += 1
      waiting.set(id, { resolve, reject })
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const reached = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })

/** Headless Firefox with its own profile. */
export async function openFirefox(program: string): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'perya-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'Asia/Manila', HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  })
  const end = () => void browser.kill()
  process.once('exit', end)
  // It writes its port to a file once it is listening.
  const port = await until(() => {
    const written = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
    if (!written) throw new Error('Firefox does not listen')
    return written
  })
  const socket = await reached(port)
  const call = marionette(socket)
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts: { script: 30_000 } } } })
  const send: Send = async (command, body) => {
    const answer = await call(commands[command], body)
    return command === 'script' ? (answer as { value: unknown }).value : answer
  }
  return webdriverPhone(send, async () => {
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    socket.destroy()
    browser.kill()
    await gone
    process.off('exit', end)
    rmSync(profile, { recursive: true, force: true })
  })
}
