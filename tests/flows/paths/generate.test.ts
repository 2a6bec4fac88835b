import { getAdjacencyMap } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { definitionOf, explore, generate, goalWords, replayHeadless } from '../../../src/paths'
import type { GenerateOptions, Goal, Path } from '../../../src/paths'
import { candidatesFor } from '../../../src/paths/chart/candidates'
import { explorable } from '../../../src/paths/explore/explorable'
import { keyFor } from '../../../src/paths/chart/key'
import { loginCases } from './samples/login.sample'
import { boss, debounced, rivals, talker, tie } from './samples/regions.samples'
import { syntheticChart } from './samples/synthetic.chart'

const goals = Object.keys(goalWords) as Goal[]
const samples = [loginCases, boss, debounced, rivals, talker, tie]
const taken = (path: Path) =>
  [path.start, ...path.steps.map((step) => step.expected)].flatMap((it) => it.transitions)

describe.each(samples.map((cases) => [cases.id, cases] as const))('every goal of %s', (_, cases) => {
  it.each(goals)('%s: both styles reach the same goals, and all paths run', (goal) => {
    const [few, short] = (['few', 'short'] as const).map((style) => generate(cases, { style, goal }))
    const reached = (paths: readonly Path[] = []) => new Set(paths.flatMap((path) => path.goals))
    for (const made of [few, short]) {
      expect(made?.problems).toEqual([])
      expect(made?.paths.map((path) => replayHeadless(cases, path)).filter((result) => !result.ok)).toEqual(
        [],
      )
    }
    const late = new Set(
      [...(few?.unreached ?? []), ...(short?.unreached ?? [])].map(({ goal: name }) => name),
    )
    const open = (paths: readonly Path[] = []) => [...reached(paths)].filter((name) => !late.has(name)).sort()
    expect(open(few?.paths)).toEqual(open(short?.paths))
    expect(few?.paths.length).toBeLessThanOrEqual(short?.paths.length ?? 0)
  })
})

describe('goals', () => {
  it('pairs: each transition after every possible predecessor', () => {
    const pairs = generate(rivals, { goal: 'pairs' }).paths.flatMap((path) => path.goals)
    expect(pairs.filter((it) => it.includes('→'))).toEqual([
      'rivals.on.left | STOP | 0 → rivals.one | GO | 0',
      'rivals.one | GO | 0 → rivals.on.left | STOP | 0',
    ])
  })

  it('guards: once true and once false', () => {
    const reached = generate(loginCases, { goal: 'guards' }).paths.flatMap((path) => path.goals)
    const guarded = [...definitionOf(loginCases.machine).transitions.values()].filter(
      (it) => it.guard !== undefined,
    )
    for (const { id } of guarded)
      expect(reached).toEqual(expect.arrayContaining([`true: ${id}`, `false: ${id}`]))
  })

  it('requirements: every row of every state that can be reached', () => {
    const login = catalogue.find((cases) => cases.id === 'login')
    if (!login) throw new Error('there is a login chart')
    const { paths } = generate(login, { goal: 'requirements' })
    const rows = new Set(paths.flatMap((path) => path.goals).map((goal) => /^\[(.+?)\]/.exec(goal)?.[1]))
    expect(rows).toContain('LOGIN-10')
    expect(rows).toContain('LOGIN-28')
  })

  it('transitions: the login chart needs no more than eight long paths', () => {
    const login = catalogue.find((cases) => cases.id === 'login')
    if (!login) throw new Error('there is a login chart')
    expect(generate(login).paths.length).toBeLessThanOrEqual(8)
  })

  it('edges: every move from every situation', () => {
    const count = [...explore(loginCases).vertices.values()].reduce(
      (sum, vertex) => sum + vertex.edges.length,
      0,
    )
    expect(generate(loginCases, { goal: 'edges' }).paths.flatMap((path) => path.goals)).toHaveLength(count)
  })
})

describe('the shape of paths', () => {
  const made = (options: GenerateOptions) => generate(loginCases, options)
  const submit = 'login.screen.form.editing | SUBMIT | 1'

  it.each(['few', 'short'] as const)('%s: ends exactly when the state is entered', (style) => {
    const { paths } = made({ style, until: 'login.screen.form.sending' })
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const inside = path.steps.map((step) => JSON.stringify(step.expected.value).includes('sending'))
      expect(inside.indexOf(true)).toBe(inside.length - 1)
    }
  })

  it.each(['few', 'short'] as const)('%s: goes through the transition', (style) => {
    const { paths } = made({ style, through: submit })
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(taken(path)).toContain(submit)
  })

  it('counts only what comes after the state it starts from', () => {
    const { paths, unreached } = made({ from: 'login.screen.form.sending' })
    for (const path of paths) expect(taken(path)).toContain(submit)
    expect(paths.flatMap((path) => path.goals)).toContain('login.screen.form.sending | after patience | 0')
    expect(unreached.map((it) => it.goal)).toContain('start strict')
  })

  it('respects the max length, and names goals out of reach before walking', () => {
    for (const style of ['few', 'short'] as const) {
      const { paths, unreached } = made({ style, maxLen: 2 })
      for (const path of paths) expect(path.steps.length).toBeLessThanOrEqual(2)
      expect(unreached.length).toBeGreaterThan(0)
      expect(unreached[0]?.reason).toMatch(
        /^the shortest path of this shape has \d+ steps, and --max-len is 2$/,
      )
    }
  })

  it('combines all constraints, and runs', () => {
    const until = 'login.screen.form.editing'
    const { paths } = made({ from: 'login.screen.form.sending', through: submit, until, maxLen: 12 })
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.map((path) => replayHeadless(loginCases, path)).filter((result) => !result.ok)).toEqual([])
    for (const path of paths) expect(JSON.stringify(path.steps.at(-1)?.expected.value)).toContain('editing')
  })
})

describe('random walks', () => {
  it('are deterministic per seed, run, and end where requested', () => {
    const options = { style: 'random', seed: 7, walks: 5, maxLen: 30 } as const
    const { paths, problems } = generate(loginCases, options)
    expect(problems).toEqual([])
    expect(generate(loginCases, options).paths).toEqual(paths)
    expect(generate(loginCases, { ...options, seed: 8 }).paths[0]?.id).not.toBe(paths[0]?.id)
    for (const path of paths) {
      expect(path.steps.length).toBeLessThanOrEqual(30)
      expect(replayHeadless(loginCases, path).differences).toEqual([])
    }
  })

  it('are minimised when they fail', () => {
    const invariants = {
      'never blocked': ({ value }: { value: unknown }) => !JSON.stringify(value).includes('blocked'),
    }
    const { problems } = generate(
      { ...loginCases, invariants },
      { style: 'random', seed: 1, walks: 60, maxLen: 60 },
    )
    expect(problems.length).toBeGreaterThan(0)
    const lengths = problems.map((problem) => problem.path?.length)
    // The start, a text, and one or two attempts: nothing else is needed.
    for (const length of lengths) expect(length).toBeLessThanOrEqual(6)
  })
})

describe('the explorer', () => {
  it.each(
    [...samples, ...catalogue.filter((cases) => ['login', 'session', 'home'].includes(cases.id))].map(
      (cases) => [cases.id, cases] as const,
    ),
  )('finds the graph of %s that @xstate/graph finds', (_, cases) => {
    const { logic } = explorable(cases)
    const map = getAdjacencyMap(logic, {
      events: candidatesFor(cases),
      serializeState: keyFor(cases),
      serializeEvent: (move) => move.type,
      limit: 100_000,
    })
    const { vertices } = explore(cases)
    expect(new Set(vertices.keys())).toEqual(new Set(Object.keys(map)))
    const count = Object.values(map).reduce((sum, { transitions }) => {
      const all = Object.values<{ state: { ignored: boolean } }>(transitions)
      return sum + all.filter((it) => !it.state.ignored).length
    }, 0)
    expect([...vertices.values()].reduce((sum, vertex) => sum + vertex.edges.length, 0)).toBe(count)
  })

  it('is fast on a chart of 1,000 states and 3,000 transitions', () => {
    const cases = syntheticChart(1000)
    const before = process.cpuUsage()
    const { paths } = generate(cases)
    const { user, system } = process.cpuUsage(before)
    // The target is half a second on an idle machine, measured by the bench. CPU time, not elapsed time: only
    // the order of magnitude matters here, however busy the machine is.
    expect((user + system) / 1000).toBeLessThan(3000)
    expect(new Set(paths.flatMap(taken)).size).toBe(3000)
    expect(generate(cases, { style: 'short' }).paths).toHaveLength(3001)
  })
})
