import * as paths from '../../machines/shared/paths'
import type { Path } from '../../machines/shared/address'
import type { ScreenFiles } from './route-files'

/**
 * Text on a screen that does not depend on the platform, besides its title: embedded in the page itself, in
 * both languages, so that it can be read at the first paint. A row lists classes (src/styles; `near` and
 * `nearest` to what is above, as on the screen itself), a table of texts and a key.
 */
const known: Partial<Record<Path, readonly (readonly [look: string, words: string])[]>> = {
  [paths.login]: [['display d1', 'login title']],
  [paths.register]: [['display d2 nearest', 'register title']],
  [paths.members]: [
    ['display d2', 'member guest.title'],
    ['muted near', 'member guest.text'],
  ],
  [paths.trial]: [
    ['display d2', 'trial title'],
    ['muted', 'trial lead'],
  ],
  [paths.feedback]: [['muted near', 'feedback lead']],
}

/** Set if players read a different text. */
const guests: ReadonlySet<string> = new Set([paths.members, paths.trial])

const both = (words: string) =>
  [1, 2].map((n) => `<span class="${n === 1 ? 'one' : 'two'}" lang="%${n}%">%${n} ${words}%</span>`).join('')

/**
 * Those texts for every screen, for the page's `template`, from which the early script (src/app/early.ts)
 * takes them. The attribute's name tells who reads them: everybody (`data-at`), players (`data-in`) or guests
 * (`data-out`).
 */
export function firstWords(screens: readonly ScreenFiles[]): string {
  return screens
    .flatMap(({ path, aliases, guard, header, title }) => {
      const addresses = [path, ...aliases].join(' ')
      const at = `data-${guard === 'open' ? 'at' : 'in'}="${addresses}"`
      const out = guests.has(path) ? `data-out="${addresses}"` : at
      const bar = header && path !== paths.home ? [`<b ${at}>${both(`titles ${title}`)}</b>`] : []
      const rest = (known[path as Path] ?? []).map(
        ([look, words]) => `<div ${out} class="${look}">${both(words)}</div>`,
      )
      return [...bar, ...rest]
    })
    .join('')
}
