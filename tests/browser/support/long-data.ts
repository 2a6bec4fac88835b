import type { Page } from '@playwright/test'

/** Longer than a phone's line, and without a place to break it. */
const word = 'Pinakamahabangpangalannglaro'
const amount = '9876543210.99'

const isAmount = (key: string, value: unknown) =>
  /amount|balance|bet|turnover|reward|winning/i.test(key) &&
  (typeof value === 'string' ? /^\d+\.\d{1,4}$/.test(value) : typeof value === 'number' && value % 1 !== 0)

const isName = (key: string, value: string) =>
  /name|title/i.test(key) && /[a-z]/.test(value) && value.length < 40

function grow(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => grow(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, grow(one, name)]))
  if (isAmount(key, value)) return typeof value === 'number' ? Number(amount) : amount
  return typeof value === 'string' && isName(key, value) ? `${value} ${word}` : value
}

/** From now on, names and amounts in the platform's answers are the longest that have to fit. */
export async function answerAtLength(page: Page): Promise<void> {
  await page.route(/\/(wps|lgw)\//, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({
      response: answer,
      body: body.startsWith('{') ? JSON.stringify(grow(JSON.parse(body))) : body,
    })
  })
}
