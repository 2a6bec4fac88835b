import { existsSync } from 'node:fs'
import { words as shellEnglish } from '../../i18n/words/EN/shell'
import { words as titlesEnglish } from '../../i18n/words/EN/titles'
import { words as shellFilipino } from '../../i18n/words/TY/shell'
import { words as titlesFilipino } from '../../i18n/words/TY/titles'
import * as paths from '../../../machines/shared/paths'
import { mayUseAgency } from '../../../machines/session/session'
import { inRoot } from '../../tools/lib/root.mjs'
import { readSource } from '../../tools/lib/source'
import type { Person } from '../map/people'

type Table = Readonly<Record<string, string>>

/** A screen in the route table, parsed from the source: the table itself can't run without the app. */
export interface ScreenRow {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly fil: string
  readonly guard: string
  readonly for: readonly Person[]
  /** Source of its page; none for a planned screen. */
  readonly page?: string
}

/** One account type for each kind of person who signs in. */
const types: Partial<Readonly<Record<Person, number>>> = {
  member: 0,
  vip: 0,
  agent: 1,
  trial: 4,
  excluded: 0,
}

/** The account types as the charts know them, for tests that compare with the app's own guards. */
export const typeOf = (person: Person): number | null => types[person] ?? null

const guardsIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^const (\w+): Extra = \{([^}]*)\}/gm)].map(([, name = '', body = '']) => [
      name,
      /guard: '(\w+)'/.exec(body)?.[1] ?? 'open',
    ]),
  )

/** Who may open a screen with this guard (src/app/access.ts); players in a blocked region see none. */
function allowed(guard: string, isForMembers: boolean): readonly Person[] {
  const signedIn: Person[] = ['member', 'vip', 'agent', 'trial', 'excluded']
  const everyone: Person[] = ['guest', ...signedIn]
  const some =
    guard === 'open'
      ? everyone
      : guard === 'agent'
        ? signedIn.filter((who) => mayUseAgency(typeOf(who)))
        : signedIn
  return isForMembers ? some.filter((who) => who !== 'trial') : some
}

const from = (path: string): string | undefined =>
  [`src/${path.replace(/^\.\.\//, '')}.tsx`].find((file) => existsSync(inRoot(file)))

/** Every screen of the product. */
export function screenTable(): readonly ScreenRow[] {
  const { text } = readSource('src/app/routes.ts')
  const late = readSource('src/app/lazy-pages.ts').text
  const guards = guardsIn(text)
  const known = paths as unknown as Readonly<Record<string, string | undefined>>
  const now = new Map(
    [...text.matchAll(/^const (\w+) = lazyPage\(\(\) => import\('([^']+)'\)/gm)].map((it) => [it[1], it[2]]),
  )
  const later = new Map(
    [...late.matchAll(/^ {2}(\w+): (\w+)\([^]*?import\('([^']+)'\)/gm)].map(([, name, by, file]) => [
      name,
      { isForMembers: by === 'memberPage', file },
    ]),
  )
  const rows = text.matchAll(/\[paths\.(\w+)\]: (\w+)\(\s*'([\w:]+)'([^]*?)\),?\n/g)
  return [...rows].flatMap(([, name = '', by, title = '', rest = '']): ScreenRow[] => {
    const path = known[name]
    if (path === undefined) return []
    const named = /'(\w+)'\s*$/.exec(rest)?.[1]
    const own = by === 'late' ? later.get(named ?? title) : undefined
    const file = by === 'late' ? own?.file : now.get(/^, (\w+)/.exec(rest)?.[1] ?? '')
    const page = file === undefined ? undefined : from(file)
    const guard =
      /guard: '(\w+)'/.exec(rest)?.[1] ??
      [...rest.matchAll(/\w+/g)].map(([word]) => guards[word]).find((it) => it !== undefined) ??
      'open'
    const key = title.replace(/^shell:/, '')
    const [english, filipino] = (
      title.startsWith('shell:') ? [shellEnglish, shellFilipino] : [titlesEnglish, titlesFilipino]
    ) as [Table, Table]
    return [
      {
        name,
        path,
        title: english[key] ?? '',
        fil: filipino[key] ?? '',
        guard,
        for: allowed(guard, own?.isForMembers === true),
        ...(page === undefined ? {} : { page }),
      },
    ]
  })
}
