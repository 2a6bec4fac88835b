import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** In order of choice: the shell draws the same pages without a browser window, with half the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium to test with: `CHROME_PATH` if set, else one the system has; undefined when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return runs(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)]
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...found, ...applications].find(runs)
}

/** What to tell a person who has none. */
export const noChromium =
  'No Chromium found: install one (Debian: apt-get install chromium-headless-shell or chromium; macOS: brew install --cask chromium) or set CHROME_PATH to yours.'

/** Flags for a browser that only tests: no sandbox inside containers, no traffic of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
