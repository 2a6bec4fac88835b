import { defineConfig } from '@playwright/test'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import { firefoxPaths } from './paths'
import type { EngineOptions } from './test'

/** Paths of the engines, from src/tools/engines.mjs: unavailable ones have no project. */
const engines = JSON.parse(process.env.ENGINES ?? '{}') as Readonly<Record<string, readonly string[]>>

/** The built site in other engines than the one of the other browser tests. */
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
