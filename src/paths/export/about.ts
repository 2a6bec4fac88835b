import type { Path, Step } from '../model'
import { callAt, failureTold, routeOf } from './arming'
import { fieldsOf } from './by-hand'
import { project } from './project'
import type { Suite } from './model'
import { beginning, begun } from './preparing'
import { failureWords } from './reads'
import { sights } from './sight'
import type { Language, Whose } from './spoken'
import { expectedAfter, onScreenWords } from './steps'

/** What a path is for: a title, its priority, and what has to be so before it begins. */
interface About {
  readonly title: string
  readonly lines: readonly string[]
  /** For a format that has a field for each of them. */
  readonly rank: Rank
  readonly preconditions: string
}

type Rank = 'high' | 'medium' | 'low'

interface Says {
  readonly straight: (end: string) => string
  /** The player reads the first one, or, where they do not, it is a call. */
  readonly through: (first: string, more: number, end: string) => string
  readonly failed: (call: string) => string
  readonly priority: string
  readonly high: string
  readonly medium: string
  readonly low: string
  readonly before: (list: string) => string
  readonly window: string
}

const says: Readonly<Record<Language, Says>> = {
  en: {
    straight: (end) => `without a refusal, to "${end}"`,
    through: (first, more, end) => `through ${first}${more > 0 ? ` and ${more} more` : ''}, to "${end}"`,
    failed: (call) => `a failed "${call}"`,
    priority: 'Priority',
    high: 'high, as the flow ends here and nothing is refused on the way',
    medium: 'medium, as something is refused or fails',
    low: 'low, as it is what other paths leave out',
    before: (list) => `Before the start: ${list}.`,
    window: 'a private window with the app in English',
  },
  fil: {
    straight: (end) => `walang tinanggihan, hanggang "${end}"`,
    through: (first, more, end) => `dadaan sa ${first}${more > 0 ? ` at ${more} pa` : ''}, hanggang "${end}"`,
    failed: (call) => `pumalyang "${call}"`,
    priority: 'Prayoridad',
    high: 'mataas, dahil natatapos dito ang flow at walang tinanggihan',
    medium: 'katamtaman, dahil may tinatanggihan o pumapalya',
    low: 'mababa, dahil ito ang natira sa ibang path',
    before: (list) => `Bago magsimula: ${list}.`,
    window: 'isang private window na nasa Filipino ang app',
  },
}

/** Without its full stop: it stands within another sentence. */
const within = (sentence: string) => sentence.replace(/\.$/, '')

/** The same within quotation marks. */
const quoted = (sentence: string) => within(sentence).replaceAll(/"([^"]*?)\.?"/g, '$1')

const whoseAt = ({ cases }: Suite, { expected }: Step): Whose => ({
  chart: cases.id,
  facts: fieldsOf(expected.context),
})

/** Failures that a path passes, each once: in the words that the player reads, or else by the call that failed. */
function failuresOn(suite: Suite, path: Path, language: Language): string[] {
  const failures = path.steps.flatMap((step, at) => {
    const failure = failureTold(suite, path, at)
    return failure ? [{ step, at, words: within(failureWords(failure, whoseAt(suite, step), language)) }] : []
  })
  if (failures.length === 0) return []
  const read = path.steps
    .flatMap((step, at) =>
      expectedAfter(suite, { step, before: path.steps[at - 1]?.expected ?? path.start, path }, language),
    )
    .join('\n')
  const told = failures.flatMap(({ step, at, words }) => {
    if (words !== '' && read.includes(words)) return [`"${words}"`]
    const call = callAt(suite, path, at + 1) ?? step.actorId
    return call === undefined ? [] : [says[language].failed(call)]
  })
  return [...new Set(told)]
}

/** Title, priority and preconditions of a path. */
export function aboutPath(suite: Suite, path: Path, language: Language): About {
  const words = says[language]
  const last = path.steps.at(-1)?.expected ?? path.start
  const [sight] = sights(suite.cases, last)
  const text = sight?.description ?? path.chart
  const end = quoted(onScreenWords(path.chart, text, language))
  const failures = failuresOn(suite, path, language)
  const [first] = failures
  const isWhole = last.status === 'done' || suite.paths[0] === path
  const rank: Rank = first !== undefined ? 'medium' : isWhole ? 'high' : 'low'
  const isArmed = project().arming.page !== '' && routeOf(suite, path) !== undefined
  const { nothingArmed } = project().manual?.[language] ?? {}
  const armed = isArmed && nothingArmed ? [nothingArmed] : []
  const list = [words.window, ...armed, ...beginning(suite, path, language)].join('; ')
  return {
    title: first === undefined ? words.straight(end) : words.through(first, failures.length - 1, end),
    lines: [`${words.priority}: ${words[rank]}.`, words.before(list)],
    rank,
    preconditions: `${begun(list)}.`,
  }
}
