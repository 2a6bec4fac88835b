import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sandbox } from './src/sandbox/vite-plugin'
import { bootWords } from './src/tools/boot-words'
import { earlyStart } from './src/tools/early-start'
import { firstChunks } from './src/tools/first-chunks'
import { stripProse } from './src/tools/strip-prose'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Screens that a visit usually begins with, each with what shows around it at once. */
const firstPages = [
  [`${here}src/pages/home/HomePage.tsx`, `${here}src/app/Tabs.tsx`, `${here}src/i18n/words/EN/home.ts`],
  [`${here}src/pages/login/LoginPage.tsx`],
]
/** Screens that are forms: what they have in common is one file. */
const formPages = [
  [`${here}src/pages/login/LoginPage.tsx`],
  [`${here}src/pages/register/RegisterPage.tsx`],
  [`${here}src/pages/password/ChangePasswordPage.tsx`],
  [`${here}src/pages/forget/ForgetPage.tsx`],
]

const nameOf = firstChunks(`${here}src/app/start.tsx`, firstPages, formPages)

export default defineConfig({
  root: 'src',
  // Beside the other caches, and never inside src.
  cacheDir: `${here}.cache/vite`,
  plugins: [stripProse(), bootWords(), earlyStart(`${here}src/app/early.ts`), react(), sandbox()],
  // The studio is built by its own tool, which makes its charts into modules.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The floor of the visual direction: Chrome and Android WebView 94, Safari 15.4.
    target: ['chrome94', 'safari15.4', 'firefox104'],
    // A strict CSP knows no data: fonts and styles; every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script waits for the first paint: it may not need the app's own file for that.
            { name: 'boot', test: /vite\/preload-helper|\/src\/flows\/pause\./, priority: 1 },
            // Taken out before the app's own code would take them along. In two, as they are run one after the other.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            {
              name: (id, context) => (nameOf(id, context) === 'libraries' ? 'libraries' : null),
              priority: 1,
            },
            { name: nameOf },
          ],
        },
      },
    },
  },
  test: {
    // All of the machine: by itself it would leave one core of two idle.
    maxWorkers: '100%',
    // Everything that runs without a browser. tests/browser belongs to Playwright.
    projects: [
      {
        extends: true,
        root: here,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          environment: 'node',
          setupFiles: ['tests/setup.ts'],
          // The players' own time zone, whatever the machine's is.
          env: { TZ: 'Asia/Manila' },
          // A test that hangs is a failure; one that only waits for a busy machine is none.
          testTimeout: 60_000,
          // A mock never leaks into the next test.
          restoreMocks: true,
        },
      },
    ],
  },
})
