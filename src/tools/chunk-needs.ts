/** What a screen needs without importing it, so that it can share files with the screen. */
import { sets } from '../i18n/tables'
import { inRoot } from './lib/root.mjs'
import type { ScreenFiles } from './route-files'

/** Where a screen's location and texts are found, unless visits start on it. */
const lists = ['app/lazy-pages.ts', 'i18n/late-words.ts']
/** What every signed-in visit fetches shortly after its first paint. */
const playersFrame = [
  'app/real-account.tsx',
  'app/Dialogs.tsx',
  'app/Toast.tsx',
  'flows/session/arrival.ts',
  'flows/session/sign-out.ts',
]

/** A screen's English texts only: every language falls back to them. */
function modulesBeside({ guard, isListed, words }: ScreenFiles): readonly string[] {
  const tables = words.map((table) =>
    sets[table] ? `i18n/sets/EN/${sets[table]}.ts` : `i18n/words/EN/${table}.ts`,
  )
  const files = [...tables, ...(isListed ? lists : []), ...(guard === 'open' ? [] : playersFrame)]
  return files.map((file) => inRoot('src', file))
}

/** Those modules by page module; several screens may share a page. */
export function besides(screens: readonly ScreenFiles[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const screen of screens) {
    const page = inRoot(`${screen.page}.tsx`)
    found.set(page, [...new Set([...(found.get(page) ?? []), ...modulesBeside(screen)])])
  }
  return found
}
