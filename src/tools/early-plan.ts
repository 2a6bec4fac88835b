/**
 * The plan for the early script of the other screens (src/app/early-routes.ts), one for each language: the
 * files and calls of each address, as indices, because file names are long.
 */
import { addressOf, askedBy, barCalls, earlySettings, picturesIn } from './early-calls'
import { notAgents, trialType } from '../../machines/session/session'
import * as paths from '../../machines/shared/paths'
import type { Path } from '../../machines/shared/address'
import type { Call } from '../platform/call'
import type { ScreenFiles } from './route-files'

interface PlanSources {
  readonly language: string
  readonly screens: readonly ScreenFiles[]
  /**
   * The files of a module's chunk and its imports, including styles, but without those fetched by every
   * visit.
   */
  readonly filesOf: (module: RegExp) => readonly string[]
  /** The same files, without duplicate styles (src/tools/one-style.ts). */
  readonly leastStyles: (files: readonly string[]) => readonly string[]
}

/** Numbers things in order of first mention. */
function numbered() {
  const known = new Map<string, number>()
  return {
    list: () => [...known.keys()],
    of: (name: string) => known.get(name) ?? (known.set(name, known.size), known.size - 1),
  }
}

const escaped = (text: string) => text.replaceAll('/', '\\/')
const moduleOf = (path: string) => new RegExp(`\\/${escaped(path)}\\.tsx?$`)

/** Rows with common prefixes compress better in the script. */
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

/** Tables that share one file (src/i18n/i18n.ts). */
const wordsOf = (language: string, table: string, filesOf: PlanSources['filesOf']) => {
  const [file] = filesOf(moduleOf(`src/i18n/words/${language}/${table}`))
  return file
}

/**
 * Addresses with a tab bar, those open to everybody before those of players: the early script depends on this
 * order.
 */
export function tabbed(screens: readonly ScreenFiles[]): string {
  const those = (isOpen: boolean) =>
    screens.filter(({ guard, footer }) => footer && (guard === 'open') === isOpen)
  return [true, false]
    .map((isOpen) =>
      those(isOpen)
        .flatMap(({ path, aliases }) => [path, ...aliases])
        .join(' '),
    )
    .join()
}

export function earlyPlan({ language, screens, filesOf, leastStyles }: PlanSources) {
  const files = numbered()
  const calls = numbered()
  const pictures: Record<number, readonly (string | number)[]> = {}
  // Every language falls back to English.
  const spoken = new Set(['EN', language])
  const textsOf = (table: string) => [...spoken].flatMap((one) => wordsOf(one, table, filesOf) ?? [])
  const beside = (parts: readonly string[]) => parts.flatMap((part) => filesOf(moduleOf(part)))
  const rows = screens.map(({ path, aliases, guard, footer, page, isListed, words }) => {
    const needed = [
      ...beside(isListed ? ['src/app/lazy-pages', 'src/i18n/late-words'] : []),
      ...beside([page]),
      ...beside(footer ? ['src/app/Tabs'] : []),
    ]
    const asked = [...(askedBy[path as Path] ?? []), ...barCalls(footer)]
    for (const [call, query, shown = 0] of asked)
      if (shown > 0) pictures[calls.of(addressOf([call, query]))] = [...(picturesIn[call.name] ?? []), shown]
    const numbers = (auth: Call['auth']) =>
      asked.filter(([call]) => call.auth === auth).map((one) => calls.of(addressOf(one)))
    const row = [
      guard === 'open' ? 1 : guard === 'agent' ? 2 : 0,
      inOrder([...new Set([...leastStyles(needed), ...words.flatMap(textsOf)])].map(files.of)),
      numbers('none'),
      numbers('optional'),
      numbers('member'),
    ] as const
    return [path, ...aliases].map((address) => [address, row] as const)
  })
  return {
    screens: Object.fromEntries(rows.flat()),
    login: paths.login,
    trial: trialType,
    notAgents,
    settings: earlySettings(),
    pictures,
    files: files.list().map((file) => `/${file}`),
    calls: calls.list(),
  }
}
