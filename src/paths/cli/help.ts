import { formats } from '../export/formats'
import { project } from '../export/project'
import { goalWords } from '../generate/goals'
import { optionSpecs } from './options'
import type { OptionSpec } from './options'

const wide = 35

const line = (name: string, words: string) => `  ${name.padEnd(wide - 3)} ${words}`

const options = Object.entries<OptionSpec>(optionSpecs).map(([name, { value, words }]) =>
  line(`--${name}${value === undefined ? '' : ` ${value}`}`, words),
)

/** What `--help` prints, with the command as the project calls it. */
export const help = (): string => `Test paths from the charts

  ${project().command} <command> [charts] [options]

Commands
${line('list', 'every chart, with its size and what it is for')}
${line('coverage [charts]', 'how much of each chart the cases reach, what is missing and why, what is wrong')}
${line('generate <chart>', 'the test paths of a chart, step by step')}
${line('run [charts]', 'plays the paths on the charts themselves, without a browser')}
${line('plan --budget <time> [charts]', 'the best paths for the time there is, and what they leave untested')}
${line('export <chart>', 'the paths or the chart in a form for other tools and for manual testers')}
${line('diff --since <git ref>', 'what changed in the charts, and which paths have to be tested again')}
${line('explain <chart>', 'a chart in words: starts, events, states, transitions and their ids')}
${line('mutate [charts]', 'puts one fault at a time into a chart and counts how many its paths notice')}

A chart is named as \`list\` names it; several names may follow each other; "all" or no name means every chart.
A state or a transition is named by its id, or by as much of the end (state) or middle (transition) as is unique.

Options
${options.join('\n')}

Goals
${Object.entries(goalWords)
  .map(([name, words]) => line(name, words))
  .join('\n')}

Formats
${Object.entries(formats)
  .map(([name, { words }]) => line(name, words))
  .join('\n')}

The command ends with 1 when something is missing, wrong or failing, and with 2 when it was not understood.

Examples
  ${project().command} coverage
  ${project().command} generate login --style short --until signedIn
  ${project().command} export login --format markdown --language fil --out login.md
  ${project().command} export login --format playwright --out .cache/qa/login.spec.ts
  ${project().command} run login logout --browser
  ${project().command} run all --html report.html
  ${project().command} plan --budget 2h --since v12
  ${project().command} run all --against v12`
