/**
 * `npm run mutate -- <file or folder>… [--most N]`: puts one deliberate fault after the other into a copy of the sources
 * and runs the nearest tests without a browser. Writes docs/mutation.md and docs/mutation.json: survivors, and the rows
 * of which a claiming test has noticed a fault (`npm run trace` counts them). Earlier results of other files stay.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearestTests, sourceMutants, type SourceMutant } from './lib/mutants'
import { inRoot, root } from './lib/root.mjs'
import { filesUnder, isCode, readSource } from './lib/source'
import { idsIn } from './lib/trace'

interface FileResult {
  killed: number
  total: number
  survivors: { line: number; what: string; reason: string }[]
  rows: string[]
}
interface Report {
  /** Rows of which a claiming test has noticed a fault. */
  caught: string[]
  files: Record<string, FileResult>
}

const args = process.argv.slice(2)
const at = args.indexOf('--most')
const most = at < 0 ? Infinity : Number(args.splice(at, 2)[1])
const copy = inRoot('.cache/mutate')
const output = join(copy, 'result.json')

/** A copy in which a fault harms nobody; packages are those of the project. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of ['src', 'machines', 'tests', 'docs', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

interface Outcome {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Titles of the tests that fail; null where they could not run at all, which notices a fault as well. */
function failing(tests: readonly string[]): string[] | null {
  rmSync(output, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${output}`, ...tests], {
    cwd: copy,
    timeout: 180_000,
  })
  if (!existsSync(output)) return null
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Outcome
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (all.length === 0) return null
  return all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

/** Spread evenly over the file, so that a part of it is no prefix. */
const some = (all: readonly SourceMutant[]): SourceMutant[] =>
  all.filter(
    (_, n) =>
      all.length <= most || Math.floor((n * most) / all.length) !== Math.floor(((n - 1) * most) / all.length),
  )

function tryFile(path: string, tests: readonly string[], before: FileResult | undefined): FileResult {
  const result: FileResult = { killed: 0, total: 0, survivors: [], rows: [] }
  const rows = new Set<string>()
  const file = join(copy, path)
  const original = readFileSync(file, 'utf8')
  for (const mutant of some(sourceMutants({ path, text: original }))) {
    writeFileSync(file, mutant.text)
    const failed = failing(tests)
    result.total += 1
    if (failed === null || failed.length > 0) result.killed += 1
    else {
      const known = before?.survivors.find(({ line, what }) => line === mutant.line && what === mutant.what)
      result.survivors.push({
        line: mutant.line,
        what: mutant.what,
        reason: known?.reason ?? 'not looked at yet',
      })
    }
    for (const title of failed ?? []) for (const id of idsIn(title)) rows.add(id)
  }
  writeFileSync(file, original)
  return { ...result, rows: [...rows].sort() }
}

function write(report: Report): void {
  writeFileSync(inRoot('docs/mutation.json'), `${JSON.stringify(report, null, 2)}\n`)
  const files = Object.entries(report.files)
  const sum = (field: 'killed' | 'total') => files.reduce((all, [, one]) => all + one[field], 0)
  const lines = [
    '# Deliberate faults in the sources',
    '',
    `Made by \`npm run mutate\`: ${sum('killed')} of ${sum('total')} faults in ${files.length} files are noticed by the nearest tests without a browser. ${report.caught.length} rows have a claim that noticed one. The faults of charts are counted in \`tests/flows/mutation.test.ts\`.`,
    '',
    '| file | noticed | of |',
    '|---|---|---|',
    ...files.map(([path, { killed, total }]) => `| \`${path}\` | ${killed} | ${total} |`),
    '',
    '## Survivors',
    '',
    '| where | what | reason |',
    '|---|---|---|',
    ...files.flatMap(([path, { survivors }]) =>
      survivors.map(
        ({ line, what, reason }) =>
          `| \`${path}:${line}\` | \`${what.replaceAll('|', '\\|')}\` | ${reason} |`,
      ),
    ),
  ]
  writeFileSync(inRoot('docs/mutation.md'), `${lines.join('\n')}\n`)
}

const known = inRoot('docs/mutation.json')
const report: Report = existsSync(known)
  ? (JSON.parse(readFileSync(known, 'utf8')) as Report)
  : { caught: [], files: {} }
const read = (folder: string) => filesUnder(folder).filter(isCode).map(readSource)
const tests = ['tests/flows', 'tests/wire', 'tests/house', 'tests/faults']
  .flatMap(read)
  .filter(({ path }) => path.endsWith('.test.ts'))
const code = read('src')
makeCopy()
for (const path of args.flatMap((one) => filesUnder(one)).filter(isCode)) {
  const near = nearestTests(path, tests, code)
  if (near.length === 0 || failing(near)?.length !== 0) {
    console.error(`${path}: no test without a browser is near it, or they fail without a fault.`)
    continue
  }
  const result = tryFile(path, near, report.files[path])
  report.files[path] = result
  report.caught = [...new Set(Object.values(report.files).flatMap(({ rows }) => rows))].sort()
  write(report)
  console.log(`${path}: ${result.killed} of ${result.total}`)
}
