import type { InspectionEvent } from 'xstate'

declare global {
  // A `var`, so that it is a property of the page's global object.
  // oxlint-disable-next-line no-var
  var peryaInspect: ((event: InspectionEvent) => void) | undefined
}

/**
 * For the options of every actor that has no parent: who watches the charts (the flow studio, the path runner, a
 * recording) puts an inspector on the page before the app's code runs. A player's page has none.
 */
export const inspect = globalThis.peryaInspect
