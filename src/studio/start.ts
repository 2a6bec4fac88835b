import { list, loaders } from 'virtual:studio'
import type { Chart } from './picture/model'
import { readView } from './view/link'

/** The flow that the address names, or the first one: asked for before anything else of the page runs. */
async function firstChart(): Promise<Chart | undefined> {
  const load = loaders[readView(location.hash).chart] ?? loaders[list[0]?.id ?? '']
  try {
    return (await load?.chart())?.chart
  } catch {
    // The page asks again, and says so.
    return undefined
  }
}

export const asked = firstChart()
