import { definitionOf } from '../definition'
import { counted } from '../report'
import type { Expected, Path, Step } from '../model'
import type { Suite } from './model'
import { inFilipino } from './filipino'
import { effectsOf, rowsOn, sights } from './sight'
import { plain } from '../plain'
import { brief } from '../label'
import { actionText, dataText, effectSeen, wordsOf } from './words'
import type { Language } from './words'

const heads: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    how: 'Do one step after the other. After each one compare what you see with the last column; stop at the first difference and note the path and the step.',
    means:
      'Where a request of the app is answered, just wait for it. Before a request that is refused, fails or stays without an answer ("Wait"), arrange that on the sandbox page (`/__sandbox/`, Faults); Data says what the platform answers. What cannot be arranged there, an error inside the app, only the tests without a browser bring about: end the path there. "Without a tap" is what comes by itself: a timer, another tab, the network.',
    columns: '| # | Do | Data | What you should see | Result |',
    requirements: 'Requirements',
    steps: 'Steps',
  },
  fil: {
    how: 'Gawin isa-isa ang mga hakbang. Pagkatapos ng bawat isa, ikumpara ang nakikita mo sa huling hanay; tumigil sa unang pagkakaiba at isulat kung aling path at hakbang.',
    means:
      'Kapag may sagot ang request ng app, hintayin lang ito. Bago ang request na tatanggihan, papalya o hindi sasagutin ("Maghintay"), ihanda muna iyon sa sandbox page (`/__sandbox/`, Faults); nasa Data ang isasagot ng platform. Ang hindi maihahanda roon, gaya ng error sa loob ng app, ay para lang sa mga test na walang browser: doon na tapusin ang path. Ang "Walang pipindutin" ay kusang nangyayari: timer, ibang tab, o network.',
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

/** Data longer than this says nothing to a person. */
const mostData = 160

function dataCell(data: string): string {
  if (data === '') return ''
  return `\`${cell(data.length > mostData ? `${data.slice(0, mostData - 1)}…` : data)}\``
}

/** The address of the screen on which a path begins, where the chart says it. */
export function screenOf({ cases }: Suite, path: Path): string | undefined {
  const { screen } = (cases.machine.root.meta ?? {}) as { screen?: string }
  return screen ?? sights(cases, path.start).flatMap((sight) => sight.screen ?? [])[0]
}

/** What a path begins with, beside its name. */
export function inputText({ cases }: Suite, path: Path): string {
  const input: unknown = cases.inputs[path.input]
  return input === undefined || input === null ? '' : brief(plain(input))
}

/** What the chart says of the transitions taken. */
function moveWords({ cases }: Suite, expected: Expected): string[] {
  const { transitions } = definitionOf(cases.machine)
  return expected.transitions.flatMap((id) => transitions.get(id)?.transition.description ?? [])
}

/** A chart's own sentence in the language of the script. */
const toldIn: Readonly<Record<Language, (sentence: string) => string>> = {
  en: (sentence) => sentence,
  fil: inFilipino,
}

/** What a tester should see after a step, one sentence after the other. */
export function seen(suite: Suite, expected: Expected, language: Language, before?: Expected): string[] {
  const words = wordsOf(language)
  const earlier = before ? sights(suite.cases, before).map((it) => it.state) : []
  const now = sights(suite.cases, expected)
  const fresh = now.filter((it) => !earlier.includes(it.state))
  const told = before && fresh.length === 0 ? moveWords(suite, expected) : fresh.map((it) => it.description)
  return [
    ...told.map(toldIn[language]),
    ...effectsOf(expected).flatMap((action) => effectSeen(action, language) ?? []),
    ...(expected.status === 'done' ? [words.over] : []),
  ]
}

/** What to see after a step: what is new, or that nothing is, or what stays on the screen. Never empty. */
export function expectedAfter(suite: Suite, step: Step, language: Language, before: Expected): string[] {
  if (step.refused) return [wordsOf(language).nothing]
  const what = seen(suite, step.expected, language, before)
  if (what.length > 0) return what
  return sights(suite.cases, step.expected).map((it) => toldIn[language](it.description))
}

function row(suite: Suite, step: Step, number: number, language: Language, before: Expected): string {
  const see = expectedAfter(suite, step, language, before).join(' ')
  return `| ${number} | ${cell(actionText(step, language))} | ${dataCell(dataText(step))} | ${cell(see)}${shown(suite, step.expected)} | |`
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
    `| 0 | ${cell(wordsOf(language).start(path.input, screenOf(suite, path)))} | ${dataCell(inputText(suite, path))} | ${cell(seen(suite, path.start, language).join(' '))}${shown(suite, path.start)} | |`,
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
    language === 'fil'
      ? `${paths.length} path, ${steps} hakbang.`
      : `${counted(paths.length, 'path')}, ${counted(steps, 'step')}.`,
    '',
    heads[language]['how'] ?? '',
    '',
    heads[language]['means'] ?? '',
    '',
    paths.map((path) => section(suite, path, language)).join('\n\n'),
    '',
  ].join('\n')
}
