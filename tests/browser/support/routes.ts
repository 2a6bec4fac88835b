import { runnerImport } from 'vite'
import type { accessOf } from '../../../src/app/access'
import type { Route } from '../../../src/app/routes'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** The app's route table and guards, loaded through Vite, which the table's lazy texts need. */
const load = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(inRoot(path), { configFile: false, logLevel: 'silent' })).module

export const { routes } = await load<{ routes: readonly Route[] }>('src/app/routes.ts')
export const { accessOf: access } = await load<{ accessOf: typeof accessOf }>('src/app/access.ts')

/** Screens that exist under their own address. */
export const builtPaths: readonly string[] = routes
  .filter(({ path }) => path !== '/m/maintenance')
  .map(({ path }) => path)

const touched = process.env.TOUCHED_ROUTES?.split(',')

/** Whether a spec that walks every screen includes this one: all, or those a change can affect. */
export const isWalked = (path: string): boolean => !touched || touched.includes(path)
