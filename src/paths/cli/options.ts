/** A command line option: type, help text, and the commands that take it. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: boolean
  /** The placeholder after the option in the help. */
  readonly value?: string
  readonly words: string
}

const made = ' (generate, run, export, mutate)'

export const optionSpecs = {
  style: {
    type: 'string',
    value: 'few|short|random:<seed>',
    words: `few long paths (the default), the shortest path for each goal, or random walks${made}`,
  },
  goal: {
    type: 'string',
    value: '<goal>',
    words: `what paths have to reach; the goals are listed below${made}`,
  },
  from: {
    type: 'string',
    value: '<state>',
    words: `goals count only once this state has been entered${made}`,
  },
  through: { type: 'string', value: '<transition>', words: `every path takes this transition${made}` },
  until: {
    type: 'string',
    value: '<state>',
    words: `every path ends the moment this state is entered${made}`,
  },
  'max-len': { type: 'string', value: '<steps>', words: `no path has more steps than this${made}` },
  walks: { type: 'string', value: '<number>', words: 'how many random walks; 20 when not said' },
  format: { type: 'string', value: '<format>', words: 'what to export; the formats are listed below' },
  'all-paths': {
    type: 'boolean',
    words:
      'the paths of the chart itself, also those that no screen can do; with it they take a style, goal and shape (export)',
  },
  language: {
    type: 'string',
    value: 'en|fil',
    words: 'language of the manual script, English when not said; of the app with --browser',
  },
  out: {
    type: 'string',
    value: '<file or folder>',
    words: 'writes there instead of printing (export); folder for --screens (run)',
  },
  against: {
    type: 'string',
    value: '[git ref]',
    words:
      'plays the paths as committed there on the charts of today, with --browser those of its screens on the app of today: what no longer holds; alone it means the last tag, or main (run)',
  },
  since: {
    type: 'string',
    value: '<git ref>',
    words:
      'compares with docs/flows as it was there: `main`, a tag, a commit, `main~20` (diff); with --budget: what has changed since counts more',
  },
  with: {
    type: 'string',
    value: '<file>',
    multiple: true,
    words:
      'counts only what these recordings took (coverage); with --budget: what they took often counts more; may be said several times',
  },
  budget: {
    type: 'string',
    value: '<time>',
    words:
      'how much time there is, 90s, 10m or 2h: the best paths for it, by risk, by use (--with) and by recent change (--since), and what they leave untested (plan, export, run --browser)',
  },
  taken: {
    type: 'string',
    value: '<file>',
    words:
      'the paths that somebody took by hand, from a recording, in place of the generated ones (generate, run, export)',
  },
  workers: {
    type: 'string',
    value: '<number>',
    words: 'with --browser: how many browsers play side by side; 3 when not said (run, plan)',
  },
  shard: {
    type: 'string',
    value: '<part>/<parts>',
    words: 'with --browser: only this part of the paths, 1/4, for machines side by side (run)',
  },
  'retry-report': {
    type: 'boolean',
    words:
      'with --browser: what failed is played three times more, and said to be flaky or broken; it stays failed (run)',
  },
  junit: { type: 'string', value: '<file>', words: 'writes the result as JUnit XML too (run)' },
  xray: {
    type: 'string',
    value: '<file>',
    words: 'writes the result for an import into Xray too, with what a failed run in a browser left (run)',
  },
  html: { type: 'string', value: '<file>', words: 'writes the result as one HTML page too (run)' },
  browser: {
    type: 'boolean',
    words: 'plays the paths in Chromium on the real app, for charts that have gestures (run)',
  },
  real: {
    type: 'boolean',
    words:
      'plays at random on started actors: answers in any order, events out of place or twice, a clock that jumps (run)',
  },
  whole: { type: 'boolean', words: 'with --real: the charts that run inside a chart are real, too (run)' },
  screens: {
    type: 'boolean',
    words:
      'with --browser: a picture of each situation, into docs/flows/screens, or in another language or brand into .cache/screens (run)',
  },
  brand: { type: 'string', value: 'perya|bayside', words: 'with --browser: brand of the app (run)' },
  vary: {
    type: 'string',
    value: '<what,what>',
    words:
      'plays every payload and every answer of the cases (data); with --browser also in each language (languages) and brand (brands), and as each person that a flow names (people) (run)',
  },
  checks: {
    type: 'boolean',
    words:
      'with --browser: each situation is checked for readers (axe) and at three sizes, and how long it takes from tap to state (run)',
  },
  record: {
    type: 'string',
    value: '<file>',
    words: 'with --browser: writes which states and transitions were taken, for coverage --with (run)',
  },
  check: {
    type: 'boolean',
    words:
      'only tells whether docs/flows is as the charts are (export); with --screens, whether the pictures are as the screens are (run)',
  },
  json: { type: 'boolean', words: 'the same as data' },
  today: {
    type: 'string',
    value: '<day>',
    words: 'the day to check waivers against, 2026-11-20, instead of today',
  },
  help: { type: 'boolean', short: 'h', words: 'this text' },
} as const satisfies Readonly<Record<string, OptionSpec>>

type OptionName = keyof typeof optionSpecs

const byCommand: Readonly<Record<string, readonly OptionName[]>> = {
  list: ['json'],
  coverage: ['style', 'with', 'today', 'json'],
  generate: ['taken', 'style', 'goal', 'from', 'through', 'until', 'max-len', 'walks', 'json'],
  run: [
    'taken',
    'style',
    'goal',
    'from',
    'through',
    'until',
    'max-len',
    'walks',
    'junit',
    'xray',
    'html',
    'against',
    'real',
    'whole',
    'browser',
    'screens',
    'check',
    'checks',
    'vary',
    'language',
    'brand',
    'record',
    'budget',
    'with',
    'since',
    'workers',
    'shard',
    'retry-report',
    'out',
    'today',
    'json',
  ],
  plan: ['budget', 'browser', 'workers', 'with', 'since', 'json'],
  export: [
    'taken',
    'format',
    'budget',
    'with',
    'since',
    'all-paths',
    'style',
    'goal',
    'from',
    'through',
    'until',
    'max-len',
    'walks',
    'language',
    'out',
    'check',
  ],
  diff: ['since', 'json'],
  explain: ['today'],
  mutate: ['style', 'goal', 'from', 'through', 'until', 'max-len', 'walks', 'json'],
}

/** Whether a command takes an option; every command takes `--help` and `--today`. */
export function takes(command: string | undefined, option: string): boolean {
  const list: readonly string[] | undefined = command === undefined ? undefined : byCommand[command]
  return !list || option === 'help' || option === 'today' || list.includes(option)
}

/** Commands that take an option, for the error message. */
export function takenBy(option: string): string[] {
  return Object.keys(byCommand).filter((command) => takes(command, option))
}
