import type { Complaint } from './syntax'

/** What each folder may contain. Top-level dotfiles are allowed; what tools generate is not listed. */
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
    'operators',
    'styles',
    'paths',
    'studio',
    'sandbox',
    'tools',
  ],
  tests: ['flows', 'browser', 'wire', 'faults', 'gateway', 'house', 'bench', 'setup.ts'],
}

/** Output of installing, building and testing. */
const made = new Set(['node_modules', 'dist', 'test-results'])

/** Unexpected files and folders. */
export function strangers(folder: string, names: readonly string[]): Complaint[] {
  const known = places[folder] ?? []
  return names
    .filter((name) => !known.includes(name) && !(folder === '.' && (name.startsWith('.') || made.has(name))))
    .map((name) => `${folder}/${name} has no place there`)
}
