import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shipped } from '../../src/operators/all'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { release } from '../../src/tools/release/release'
import { goLive, liveRelease, previousRelease } from '../../src/tools/release/store'

const day = 86_400_000

describe('releases of one folder', () => {
  let own = ''
  let now = 0
  const folder = () => join(own, 'srv')
  beforeEach(() => {
    own = mkdtempSync(join(tmpdir(), 'perya-release-'))
    mkdirSync(folder())
    now = Date.UTC(2026, 0, 15)
  })
  afterEach(() => rmSync(own, { recursive: true }))

  /** A build with one lazy file. */
  async function roll(build: string, operators = shipped()) {
    const dist = join(own, build)
    mkdirSync(join(dist, 'assets'), { recursive: true })
    const page = readFileSync(inRoot('src/index.html'), 'utf8')
    writeFileSync(join(dist, 'page.html'), page.replace('</body>', `<p>${build}</p></body>`))
    writeFileSync(join(dist, 'sw.js'), 'keep([{url:"/m/home",revision:"0123456789.page"}])')
    writeFileSync(join(dist, 'paths.json'), '["/","/m/home"]')
    writeFileSync(join(dist, 'version.json'), JSON.stringify({ version: build, build }))
    writeFileSync(join(dist, 'assets', `late-${build}.js`), `export default '${build}'`)
    return release({ dist, folder: folder(), operators, gateway: 'https://gateway.example', now })
  }
  const assets = () => readdirSync(join(folder(), 'assets')).filter((name) => name.endsWith('.js'))
  const page = () => readFileSync(join(folder(), 'current/sites/perya/pages/EN.html'), 'utf8')

  it('files of a release that was replaced stay for a week, and three releases in any case [APP-18]', async () => {
    const [first] = [await roll('one'), (now += day), await roll('two'), (now += day), await roll('three')]
    now += day
    await roll('four')
    expect(assets()).toHaveLength(4)
    now += 7 * day
    const { gone } = await roll('five')
    // The fourth was live until now.
    expect(gone).toEqual([expect.any(String), first.name])
    expect(assets().toSorted()).toEqual(['late-five.js', 'late-four.js', 'late-three.js'])
    expect(readdirSync(join(folder(), 'assets'))).toHaveLength(9)
    expect(existsSync(join(folder(), 'releases', first.name))).toBe(false)
  })

  it('goes back to what was live before, and forth; the same release twice is one', async () => {
    const { name: one } = await roll('one')
    now += day
    const { name: two } = await roll('two')
    expect(page()).toContain('<p>two</p>')
    expect(previousRelease(folder())).toBe(one)
    goLive(folder(), one, (now += day))
    expect(page()).toContain('<p>one</p>')
    expect(previousRelease(folder())).toBe(two)
    await roll('two')
    expect(liveRelease(folder())).toBe(two)
    expect(readdirSync(join(folder(), 'releases'))).toHaveLength(2)
  })

  it('an operator without host names or gateway stops it, and what is live stays', async () => {
    const { name } = await roll('one')
    const [perya] = shipped()
    await expect(roll('two', [{ ...perya!, hosts: [] }])).rejects.toThrow('perya has no host names')
    const dist = join(own, 'one')
    await expect(release({ dist, folder: folder(), operators: shipped(), now })).rejects.toThrow(
      'perya has no gateway: name it in the operator file, or in PLATFORM_URL.',
    )
    expect(liveRelease(folder())).toBe(name)
  })
})

describe('the container file', () => {
  const read = (name: string) => readFileSync(inRoot(name), 'utf8')
  const file = read('docs/deploy/Dockerfile')

  it('copies what is there, installs what docs/deploy.md names, and runs scripts of the project', () => {
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(copied.length).toBeGreaterThan(4)
    expect(copied.filter((name) => !existsSync(inRoot(name)))).toEqual([])
    const [, packages = ''] = /^\| Debian packages \| `([^`]+)`/m.exec(read('docs/deploy.md')) ?? []
    expect(file).toContain(`--no-install-recommends ${packages} `)
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
    const run = [...file.matchAll(/npm run (?:-s )?(\w+)/g)].map(([, name = '']) => name)
    expect([...new Set(run)].sort()).toEqual(['build', 'release'])
    expect(run.filter((name) => !(name in scripts))).toEqual([])
  })

  it('takes nothing of this machine: what git ignores stays out, packages of another system before all', () => {
    const left = read('docs/deploy/Dockerfile.dockerignore').split('\n')
    const ignored = read('.gitignore')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
    const built = ignored.filter((line) => line !== '' && line !== '.DS_Store')
    expect(built).toContain('node_modules')
    expect(['.git', ...built].filter((line) => !left.includes(line))).toEqual([])
  })
})
