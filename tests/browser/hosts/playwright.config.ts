import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../../src/tools/lib/chromium.mjs'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import type { HostOptions } from './test'

/** Servers installed here, from src/tools/hosts.mjs. */
const hosts = (process.env.HOSTS ?? 'nginx,caddy').split(',') as HostOptions['host'][]

/** The built site, released, behind the servers of docs/deploy. */
export default defineConfig<object, HostOptions>({
  testDir: '.',
  testMatch: '**/*.host.ts',
  outputDir: inRoot('test-results/hosts'),
  workers: 1,
  retries: 0,
  timeout: 60_000,
  reporter: [['line']],
  projects: hosts.map((host) => ({
    name: host,
    use: {
      host,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
      locale: 'en-PH',
      viewport: { width: 390, height: 844 },
      launchOptions: { executablePath: findChromium() ?? '', args: chromiumFlags },
    },
  })),
})
