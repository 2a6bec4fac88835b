import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMachine, type AnyStateMachine } from 'xstate'
import { catalogue } from '../../machines/index'
import type { FlowCases } from '../../machines/shared/cases'
import { guardName, nodesUnder } from '../../src/paths/chart/definition'
import { actionNames } from '../../src/paths/export/document'
import { factsOf } from '../../src/studio/build/facts'
import { casesPlaces } from '../../src/studio/build/plugin'
import { placesIn } from '../../src/studio/build/places'
import type { Chart } from '../../src/studio/picture/model'
import { statelyJson } from '../../src/studio/share/stately'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { chartsIn, type ReadState } from './support/extractor'
import { readOutline, runningOutline } from './support/outline'

/**
 * Charts spread over several files. The public tools look at one file and follow no imports: for these they show the
 * outer states only, and the whole chart from the single file that the studio saves.
 */
const split: ReadonlySet<string> = new Set(['forgot-password', 'game-room', 'login', 'register'])

const places = casesPlaces()
const sourceOf = ({ id }: FlowCases) => {
  const cases = places.get(id)?.file ?? inRoot(`machines/${id}/${id}.cases.ts`)
  return readFileSync(cases.replace('.cases.ts', '.machine.ts'), 'utf8')
}
/** The file saved by the studio, as the single call that the tools look for. */
const savedFile = (cases: FlowCases) => {
  const facts = factsOf(cases, placesIn(places.get(cases.id)?.folder ?? cases.id))
  return `import { createMachine } from 'xstate'\ncreateMachine(${JSON.stringify(statelyJson(facts as unknown as Chart))})\n`
}
/** Every event of every state with its branches in order: guard, targets, actions, whether the state is re-entered. */
const asked = (machine: AnyStateMachine) =>
  nodesUnder(machine.root).flatMap((node) =>
    [...node.transitions, ['always', node.always ?? []] as const].map(([cause, list]) => [
      `${node.id} ${cause}`,
      list.map(({ guard, target, actions, reenter }) => ({
        guard: guardName(guard),
        targets: (target as { id: string }[] | undefined)?.map(({ id }) => id) ?? [],
        actions: actionNames(actions),
        reenter,
      })),
    ]),
  )
const only = (charts: ReadState[]): ReadState => {
  expect(charts).toHaveLength(1)
  return charts[0] as ReadState
}

const each = catalogue.map((cases) => [cases.id, cases] as const)

describe('a chart file, read by the package of the XState extension and of Stately', () => {
  // The reader reports that functions are shown as source.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it.each(each.filter(([id]) => !split.has(id)))(
    '%s: every state, transition, actor, guard, action and description as in the running chart',
    (_, cases) => {
      expect(readOutline(only(chartsIn(sourceOf(cases))))).toEqual(runningOutline(cases.machine))
    },
  )

  it.each(each.filter(([id]) => split.has(id)))(
    '%s: of its own file they show the states in it, none of them wrongly',
    (_, cases) => {
      const read = Object.keys(only(chartsIn(sourceOf(cases))).states ?? {})
      const running = Object.keys(cases.machine.root.states)
      expect(read.length).toBeGreaterThan(2)
      expect(running).toEqual(expect.arrayContaining(read))
    },
  )

  /**
   * Branches of a saved file are compared without guards and actions: the file names those that were inline in the
   * source.
   */
  const branches = (lines: readonly string[]) =>
    lines
      .map((line) => line.split(' | '))
      .filter(([, , , targets]) => targets !== undefined)
      .map(([from, cause, , targets, , description]) => `${from} | ${cause} | ${targets} | ${description}`)
      .sort()

  it.each(each)('%s: the single file that the studio saves has every branch of the chart', (_, cases) => {
    const saved = branches(readOutline(only(chartsIn(savedFile(cases)))))
    expect(saved).toEqual(branches(runningOutline(cases.machine)))
  })

  it.each(each)('%s: a saved file, when run, checks the same branches in the same order', (_, cases) => {
    const facts = factsOf(cases, placesIn(places.get(cases.id)?.folder ?? cases.id))
    const saved = createMachine(statelyJson(facts as unknown as Chart) as object)
    expect(asked(saved)).toEqual(asked(cases.machine))
  })

  it('a chart that differs by one target, guard, actor, action or description is told apart', () => {
    const cases = catalogue.find(({ id }) => id === 'logout') as FlowCases
    const source = sourceOf(cases)
    const parts = [/target: '\w+'/, /src: '\w+'/, /type: 'goTo'/, /description: '[^']+'/, /id: 'logout'/]
    const told = parts
      .filter((part) => part.test(source))
      .map((part) => source.replace(part, (found) => `${found.slice(0, -1)}Other'`))
      .map((text) => {
        const lines = readOutline(only(chartsIn(text)))
        return JSON.stringify(lines) !== JSON.stringify(runningOutline(cases.machine))
      })
    expect(told.length).toBeGreaterThan(2)
    expect(told).toEqual(told.map(() => true))
  })
})
