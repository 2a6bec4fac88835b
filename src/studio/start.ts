import { list, loaders } from 'virtual:studio'
import type { Chart } from './picture/model'
import { readView } from './view/link'

/** The flow in the address, or the first one: requested before the rest of the page runs. */
async function firstChart(): Promise<Chart | undefined> {
  const { chart } = readView(location.hash)
  const id = chart === '' ? (list[0]?.id ?? '') : chart
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  try {
    return (await load?.chart())?.chart
  } catch {
    // The page retries and reports the failure.
    return undefined
  }
}

export const asked = firstChart()
