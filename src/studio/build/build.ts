import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { buildTarget } from '../../tools/browsers'
import { phosphorIcons } from '../../tools/icons'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Chart, Committed } from '../picture/model'
import { allCharts, studioCharts, type CasesPlace, type Extras } from './plugin'
import { copyScreens, dataAddress, readScreens, screensInside } from './screens'
import { content } from './git'

/** File name of the single-file studio, next to the page. */
export const oneFile = 'perya-studio.html'

const shared = {
  configFile: false,
  root: inRoot('src'),
  cacheDir: inRoot('.cache/vite-studio'),
  logLevel: 'warn',
} as const

type Charts = readonly { chart: Chart; place: CasesPlace }[]

const plugins = (charts: Charts, extras: Extras): Plugin[] => [
  phosphorIcons(),
  ...react(),
  studioCharts(charts, extras),
]

/** Earlier pictures are named by content hash; `place` resolves the hash to an address. */
const addressed =
  (place: (name: string) => Promise<string>) =>
  (versions: readonly Committed[]): Promise<readonly Committed[]> =>
    Promise.all(
      versions.map(async (version) => ({
        ...version,
        screens: await Promise.all(
          version.screens.map(async (it) =>
            it.src === undefined ? it : { ...it, src: await place(it.src) },
          ),
        ),
      })),
    )

/** An earlier picture, by its git object name. */
async function earlier(name: string): Promise<Buffer> {
  const bytes = await content(name)
  if (!bytes) throw new Error(`git has no picture ${name}`)
  return bytes
}

/** The page and its chunks, as served in a folder. */
async function buildPage(charts: Charts, folder: string): Promise<void> {
  const before = new Map<string, Buffer>()
  const place = async (name: string) => {
    before.set(name, await earlier(name))
    return `before/${name}.webp`
  }
  await build({
    ...shared,
    // Any web host may serve the folder, at any address.
    base: './',
    plugins: plugins(charts, { addressed: addressed(place) }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: buildTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: inRoot('src/studio.html'),
        output: {
          codeSplitting: {
            groups: [
              // What the first picture needs and late parts need too: one file, as each costs the picture a task.
              {
                name: 'base',
                test: /\/node_modules\/(react|react-dom|scheduler)\/|preload-helper|\/studio\/(words\/words|view\/panel\.module)\./,
              },
              // Small files that charts share. Each apart would compress worse and be named in every list of files.
              {
                name: 'chart',
                test: /\/machines\/shared\/(answers|captcha|chart|effects|failure|limits|next)\.ts$/,
              },
            ],
          },
        },
      },
    },
  })
  copyScreens(readScreens(), join(folder, 'screens'))
  mkdirSync(join(folder, 'before'), { recursive: true })
  for (const [name, bytes] of before) writeFileSync(join(folder, 'before', `${name}.webp`), bytes)
}

/** Escapes text so that it cannot close the script element it is embedded in. */
const inScript = (text: string) => text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')

/** Bundles everything into one page that opens from disk: scripts, styles and fonts inlined. */
async function buildOneFile(charts: Charts, folder: string): Promise<void> {
  const parts = join(folder, 'one')
  await build({
    ...shared,
    base: './',
    plugins: plugins(charts, {
      inside: screensInside(readScreens()),
      addressed: addressed(async (name) => dataAddress(await earlier(name))),
    }),
    build: {
      outDir: parts,
      emptyOutDir: true,
      target: buildTarget,
      assetsInlineLimit: (path) => (path.endsWith('.woff2') ? true : undefined),
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: inRoot('src/studio.html'), output: { codeSplitting: false } },
    },
  })
  const assets = readdirSync(join(parts, 'assets'))
  const read = (ending: string) =>
    assets
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(parts, 'assets', name), 'utf8'))
      .join('\n')
  const page = readFileSync(join(parts, 'studio.html'), 'utf8')
    .replace(/<script[^>]*src=[^>]*><\/script>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
  const style = `<style>${read('.css')}</style>`
  const script = `<script type="module">${inScript(read('.js'))}</script>`
  const whole = page.replace('</head>', () => `${style}</head>`).replace('</body>', () => `${script}</body>`)
  writeFileSync(join(folder, oneFile), whole)
  rmSync(parts, { recursive: true })
}

/** The script a watched page runs before the app: one file, no imports, stable name. */
async function buildReporter(folder: string): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: buildTarget,
      lib: {
        entry: inRoot('src/studio/watch/reporter.ts'),
        formats: ['iife'],
        name: 'peryaReporter',
        fileName: () => 'reporter.js',
      },
    },
  })
}

/** Builds the studio into a folder: the page and the single-file version. Rejects with the build error. */
export async function buildStudio(folder = inRoot('.cache/studio')): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const charts = await allCharts()
  await buildPage(charts, folder)
  await buildOneFile(charts, folder)
  await buildReporter(folder)
  // Renamed last, so an interrupted build leaves no page and is rebuilt.
  renameSync(join(folder, 'studio.html'), join(folder, 'index.html'))
}
