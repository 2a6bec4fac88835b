import { csv, testRailCsv, xrayCsv } from './csv'
import { documentOf, documentText } from './document'
import { gherkin } from './gherkin'
import { handText } from './hand'
import { mermaid } from './mermaid'
import type { Suite } from './model'
import { playwrightSpec } from './playwright'
import { manualScript } from './script'
import { scxml } from './scxml'
import type { Language } from './words'

interface FormatSpec {
  readonly words: string
  /** File extension. */
  readonly ending: string
  readonly text: (suite: Suite, language: Language) => string
  /** Its paths are followed by people or a browser: only those a screen can do. */
  readonly walked?: true
  /** Several charts in one file. */
  readonly together?: (...suites: readonly Suite[]) => string
  /** Has no place for remarks: they are printed separately. */
  readonly bare?: true
}

/** Every export format by name. */
export const formats = {
  json: {
    words: 'chart and paths as data with ids that stay; kept under docs/flows',
    ending: 'json',
    text: ({ cases }) => documentText(documentOf(cases)),
  },
  markdown: {
    words: 'a script for manual testers, in English or Filipino',
    ending: 'md',
    text: manualScript,
    walked: true,
  },
  hand: {
    words: 'the manual script as data, for the studio; kept under docs/flows/hand',
    ending: 'json',
    text: handText,
    walked: true,
  },
  gherkin: { words: 'scenarios', ending: 'feature', text: gherkin, walked: true },
  csv: {
    words: 'one row for each step, generic columns',
    ending: 'csv',
    text: (suite) => csv(suite),
    together: csv,
    walked: true,
    bare: true,
  },
  testrail: {
    words: 'CSV with the columns of a TestRail import',
    ending: 'testrail.csv',
    text: (suite) => testRailCsv(suite),
    together: testRailCsv,
    walked: true,
    bare: true,
  },
  xray: {
    words: 'CSV with the columns of an Xray test import',
    ending: 'xray.csv',
    text: (suite) => xrayCsv(suite),
    together: xrayCsv,
    walked: true,
    bare: true,
  },
  playwright: {
    words: 'a Playwright spec to read, copy and change; its first lines say how to run it',
    ending: 'spec.ts',
    text: playwrightSpec,
    walked: true,
  },
  mermaid: {
    words: 'the chart as a Mermaid state diagram',
    ending: 'mmd',
    text: ({ cases }) => mermaid(cases),
  },
  scxml: { words: 'the chart as W3C SCXML', ending: 'scxml', text: ({ cases }) => scxml(cases).text },
} as const satisfies Readonly<Record<string, FormatSpec>>

export type Format = keyof typeof formats

export function isFormat(word: string): word is Format {
  return Object.hasOwn(formats, word)
}

/** Whether people or a browser follow the format's paths. */
export const isWalked = (format: Format) => specOf(format).walked === true

/** How a format is generated and named. */
export const specOf = (format: Format): FormatSpec => formats[format]
