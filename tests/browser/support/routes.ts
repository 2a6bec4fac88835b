import { runnerImport } from 'vite'
import type { accessOf } from '../../../src/app/access'
import type { Route } from '../../../src/app/routes'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** The app's own route table and guards, read as the app reads them: by Vite, which the table's lazy words need. */
const load = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(inRoot(path), { configFile: false, logLevel: 'silent' })).module

export const { routes } = await load<{ routes: readonly Route[] }>('src/app/routes.ts')
export const { accessOf: access } = await load<{ accessOf: typeof accessOf }>('src/app/access.ts')

/** Screens that exist and show themselves under their own address. */
export const builtPaths: readonly string[] = routes
  .filter(({ page, path }) => page !== null && path !== '/m/maintenance')
  .map(({ path }) => path)
