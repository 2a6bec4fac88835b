import type { Page } from '@playwright/test'

/** The program cannot run before its libraries are here: they come once the given promise resolves. */
export async function startsAfter(page: Page, wait: () => Promise<unknown>): Promise<void> {
  await page.route(/\/libraries-[^/]+\.js$/, async (route) => {
    await wait()
    await route.continue()
  })
}

/** The program does not start until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await startsAfter(page, () => held)
  return goOn
}
