import { counted } from '../cli/report'
import type { Expected, Path, Step } from '../model'
import { leftOutId } from '../run/on-screen'
import { aboutPath } from './about'
import { project } from './project'
import type { Suite } from './model'
import { preparingWords } from './preparing'
import { heads } from './script-heads'
import { rowsOn } from './sight'
import { beginningOf, dataFor, doing, expectedAfter, inputText, seen } from './steps'
import { wordsOf, type Language } from './words'

/** The picture of a situation, as Markdown. */
function shown({ pictureOf }: Suite, expected: Expected): string {
  const address = pictureOf?.(expected)
  return address === undefined ? '' : ` ![](${encodeURI(address)})`
}

/** Text escaped for a table cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const dataCell = (data: string) => (data === '' ? '' : `\`${cell(data)}\``)

/** Preparations before a step, as rows without a number. */
const preparingRows = (texts: readonly string[] = []) => texts.map((text) => `| | ${cell(text)} | | | |`)

function row(suite: Suite, path: Path, number: number, language: Language): string {
  const step = path.steps[number - 1] as Step
  const before = path.steps[number - 2]?.expected ?? path.start
  const see = expectedAfter(suite, { step, before, path }, language).join(' ')
  return `| ${number} | ${cell(doing(suite, path, number, language))} | ${dataCell(dataFor(suite, path, number, language))} | ${cell(see)}${shown(suite, step.expected)} | |`
}

function section(suite: Suite, path: Path, language: Language): string {
  const head = heads[language]
  const rows = rowsOn(suite.cases, path)
  const preparing = preparingWords(suite, path, language)
  const { title, lines } = aboutPath(suite, path, language)
  return [
    `## ${path.id}: ${title}`,
    '',
    ...lines.flatMap((line) => [line, '']),
    ...(rows.length > 0 ? [`${head.requirements}: ${rows.join(', ')}`, ''] : []),
    head.columns,
    '| ---: | --- | --- | --- | --- |',
    ...preparingRows(preparing.get(0)),
    `| 0 | ${cell(beginningOf(suite, path, language))} | ${dataCell(inputText(suite, path))} | ${cell(seen(suite, path.start, language).join(' '))}${shown(suite, path.start)} | |`,
    ...path.steps.flatMap((_, at) => [
      ...preparingRows(preparing.get(at + 1)),
      row(suite, path, at + 1, language),
    ]),
  ].join('\n')
}

/** What no screen can do, and why. */
function leftOut({ onScreen }: Suite, language: Language): string[] {
  const { leftOut: title } = heads[language]
  const lines = (onScreen?.leftOut ?? []).map((one) => {
    const what = 'start' in one ? wordsOf(language).start(one.start, undefined) : `\`${leftOutId(one)}\``
    return `- ${what}: ${language === 'fil' ? project().reason(one.why) : one.why}`
  })
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
}

/** A script that a person can follow without knowing the chart: action, data, what to see. Markdown. */
export function manualScript(suite: Suite, language: Language): string {
  const { cases, paths, onScreen } = suite
  const head = heads[language]
  const own = project().manual?.[language] ?? head
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  return [
    `# ${cases.id}: ${(language === 'fil' ? project().summaries[cases.id] : undefined) ?? cases.summary}`,
    '',
    language === 'fil'
      ? `${paths.length} path, ${steps} hakbang.`
      : `${counted(paths.length, 'path')}, ${counted(steps, 'step')}.`,
    '',
    head.how,
    '',
    [...(onScreen ? [own.means, own.driver(cases.id)] : [own.arrange, own.endThere]), head.byItself]
      .filter((text) => text !== '')
      .join(' '),
    '',
    paths.map((path) => section(suite, path, language)).join('\n\n'),
    ...leftOut(suite, language),
    '',
  ].join('\n')
}
