import type { Page } from '@playwright/test'

/** Longer than a phone's line, and without a place to break it. */
const word = 'Pinakamahabangpangalannglaro'
/** The most digits that an operator's reports have. */
const amount = '123456789012.34'
const longestUser = 30

/** Not money, or compared with what the player types. */
const left = /rate|share|percent|returns|^(min|max|left|used|limit|goal|done|quick)/i

const isAmount = (key: string, value: string) => !left.test(key) && /^-?\d+\.\d{2,4}$/.test(value)

const isName = (key: string, value: string) =>
  /name|title|label/i.test(key) && /[a-z]/.test(value) && value.length < 40

function grown(key: string, value: string): string {
  if (isAmount(key, value)) return value.startsWith('-') ? `-${amount}` : amount
  if (/^(userName|account)$/.test(key)) return `${value}_${word}`.slice(0, longestUser)
  return isName(key, value) ? `${value} ${word}` : value
}

function grow(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => grow(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, grow(one, name)]))
  return typeof value === 'string' ? grown(key, value) : value
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
