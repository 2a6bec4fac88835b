import { resolve } from 'node:path'
import { buildStudio } from './build'
import { staleFlowFiles, writeFlowFiles } from './flow-pages'
import { allCharts } from './plugin'

/**
 * `npm run studio`: builds the flow studio into .cache/studio, or into the folder given.
 * `--docs` writes docs/flows/*.md and their pictures instead; `--check` fails when they are stale.
 */
async function run(words: readonly string[]): Promise<string | undefined> {
  const folder = words.find((word) => !word.startsWith('--'))
  if (!words.includes('--docs') && !words.includes('--check')) {
    await buildStudio(folder === undefined ? undefined : resolve(folder))
    return undefined
  }
  const charts = (await allCharts()).map(({ chart }) => chart)
  if (words.includes('--docs')) writeFlowFiles(charts)
  const stale = staleFlowFiles(charts)
  return stale.length === 0
    ? undefined
    : `${stale.join(', ')} in docs/flows are older than the charts; npm run studio -- --docs writes them anew.`
}

const fault = await run(process.argv.slice(2))
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}
