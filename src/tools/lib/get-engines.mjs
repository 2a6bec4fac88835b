import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { keptFolder } from './chromium.mjs'
import { command, npm } from './command.mjs'

/** Time limit for fetching one, milliseconds. */
const limit = 120_000

/** A package that contains Chromium 103: supported, and older than container queries, `dvh` and `:has()`. */
const carrier = '@sparticuz/chromium@103.0.0'

/** The old Chromium, fetched once into the folder that all checkouts share. */
async function oldChromium() {
  const folder = join(keptFolder(), 'chromium-103')
  const program = join(folder, 'start')
  if (existsSync(program)) return [program]
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await npm(['pack', carrier, '--pack-destination', folder], limit)
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!archive) return undefined
  await command('tar', ['-xzf', join(folder, archive), '-C', folder], {}, limit)
  const packed = readFileSync(join(folder, 'package/bin/chromium.br'))
  const unpacked = await promisify(brotliDecompress)(packed, { maxOutputLength: 2 ** 30 })
  writeFileSync(join(folder, 'chromium'), unpacked, { mode: 0o755 })
  rmSync(join(folder, 'package'), { recursive: true })
  rmSync(join(folder, archive))
  const begun = join(folder, 'begun')
  writeFileSync(begun, `#!/bin/sh\nexec "${join(folder, 'chromium')}" "$@"\n`, { mode: 0o755 })
  const { code } = await command(begun, ['--no-sandbox', '--headless', '--version'], {}, 20_000)
  if (code !== 0) return undefined
  renameSync(begun, program)
  return [program]
}

/** WPE's MiniBrowser, which is in a folder named by architecture and version. */
function wpeBrowser() {
  const folders = readdirSync('/usr/lib').flatMap((name) =>
    ['1.0', '1.1', '2.0'].map((version) => `/usr/lib/${name}/wpe-webkit-${version}/MiniBrowser`),
  )
  return folders.find((file) => existsSync(file))
}

/** Each engine: its name for people, and how to find the programs it needs. */
export const engines = {
  chromium: { name: 'Chromium 103', find: oldChromium },
  firefox: {
    name: 'Firefox ESR (Debian: firefox-esr)',
    find: async () => (existsSync('/usr/bin/firefox-esr') ? ['/usr/bin/firefox-esr'] : undefined),
  },
  wpe: {
    name: 'WPE WebKit 2.38 (Debian: wpewebkit-driver)',
    find: async () => {
      const driver = '/usr/bin/WPEWebDriver'
      const browser = existsSync(driver) ? wpeBrowser() : undefined
      return browser && [driver, browser]
    },
  },
}
