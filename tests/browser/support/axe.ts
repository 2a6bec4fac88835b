import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { inRoot } from '../../../src/tools/lib/root.mjs'

const library = readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8')

/** The library, whose timers without a delay also fire while a test has stopped the page's clock. */
const axe = `((setTimeout) => { ${library} })((run, delay, ...rest) => {
  if (delay > 0) return window.setTimeout(run, delay, ...rest)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => run(...rest)
  port2.postMessage(null)
})`

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/**
 * All axe violations on the page, one line each: WCAG 2.2 A and AA, and best practices; plus content hidden
 * from screen readers.
 */
export async function complaints(page: Page): Promise<string[]> {
  // Run outside the page's policy, which allows no foreign script. Once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { axe: run } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> }
    }
    const options = {
      resultTypes: ['violations'],
      iframes: false,
      // WCAG 2.5.3: voice users say what they see.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }
    return (await run.run(options)).violations.map(({ id, nodes }) => ({ id, nodes }))
  })
  const broken = findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  return [...broken, ...(await unheard(page))]
}

/** Messages and open dialogs hidden from screen readers, by themselves or beneath an open dialog. */
const unheard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal'))
    const top = open.at(-1)
    const says = (one: Element) => (one.textContent ?? '').trim() !== '' && one.checkVisibility()
    const name = (one: Element) => `${one.getAttribute('role') ?? one.tagName} "${one.textContent?.trim()}"`
    const hidden = (one: Element) => one.closest('[inert], [aria-hidden="true"]') !== null
    const messages = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live], [popover]')]
    return [
      ...messages.filter((one) => says(one) && hidden(one)).map((one) => `hidden from readers: ${name(one)}`),
      ...open
        .filter(hidden)
        .map((one) => `hidden from readers: dialog ${one.getAttribute('aria-labelledby')}`),
      // What is announced now, not what is on the screen anyway.
      ...messages
        .filter((one) => one.matches('[popover]:popover-open, [role="alert"]') && says(one))
        .filter((one) => top && !top.contains(one))
        .map((one) => `beneath the dialog: ${name(one)}`),
    ]
  })

/** Something has the focus: never the bare page, where keyboard navigation would start over. */
export const expectFocus = (page: Page, when: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), `the focus ${when}`)
    .toBe(true)
