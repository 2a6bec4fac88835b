import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../../src/tools/lib/root.mjs'
import type { Driver } from './driver'

const folder = inRoot('tests/browser/paths/drivers')
const ending = '.driver.ts'

/** Ids of charts with a driver. */
const charts = readdirSync(folder)
  .flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []))
  .sort()

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'notHere' in value

/** The drivers of these charts, or of all charts that have one. */
export function loadDrivers(wanted: readonly string[] = charts): Promise<readonly Driver[]> {
  return Promise.all(
    wanted.map(async (chart) => {
      const found: object = await import(join(folder, `${chart}${ending}`))
      const driver = Object.values(found).find(isDriver)
      if (!driver) throw new Error(`${chart}${ending} holds no driver`)
      return driver
    }),
  )
}
