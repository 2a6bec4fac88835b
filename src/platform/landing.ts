import { here } from './page'

/** Whether the query string has this word, now or when this page was opened. */
export function landedWith(name: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return [here(), opened?.name ?? ''].some((address) => new URLSearchParams(address.split('?')[1]).has(name))
}

/** Prints for anyone trying out a site: the app's only console output. */
export function print(...words: readonly unknown[]): void {
  // oxlint-disable-next-line no-console
  console.info('[perya]', ...words)
}
