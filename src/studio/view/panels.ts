import { loaders } from 'virtual:studio'
import type { Chart } from '../picture/model'
import type { Marks } from './Drawing'
import type { ChangeView, View } from './link'

/** A panel's effect on the drawing: marks, and what to keep in view. */
export interface Shown {
  readonly marks: Marks
  readonly follow?: string
  /** The drawing with additions that are not in the flow. */
  readonly drawn?: Chart
}

export interface PanelProps {
  readonly chart: Chart
  readonly view: View
  readonly change: ChangeView
  readonly show: (shown: Shown) => void
}

/** Loads the chart's own code, for panels that run it. */
export const casesOf = (id: string) => {
  const load = loaders[id]
  return load ? load.cases() : Promise.reject(new Error(`there is no chart ${id}`))
}
