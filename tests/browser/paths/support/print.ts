import { loadDrivers } from './drivers'
import { onScreen } from './on-screen'

/** Prints, as JSON, the on-screen paths of the named charts; run as a script by the path tool. */
const drivers = await loadDrivers(process.argv.slice(2))
process.stdout.write(JSON.stringify(drivers.map(onScreen)))
