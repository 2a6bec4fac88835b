import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inRoot } from '../../../src/tools/lib/root.mjs'

const axe = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/** All axe violations on the page, one line each. WCAG 2.2 A and AA, and best practices. */
export async function complaints(page: Page): Promise<string[]> {
  // Run outside the page's policy, which allows no foreign script. Once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { axe: run } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> }
    }
    const options = { resultTypes: ['violations'], iframes: false }
    return (await run.run(options)).violations.map(({ id, nodes }) => ({ id, nodes }))
  })
  return findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
