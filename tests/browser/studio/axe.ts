import { readFileSync } from 'node:fs'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import type { Studio } from './studio'

/** Serious axe findings on the page as it is. */
export async function findings({ page }: Studio): Promise<string[]> {
  await page.evaluate(readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8'))
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run(document, { iframes: false })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
