import { definitionOf } from '../chart/definition'
import type { HeadlessResult } from '../run/headless'
import type { Expected, Path } from '../model'
import { place } from '../chart/place'
import { counted, problemText } from '../cli/report'
import { effectsOf, sights } from '../export/sight'
import { effectText } from '../export/words'
import { pictureOf } from '../screens/pictures'
import { shortestTo } from './culprit'
import { marked } from './marked'
import { picture } from './picture'
import { reachedBy } from './reached'
import type { ChartRun } from './run'
import { style } from './style'
import { escaped } from './xml'

/** Files a report embeds. */
interface Beside {
  /** A picture as base64, by file. */
  readonly picture?: (file: string) => string | undefined
  /** A chart's drawing as SVG. */
  readonly drawing?: (chart: string) => string | undefined
  /** A picture that a failed run left, as base64, by its file. */
  readonly left?: (file: string) => string | undefined
}

/** Differences of several lines, as an error and its stack, keep them. */
const difference = (text: string) => (text.includes('\n') ? `<pre>${escaped(text)}</pre>` : escaped(text))

const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** What a failed run left: pictures shown, other files named. */
function evidence({ evidence: files = [] }: HeadlessResult, left: Beside['left']): string {
  const shown = files.map((file) => {
    const data = file.endsWith('.png') ? left?.(file) : undefined
    return data
      ? `<img class="left" alt="The screen when it failed" src="data:image/png;base64,${data}">`
      : `<p><code>${escaped(file)}</code></p>`
  })
  return shown.join('')
}

/** Where the failed paths of a run should have been, and the transitions that should have led there. */
function missedBy({ cases, paths, results }: ChartRun): ReadonlySet<string> {
  const byId = new Map(paths.map((path) => [path.id, path]))
  const failed = results.flatMap(({ ok, path: id, steps }) => {
    const path = byId.get(id)
    if (ok || !path) return []
    // After the last step, or before the first, what is wrong is where the path stands.
    const expected = (path.steps[steps] ?? path.steps.at(-1))?.expected ?? path.start
    return [...sights(cases, expected).map(({ state }) => state), ...expected.transitions]
  })
  return new Set(failed)
}

/** One path as a row of cards: action, target, effects. */
function storyboard(
  { cases, pictures = [] }: ChartRun,
  path: Path,
  result: HeadlessResult | undefined,
  { picture: bytesOf, left }: Beside,
): string {
  const shot = (expected: Expected) => {
    const found = pictureOf(pictures, cases, expected)
    const data = found && bytesOf?.(found.file)
    return data ? `<img alt="${escaped(found.state)}" src="data:image/webp;base64,${data}">` : ''
  }
  const failed = result && !result.ok ? result.steps : -1
  const cards = path.steps.map((step, i) => {
    const effects = effectsOf(step.expected).map((action) => escaped(effectText(action, 'en')))
    const name = i === failed ? 'card bad' : `card ${step.kind}`
    return [
      `<li class="${name}"><b>${i + 1}. ${escaped(step.label)}</b>`,
      `<span class="at">${escaped(place(step.expected.value))}</span>`,
      shot(step.expected),
      effects.length > 0 ? `<span>${effects.join(' ')}</span>` : '',
      step.expected.transitions.length > 0
        ? `<code>${step.expected.transitions.map(escaped).join('<br>')}</code>`
        : '',
      '</li>',
    ].join('')
  })
  const start = `<li class="card start"><b>Start: ${escaped(path.input)}</b><span class="at">${escaped(place(path.start.value))}</span>${shot(path.start)}</li>`
  const mark = result?.ok === false ? '✗' : '✓'
  return [
    `<details${failed >= 0 ? ' open' : ''}><summary>${mark} ${escaped(path.id)}: ${escaped(path.input)}, ${counted(path.steps.length, 'step')}</summary>`,
    result && !result.ok
      ? [
          `<p class="bad">Fails at “${escaped(result.failedAt ?? '')}”</p>`,
          result.verdict ? `<p><b>${result.verdict.is}</b>: ${escaped(result.verdict.text)}</p>` : '',
          list(result.differences.map(difference)),
          evidence(result, left),
        ].join('')
      : '',
    `<ol class="story">${start}${cards.join('')}</ol></details>`,
  ].join('')
}

/** For each failure, the shortest route to the failing transition. */
function culprits(run: ChartRun): string {
  const byId = new Map(run.paths.map((path) => [path.id, path]))
  const lines = run.results.flatMap((result) => {
    const path = byId.get(result.path)
    const transition = path?.steps[result.steps]?.expected.transitions[0]
    if (result.ok || transition === undefined) return []
    const way = shortestTo(run.cases, transition)
    return way ? [`<code>${escaped(transition)}</code>: ${escaped(way.join(' → '))}`] : []
  })
  return lines.length === 0 ? '' : `<h3>Shortest way to what fails</h3>${list([...new Set(lines)])}`
}

function drawn({ cases }: ChartRun, { drawing }: Beside, missed: ReadonlySet<string>): string {
  const svg = drawing?.(cases.id)
  if (svg === undefined) return ''
  const bytes = Buffer.from(marked(svg, missed)).toString('base64')
  const where = missed.size === 0 ? '' : `; a path fails at ${[...missed].join(', ')}`
  return `<p><img class="drawn" alt="${escaped(`${cases.id}, drawn${where}`)}" src="data:image/svg+xml;base64,${bytes}"></p>`
}

function chart(run: ChartRun, beside: Beside): string {
  const { cases, paths, results, problems } = run
  const { states, transitions } = definitionOf(cases.machine)
  const { taken, entered } = reachedBy(run)
  const notifyLoadFailed = [...transitions.keys()].filter((id) => !taken.has(id))
  const unseen = [...states.keys()].filter((id) => !entered.has(id))
  const failed = results.filter((result) => !result.ok)
  const missed = missedBy(run)
  const byPath = new Map(results.map((result) => [result.path, result]))
  return [
    `<section id="${escaped(cases.id)}"><h2>${escaped(cases.id)}: ${escaped(cases.summary)}</h2>`,
    `<p>${counted(paths.length, 'path')}, ${failed.length === 0 ? 'all passed' : `<b class="bad">${failed.length} failed</b>`}. `,
    `${transitions.size - notifyLoadFailed.length} of ${transitions.size} transitions taken, ${states.size - unseen.length} of ${counted(states.size, 'state')} entered.</p>`,
    unseen.length > 0 ? `<p>Not entered:</p>${list(unseen.map((id) => `<code>${escaped(id)}</code>`))}` : '',
    notifyLoadFailed.length > 0
      ? `<p>Not taken:</p>${list(notifyLoadFailed.map((id) => `<code>${escaped(id)}</code>`))}`
      : '',
    problems.length > 0
      ? `<p class="bad">Problems:</p>${list(problems.map((it) => escaped(problemText(it))))}`
      : '',
    culprits(run),
    `<details${failed.length > 0 ? ' open' : ''}><summary>The chart</summary>${drawn(run, beside, missed)}${picture(cases, taken, missed)}</details>`,
    paths.map((path) => storyboard(run, path, byPath.get(path.id), beside)).join(''),
    '</section>',
  ].join('')
}

/** The results as one self-contained page: no scripts, no external resources. */
export function htmlReport(runs: readonly ChartRun[], day: string, beside: Beside = {}): string {
  const results = runs.flatMap((run) => run.results)
  const failed = results.filter((result) => !result.ok).length
  const rows = runs.map((run) => {
    const bad = run.results.filter((result) => !result.ok).length
    const all = definitionOf(run.cases.machine).transitions.size
    const taken = `${reachedBy(run).taken.size}/${all}`
    return `<tr><td><a href="#${escaped(run.cases.id)}">${escaped(run.cases.id)}</a></td><td>${taken}</td><td>${run.results.length}</td><td class="${bad > 0 ? 'bad' : ''}">${bad}</td><td>${run.problems.length}</td></tr>`
  })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Paths, ${escaped(day)}</title><style>${style}</style></head><body>`,
    `<h1>Paths, ${escaped(day)}</h1>`,
    `<p>${counted(runs.length, 'chart')}, ${counted(results.length, 'path')}, ${failed === 0 ? 'all passed' : `<b class="bad">${failed} failed</b>`}.</p>`,
    `<table><thead><tr><th>Chart</th><th>Taken</th><th>Paths</th><th>Failed</th><th>Problems</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    runs.map((run) => chart(run, beside)).join(''),
    '</body></html>\n',
  ].join('\n')
}
