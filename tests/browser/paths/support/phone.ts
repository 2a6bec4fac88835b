import type { App } from '../../support/app'

/** Stores what an earlier visit left on the phone, by key; `{ fromNow: ms }` in it becomes a moment. The next page to open finds it. */
export async function leaveOnPhone(
  app: App,
  area: 'local' | 'session',
  records: Readonly<Record<string, unknown>>,
): Promise<void> {
  await app.page.goto('/__sandbox/clock')
  await app.remember(area, records)
}
