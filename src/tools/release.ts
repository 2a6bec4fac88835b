/**
 * `npm run release -- <folder>`: prepares the build in `dist` for a static server, using the operator files,
 * and makes it live immediately. `-- <folder> --back` makes the previous release live again. docs/deploy.md
 */
import { existsSync, mkdirSync } from 'node:fs'
import { readOperators, shipped } from '../operators/all'
import { OperatorFileError } from '../operators/file'
import { inRoot } from './lib/root.mjs'
import { release } from './release/release'
import { goLive, previousRelease } from './release/store'

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}

const [folder, ...rest] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || (rest.length > 0 && rest.join() !== '--back'))
  fail('npm run release -- <folder> [--back]')
const dist = inRoot('dist')
const now = Date.now()

try {
  if (rest.length > 0) {
    const name = previousRelease(folder) ?? fail(`${folder} has no release to go back to.`)
    goLive(folder, name, now)
    console.log(`Live: ${name}. Reload the server.`)
  } else {
    if (!existsSync(`${dist}/version.json`)) fail('There is no build: npm run build.')
    mkdirSync(folder, { recursive: true })
    const path = process.env.OPERATOR
    const operators = path ? readOperators(path) : shipped()
    const made = await release({ dist, folder, operators, gateway: process.env.PLATFORM_URL, now })
    console.log(`Live: ${made.name} (${operators.map(({ id }) => id).join(', ')}). Reload the server.`)
    if (made.gone.length > 0) console.log(`Removed, replaced over a week ago: ${made.gone.join(', ')}`)
  }
} catch (error) {
  if (error instanceof OperatorFileError) fail(error.message)
  throw error
}
