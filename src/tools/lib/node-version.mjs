import { Stop } from './stop.mjs'

/** The oldest supported Node; same as `engines` in package.json. */
const oldest = [20, 19]

/** Stops with one sentence when Node is too old. `version` is as in `process.versions.node`. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Stop(`Perya needs Node ${oldest.join('.')} or newer, and this is Node ${version}.`)
}
