import type { Host } from '../cli/host'

/** Where the committed exports are, relative to the project. */
export const flowsFolder = 'docs/flows'

/** The committed drawings of the charts. */
export const drawingIn = (host: Host) => (chart: string) => host.read(`${flowsFolder}/${chart}.svg`)
