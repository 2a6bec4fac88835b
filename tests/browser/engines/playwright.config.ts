import { defineConfig } from '@playwright/test'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { firefoxPaths } from './paths'
import type { EngineOptions } from './test'

/** Where each engine is, by src/tools/engines.mjs: one that cannot be had here has no project. */
const engines = JSON.parse(process.env.ENGINES ?? '{}') as Readonly<Record<string, readonly string[]>>

/** The built site in other engines than the other browser tests' one. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '**/*.engine.ts',
  outputDir: inRoot('test-results/engines'),
  workers: 2,
  retries: 0,
  timeout: 150_000,
  reporter: [['line']],
  projects: [
    ...Object.entries(engines).map(([engine, place]) => ({ name: engine, use: { engine, place } })),
    ...(engines.firefox?.[0] ? [firefoxPaths(engines.firefox[0])] : []),
  ],
})
