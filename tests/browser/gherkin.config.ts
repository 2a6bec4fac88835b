import { defineConfig } from '@playwright/test'
import { defineBddConfig } from 'playwright-bdd'
import { inRoot } from '../../src/tools/lib/root.mjs'
import type { WorldOptions } from './support/test'
import own from './playwright.config'

const { projects: _, testMatch: __, ...same } = own

const features = process.env.FEATURES ?? inRoot('.cache/features')

/**
 * Runs features that `paths export --format gherkin` has written, from `.cache/features` or the folder `FEATURES`:
 * `npx bddgen -c tests/browser/gherkin.config.ts && npx playwright test -c tests/browser/gherkin.config.ts`.
 */
export default defineConfig<WorldOptions>({
  ...same,
  testDir: defineBddConfig({
    featuresRoot: features,
    features: `${features}/*.feature`,
    steps: inRoot('tests/browser/paths/support/gherkin.steps.ts'),
    outputDir: `${features}/tests`,
    // A step's data is for readers only: the path contains it.
    arityCheck: false,
  }),
  outputDir: inRoot('test-results/features'),
})
