import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { sandbox } from './src/sandbox/vite-plugin'
import { buildTarget } from './src/tools/browsers'
import { earlyStart } from './src/tools/early-start'
import { chunkNames } from './src/tools/chunks'
import { pageFaces } from './src/tools/page-faces'
import { modulePackages } from './src/tools/module-packages'
import { phosphorIcons } from './src/tools/icons'
import { lateCode } from './src/tools/late-code'
import { oneStyle } from './src/tools/one-style'
import { serviceWorker } from './src/tools/service-worker'
import { styleNames } from './src/tools/style-names'
import { stripDescriptions } from './src/tools/strip-descriptions'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Shown at the foot of home and help. */
process.env.VITE_VERSION ??= (
  JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as { version: string }
).version

/**
 * A build is always for production, whatever NODE_ENV it is started with: Playwright's is `test`, some
 * shells' `development`.
 */
const forPlayers: Plugin = {
  name: 'perya-for-players',
  apply: 'build',
  config() {
    process.env.NODE_ENV = 'production'
  },
}

/** Screens that visits usually start on, each with what is shown around it at once. */
const firstPages = [
  {
    ids: [
      `${here}src/pages/home/HomePage.tsx`,
      `${here}src/app/Tabs.tsx`,
      `${here}src/i18n/words/EN/home.ts`,
    ],
    whole: true,
    weight: 480,
  },
  { ids: [`${here}src/pages/login/LoginPage.tsx`], whole: true, weight: 1_000 },
]

/** What a player's home fetches shortly after its first paint. */
const playersHome = {
  name: 'players-home',
  ids: ['pages/home/Popups.tsx', 'pages/home/PopupPanel.tsx', 'flows/games/favourites-flow.ts'].map(
    (file) => `${here}src/${file}`,
  ),
}

const [home, ...others] = firstPages.map(({ ids }) => ids)
const styles = oneStyle([`${here}src/app/start.tsx`, ...(home ?? [])], others.flat())

const chunks = chunkNames(`${here}src/app/start.tsx`, firstPages, [playersHome])

/** Flow tests stub browser globals and leave flows running: each file has its own module instances. */
const stubbing = ['tests/flows/*.test.{ts,tsx}', 'tests/{faults,gateway}/*.test.ts']
/** A mocked module stays mocked for the whole process. */
const mocking = ['tests/flows/{second-step,screens}.test.ts', 'tests/house/long-lists.test.tsx']

const unitTests = (
  name: string,
  include: string[],
  exclude: string[] = [],
  { isolate = false, before = [] as string[] } = {},
): TestProjectConfiguration => ({
  extends: true,
  root: here,
  test: {
    name,
    include,
    exclude,
    isolate,
    environment: 'node',
    setupFiles: [...before, 'tests/setup.ts'],
    // The players' time zone, whatever the machine's.
    env: { TZ: 'Asia/Manila' },
    // Generous: fails a hanging test, not one on a busy machine.
    testTimeout: 60_000,
    // No mock or stub leaks into the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})

export default defineConfig({
  root: 'src',
  // With the other caches, outside src.
  cacheDir: `${here}.cache/vite`,
  plugins: [
    forPlayers,
    chunks.plugin,
    modulePackages(),
    styles.plugin,
    lateCode(`${here}src/platform/files.ts`, styles),
    phosphorIcons(),
    stripDescriptions(),
    earlyStart(`${here}src/app`, styles),
    react(),
    sandbox(),
    pageFaces(),
    serviceWorker(`${here}src/platform/worker/worker.ts`, `${here}src/platform/worker/off.ts`),
  ],
  css: { modules: { generateScopedName: styleNames() } },
  // The studio has its own build, which turns charts into modules.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: buildTarget,
    // A strict CSP allows no data: fonts and styles, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Inlines path constants, so that the table is not loaded.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // Entry files list lazy ones by name, and hashes do not compress: 42 bits of each suffice.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // A lazy style sheet is referenced only by the script that needs it: its hash is enough.
        assetFileNames: ({ names: [name = ''] }) =>
          /(?<!^index)\.css$/.test(name) ? 'assets/[hash:8][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The first script waits for the first paint, and must not need the app's chunk for that.
            {
              name: 'boot',
              test: /rolldown\/runtime|vite\/preload-helper|\/src\/platform\/files\.|\/src\/flows\/core\/(yield-to-browser|load-file)\./,
              priority: 3,
            },
            // Split off before the app's chunk would include them; two chunks, as they execute one after the other.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react\./,
              priority: 4,
            },
            // In their own chunks, as they are executed before the app.
            {
              name: (id, context) =>
                chunks.first(id, context) === 'libraries' || id.endsWith('/src/app/libraries.ts')
                  ? 'libraries'
                  : null,
              priority: 2,
            },
            { name: chunks.first, priority: 1 },
            { name: chunks.shared, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // Use every core: the default leaves one of two idle.
    maxWorkers: '100%',
    // Everything that runs without a browser. tests/browser belongs to Playwright.
    projects: [
      // Tests that neither stub globals nor leave flows running share modules: loading them is half the work.
      unitTests('node', ['tests/**/*.test.{ts,tsx}'], ['tests/browser/**', ...stubbing, ...mocking]),
      unitTests('flows', stubbing, mocking, { before: ['tests/flows/fresh.ts'] }),
      unitTests('mocks', mocking, [], { isolate: true }),
    ],
  },
})
