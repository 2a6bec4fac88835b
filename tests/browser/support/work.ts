import type { Page } from '@playwright/test'

/**
 * Milliseconds of CPU time that the page's thread has worked so far: other load on the machine does not count, nor do
 * the test's own commands.
 */
export async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const spent = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Infinity
    return (spent('TaskDuration') - spent('DevToolsCommandDuration')) * 1000
  }
}
