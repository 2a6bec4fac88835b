/**
 * `npm run new -- screen promo-codes`: writes the files of a new screen, chart or call, and its line in every
 * list. Notes in them, "From the template", say what to replace them with, and tests fail while one remains.
 * Exit code 2 when nothing was written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from '../lib/root.mjs'
import { planned } from './plan'

try {
  const disk = {
    read: (path: string) => readFileSync(inRoot(path), 'utf8'),
    exists: (path: string) => existsSync(inRoot(path)),
  }
  for (const [path, text] of planned(process.argv.slice(2), disk)) {
    console.log(`${disk.exists(path) ? 'changed' : 'new    '} ${path}`)
    mkdirSync(dirname(inRoot(path)), { recursive: true })
    writeFileSync(inRoot(path), text)
  }
  console.log(
    'Next: npm run format. Each note "From the template" says what takes its place; npm run unit -- house lists those left.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
