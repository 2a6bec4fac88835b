/**
 * The part of `npm run mutate` that runs tests, in a separate process that can be killed when a fault makes
 * it hang. Vitest stays loaded: a changed file reloads only its dependants, without a restart. Communicates
 * by messages.
 */
import { resolve } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** Names of test files, a file changed since the last run, and the only rows wanted. */
export interface RunRequest {
  readonly tests: readonly string[]
  readonly rows?: readonly string[]
  readonly changed: string | null
}
/** By test file: its tests, and the failed ones. A file that could not be loaded has none. */
export interface RunAnswer {
  readonly files: readonly { readonly tests: readonly string[]; readonly failed: readonly string[] }[]
}

const copy = process.argv[2] ?? ''
process.chdir(copy)
// As vitest's own CLI does for the config it reads.
process.env.VITEST = 'true'
const vitest = await createVitest('test', {
  config: resolve(copy, 'vite.config.ts'),
  watch: false,
  reporters: [{}],
  maxWorkers: 1,
})

function resultOf(module: TestModule): RunAnswer['files'][number] {
  const all = [...module.children.allTests()].filter((test) => test.result().state !== 'skipped')
  const failed = all.filter((test) => test.result().state === 'failed')
  const names = (some: typeof all) => some.map((test) => test.fullName)
  return { tests: names(all), failed: names(failed) }
}

/** The previous change has been reverted. */
let before: string | null = null

async function run({ tests, changed, rows }: RunRequest): Promise<RunAnswer> {
  for (const one of [before, changed]) if (one !== null) vitest.invalidateFile(resolve(copy, one))
  before = changed
  // As titles claim a row: in brackets.
  if (rows) vitest.setGlobalTestNamePattern(new RegExp(`\\[[^\\]]*\\b(${rows.join('|')})\\b`))
  else vitest.resetGlobalTestNamePattern()
  vitest.state.filesMap.clear()
  const wanted = new Set(tests.map((one) => resolve(copy, one)))
  const all = await vitest.globTestSpecifications([...wanted])
  const { testModules } = await vitest.runTestSpecifications(all.filter((one) => wanted.has(one.moduleId)))
  return { files: testModules.map(resultOf) }
}

process.on('message', (request: RunRequest) => void run(request).then((answer) => process.send?.(answer)))
process.send?.('ready')
