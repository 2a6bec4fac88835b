import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** The address of the script containing this text: shared code is in numbered files. */
export function scriptWith(text: RegExp): RegExp {
  const assets = join(process.env.BROWSER_DIST ?? inRoot('dist'), 'assets')
  const [file, ...more] = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && text.test(readFileSync(join(assets, name), 'utf8')),
  )
  if (file === undefined || more.length > 0) throw new Error(`not one script has ${text}`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
