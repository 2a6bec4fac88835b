import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import type { World } from './world'

/** What no page may do unnoticed: throw, log errors, violate its policy, or contact another host. */
export class Watch {
  private readonly heard: string[] = []
  private readonly expected: RegExp[] = [
    // Chromium requests one for every page that declares none, such as the control plane's.
    /favicon\.ico/,
    // Logged when service workers are blocked (playwright.config.ts).
    /Service Worker registration blocked by Playwright/,
    // Only means a slow machine; home.spec.ts checks that preloads are used.
    /was preloaded using link preload but not used within a few seconds/,
    // Logged by Firefox when a page is left while a font is loading.
    /downloadable font: download failed .* status=2152398850/,
  ]

  private readonly world: World

  constructor(world: World, context: BrowserContext) {
    this.world = world
    for (const page of context.pages()) this.follow(page)
    context.on('page', (page) => this.follow(page))
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (/^https?:$/.test(protocol) && origin !== world.origin) this.heard.push(`asked ${request.url()}`)
    })
  }

  /** The test causes this on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  /** Expected refusals: the browser logs every non-2xx response to the console. */
  expectStatus(...codes: number[]): void {
    for (const code of codes) this.expect(new RegExp(`status of ${code}`))
  }

  private follow(page: Page): void {
    page.on('pageerror', (error) => this.heard.push(`threw ${error.stack ?? error.message}`))
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      this.heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
  }

  /** Everything unexpected. */
  async complaints(): Promise<string[]> {
    const reports = (await this.world.reports()).map((report) => `policy: ${JSON.stringify(report)}`)
    return [...this.heard, ...reports].filter((line) => !this.expected.some((one) => one.test(line)))
  }
}
