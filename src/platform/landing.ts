import { here } from './page'

/** Whether the address has this word in its query, now or when this page was opened. */
export function landedWith(name: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return [here(), opened?.name ?? ''].some((address) => new URLSearchParams(address.split('?')[1]).has(name))
}

/** Prints for whoever tries a site: the only lines of a page's console that are not the browser's. */
export function print(...words: readonly unknown[]): void {
  // oxlint-disable-next-line no-console
  console.info('[perya]', ...words)
}
