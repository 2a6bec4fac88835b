import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Chart, Committed } from '../picture/model'
import type { ScreenPicture } from '../screens/pictures'
import { allCharts, studioCharts, type CasesPlace, type Extras } from './plugin'
import { copyScreens, dataAddress, readScreens, screensInside } from './screens'
import { blob } from './snapshots'

/** Name of the studio as one file, beside the page. */
export const oneFile = 'perya-studio.html'

const shared = {
  configFile: false,
  root: inRoot('src'),
  cacheDir: inRoot('.cache/vite-studio'),
  logLevel: 'warn',
} as const

type Charts = readonly { chart: Chart; place: CasesPlace }[]

const plugins = (charts: Charts, extras: Extras): Plugin[] => [...react(), studioCharts(charts, extras)]

/** Pictures of earlier versions are named after their content; `place` makes that an address. Others than `kept` go. */
const addressed =
  (place: (name: string) => Promise<string>, kept: (it: ScreenPicture) => boolean = () => true) =>
  (versions: readonly Committed[]): Promise<readonly Committed[]> =>
    Promise.all(
      versions.map(async (version) => ({
        ...version,
        screens: await Promise.all(
          version.screens
            .filter(kept)
            .map(async (it) => (it.src === undefined ? it : { ...it, src: await place(it.src) })),
        ),
      })),
    )

/** The page with its chunks, as it is served under /studio. */
async function buildPage(charts: Charts, folder: string): Promise<void> {
  const before = new Map<string, Buffer>()
  const place = async (name: string) => {
    before.set(name, await blob(name))
    return `/studio/before/${name}.webp`
  }
  await build({
    ...shared,
    base: '/studio/',
    plugins: plugins(charts, { addressed: addressed(place) }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ['chrome94', 'safari15.4', 'firefox104'],
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: inRoot('src/studio.html') },
    },
  })
  copyScreens(readScreens(), join(folder, 'screens'))
  mkdirSync(join(folder, 'before'), { recursive: true })
  for (const [name, bytes] of before) writeFileSync(join(folder, 'before', `${name}.webp`), bytes)
}

const lookOf = ({ language, brand }: ScreenPicture) => `${language} ${brand}`

/** Text that stands inside a script element without ending it. */
const inScript = (text: string) => text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')

/** Everything in one page that opens from a disk: scripts, styles and fonts inside. */
async function buildOneFile(charts: Charts, folder: string): Promise<void> {
  const parts = join(folder, 'one')
  const inside = screensInside(readScreens())
  const looks = new Set(inside.map(lookOf))
  await build({
    ...shared,
    base: './',
    plugins: plugins(charts, {
      inside,
      addressed: addressed(
        async (name) => dataAddress(await blob(name)),
        (it) => looks.has(lookOf(it)),
      ),
    }),
    build: {
      outDir: parts,
      emptyOutDir: true,
      target: ['chrome94', 'safari15.4', 'firefox104'],
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

/** The script that a watched page runs before the app: one file without imports, under a name that stays. */
async function buildReporter(folder: string): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ['chrome94', 'safari15.4', 'firefox104'],
      lib: {
        entry: inRoot('src/studio/watch/reporter.ts'),
        formats: ['iife'],
        name: 'peryaReporter',
        fileName: () => 'reporter.js',
      },
    },
  })
}

/** Builds the studio into a folder: the page, and the page as one file. Rejects with what is wrong. */
export async function buildStudio(folder = inRoot('.cache/studio')): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const charts = await allCharts()
  await buildPage(charts, folder)
  await buildOneFile(charts, folder)
  await buildReporter(folder)
  // Last of all: a build that was stopped half-way leaves no page, and is made anew.
  renameSync(join(folder, 'studio.html'), join(folder, 'index.html'))
}
