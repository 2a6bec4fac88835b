import { list } from 'virtual:studio'
import type { Chart } from './picture/model'
import { readView } from './view/link'
import { loadChart } from './view/load'
import { beginTheme, firstLanguage, isPlainFirst } from './view/preferences'

/** The flow in the address, or the first one: requested before the rest of the page executes. */
async function firstChart(): Promise<Chart | undefined> {
  const { chart } = readView(location.hash)
  const id = chart === '' ? (list[0]?.id ?? '') : chart
  try {
    return await loadChart(id, firstLanguage(), isPlainFirst())
  } catch {
    // The page retries and reports the failure.
    return undefined
  }
}

beginTheme()
export const asked = firstChart()
