import { expect, it } from 'vitest'
import { cheapestGroups, type Group } from '../../src/tools/chunk-groups'
import { addressed, asTaken, passedOn, relisted } from '../../src/tools/late-code'
import { asModule, shakeable } from '../../src/tools/module-packages'
import { styleNames } from '../../src/tools/style-names'
import { filesUnder, readSource } from '../../src/tools/lib/source'

const group = (id: string, users: readonly number[], size: number, needs: readonly number[] = []): Group => ({
  ids: [id],
  users: new Set(users),
  size,
  heavy: false,
  needs: new Set(needs),
})

/** The names of the files that contain modules. */
const files = (groups: readonly Group[], exact: readonly number[] = []) =>
  cheapestGroups(groups, [1, 1, 1], new Set(exact))
    .map(({ ids }) => [...ids].sort().join('+'))
    .sort()

it('small pieces that screens need together become one file', () => {
  expect(files([group('a', [0, 1], 500), group('b', [0, 1, 2], 500)])).toEqual(['a+b'])
})

it('nobody fetches much for a little that they need', () => {
  expect(files([group('large', [0], 90_000), group('small', [0, 1, 2], 500)])).toEqual(['large', 'small'])
})

it('a first screen fetches only what it needs', () => {
  const groups = [group('a', [0, 1], 500), group('b', [1, 2], 500)]
  expect(files(groups)).toEqual(['a+b'])
  expect(files(groups, [0])).toEqual(['a', 'b'])
})

it('nobody fetches a large library for nothing, not even by way of another file', () => {
  const library = { ...group('library', [0], 500), heavy: true }
  expect(files([library, group('a', [0, 1], 500)])).toEqual(['a', 'library'])
  const groups = [group('a', [0], 500, [2]), group('b', [0, 1], 500), library]
  expect(files(groups)).toEqual(['a', 'b', 'library'])
  expect(files([groups[0]!, groups[1]!, { ...library, heavy: false }])).toEqual(['a+b+library'])
})

it('no two files need each other', () => {
  // a → large → c: if a shared a file with c, it would need large, and large would need it.
  const groups = [
    group('a', [0, 1], 500, [1]),
    group('large', [0, 1, 2], 90_000, [2]),
    group('c', [0, 1, 2], 500),
  ]
  expect(files([groups[0]!, group('other', [2], 90_000), groups[2]!])).toContain('a+c')
  expect(cheapestGroups(groups, [1, 1, 0.001], new Set()).map(({ ids }) => ids.join('+'))).not.toContain(
    'a+c',
  )
})

it('a late file may come under another address, but code that is shared runs once', () => {
  const shared = new Map([['assets/b.js', 'import(`./s.js`).then($i=>({b:$i.x}))']])
  const final = (code: string) => addressed(asTaken(code, shared))
  expect(final('l(()=>import(`./a.js`),[])')).toBe('l($i=>import($i(`/assets/a.js`)))')
  expect(final('l(async()=>{let{a:e}=await import(`./a.js`);return{a:e}},deps([1]))')).toBe(
    'l(async $i=>{let{a:e}=await import($i(`/assets/a.js`));return{a:e}},deps([1]))',
  )
  expect(final('l(()=>import(`./b.js`),[])')).toBe(`l(()=>${shared.get('assets/b.js')},[])`)
  expect(final('import(`./a.js`)')).toBe('import(`./a.js`)')
})

it('no module exports what changes: late code passes on values', () => {
  const sources = [...filesUnder('src'), ...filesUnder('machines')].filter((path) => /\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => /^export (let|var)\b/m.test(readSource(path).text))).toEqual([])
})

const scripts = new Map(
  filesUnder('dist/assets')
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path.slice('dist/assets/'.length), readSource(path).text]),
)

/** A script and all its static imports. */
const needed = (file: string) => {
  const found = new Set([file])
  for (const one of found)
    for (const [, next = ''] of (scripts.get(one) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      found.add(next)
  return found
}

it('no file only passes on what another one has', () => {
  expect(passedOn('export{t as default,n as b,c}from"./s1.js";')).toEqual({
    from: 's1.js',
    names: [
      ['default', 't'],
      ['b', 'n'],
      ['c', 'c'],
    ],
  })
  expect(scripts.size).toBeGreaterThan(50)
  expect([...scripts].flatMap(([file, text]) => (passedOn(text) ? [file] : []))).toEqual([])
})

it('every late import says the address of its own file, so that it can be asked for again', () => {
  const bare = [...scripts].flatMap(([file, text]) => {
    const lists = /const \$files=\[([^\]]*)\]/.exec(text)?.[1]?.split(',') ?? []
    const there = needed(file)
    // Shared code has no second address; the list with it has its own, unless it is loaded already.
    return [
      ...text.matchAll(
        /=>(?:\{let\{[^}]*\}=await )?import\(`([^`]*)`\)\.then\(\$i=>\(\{[^}]*\}\)\)(?:;return\{[^}]*\}\})?(?:,\$those\(\[(\d+))?/g,
      ),
    ]
      .filter(([, path = '', first]) => {
        const name = path.replace('./', '')
        return !there.has(name) && lists[Number(first)] !== `"assets/${name}"`
      })
      .map(([found]) => `${file}: ${found}`)
  })
  expect(bare).toEqual([])
  const taken = [...scripts.values()].flatMap((text) => [
    ...text.matchAll(/import\(\$i\(`\/assets\/([^`]*)`\)\)/g),
  ])
  expect(taken.length).toBeGreaterThan(100)
  expect(taken.filter(([, file = '']) => !scripts.has(file))).toEqual([])
})

it('the styles of all screens are one file, which the page names: no script changes with another screen’s styles', () => {
  const [, sheet = ''] = /data-styles="\/([^"]+)"/.exec(readSource('dist/index.html').text) ?? []
  const all = readSource(`dist/${sheet}`).text
  const others = filesUnder('dist/assets').filter((file) => file.endsWith('.css') && !file.endsWith(sheet))
  expect(others).toHaveLength(4)
  // The login’s, which also has it in a separate file.
  expect(others.filter((file) => all.includes(readSource(file).text.trim()))).toHaveLength(1)
  const hashed = [...scripts].filter(([, text]) => text.includes(sheet)).map(([file]) => file.split('-')[0])
  expect(new Set(hashed)).toEqual(new Set(['early']))
})

it('a late file’s list leaves out what is not needed', () => {
  const code =
    'const $files=["a.js","b.css","c.css"],$those=1;n(x,$those([0,1]));n(y,$those([1]));n(z,$those([2]))'
  const list = (text: string) => relisted(text, (files) => files.filter((one) => one !== 'b.css'))
  expect(list(code)).toBe('const $files=["a.js","c.css"],$those=1;n(x,$those([0]));n(y);n(z,$those([1]))')
  expect(list('no list')).toBe('no list')
})

it('a library that comes as CommonJS is a module with the same exports', async () => {
  const code = 'exports.add = (a) => exports.one + a\nexports.one =\n 1'
  const made = (await import(`data:text/javascript,${encodeURIComponent(asModule(code))}`)) as {
    add: (to: number) => number
    default: object
  }
  expect(made.add(1)).toBe(2)
  expect(Object.keys(made.default)).toEqual(['add', 'one'])
  expect(asModule('var a = require("react"), b = require("react")')).toContain('var a = $need0, b = $need0')
})

it('a library’s unused parts can be left out: names, components and classes are no effects', () => {
  const code = [
    'var Link = React10.forwardRef(function Link2() {});',
    'Link.displayName = "Link";',
    'var Boundary = class extends React2.Component {',
    '  render() {',
    '    return this.props.children;',
    '  }',
    '};',
    'Boundary.contextType = SomeContext;',
    'setUp();',
  ].join('\n')
  const made = shakeable(code)
  expect(made).toContain('var Link = /* @__PURE__ */ React10.forwardRef(')
  expect(made).toContain('var Boundary = /* @__PURE__ */ (() => class extends React2.Component {')
  expect(made).not.toMatch(/displayName|contextType/)
  expect(made).toContain('setUp();')
})

it('classes of one name in two modules stay apart', () => {
  const nameOf = styleNames()
  const names = ['a', 'b'].map((file) => nameOf('row', `/src/ui/${file}.module.css?used`))
  expect(names[0]).toMatch(/^row_.{3}$/)
  expect(names[0]).toBe(nameOf('row', '/src/ui/a.module.css'))
  expect(new Set(names).size).toBe(2)
})

it('no screen but that with crypto-js needs the bundler’s helpers, which are one file more', () => {
  const screens = [...scripts.keys()].filter((file) => /Page-[^/]*\.js$/.test(file))
  const helped = screens.filter((file) => [...needed(file)].some((one) => one.startsWith('rolldown-runtime')))
  expect(helped.map((file) => file.split('-')[0])).toEqual(['ChangePasswordPage'])
})

it('the code of every screen comes in few files', () => {
  const start = needed([...scripts.keys()].find((file) => file.startsWith('start-')) ?? '')
  const screens = [...scripts.keys()].filter((file) => /Page-[^/]*\.js$/.test(file))
  expect(screens.length).toBeGreaterThan(50)
  const own = screens.map(
    (file) => [file, [...needed(file)].filter((one) => !start.has(one)).length] as const,
  )
  expect(own.filter(([, count]) => count > 14)).toEqual([])
  expect(own.reduce((sum, [, count]) => sum + count, 0) / own.length).toBeLessThan(8.2)
})
