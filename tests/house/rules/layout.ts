import type { Complaint } from './syntax'

/** What may stand in each folder. Names that start with a dot are free at the top; what tools make is not listed here. */
export const places: Readonly<Record<string, readonly string[]>> = {
  '.': [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'src',
    'machines',
    'tests',
    'docs',
    'README.md',
  ],
  src: [
    'index.html',
    'studio.html',
    'public',
    'app',
    'pages',
    'ui',
    'flows',
    'platform',
    'i18n',
    'styles',
    'paths',
    'studio',
    'sandbox',
    'tools',
  ],
  tests: ['flows', 'browser', 'wire', 'faults', 'house', 'bench', 'setup.ts'],
}

/** What installing, building and testing leave behind. */
const made = new Set(['node_modules', 'dist', 'test-results'])

/** Files and folders that have no place there. */
export function strangers(folder: string, names: readonly string[]): Complaint[] {
  const known = places[folder] ?? []
  return names
    .filter((name) => !known.includes(name) && !(folder === '.' && (name.startsWith('.') || made.has(name))))
    .map((name) => `${folder}/${name} has no place there`)
}
