import { parseArgs } from 'node:util'
import type { FlowCases } from '../../../machines/shared/cases'
import { answer } from './commands'
import type { Request } from './request'
import { formats, isFormat, isWalked } from '../export/formats'
import type { Goal } from '../generate/goals'
import { goalWords } from '../generate/goals'
import { help } from './help'
import type { Answer, Host } from './host'
import { refuse } from './host'
import { optionSpecs, takenBy, takes } from './options'
import { mostSimilar } from './similar'

function isGoal(word: string): word is Goal {
  return Object.hasOwn(goalWords, word)
}

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** A positive integer, or undefined. */
const count = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)

/** Seconds of `90s`, `10m` or `2h`, or undefined. */
function seconds(text: string): number | undefined {
  const [, number, unit = ''] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? []
  const factor = { s: 1, m: 60, h: 3600 }[unit]
  return number === undefined || factor === undefined ? undefined : Number(number) * factor
}

/** Whether a text is a part of parts, `1/4`. */
function isShard(text: string): boolean {
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? []
  return Number(part) <= Number(parts)
}

/** Whether a text is a valid calendar date, `2026-11-20`. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

/** Options that shape the chart's own paths. */
const shaping: readonly string[] = ['style', 'goal', 'from', 'through', 'until', 'max-len', 'walks']

/** What `--vary` takes. */
const varying = ['data', 'languages', 'brands', 'people'] as const
const isVaried = (word: string) => (varying as readonly string[]).includes(word)

type Style = Pick<Request, 'style' | 'seed'>

function readStyle(word: string): Style | undefined {
  if (word === 'few' || word === 'short') return { style: word }
  const seed = /^random(?::(\d{1,9}))?$/.exec(word)
  return seed ? { style: 'random', seed: Number(seed[1] ?? 1) } : undefined
}

const quoted = (words: readonly string[]) => listed(words.map((word) => `"${word}"`))

/**
 * Parses a command line and runs it over the given charts. Prints and writes nothing.
 * Invalid input returns one sentence and code 2.
 */
export function understand(args: readonly string[], charts: readonly FlowCases[], host: Host): Answer {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: optionSpecs,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = tokens.flatMap((token) => (token.kind === 'option' ? token : []))
  const strange = given.find((token) => !Object.hasOwn(optionSpecs, token.name))
  if (strange) {
    const nearest = mostSimilar(strange.name, Object.keys(optionSpecs)) ?? 'help'
    const meant = strange.name === 'seed' ? 'style random:7' : nearest
    return refuse(`There is no option "${strange.rawName}"; did you mean "--${meant}"?`)
  }
  if (values.help === true) return { out: help(), code: 0 }
  const [command, ...names] = positionals
  const misplaced = given.find((token) => !takes(command, token.name))
  if (misplaced && command !== undefined) {
    return refuse(
      `"${command}" takes no "${misplaced.rawName}"; ${listed(['', ...takenBy(misplaced.name)]).replace(/^, | or /, '')} does.`,
    )
  }
  const empty = given.find(
    ({ name, value }) =>
      optionSpecs[name as keyof typeof optionSpecs].type === 'string' && !value && name !== 'against',
  )
  if (empty) return refuse(`"${empty.rawName}" wants something after it; see --help.`)
  const full = given.find(
    (token) => optionSpecs[token.name as keyof typeof optionSpecs].type === 'boolean' && token.inlineValue,
  )
  if (full) return refuse(`"${full.rawName}" takes nothing after it; write it alone.`)

  const text = (name: keyof typeof optionSpecs): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const styleWord = text('style') ?? 'few'
  const style = readStyle(styleWord)
  if (!style) {
    return refuse(
      `There is no style "${styleWord}"; paths come as "few", "short" or "random:7", 7 being a seed of your choice.`,
    )
  }
  const goal = text('goal') ?? 'transitions'
  if (!isGoal(goal)) {
    const nearest = mostSimilar(goal, Object.keys(goalWords)) ?? 'transitions'
    return refuse(
      `There is no goal "${goal}"; did you mean "${nearest}"? The goals are ${quoted(Object.keys(goalWords))}.`,
    )
  }
  const numbers: Partial<Record<'max-len' | 'walks' | 'workers', number>> = {}
  for (const name of ['max-len', 'walks', 'workers'] as const) {
    const word = text(name)
    if (word === undefined) continue
    const number = count(word)
    if (number === undefined)
      return refuse(`"${word}" is not a number for --${name}; write it like --${name} 12.`)
    numbers[name] = number
  }
  if (numbers.walks !== undefined && style.style !== 'random') {
    return refuse(
      '"--walks" is about random walks; say "--style random:7" too, 7 being a seed of your choice.',
    )
  }
  if (style.style === 'random' && text('goal') !== undefined) {
    return refuse('Random walks have no "--goal"; use the style "few" or "short".')
  }
  const today = text('today') ?? host.today()
  if (!isDay(today)) return refuse(`"${today}" is not a day; write it like 2026-11-20.`)
  const format = text('format') ?? 'json'
  if (!isFormat(format)) {
    const nearest = mostSimilar(format, Object.keys(formats)) ?? 'json'
    return refuse(
      `There is no format "${format}"; did you mean "${nearest}"? The formats are ${quoted(Object.keys(formats))}.`,
    )
  }
  const language = text('language') ?? 'en'
  if (language !== 'en' && language !== 'fil') {
    return refuse(`There is no language "${language}"; scripts come in "en" (English) and "fil" (Filipino).`)
  }
  if (command === 'export' && text('language') !== undefined && format !== 'markdown') {
    return refuse(`"--language" is about the manual script; say "--format markdown" too.`)
  }
  if (values['all-paths'] === true && !isWalked(format)) {
    return refuse(
      `"--all-paths" is about formats that somebody follows; "${format}" has the chart itself, or all of its paths.`,
    )
  }
  const brand = text('brand')
  if (brand !== undefined && brand !== 'perya' && brand !== 'bayside') {
    return refuse(`There is no brand "${brand}"; the brands are "perya" and "bayside".`)
  }
  const time = text('budget')
  const budget = time === undefined ? undefined : seconds(time)
  if (time !== undefined && budget === undefined) {
    return refuse(`"${time}" is not a time; write it like --budget 90s, --budget 10m or --budget 2h.`)
  }
  const shard = text('shard')
  if (shard !== undefined && !isShard(shard)) {
    return refuse(`"${shard}" is not a part of the paths; write it like --shard 1/4.`)
  }
  const weighing = (['with', 'since'] as const).find((name) => values[name] !== undefined)
  if (weighing && budget === undefined && (command === 'run' || command === 'export')) {
    return refuse(`"--${weighing}" says what counts more where time is short; say "--budget 2h" too.`)
  }
  const taken = text('taken')
  const typed = given.filter(({ name }) => shaping.includes(name))
  const shaped = (typed.find(({ name }) => name !== 'goal') ?? typed[0])?.rawName
  const varied = (text('vary') ?? '').split(',').filter((word) => word !== '')
  const strangeVary = varied.find((word) => !isVaried(word))
  if (strangeVary !== undefined) {
    return refuse(`Nothing varies "${strangeVary}"; what varies is ${quoted(varying)}.`)
  }
  const variesData = varied.includes('data')
  if (variesData && shaped !== undefined && text('goal') !== undefined) {
    return refuse('"--vary data" is a goal of its own; leave "--goal" out.')
  }
  const generated = shaped ?? (variesData ? '--vary data' : undefined)
  if (taken !== undefined && generated !== undefined) {
    return refuse(`"${generated}" is about generated paths; "--taken" has those that somebody took.`)
  }
  const recordings: readonly unknown[] = Array.isArray(values.with) ? values.with : []
  return answer(
    charts,
    command,
    {
      names,
      ...style,
      goal: variesData ? 'data' : goal,
      from: text('from'),
      through: text('through'),
      until: text('until'),
      maxLen: numbers['max-len'],
      walks: numbers.walks,
      format,
      allPaths: values['all-paths'] === true,
      shapedBy: shaped,
      language,
      out: text('out'),
      check: values.check === true,
      since: text('since'),
      against: values.against === true ? '' : text('against'),
      recordings: recordings.map(String),
      taken,
      budget,
      workers: numbers.workers,
      shard,
      retryReport: values['retry-report'] === true,
      junit: text('junit'),
      xray: text('xray'),
      html: text('html'),
      real: values.real === true,
      whole: values.whole === true,
      browser: values.browser === true,
      screens: values.screens === true,
      spoken: command === 'run' && text('language') !== undefined ? language : undefined,
      brand,
      record: text('record'),
      vary: varied.filter((word) => word === 'languages' || word === 'brands' || word === 'people'),
      checks: values.checks === true,
      json: values.json === true,
      today,
    },
    host,
  )
}
