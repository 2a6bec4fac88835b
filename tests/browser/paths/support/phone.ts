import type { App } from '../../support/app'

/** Stores what an earlier visit left on the phone, as JSON by key. The next page to open finds it. */
export async function leaveOnPhone(
  { page }: App,
  area: 'local' | 'session',
  records: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.goto('/__sandbox/clock')
  await page.evaluate(
    ({ kept, where }) => {
      const store = where === 'local' ? localStorage : sessionStorage
      for (const [key, value] of Object.entries(kept)) store.setItem(key, JSON.stringify(value))
    },
    { kept: records, where: area },
  )
}
