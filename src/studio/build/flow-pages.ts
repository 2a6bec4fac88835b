import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Chart } from '../picture/model'
import type { ScreenPicture } from '../screens/picture'
import { distinct } from '../screens/pictures'
import { Drawing } from '../view/Drawing'
import { causeWords, targetWords } from '../view/sentences'
import { sayIn } from '../words/words'
import { readScreens } from './screens'

const folder = inRoot('docs/flows')
const say = sayIn('en')

/** A brand's tokens from tokens.css: its own block over the shared one. */
function tokensOf(brand: string): Map<string, string> {
  const css = readFileSync(inRoot('src/styles/tokens.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // Rules for particular devices do not apply to a printed page.
    .replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, names = '']) =>
      /(^|,)\s*:root\s*(,|$)/.test(names.trim()) || names.includes(`[data-brand='${brand}']`),
  )
  return new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [
        name,
        value,
      ]),
    ),
  )
}

/** A picture as a standalone file, in colours for a light page. */
export function pictureFile(chart: Chart): string {
  const tokens = tokensOf('bayside')
  const rules = readFileSync(inRoot('src/studio/view/drawing.css'), 'utf8')
    // A printed picture is never tried, selected or compared.
    .replace(/\/\* Current state\. \*\/[\s\S]*$/, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? 'currentcolor')
    .replace(/\s+/g, ' ')
    .trim()
  const drawn = renderToStaticMarkup(
    createElement(Drawing, { chart, title: `${chart.id}: ${chart.summary}` }),
  )
  const ground = `<style>${rules}</style><rect width="100%" height="100%" fill="${tokens.get('--bg') ?? '#fff'}"/>`
  return `${drawn.replace('</title>', `</title>${ground}`).replace(/></g, '>\n<')}\n`
}

const cell = (text: string | undefined) => (text ?? '').replace(/\|/g, '\\|').replace(/\n/g, ' ')

const row = (cells: readonly (string | undefined)[]) => `| ${cells.map(cell).join(' | ')} |`

/** The flow's real screens, one row per situation. */
function screensPart(id: string, screens: readonly ScreenPicture[]): string[] {
  const own = screens.filter(({ chart }) => chart === id)
  if (own.length === 0) return []
  return [
    '## Screens',
    '',
    row(['Situation', 'Screen']),
    row(['---', '---']),
    ...distinct(own)
      .toSorted((a, b) => (a.state < b.state ? -1 : 1))
      .map(({ state, file }) => row([`\`${state}\``, `![${state}](./screens/${encodeURI(file)})`])),
    '',
  ]
}

/** A flow as a readable page: picture, states, transitions and screens. */
export function flowPage(chart: Chart, screens: readonly ScreenPicture[] = readScreens()): string {
  const { id, summary, states, transitions } = chart
  const source = states[0]?.source
  return [
    `# ${id}`,
    '',
    `${summary}. ${states[0]?.description ?? ''}`.trim(),
    '',
    `![Picture of ${id}](./${id}.svg)`,
    '',
    `Made from \`${source?.[0] ?? ''}\` by \`npm run studio -- --docs\`. To try the flow, open \`/studio#/${id}\`.`,
    '',
    '## States',
    '',
    row(['State', 'In words', 'Requirements', 'Screen']),
    row(['---', '---', '---', '---']),
    ...states
      .slice(states.length > 1 ? 1 : 0)
      .map((state) => row([`\`${state.id}\``, state.description, state.rows?.join(', '), state.screen])),
    '',
    '## Transitions',
    '',
    row(['From', 'Because', 'Only if', 'To', 'Does', 'In words']),
    row(['---', '---', '---', '---', '---', '---']),
    ...transitions.map((it) =>
      row([
        `\`${states[it.from]?.id ?? ''}\``,
        causeWords(say, chart, it),
        it.guard,
        targetWords(say, chart, it),
        it.actions?.join(', '),
        it.description,
      ]),
    ),
    '',
    ...screensPart(id, screens),
  ].join('\n')
}

/** Every page and picture by file name. */
function flowFiles(charts: readonly Chart[]): Map<string, string> {
  const screens = readScreens()
  return new Map(
    charts.flatMap((chart): [string, string][] => [
      [`${chart.id}.md`, flowPage(chart, screens)],
      [`${chart.id}.svg`, pictureFile(chart)],
    ]),
  )
}

const isOurs = (name: string) => name.endsWith('.md') || name.endsWith('.svg')

/** File names of pages and pictures that are out of date or belong to no chart. */
export function staleFlowFiles(charts: readonly Chart[]): string[] {
  const files = flowFiles(charts)
  const old = [...files].filter(([name, text]) => {
    const path = `${folder}/${name}`
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  const left = existsSync(folder)
    ? readdirSync(folder).filter((name) => isOurs(name) && !files.has(name))
    : []
  return [...old.map(([name]) => name), ...left]
}

/** Writes docs/flows/*.md with their pictures, and deletes those of removed flows. */
export function writeFlowFiles(charts: readonly Chart[]): void {
  mkdirSync(folder, { recursive: true })
  const files = flowFiles(charts)
  for (const name of readdirSync(folder)) if (isOurs(name) && !files.has(name)) rmSync(`${folder}/${name}`)
  for (const [name, text] of files) writeFileSync(`${folder}/${name}`, text)
}
