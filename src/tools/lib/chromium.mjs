import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** In order of preference: the headless shell renders the same pages with half the work. */
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

/** Where a browser downloaded by the tests is cached, shared by all checkouts. */
export const keptFolder = (env = process.env) =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'perya/browser')

/** The Chromium to test with: `CHROME_PATH` if set, else the system's or the cached one; undefined without any. */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return runs(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)]
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...found, ...applications, join(keptFolder(env), 'chromium')].find(runs)
}

/** The message when there is none. */
export const noChromium =
  'No Chromium found, and none could be had: install one (Debian: apt-get install chromium-headless-shell or chromium; macOS: brew install --cask chromium) or set CHROME_PATH to yours.'

/** Flags for testing: no sandbox inside containers, no background traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
