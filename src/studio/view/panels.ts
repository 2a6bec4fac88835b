import { loaders } from 'virtual:studio'
import type { Chart } from '../picture/model'
import type { Marks } from './Drawing'
import type { ChangeView, View } from './link'

/** What a panel shows on the picture: marks, and what should be in sight. */
export interface Shown {
  readonly marks: Marks
  readonly follow?: string
  /** The picture with more on it than the flow has. */
  readonly drawn?: Chart
}

export interface PanelProps {
  readonly chart: Chart
  readonly view: View
  readonly change: ChangeView
  readonly show: (shown: Shown) => void
}

/** Loads the chart's own code, for the panels that run it. */
export const casesOf = (id: string) => {
  const load = loaders[id]
  return load ? load.cases() : Promise.reject(new Error(`there is no chart ${id}`))
}
