import { definitionOf } from '../definition'
import { counted } from '../report'
import type { Expected, Path, Step } from '../model'
import type { Suite } from './model'
import { effectsOf, rowsOn, sights } from './sight'
import { actionText, dataText, effectText, wordsOf } from './words'
import type { Language } from './words'

const heads: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    how: 'Do one step after the other. After each one compare what you see with the last column; stop at the first difference and note the path and the step.',
    columns: '| # | Do | Data | What you should see | Result |',
    requirements: 'Requirements',
    steps: 'Steps',
  },
  fil: {
    how: 'Gawin isa-isa ang mga hakbang. Pagkatapos ng bawat isa, ikumpara ang nakikita mo sa huling hanay; tumigil sa unang pagkakaiba at isulat kung aling path at hakbang.',
    columns: '| # | Gawin | Data | Dapat mong makita | Resulta |',
    requirements: 'Mga requirement',
    steps: 'Mga hakbang',
  },
}

/** The picture of a situation, as Markdown shows it. */
function shown({ pictureOf }: Suite, expected: Expected): string {
  const address = pictureOf?.(expected)
  return address === undefined ? '' : ` ![](${encodeURI(address)})`
}

/** Text that does not break a table's cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** What the chart says of the transitions taken. */
function moveWords({ cases }: Suite, expected: Expected): string[] {
  const { transitions } = definitionOf(cases.machine)
  return expected.transitions.flatMap((id) => transitions.get(id)?.transition.description ?? [])
}

/** What a tester should see after a step, one sentence after the other. */
export function seen(suite: Suite, expected: Expected, language: Language, before?: Expected): string[] {
  const words = wordsOf(language)
  const earlier = before ? sights(suite.cases, before).map((it) => it.state) : []
  const now = sights(suite.cases, expected)
  const fresh = now.filter((it) => !earlier.includes(it.state))
  return [
    ...(before && fresh.length === 0 ? moveWords(suite, expected) : fresh.map((it) => it.description)),
    ...effectsOf(expected).map((action) => effectText(action, language)),
    ...(expected.status === 'done' ? [words.over] : []),
  ]
}

function row(suite: Suite, step: Step, number: number, language: Language, before: Expected): string {
  const words = wordsOf(language)
  const what = seen(suite, step.expected, language, before)
  const data = dataText(step)
  const sentences = step.refused || what.length === 0 ? [words.nothing] : what
  const same =
    !step.refused && what.length === 0
      ? sights(suite.cases, step.expected).map((it) => it.description)
      : sentences
  return `| ${number} | ${cell(actionText(step, language))} | ${data === '' ? '' : `\`${cell(data)}\``} | ${cell(same.join(' '))}${shown(suite, step.expected)} | |`
}

function section(suite: Suite, path: Path, language: Language): string {
  const head = heads[language]
  const rows = rowsOn(suite.cases, path)
  return [
    `## ${path.id}`,
    '',
    ...(rows.length > 0 ? [`${head['requirements'] ?? ''}: ${rows.join(', ')}`, ''] : []),
    head['columns'] ?? '',
    '| ---: | --- | --- | --- | --- |',
    `| 0 | ${cell(wordsOf(language).start(path.input))} | | ${cell(seen(suite, path.start, language).join(' '))}${shown(suite, path.start)} | |`,
    ...path.steps.map((step, i) =>
      row(suite, step, i + 1, language, i === 0 ? path.start : (path.steps[i - 1]?.expected ?? path.start)),
    ),
  ].join('\n')
}

/** A script that a person can follow without knowing the chart: action, data, what to see. Markdown. */
export function manualScript(suite: Suite, language: Language): string {
  const { cases, paths } = suite
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return [
    `# ${cases.id}: ${cases.summary}`,
    '',
    `${counted(paths.length, 'path')}, ${counted(steps, 'step')}.`,
    '',
    heads[language]['how'] ?? '',
    '',
    paths.map((path) => section(suite, path, language)).join('\n\n'),
    '',
  ].join('\n')
}
