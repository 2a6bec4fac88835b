import { defineConfig } from '@playwright/test'
import { inRoot } from '../../src/tools/lib/root.mjs'
import type { WorldOptions } from './support/test'
import own from './playwright.config'

const { projects: _, ...same } = own

/**
 * Runs specs written by `paths export --format playwright`, wherever they are in the project: `npx playwright
 * test -c tests/browser/written.config.ts some/where/login.spec.ts`.
 */
export default defineConfig<WorldOptions>({
  ...same,
  testDir: inRoot('.'),
  testIgnore: inRoot('tests/**'),
  outputDir: inRoot('test-results/written'),
})
