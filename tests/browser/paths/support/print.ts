import { loadDrivers } from './drivers'
import { onScreen } from './on-screen'
import { rehearsed } from './rehearse'

/** Prints, as JSON, the on-screen paths of the named charts; run as a script by the path tool. */
const drivers = await loadDrivers(process.argv.slice(2))
const screens = await Promise.all(drivers.map((driver) => rehearsed(driver, onScreen(driver))))
// A rehearsal may still wait for a screen.
process.stdout.write(JSON.stringify(screens), () => process.exit(0))
