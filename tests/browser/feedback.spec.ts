import { words } from '../../src/i18n/words/EN/feedback'
import { expect, test } from './support/test'

const whole = 'The last page of my record stays empty'

test('[ROUTE-63] [MEMBER-27] [HELP-05] [WIRE-49] a message is counted in words, kept over a reload, and sent once', async ({
  app,
  page,
  world,
}) => {
  const area = page.getByLabel(words.content)
  await app.arriveAs('mika_07', '/m/mine')
  await app.button(app.words.member['entry.feedback']).click()
  await expect(page).toHaveURL(/\/m\/feedback$/)
  await area.fill('Too short')
  await app.submit.click()
  await expect(page.getByRole('alert').filter({ hasText: '5' })).toContainText(
    app.say(words['problem.too-short'], { min: 5, max: 300 }),
  )
  await expect(area).toBeFocused()
  await app.button(words['kind.praise']).click()
  await area.fill(whole)
  await expect(page.getByText('8 words', { exact: true })).toBeVisible()
  await page.reload()
  await expect(area).toHaveValue(whole)
  await expect(app.button(words['kind.praise'])).toHaveAttribute('aria-pressed', 'true')
  await app.submit.dblclick()
  await expect(page.getByText(app.say(words['sent.text'], { number: 'F00000001' }))).toBeVisible()
  const rows = await world.db.selectFrom('feedback').selectAll().execute()
  expect(rows).toMatchObject([{ kind: 'praise', content: whole, memberId: 'M10001' }])
  await page.reload()
  await expect(area).toHaveValue('')
})

test('[HELP-06] after a lost answer and a reload the message is looked up, not sent again', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/net::ERR_/)
  await app.arriveAs('mika_07', '/m/feedback')
  await page.getByLabel(words.content).fill(whole)
  world.fault({ kind: 'commit-then-drop', call: 'feedback' })
  world.fault({ kind: 'commit-then-drop', call: 'feedbackByKey' })
  await app.submit.click()
  await expect(page.getByText(app.words.once['unknown.text'])).toBeVisible()
  world.heal()
  await page.reload()
  await expect(page.getByText(app.say(words['sent.text'], { number: 'F00000001' }))).toBeVisible()
  // The browser resends over a broken connection; the key makes it one message.
  expect(await world.db.selectFrom('feedback').selectAll().execute()).toHaveLength(1)
})

test('[HELP-06] a draft is visible only to its player', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/feedback')
  await page.getByLabel(words.content).fill(whole)
  await app.arriveAs('don_ramon', '/m/feedback')
  await expect(page.getByLabel(words.content)).toHaveValue('')
})
