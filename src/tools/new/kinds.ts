import { languages } from '../../operators/languages'
import type { Place } from './insert'

/** The parts of a kind of thing: files from templates, and one line in each list that must include it. */
export interface Kind {
  /** Template by target file. */
  readonly files: Readonly<Record<string, string>>
  readonly lines: readonly (Place & { readonly line: string })[]
}

const call: Kind = {
  files: {
    'src/platform/calls/__kebab__.ts': 'call',
    'src/sandbox/handlers/__kebab__.ts': 'handler',
    'tests/wire/__kebab__.test.ts': 'wire-test',
  },
  lines: [
    {
      path: 'src/platform/contract.ts',
      like: /^import /,
      line: `import { __camel__Calls } from './calls/__kebab__'`,
    },
    {
      path: 'src/platform/contract.ts',
      like: /^ {2}['\w].*: \w+Calls,$/,
      line: `  '__title__': __camel__Calls,`,
    },
    {
      path: 'src/sandbox/handlers/index.ts',
      like: /^import /,
      line: `import { __camel__Handlers } from './__kebab__'`,
    },
    { path: 'src/sandbox/handlers/index.ts', like: /^ {2}\.\.\.\w+,$/, line: `  ...__camel__Handlers,` },
    {
      path: 'tests/wire/support/examples-content.ts',
      like: /^ {2}\w+: \{/,
      line: `  __camel__: { ...none, as: 'mika_07', wire: 'GET /wps/__kebab__' },`,
    },
    {
      path: 'src/tools/wire/meanings/content.ts',
      like: /^ {2}\S+: '/,
      line: `  '__camel__.answer.list[]': '', // From the template: a sentence for each field that has none yet`,
    },
  ],
}

const chart: Kind = {
  files: {
    'machines/__kebab__/__kebab__.machine.ts': 'machine',
    'machines/__kebab__/__kebab__.cases.ts': 'cases',
    'src/flows/__area__/__kebab__.ts': 'chart-flow',
    'tests/flows/__kebab__.test.ts': 'chart-test',
    'tests/browser/paths/drivers/__kebab__.driver.ts': 'driver',
  },
  lines: [
    {
      path: 'machines/index.ts',
      like: /^import /,
      line: `import { __camel__Cases } from './__kebab__/__kebab__.cases'`,
    },
    { path: 'machines/index.ts', like: /^ {2}\w+Cases,$/, line: `  __camel__Cases,` },
  ],
}

const translations = languages.filter((one) => one !== 'EN')

const shown: Kind = {
  files: {
    'src/i18n/words/EN/__camel__.ts': 'words',
    ...Object.fromEntries(translations.map((one) => [`src/i18n/words/${one}/__camel__.ts`, 'translation'])),
    'src/pages/__kebab__/__Pascal__Page.tsx': 'page',
    'tests/browser/__kebab__.spec.ts': 'browser-test',
  },
  lines: [
    {
      path: 'machines/shared/paths.ts',
      like: /^export const \w+ = '\/m\//,
      line: `export const __camel__ = '/m/__camel__'`,
    },
    {
      path: 'src/app/routes.ts',
      like: /^ {2}\[paths\.\w+\]: /,
      line: `  [paths.__camel__]: late('__camel__', member),`,
    },
    {
      path: 'src/app/lazy-pages.ts',
      like: /^ {2}\w+: lazyPage\(/,
      line: `  __camel__: lazyPage(() => import('../pages/__kebab__/__Pascal__Page'), ['__camel__']),`,
    },
    {
      path: 'src/i18n/tables.ts',
      like: /^ {2}\w+: typeof import/,
      line: `  __camel__: typeof import('./words/EN/__camel__').words`,
    },
    {
      path: 'src/operators/texts.ts',
      like: /^import \{ words as /,
      line: `import { words as __camel__ } from '../i18n/words/EN/__camel__'`,
    },
    {
      path: 'src/operators/texts.ts',
      like: /^ {2}\w+,$/,
      line: `  __camel__,`,
    },
    { path: 'src/i18n/words/EN/titles.ts', like: /^ {2}\w+: /, line: `  __camel__: '__title__',` },
    ...translations.map((language) => ({
      path: `src/i18n/words/${language}/titles.ts`,
      like: /^ {2}\w+: /,
      line: `  __camel__: '__title__', // From the template: as the screen is called`,
    })),
    {
      path: 'tests/house/routes.test.ts',
      like: /^ {2}'\/m\//,
      after: 'const memberPaths = [',
      line: `  '/m/__camel__',`,
    },
  ],
}

/** What docs/wire.md says of a screen's calls. */
const calls = (needs: string): Kind => ({
  files: {},
  lines: [
    {
      path: 'src/tools/wire/screens.ts',
      like: /^ {2}\w+: \{/,
      after: 'export const screens',
      line: `  __camel__: { needs: [${needs}] },`,
    },
  ],
})

const join = (...kinds: readonly Kind[]): Kind => ({
  files: Object.assign({}, ...kinds.map(({ files }) => files)) as Kind['files'],
  lines: kinds.flatMap(({ lines }) => lines),
})

export type KindName = 'screen' | 'chart' | 'call'

/**
 * The parts of a new thing. A screen renders the chart of its name if there is one; otherwise it loads and
 * shows the call of its name, which is created along with it if missing.
 */
export function kindOf(name: KindName, exists: (path: string) => boolean): Kind {
  if (name === 'call') return call
  if (name === 'chart') return chart
  if (exists('machines/__kebab__'))
    return join(shown, calls(''), {
      files: { 'src/pages/__kebab__/__Pascal__Page.tsx': 'chart-page' },
      lines: [],
    })
  const screen = join(shown, calls(`'__camel__'`), {
    files: { 'src/flows/__area__/__kebab__.ts': 'flow' },
    lines: [],
  })
  return exists('src/platform/calls/__kebab__.ts') ? screen : join(call, screen)
}
