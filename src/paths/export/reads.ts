import type { Expected, Json, Path, Step } from '../model'
import { failureTold } from './arming'
import type { Suite } from './model'
import { project } from './project'
import { sights } from './sight'
import { filled } from './screen-words'
import { fieldWords, sentenceWith, textAt, textFor, type Language, type Whose } from './spoken'
import { typedIn } from './taps'

/** What the player reads after a step, in the app's own words: what a chart keeps for its screen to say. */

type Fields = Readonly<Record<string, Json>>

interface Says {
  readonly reads: (text: string) => string
  readonly below: (field: string, text: string) => string
  readonly shows: (field: string | undefined, text: string) => string
  readonly empty: (field: string) => string
  readonly dots: (field: string | undefined) => string
  readonly ticked: (label: string, on: boolean) => string
  readonly chosen: (label: string) => string
}

const says: Readonly<Record<Language, Says>> = {
  en: {
    reads: (text) => `The player reads: "${text}"`,
    below: (field, text) => `Below "${field}" it says: "${text}"`,
    shows: (field, text) =>
      `${field === undefined ? 'The field' : `"${field}"`} shows "${text}", without an error below it.`,
    empty: (field) => `"${field}" is empty.`,
    dots: (field) =>
      `${field === undefined ? 'The field' : `"${field}"`} shows dots, without an error below it.`,
    ticked: (label, on) => `"${label}" is ${on ? 'ticked' : 'not ticked'}.`,
    chosen: (label) => `"${label}" is the way that is chosen.`,
  },
  fil: {
    reads: (text) => `Mababasa ng player: "${text}"`,
    below: (field, text) => `Sa ilalim ng "${field}", nakasulat: "${text}"`,
    shows: (field, text) =>
      `Nakalagay sa ${field === undefined ? 'field' : `"${field}"`} ang "${text}", at walang error sa ilalim nito.`,
    empty: (field) => `Walang laman ang "${field}".`,
    dots: (field) =>
      `Mga tuldok ang nasa ${field === undefined ? 'field' : `"${field}"`}, at walang error sa ilalim nito.`,
    ticked: (label, on) => `${on ? 'May' : 'Walang'} tsek ang "${label}".`,
    chosen: (label) => `"${label}" ang napiling paraan.`,
  },
}

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** A failure as the app says it, on the screen of a chart. */
export function failureWords(failure: Fields, { chart, facts }: Whose, language: Language): string {
  const own = project().ownFailures[`${chart}/${String(failure['code'])}`]
  if (own !== undefined) return filled(textFor(own, facts, language) ?? '')
  const said = project().failure(failure)
  if (!said) return String(failure['code'] ?? '')
  return filled(textAt(said.key, language) ?? '', said.values)
}

function problemWords(chart: string, field: string, problem: string, language: Language): string | undefined {
  const { form = {}, login = {} } = project().tables[language]
  const own = project().tables[language][chart] ?? {}
  const beginning = project().problems[chart]
  if (beginning !== undefined) {
    const [table = '', key = ''] = beginning.split(':')
    const texts = project().tables[language][table] ?? {}
    return texts[`${key}${field}.${problem}`] ?? texts[`${key}${problem}`]
  }
  const found = [own, login, form].flatMap((table) => table[`problem.${field}.${problem}`] ?? [])[0]
  return found ?? own[`problem.${problem}`] ?? form[`problem.${problem}`]
}

/** A text of a chart's own screen. */
function ownText(chart: string, key: string, language: Language): string | undefined {
  return textAt(`${project().ownWords[chart] ?? `${chart}:`}${key}`, language)
}

/** What the context's fields that changed say on screen. */
function changedWords(chart: string, now: Fields, old: Fields, language: Language): string[] {
  const { below, ticked, chosen, reads } = says[language]
  const own = (key: string) => ownText(chart, key, language)
  const isNew = (name: string) => JSON.stringify(now[name]) !== JSON.stringify(old[name])
  const problems = Object.entries(fieldsOf(now['problems'])).flatMap(([field, problem]) => {
    const text = problemWords(chart, field, String(problem), language)
    const rules = fieldsOf(fieldsOf(now['rules'])[field])
    return text !== undefined && problem !== fieldsOf(old['problems'])[field]
      ? [below(fieldWords(field, language, { chart, facts: now }), filled(text, rules))]
      : []
  })
  const one = (name: string, text: string | undefined) => (text === undefined || !isNew(name) ? [] : [text])
  const said = (text: string | undefined) => (text === undefined ? undefined : reads(filled(text)))
  const { problem, imageProblem, pinMissing, notDone, promo, remember, notToday, method } = now
  const problemText = typeof problem === 'string' ? own(`problem.${problem}`) : undefined
  const imageText =
    typeof imageProblem === 'string' ? problemWords(chart, 'picture', imageProblem, language) : undefined
  const promoText =
    typeof promo === 'string' ? own({ on: 'promo.added', failed: 'promo.failed' }[promo] ?? '') : undefined
  const label = (text: string | undefined, on: Json | undefined) =>
    text !== undefined && typeof on === 'boolean' ? ticked(text, on) : undefined
  const way = chart === 'login' && typeof method === 'string' ? own(`way.${method}`) : undefined
  return [
    ...problems,
    ...one('problem', said(problemText)),
    ...one('imageProblem', imageText && reads(imageText)),
    ...one('pinMissing', pinMissing === true ? said(own('pin.missing')) : undefined),
    ...one('notDone', notDone === true ? said(own('nothingMoved') ?? own('safe')) : undefined),
    ...one('promo', promoText && reads(promoText)),
    ...one('remember', label(own('remember'), remember)),
    ...one('notToday', label(project().tables[language]['home']?.['popup.notToday'], notToday)),
    ...one('method', way && chosen(way)),
  ]
}

/** What a field shows after typing, as the chart keeps it; undefined for another step. */
export function typedWords(chart: string, step: Step, language: Language): string | undefined {
  const typed = typedIn(chart, step, language)
  if (!typed) return undefined
  const { shows, dots, empty } = says[language]
  const { name, label, text } = typed
  if (text === '' && label !== undefined) return empty(label)
  // Where a password proves something else, only its label says that it is one.
  if (/password|pin/i.test(`${name} ${label ?? ''}`)) return dots(label)
  // What is chosen has a name on screen; what stands for it in the chart is nobody's.
  const chosen = project().names[`${chart}/${text}`]
  if (chosen !== undefined)
    return shows(label, sentenceWith(chosen[language], { chart, facts: {} }, language))
  const kept = fieldsOf(fieldsOf(step.expected.context)['values'])[name]
  return shows(label, typeof kept === 'string' ? kept : text)
}

/** Whether no screen says what failed: of the whole chart, or of a state that is active. */
function isUnsaid({ cases }: Suite, expected: Expected): boolean {
  const { unsaid } = project()
  return unsaid.includes(cases.id) || sights(cases, expected).some(({ state }) => unsaid.includes(state))
}

/** The failure that a step brings, or that no screen has said yet. */
function toldUntil(suite: Suite, path: Path, at: number): Fields | undefined {
  const before = path.steps[at - 1]
  return (
    failureTold(suite, path, at) ??
    (before && isUnsaid(suite, before.expected) ? toldUntil(suite, path, at - 1) : undefined)
  )
}

/** Everything that the player reads after a step, one sentence each. */
export function readAfter(
  suite: Suite,
  path: Path | undefined,
  step: Step,
  before: Expected,
  language: Language,
): string[] {
  const now = fieldsOf(step.expected.context)
  const old = fieldsOf(before.context)
  const kept = fieldsOf(now['failure'])
  const at = path?.steps.indexOf(step) ?? -1
  const wasUnsaid = isUnsaid(suite, before)
  const isTold =
    !isUnsaid(suite, step.expected) &&
    typeof kept['code'] === 'string' &&
    (step.kind === 'outcome' || wasUnsaid || JSON.stringify(kept) !== JSON.stringify(old['failure']))
  const told = path && at >= 0 ? toldUntil(suite, path, at) : undefined
  const failure = isTold && step.kind === 'outcome' ? (told ?? kept) : kept
  const isNews = isTold && (step.kind !== 'outcome' || told !== undefined)
  // A screen that could not load at all may have its own words for that.
  const { 'failed.title': title, 'failed.text': text } = project().tables[language][suite.cases.id] ?? {}
  const isOwn =
    title !== undefined && sights(suite.cases, step.expected).some(({ tags }) => tags.includes('error'))
  const said = isOwn
    ? [title, text ?? ''].join('. ').trim()
    : failureWords(failure, { chart: suite.cases.id, facts: now }, language)
  return [
    ...changedWords(suite.cases.id, now, old, language),
    ...(isNews ? [says[language].reads(said)] : []),
  ]
}
