import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { findChromium, keptFolder } from './chromium.mjs'
import { command, npm, tool } from './command.mjs'

/** Time limit for each way of getting a browser, milliseconds. */
const limit = 240_000

/** A package that contains a headless Chromium: package registries are reachable where little else is. */
const carrier = '@sparticuz/chromium@153.0.0'

const unpacked = async (file) => promisify(brotliDecompress)(readFileSync(file), { maxOutputLength: 2 ** 30 })

/** The browser for the installed version of the test tool. */
const download = {
  says: 'downloading the one of the test tool',
  async into(folder) {
    const env = { PLAYWRIGHT_BROWSERS_PATH: folder, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
    await tool('playwright', ['install', 'chromium-headless-shell'], env, limit)
    const all = readdirSync(folder, { recursive: true }).map(String)
    const program = all.find((path) => /[/\\](chrome-)?headless[-_]shell(\.exe)?$/.test(path))
    return program && `exec "${join(folder, program)}" "$@"`
  },
}

/** The browser inside a package, with the libraries and fonts missing on a bare machine. */
const fromPackage = {
  says: 'taking the one that a package carries',
  async into(folder) {
    if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
    await npm(['pack', carrier, '--pack-destination', folder], limit)
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))
    if (!archive) return undefined
    await command('tar', ['-xzf', join(folder, archive), '-C', folder], {}, limit)
    const carried = join(folder, 'package/bin')
    writeFileSync(join(folder, 'headless-shell'), await unpacked(join(carried, 'chromium.br')), {
      mode: 0o755,
    })
    for (const name of ['al2023', 'swiftshader', 'fonts']) {
      const tar = join(folder, `${name}.tar`)
      writeFileSync(tar, await unpacked(join(carried, `${name}.tar.br`)))
      await command('tar', ['-xf', tar, '-C', folder], {}, limit)
      rmSync(tar)
    }
    const letters = `<fontconfig><dir>${join(folder, 'fonts')}</dir></fontconfig>`
    writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?>${letters}`)
    rmSync(join(folder, 'package'), { recursive: true })
    rmSync(join(folder, archive))
    return [
      `export LD_LIBRARY_PATH="${join(folder, 'lib')}"`,
      `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${folder}"`,
      `exec "${join(folder, 'headless-shell')}" "$@"`,
    ].join('\n')
  },
}

/** Installs a browser one way, if it runs here: a script next to it starts it; moved into place last. */
async function from({ into }, kept, name) {
  const folder = join(kept, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const script = join(folder, 'start')
  const start = await into(folder).catch(() => undefined)
  if (start) writeFileSync(script, `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  const works = start !== undefined && (await command(script, ['--version'], {}, 20_000)).code === 0
  if (works) renameSync(script, join(kept, 'chromium'))
  else rmSync(folder, { recursive: true })
  return works
}

/**
 * The Chromium to test with: an existing one, else one fetched into a folder outside the project, each way
 * limited in time. Undefined if none is available.
 */
export async function ensureChromium(
  say = console.log,
  { find = findChromium, kept = keptFolder(), ways = { download, package: fromPackage } } = {},
) {
  const found = find()
  // An explicit CHROME_PATH is never replaced.
  if (found || process.env.CHROME_PATH) return found
  for (const [name, way] of Object.entries(ways)) {
    say(`No Chromium here: ${way.says}…`)
    if (await from(way, kept, name)) return join(kept, 'chromium')
  }
  return undefined
}
