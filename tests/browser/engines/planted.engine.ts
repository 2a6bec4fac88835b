import { expect } from '@playwright/test'
import { spot } from './inside'
import { arrive, compare, test } from './test'

/** Past engine bugs, each as a style rule that reproduces it, and the screen that shows it. */
const faults = [
  ['a picture without a width', '/m/home', '[role="tabpanel"] li:first-child img { width: 0 !important }'],
  ['a press area of no size', '/m/home', '[role="tabpanel"] li:first-child button { width: 0 !important }'],
  [
    'a name over the next button',
    '/m/home',
    'header a { flex-wrap: nowrap !important; max-height: none !important; min-width: 160px }',
  ],
  ['a height that is not known', '/m/forget', 'form { min-height: 0 !important }'],
] as const

test('the comparison finds a planted fault of each kind, and nothing before it', async ({ site }) => {
  const { phone, reference } = site
  const start = { language: 'EN', path: '/m/home' } as const
  await Promise.all([arrive(site, phone, start), arrive(site, reference, start)])
  const plant = (rule: string) =>
    phone.run((app, rule) => {
      const sheet = [...app.document.styleSheets].find((one) => one.href)
      sheet?.insertRule(rule, sheet.cssRules.length)
    }, rule)
  const pull = () =>
    phone.run((app) => {
      const sheet = [...app.document.styleSheets].find((one) => one.href)
      sheet?.deleteRule(sheet.cssRules.length - 1)
    })
  for (const [what, path, rule] of faults) {
    expect(await compare(site, path), `before ${what}`).toEqual([])
    await plant(rule)
    expect(await compare(site, path, 0), what).not.toEqual([])
    await pull()
  }
  const tile = { css: '[role="tabpanel"] li:first-child button' }
  await compare(site, '/m/home')
  await expect.poll(() => phone.run(spot, tile)).not.toBeNull()
  await plant('[role="tabpanel"] { pointer-events: none !important }')
  expect(await phone.run(spot, tile), 'a tap that is dropped').toBeNull()
})
