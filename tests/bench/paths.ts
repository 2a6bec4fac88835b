/**
 * How fast paths are generated, compared with those of `@xstate/graph`, in the same run on the
 * same charts and cases. The stock generators run in a separate process with a time limit. Speed is CPU
 * time as a multiple of a fixed reference's, measured in the same run. Exit code 1 when a target is missed.
 */
import { spawnSync } from 'node:child_process'
import { initialTransition, transition } from 'xstate'
import { catalogue } from '../../machines/index'
import type { FlowCases } from '../../machines/shared/cases'
import { definitionOf, explore, generate, replayHeadless, withPuppets } from '../../src/paths'
import type { PathStyle } from '../../src/paths'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { loginCases, loginSample } from '../flows/paths/samples/login.sample'
import { syntheticChart } from '../flows/paths/samples/synthetic.chart'
import { median } from './numbers'
import { stock } from './stock'
import type { Worth } from './stock'

/** As multiples of the reference's CPU time: 3 s and 0.5 s on a machine where it takes 0.85 s and 1 s. */
const promised = { all: 3.5, synthetic: 0.5 }
const patience = 20_000

const sample: FlowCases = { ...loginCases, id: 'login-sample' }
const charts = [...catalogue, sample]
const compared = ['session', 'wallet', 'sms-code', 'login-sample', 'login']

function ours(cases: FlowCases, style: PathStyle): Worth {
  // A copy bypasses the cache, so that exploring is part of the time.
  const fresh = { ...cases }
  const before = performance.now()
  const { paths } = generate(fresh, { style })
  const milliseconds = performance.now() - before
  const expected = paths.flatMap((path) => [path.start, ...path.steps.map((step) => step.expected)])
  return {
    paths: paths.length,
    steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
    covered: new Set(expected.flatMap((it) => it.transitions)).size,
    infeasible: paths.filter((path) => !replayHeadless(fresh, path).ok).length,
    milliseconds,
  }
}

function row(name: string, total: number, worth: Worth | undefined): string {
  const shown = worth
    ? [
        worth.paths,
        worth.steps,
        `${worth.covered}/${total}`,
        worth.infeasible,
        `${worth.milliseconds.toFixed(0)} ms`,
      ]
    : ['-', '-', '-', '-', `gave up after ${patience / 1000} s`]
  return `  ${name.padEnd(24)}${shown.map((item) => String(item).padStart(12)).join('')}`
}

/** The stock generator in a separate process; undefined when it runs out of time or memory. */
function stockApart(id: string, style: string): Worth | undefined {
  const args = ['--import', 'tsx', inRoot('tests/bench/bench.ts'), 'paths', 'stock', id, style]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: patience,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? (JSON.parse(stdout) as Worth) : undefined
}

/** CPU seconds of this process: other work on the machine does not count. */
function spent(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** How often the reference walks its chart. */
const rounds = 4_000

/**
 * A fixed amount of the work exploring consists of: steps of one unchanging sample chart, with xstate alone.
 * The machine's speed cancels out of the ratio; its load does so only in part, as work with more memory
 * suffers more.
 */
function reference(): number {
  const machine = withPuppets(loginSample)
  const begin = initialTransition(machine, { maxTries: 2 })[0]
  const events = [
    { type: 'TYPE', text: 'a' },
    { type: 'HELP' },
    { type: 'BACK' },
    { type: 'CANCEL' },
  ] as const
  return spent(() => {
    for (let round = 0; round < rounds; round++) {
      let at = begin
      for (const event of events) [at] = transition(machine, at, event as never)
    }
  })
}

function speed(): boolean {
  reference()
  const before = reference()
  const once = () =>
    spent(() => {
      for (const cases of catalogue) generate({ ...cases })
    })
  // The first run measures the JIT compiler as much as the explorer.
  const cold = once()
  const all = median([once(), once(), once()])
  let paths: readonly unknown[] = []
  const large = () => spent(() => ({ paths } = generate({ ...syntheticChart(1000) })))
  const synthetic = median([large(), large(), large()])
  // The machine's speed may have changed in the meantime.
  const unit = (before + reference()) / 2
  const situations = catalogue.reduce((sum, cases) => sum + explore(cases).vertices.size, 0)
  console.log(
    `all ${catalogue.length} charts explored and generated   ${(all / unit).toFixed(2)} of ${promised.all} times the reference (${all.toFixed(1)} s of CPU, ${cold.toFixed(1)} s the first time; ${situations} situations)`,
  )
  console.log(
    `1,000 states and 3,000 transitions   ${(synthetic / unit).toFixed(2)} of ${promised.synthetic} times the reference (${synthetic.toFixed(1)} s of CPU; ${paths.length} paths)`,
  )
  console.log(`the reference: ${unit.toFixed(2)} s of CPU`)
  return all <= promised.all * unit && synthetic <= promised.synthetic * unit
}

function compare(): void {
  console.log(
    `\n  ${''.padEnd(24)}${['paths', 'steps', 'transitions', 'infeasible', 'time'].map((head) => head.padStart(12)).join('')}`,
  )
  for (const id of compared) {
    const cases = charts.find((it) => it.id === id)
    if (!cases) continue
    const total = definitionOf(cases.machine).transitions.size
    console.log(id)
    console.log(row('few', total, ours(cases, 'few')))
    console.log(row('short', total, ours(cases, 'short')))
    console.log(row('@xstate/graph shortest', total, stockApart(id, 'shortest')))
    console.log(row('@xstate/graph simple', total, stockApart(id, 'simple')))
  }
}

export async function benchPaths([mode, id, style]: readonly string[]): Promise<void> {
  if (mode === 'stock') {
    const cases = charts.find((it) => it.id === id)
    if (!cases) throw new Stop(`There is no chart ${String(id)}.`)
    process.stdout.write(JSON.stringify(stock(cases, style === 'simple' ? 'simple' : 'shortest')))
    return
  }
  if (!speed()) process.exitCode = 1
  compare()
}
