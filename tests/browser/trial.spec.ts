import { words } from '../../src/i18n/words/EN/trial'
import { expect, test } from './support/test'

test('[ROUTE-67] [LOGIN-30] [LOGIN-31] [SESSION-03] [SESSION-09] a guest starts a trial with a name, and keeps it for the visit', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/trail')
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await app.button(words.start).click()
  await expect(page.getByText(/trial_\d{8}/)).toBeVisible()
  expect(world.calls('trialAccount')).toBe(1)
  expect(world.calls('trialLogin')).toBe(0)
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('trialName'),
    sessionStorage.getItem('MC_SESSION_INFO'),
  ])
  expect(kept[0]).toMatch(/trial_\d{8}/)
  expect(JSON.parse(kept[1] ?? '{}')).toMatchObject({ type: 4, merchantCode: 'peryatrial' })
  await page.reload()
  await expect(page.getByText(words['made.text'])).toBeVisible()
  await app.button(words.go).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(app.account).toBeVisible()
})
