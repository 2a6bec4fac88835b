/**
 * The screen of every address, read from the route table itself, for the build and the benchmarks: a screen's
 * module and texts cannot be determined from the functions that load them.
 */
import { runnerImport, type Plugin } from 'vite'
import type { Guard } from '../app/routes'
import type { Namespace } from '../i18n/tables'
import { inRoot } from './lib/root.mjs'

export interface ScreenFiles {
  readonly path: string
  /** Other addresses of the same screen. */
  readonly aliases: readonly string[]
  /** Its name in the table of titles, or another table's. */
  readonly title: string
  /** Whether the common top bar is shown. */
  readonly header: boolean
  readonly guard: Guard
  /** Whether the tab bar is shown. */
  readonly footer: boolean
  /** The page's module, from the root of the repository, without its ending. */
  readonly page: string
  readonly words: readonly Namespace[]
  /** Its location is in a separate file, `lazy-pages.ts`. */
  readonly isListed?: true
}

const entry = 'virtual:screens'
const pages = 'virtual:screen-page:'
const loader = 'virtual:screen-loader'
const listed = 'virtual:screen-listed'
const account = 'virtual:screen-account'

/** Modules that replace others. */
const standIns: Readonly<Record<string, string>> = {
  // Awaits everything: the runner is gone after the import.
  [entry]: `import { routes } from ${JSON.stringify(inRoot('src/app/routes.ts'))}
    export const screens = await Promise.all(routes.map(async (route) => {
      const { path, aliases = [], title, header, guard, footer, page } = route
      return { path, aliases, title, header, guard, footer, ...(await page.load()).default }
    }))`,
  [loader]: `export const lazyPage = (fetchPage, words) => ({ load: async () => {
      const { default: page } = await fetchPage()
      return { default: { ...page, words: [...new Set([...page.words, ...words])] } }
    } })`,
  [listed]: `import { lazyPage as page } from ${JSON.stringify(loader)}
    export const lazyPage = (fetchPage, words) =>
      page(async () => ({ default: { ...(await fetchPage()).default, isListed: true } }), words)`,
  [account]: 'export const realAccount = (page) => page',
}

/** Replaces each screen with the information about where it is loaded from. */
const named: Plugin = {
  name: 'perya-screen-files',
  enforce: 'pre',
  resolveId(source, importer = ''): string | undefined {
    if (source === entry || source === loader) return source
    if (!/\/src\/app\/(routes|lazy-pages)\.ts$/.test(importer)) return
    if (source.startsWith('../pages/')) return `${pages}${source.replace('..', 'src')}`
    if (source === './lazy-page') return importer.endsWith('/lazy-pages.ts') ? listed : loader
    return source === './real-account' ? account : undefined
  },
  load: (id) =>
    id.startsWith(pages)
      ? `export default { page: ${JSON.stringify(id.slice(pages.length))}, words: [] }`
      : standIns[id],
}

/** Every screen that exists. */
export async function screenFiles(): Promise<readonly ScreenFiles[]> {
  const { module } = await runnerImport<{ screens: readonly ScreenFiles[] }>(entry, {
    configFile: false,
    logLevel: 'silent',
    plugins: [named],
  })
  return module.screens
}
