/**
 * How fast paths are generated, compared with those of `@xstate/graph`, in the same run on the
 * same charts and cases. The stock generators run in a separate process with a time limit. Exit code 1
 * when a speed target is missed.
 */
import { spawnSync } from 'node:child_process'
import { catalogue } from '../../machines/index'
import type { FlowCases } from '../../machines/shared/cases'
import { definitionOf, explore, generate, replayHeadless } from '../../src/paths'
import type { PathStyle } from '../../src/paths'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { Stop } from '../../src/tools/lib/stop.mjs'
import { loginCases } from '../flows/paths/samples/login.sample'
import { syntheticChart } from '../flows/paths/samples/synthetic.chart'
import { stock } from './stock'
import type { Worth } from './stock'

/** Milliseconds. */
const promised = { all: 3_000, synthetic: 500 }
const patience = 20_000

const sample: FlowCases = { ...loginCases, id: 'login-sample' }
const charts = [...catalogue, sample]
const compared = ['session', 'wallet', 'sms-code', 'login-sample', 'login']

function ours(cases: FlowCases, style: PathStyle): Worth {
  // A copy defeats the cache, so that exploring is part of the time.
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

function speed(): boolean {
  const before = performance.now()
  for (const cases of catalogue) generate({ ...cases })
  const all = performance.now() - before
  const big = { ...syntheticChart(1000) }
  const start = performance.now()
  const { paths } = generate(big)
  const synthetic = performance.now() - start
  const situations = catalogue.reduce((sum, cases) => sum + explore(cases).vertices.size, 0)
  console.log(
    `all ${catalogue.length} charts explored and generated   ${all.toFixed(0)} ms of ${promised.all} (${situations} situations)`,
  )
  console.log(
    `1,000 states and 3,000 transitions      ${synthetic.toFixed(0)} ms of ${promised.synthetic} (${paths.length} paths)`,
  )
  return all <= promised.all && synthetic <= promised.synthetic
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
