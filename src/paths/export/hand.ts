import type { Path } from '../model'
import type { Armed, Arranged } from '../run/on-screen'
import { aboutPath } from './about'
import type { Preparation, Suite } from './model'
import { preparations } from './preparations'
import { armedBy, preparingNow } from './preparing'
import { beginningOf, dataFor, doing, expectedAfter, inputText, seen } from './steps'
import { project } from './project'
import type { Language } from './spoken'

/** The manual script as data: for a page that arms what a step needs with one tap. */

type InBoth = Readonly<Record<Language, string>>

/** What has to be armed or arranged before a step; neither where no page can do it. */
export interface HandNeed {
  readonly words: InBoth
  readonly fault?: Armed
  readonly list?: readonly Arranged[]
}

export interface HandStep {
  readonly needs: readonly HandNeed[]
  readonly does: InBoth
  readonly data: string
  readonly sees: InBoth
}

export interface HandPath {
  readonly id: string
  readonly title: InBoth
  /** Priority, and what has to be so before the start. */
  readonly about: Readonly<Record<Language, readonly string[]>>
  /** The first one is the start. */
  readonly steps: readonly HandStep[]
}

/** Without Markdown, but for the call's name. */
const plainly = (text: string) => text.replaceAll(/[*`]|<(?=https?:)|(?<=\/)>/g, '')

const inBoth = (say: (language: Language) => string): InBoth => ({
  en: plainly(say('en')),
  fil: plainly(say('fil')),
})

/** What the tab of the app has to remember by itself: the rest is one tap in the studio. */
function apart(one: Preparation): readonly Preparation[] {
  const own = project().arming.patience?.[0]
  if (one.what !== 'arrange') return [one]
  const { list } = one
  const parts = [list.filter(([action]) => action !== own), list.filter(([action]) => action === own)]
  return parts.flatMap((part) => (part.length > 0 ? [{ ...one, list: part }] : []))
}

function handPath(suite: Suite, path: Path): HandPath {
  const all = preparations(suite, path)
  const needsAt = (number: number) =>
    all
      .filter(({ before }) => before === number)
      .flatMap(apart)
      .map((one): HandNeed => ({
        words: inBoth((language) => preparingNow(suite, path, all, one, language)),
        ...armedBy(one),
      }))
  const start: HandStep = {
    needs: needsAt(0),
    does: inBoth((language) => beginningOf(suite, path, language)),
    data: inputText(suite, path),
    sees: inBoth((language) => seen(suite, path.start, language).join(' ')),
  }
  const steps = path.steps.map((step, at): HandStep => {
    const before = path.steps[at - 1]?.expected ?? path.start
    return {
      needs: needsAt(at + 1),
      does: inBoth((language) => doing(suite, path, at + 1, language)),
      data: dataFor(suite, path, at + 1),
      sees: inBoth((language) => expectedAfter(suite, { step, before, path }, language).join(' ')),
    }
  })
  const about = (language: Language) => aboutPath(suite, path, language).lines.map(plainly)
  return {
    id: path.id,
    title: inBoth((language) => aboutPath(suite, path, language).title),
    about: { en: about('en'), fil: about('fil') },
    steps: [start, ...steps],
  }
}

/** The paths that a screen can do, as the studio has them; one step per line. */
export function handText(suite: Suite): string {
  const paths = suite.paths.map((path) => {
    const { steps, ...rest } = handPath(suite, path)
    const head = JSON.stringify(rest).slice(0, -1)
    return `  ${head}, "steps": [\n${steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n')}\n  ]}`
  })
  return `{"paths": [\n${paths.join(',\n')}\n]}\n`
}
