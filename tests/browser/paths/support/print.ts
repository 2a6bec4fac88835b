import { loadDrivers } from './drivers'
import { onScreen } from './on-screen'

/** Prints, as JSON, the paths that a screen can do of the charts that are named: the path tool runs it by its name. */
const drivers = await loadDrivers(process.argv.slice(2))
process.stdout.write(JSON.stringify(drivers.map(onScreen)))
