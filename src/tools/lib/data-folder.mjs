import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

/** The folder of the sandbox's database: `DATA_DIR`, or else `.data` in the project. Always absolute. */
const dataFolder = () => resolve(root, process.env.DATA_DIR || '.data')

/** Makes a folder and its parents. Node's `recursive` option never returns where a file system refuses (/proc). */
function make(folder) {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}

/** Makes the data folder and writes to it once, so that an unwritable folder is found before a player hits it. */
export function checkDataFolder() {
  const folder = dataFolder()
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    make(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Stop(
      `The data folder ${folder} cannot be written to (${error.code}); free it or name another one with DATA_DIR=….`,
    )
  }
}
