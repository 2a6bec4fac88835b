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
  dayjs: 'dayjs/dayjs.min.js',
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
 * Converts CommonJS libraries of the first screens to modules. The bundler would wrap them, which needs a
 * file of helpers on every visit and prevents tree shaking of React.
 */
export const modulePackages = (): Plugin => ({
  name: 'perya-module-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:react|scheduler|use-sync|dayjs)/ },
    handler: (source) => (packages[source] ? pathOf(packages[source]) + ending : null),
  },
  load: {
    filter: { id: /\?module$/ },
    handler: (id) => asModule(readFileSync(id.slice(0, -ending.length), 'utf8')),
  },
})
