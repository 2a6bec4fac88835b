import { createRequire } from 'node:module'
import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Project } from '@playwright/test'
import site from '../playwright.config'

/** The part of Playwright's WebSocket used here. */
interface Socket {
  send: (this: Socket, message: string, ...rest: unknown[]) => void
  emit: (event: 'message', data: Buffer, isBinary: boolean) => void
}

/**
 * At the start of every page, Playwright sets media features by a command that this Firefox does not support,
 * and would stop there: it is told that the command succeeded. The preferences below set them instead.
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

/**
 * Runs the paths of charts (`PATHS_CHARTS`) like the other browser tests, but in Firefox ESR, through
 * WebDriver BiDi.
 */
export function firefoxPaths(program: string): Project<PlaywrightTestOptions, PlaywrightWorkerOptions> {
  takeMediaFeatures()
  return {
    name: 'firefox paths',
    testDir: '../paths',
    testMatch: 'paths.spec.ts',
    // Each path opens its own page: without this, all would be one worker's, and the other would be idle.
    fullyParallel: true,
    use: {
      ...site.use,
      browserName: 'firefox',
      // Playwright's blocking is for Chromium: the preference below does it for this Firefox.
      serviceWorkers: 'allow',
      launchOptions: {
        channel: 'moz-firefox',
        executablePath: program,
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'dom.serviceWorkers.enabled': false },
      },
    },
  }
}
