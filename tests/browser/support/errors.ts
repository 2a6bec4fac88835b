import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import type { World } from './world'

/** What a page may never do unseen: throw, complain on the console, break its own policy, or ask another host. */
export class Watch {
  private readonly heard: string[] = []
  private readonly expected: RegExp[] = [
    // Chromium looks for one beside every page that names none, such as the control plane's.
    /favicon\.ico/,
    // Says only that this machine was slow: home.spec.ts checks that what is fetched ahead is used.
    /was preloaded using link preload but not used within a few seconds/,
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

  /** The test brings this about on purpose. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  /** The platform refuses something: the browser writes that on the console for every answer that is not a 2xx. */
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

  /** Everything that nobody expected. */
  async complaints(): Promise<string[]> {
    const reports = (await this.world.reports()).map((report) => `policy: ${JSON.stringify(report)}`)
    return [...this.heard, ...reports].filter((line) => !this.expected.some((one) => one.test(line)))
  }
}
