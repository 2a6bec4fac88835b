import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { understand } from '../../../src/paths/cli/args'
import { screenPaths } from '../../../src/paths/cli/chromium'
import type { Host } from '../../../src/paths/cli/host'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import '../../../src/paths/perya/project'

const page = readFileSync(inRoot('docs/qa.md'), 'utf8')

/** Commands with their output; those that need a file, a browser or git history cannot be rerun here. */
const examples = [...page.matchAll(/```\nnpm run -s paths -- ([^\n]+)\n```\n\n```\n([\s\S]+?)\n```/g)]
  .map(([, command = '', output = '']) => [command, output] as const)
  .filter(([command]) => !/--(with|since|against|browser)/.test(command))

/** The one chart whose on-screen paths the page shows. */
const onScreen = screenPaths(['logout']) ?? []

const host: Host = {
  today: () => '2026-11-20',
  read: (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined),
  readAt: () => undefined,
  listAt: () => [],
  hasRef: () => false,
  lastTag: () => undefined,
  sources: () => new Map(),
  countCommits: () => undefined,
  browserCharts: () => onScreen.map(({ chart }) => chart),
  screenPaths: () => onScreen,
  screenPathsAt: () => onScreen,
  playInBrowser: () => ({ status: 0, report: undefined }),
  readPicture: () => undefined,
}

it('docs/qa.md has examples', () => {
  expect(examples.length).toBeGreaterThan(5)
})

it.each(examples)('docs/qa.md shows what `%s` prints', (command, shown) => {
  const { out } = understand(command.split(' '), catalogue, host)
  const cut = shown.endsWith('\n…')
  const lines = cut ? out.split('\n').slice(0, shown.split('\n').length - 1) : [out.trimEnd()]
  expect(lines.join('\n').trimEnd()).toBe(shown.replace(/\n…$/, '').trimEnd())
})
