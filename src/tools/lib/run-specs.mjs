import { mkdirSync, rmSync } from 'node:fs'
import { tool } from './command.mjs'
import { inRoot } from './root.mjs'
import { playwrightTally, whatFailed } from './tally.mjs'

/**
 * Runs the specs of tests/browser/`name`, lists the failed ones, and ends with `name: N passed, N failed`.
 */
export async function runSpecs(name, env) {
  const report = inRoot(`.cache/${name}.json`)
  mkdirSync(inRoot('.cache'), { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await tool(
    'playwright',
    ['test', '-c', `tests/browser/${name}/playwright.config.ts`, '--reporter=line,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1', ...env },
  )
  const { passed, failed, names = [] } = playwrightTally(report, code)
  if (failed > 0) console.log(whatFailed(output))
  // Last: this comes after everything else that CI prints, and the end of a long output is kept.
  for (const one of names) console.log(`     failed: ${one}`)
  console.log(`${name}: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
