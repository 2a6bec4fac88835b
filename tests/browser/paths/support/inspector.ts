import type { Page } from '@playwright/test'
import { build } from 'vite'
import { inRoot } from '../../../../src/tools/lib/root.mjs'
import type { Driver } from './driver'
import { lastWords, type Seen } from './inspector.page'

const scripts = new Map<string, Promise<string>>()

/** The page's part of the runner for one chart, as one classic script. */
async function scriptFor(chart: string): Promise<string> {
  const entry = 'virtual:entry'
  const file = (path: string) => JSON.stringify(inRoot(path))
  const code = [
    `import { follow } from ${file('tests/browser/paths/support/inspector.page.ts')}`,
    `import * as found from ${file(`machines/${chart}/${chart}.cases.ts`)}`,
    `follow(Object.values(found).find((one) => one?.id === ${JSON.stringify(chart)}), globalThis.peryaWhich, globalThis.peryaStopsTime === true)`,
  ].join('\n')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      // Every document of every walk parses it.
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const chunk = [result].flat().flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`the inspector of ${chart} could not be built`)
  return chunk.code
}

/** Installs the inspector on the page, before any of its own code. */
export async function inspect(page: Page, { cases, which, stopsTime }: Driver): Promise<void> {
  const known = scripts.get(cases.id) ?? scriptFor(cases.id)
  scripts.set(cases.id, known)
  // The function's source: it runs in the page, outside this module's scope.
  const chosen = which ? `globalThis.peryaWhich = ${which.toString()};\n` : ''
  const time = `globalThis.peryaStopsTime = ${stopsTime === true};\n`
  await page.addInitScript({ content: `${chosen}${time}${await known}` })
}

/** The walked actor's current state, and what it did since the last `clear`; null before it started. */
export function look(page: Page): Promise<Seen | null> {
  return page.evaluate(() => window.peryaPaths?.look() ?? null)
}

export function clear(page: Page): Promise<void> {
  return page.evaluate(() => window.peryaPaths?.clear())
}

/** What the chart did in a document that was left in the middle of a step. */
export interface LastWords {
  /** Null until something was reported, or while there is no document to ask. */
  readonly told: () => Promise<Seen | null>
  /** Whether the document that reported is gone, and the next one is there. */
  readonly isOver: () => Promise<boolean>
  /** A step begins: from now on only the first document that reports counts. */
  readonly forget: () => Promise<void>
}

/**
 * Makes the page save what its chart does on the phone, where the next document finds it: a message to the test
 * would get lost when the page unloads right after it.
 */
export async function hearLastWords(page: Page): Promise<LastWords> {
  await page.addInitScript(() => {
    window.peryaLastWords = true
  })
  return {
    told: async () => {
      const text = await page.evaluate((key) => localStorage.getItem(key), lastWords.told).catch(() => null)
      return text === null ? null : (JSON.parse(text) as Seen | null)
    },
    isOver: () =>
      page
        .evaluate((key) => {
          const { peryaPaths: here } = window
          return here !== undefined && here.name !== localStorage.getItem(key)
        }, lastWords.speaker)
        // A page that is unloading does not respond.
        .catch(() => false),
    forget: () =>
      page.evaluate((keys) => {
        for (const key of keys) localStorage.removeItem(key)
      }, Object.values(lastWords)),
  }
}
