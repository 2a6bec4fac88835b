import { posix } from 'node:path'
import type { Expected, Path, Step } from '../model'
import { leftOutId, together, type OnScreen } from '../run/on-screen'
import { place } from '../chart/place'
import { benchSpec } from './bench'
import { literal } from './literal'
import type { Suite } from './model'
import { project } from './project'
import { expectedAfter, seen } from './steps'

const support = 'tests/browser/paths'

/** `sms-code` → `smsCodeDriver`, as the drivers' files name it. */
const driverName = (chart: string) =>
  `${chart.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Driver`

/** The call for a step: a helper of `written.ts` with its arguments. */
function deed({ kind, event, actorId = '', caseIndex, timer }: Step): string {
  const { type, ...payload } = event
  if (kind === 'time') return `runsOut(${literal(timer ?? type)})`
  if (kind === 'outcome') {
    const word = type.startsWith('xstate.done') ? 'answers' : 'fails'
    return `${word}(${literal(actorId)}, ${caseIndex})`
  }
  const details = Object.keys(payload).length > 0 ? `, ${literal(payload)}` : ''
  return `${kind}(${literal(type)}${details})`
}

const comments = (lines: readonly string[]) => lines.map((line) => `    // ${line.replace(/\s+/g, ' ')}`)

/** What must be true after a step. */
function isAt({ value, transitions: takes, actions }: Expected): string[] {
  const does = actions.map(({ type }) => type)
  return [
    `    await flow.isAt(${literal(place(value))}, {`,
    ...(takes.length > 1
      ? ['      takes: [', ...takes.map((id) => `        ${literal(id)},`), '      ],']
      : [`      takes: ${literal(takes)},`]),
    `      does: ${literal(does)},`,
    '    })',
  ]
}

interface Moment {
  readonly steps: readonly Step[]
  /** Index of its first step on the path. */
  readonly first: number
}

/** Groups a path's steps: an immediate answer belongs to the step before it. */
function momentsOf(
  { steps }: Path,
  atOnce: readonly boolean[],
): { start: readonly Step[]; moments: Moment[] } {
  const moments: { steps: Step[]; first: number }[] = []
  const start: Step[] = []
  for (const [first, step] of steps.entries()) {
    const now = moments.at(-1)
    if (!atOnce[first]) moments.push({ steps: [step], first })
    else if (now) now.steps.push(step)
    else start.push(step)
  }
  return { start, moments }
}

function testOf(suite: Suite, { path, atOnce }: OnScreen['paths'][number], ids: string): string {
  const { start, moments } = momentsOf(path, atOnce)
  const coming = path.steps.filter(({ kind }) => kind === 'outcome')
  const begin = [path.start, ...start.map(({ expected }) => expected)]
  const beginning = together(begin)
  const title = `path ${path.id} of the ${path.chart} chart ${ids}`.trimEnd()
  const opening = [literal(path.input), ...(coming.length > 0 ? ['coming'] : [])].join(', ')
  const steps = moments.map(({ steps: moment, first }) => {
    const before = path.steps[first - 1]?.expected ?? path.start
    const last = moment.at(-1) as Step
    const promises = moment.map(({ expected }) => expected)
    const step = { ...last, expected: together(promises) }
    const label = `${first + 1}. ${moment.map((one) => one.label).join('; ')}`
    return [
      `  await test.step(${literal(label)}, async () => {`,
      `    await flow.does(${moment.map(deed).join(', ')})`,
      ...comments(expectedAfter(suite, { step, before }, 'en')),
      ...isAt(step.expected),
      '  })',
    ]
  })
  return [
    `test(${literal(title)}, async ({ open }) => {`,
    ...(coming.length > 0
      ? [
          '  // All that is answered on the way, in order: some of it is arranged before the screen opens.',
          '  const coming = [',
          ...coming.map((step) => `    ${deed(step)},`),
          '  ]',
        ]
      : []),
    `  const flow = await open(${opening})`,
    `  await test.step(${literal([`Start: ${path.input}`, ...start.map((step) => step.label)].join('; '))}, async () => {`,
    ...comments(seen(suite, beginning, 'en')),
    ...isAt(beginning),
    '  })',
    ...steps.flat(),
    '})',
  ].join('\n')
}

const words = ['answers', 'fails', 'gesture', 'runsOut', 'signal'] as const

function specOnScreen(suite: Suite, { chart, ids, paths, leftOut }: OnScreen): string {
  const file = suite.out ?? `${chart}.spec.ts`
  const from = (module: string) => {
    const way = posix.relative(posix.dirname(file), `${support}/${module}`)
    return literal(way.startsWith('.') ? way : `./${way}`)
  }
  const tests = paths.map((one) => testOf(suite, one, ids)).join('\n\n')
  const used = words.filter((word) => tests.includes(`${word}(`))
  return [
    '/**',
    ` * ${suite.cases.summary.replaceAll('*/', '* /')}.`,
    ` * The paths of the chart "${chart}" that a screen can do, as they were written by`,
    ` *   ${project().command} export ${chart} --format playwright --out ${file}`,
    " * They run on this project's own app and sandbox:",
    ` *   npx playwright test -c tests/browser/written.config.ts ${file}`,
    ' *',
    ' * Yours to read, copy and change. `does` makes a step on the screen; `isAt` says where the chart has to be then,',
    ' * which transitions it takes and what it does. What a gesture is on screen and how an answer comes about stands in',
    ` * ${support}/drivers/${chart}.driver.ts; \`app\` beside \`open\` is the page as a player knows it.`,
    ' */',
    `import { ${driverName(chart)} } from ${from(`drivers/${chart}.driver`)}`,
    `import { ${[...used, 'flowTest'].sort((a, b) => a.localeCompare(b)).join(', ')} } from ${from('support/written')}`,
    '',
    `const test = flowTest(${driverName(chart)})`,
    '',
    tests,
    ...(leftOut.length > 0
      ? [
          '',
          '// Left out, as no screen can do it:',
          ...leftOut.map((one) => `//   ${leftOutId(one)}: ${one.why.replace(/\s+/g, ' ')}`),
        ]
      : []),
    '',
  ].join('\n')
}

/**
 * A Playwright spec: runnable as it is when the paths are those a screen can do, or for a custom test
 * bench when they are the chart's own.
 */
export function playwrightSpec(suite: Suite): string {
  return suite.onScreen ? specOnScreen(suite, suite.onScreen) : benchSpec(suite)
}
