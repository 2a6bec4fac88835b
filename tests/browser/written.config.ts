import { defineConfig } from '@playwright/test'
import { inRoot } from '../../src/tools/lib/root.mjs'
import type { WorldOptions } from './support/test'
import own from './playwright.config'

const { projects: _, ...same } = own

/**
 * Runs specs that `paths export --format playwright` has written, wherever in the project they are:
 * `npx playwright test -c tests/browser/written.config.ts some/where/login.spec.ts`.
 */
export default defineConfig<WorldOptions>({
  ...same,
  testDir: inRoot('.'),
  testIgnore: inRoot('tests/**'),
  outputDir: inRoot('test-results/written'),
})
