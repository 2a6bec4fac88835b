import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const find = createRequire(import.meta.url)

/** CommonJS packages by name, with the file used for players. */
const packages: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // React has loaded it by then.
  'use-sync-external-store/shim': 'react/cjs/react.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
}

/** Packages whose own entry is not what players get (it is for developers, or CommonJS), with the file that is. */
const builds: Readonly<Record<string, string>> = {
  dayjs: 'dayjs/esm/index.js',
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
}

const ending = '?module'

/** The path of a package's file; packages hide theirs from `resolve`. */
function pathOf(file: string): string {
  const [name = ''] = file.split('/')
  return find.resolve(`${name}/package.json`).replace(/package\.json$/, file.slice(name.length + 1))
}

/** A CommonJS file as a module: the same code, with a named export for each thing it exports. */
export function asModule(code: string): string {
  const needs = [...new Set([...code.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name))]
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+) =\s/g)].map(([, name = '']) => name))]
  return [
    ...needs.map((name, at) => `import $need${at} from ${JSON.stringify(name)}`),
    'const module = { exports: {} }, exports = module.exports',
    code.replace(/\brequire\("([^"]+)"\)/g, (_, name: string) => `$need${needs.indexOf(name)}`),
    'const $all = module.exports',
    ...names.map((name) => `const $${name} = /* @__PURE__ */ (() => $all.${name})()`),
    'export default $all',
    `export { ${names.map((name) => `$${name} as ${name}`).join()} }`,
  ].join('\n')
}

/**
 * React Router without what keeps its unused parts in a build, half of it: names for developers' tools, and
 * components and classes whose creation a bundler takes for an effect. Data routers would need the context
 * type that goes with them; the app has none.
 */
export const shakeable = (code: string): string =>
  code
    .replace(/^\w+\.(?:displayName|contextType) = \S+;$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^(var \w+ = )(class extends React\d*\.Component \{[^]*?^\});$/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    )

/**
 * Converts CommonJS libraries of the first screens to modules. The bundler would wrap them, which needs a
 * file of helpers on every visit and prevents tree shaking of React. React Router comes in its build for
 * players.
 */
export const modulePackages = (): Plugin => ({
  name: 'perya-module-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:react|scheduler|use-sync|dayjs)/ },
    handler(source) {
      const [wrapped, whole] = [packages[source], builds[source]]
      if (wrapped) return pathOf(wrapped) + ending
      return whole ? pathOf(whole) : null
    },
  },
  load: {
    filter: { id: /\?module$|\/react-router\/dist\/production\/[^/]+\.mjs$/ },
    handler: (id) =>
      id.endsWith(ending)
        ? asModule(readFileSync(id.slice(0, -ending.length), 'utf8'))
        : shakeable(readFileSync(id, 'utf8')),
  },
})
