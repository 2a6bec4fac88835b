import type { Host } from '../../../../src/paths/cli/host'

/** A host without files or git history; tests add what they need. */
export const bareHost: Host = {
  today: () => '2026-11-20',
  read: () => undefined,
  readAt: () => undefined,
  listAt: () => [],
  browserCharts: () => ['login'],
  playInBrowser: () => ({ status: 0, report: undefined }),
  screenPaths: () => [],
  screenPathsAt: () => [],
  readPicture: () => undefined,
  hasRef: () => false,
  lastTag: () => undefined,
  sources: () => new Map(),
  countCommits: () => undefined,
}
