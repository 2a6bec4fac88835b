import { createRequire } from 'node:module'
import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Project } from '@playwright/test'
import site from '../playwright.config'

/** Playwright's own WebSocket, as far as it is used here. */
interface Socket {
  send: (this: Socket, message: string, ...rest: unknown[]) => void
  emit: (event: 'message', data: Buffer, isBinary: boolean) => void
}

/**
 * At the start of every page Playwright sets media features, by a command that this Firefox does not know yet, and would
 * go no further: it is told that it was done. What it would set are preferences below.
 */
function takeMediaFeatures(): void {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
    ws: { prototype: Socket }
  }
  const { send } = ws.prototype
  ws.prototype.send = function (message, ...rest) {
    if (!String(message).includes('"emulation.setMediaFeaturesOverride"'))
      return send.call(this, message, ...rest)
    const { id } = JSON.parse(message) as { id: number }
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }))
    setImmediate(() => this.emit('message', answer, false))
  }
}

/** The paths of charts (`PATHS_CHARTS`) as the other browser tests walk them, in Firefox ESR, by its WebDriver BiDi. */
export function firefoxPaths(program: string): Project<PlaywrightTestOptions, PlaywrightWorkerOptions> {
  takeMediaFeatures()
  return {
    name: 'firefox paths',
    testDir: '../paths',
    testMatch: 'paths.spec.ts',
    use: {
      ...site.use,
      browserName: 'firefox',
      // Playwright's block is of Chromium's: the preference below is this Firefox's.
      serviceWorkers: 'allow',
      launchOptions: {
        channel: 'moz-firefox',
        executablePath: program,
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'dom.serviceWorkers.enabled': false },
      },
    },
  }
}
