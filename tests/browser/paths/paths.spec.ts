import { loadDrivers } from './support/drivers'
import { playPaths } from './support/play'

/**
 * The paths of every chart on the real site. `PATHS_CHARTS=login,logout` plays those of some charts only and loads
 * nothing else; so does Playwright's own `-g "the login chart"`, out of a whole run.
 */
const asked = process.env.PATHS_CHARTS?.split(',')

for (const driver of await loadDrivers(asked)) playPaths(driver)
