import { readView } from '../../../src/studio/view/link'
import { expect, test } from './studio'

test('a flow is tried with puppet actors: taps, answers, time, and a step back', async ({ studio }) => {
  const { page } = studio
  await studio.open('login?view=try')
  await expect(studio.now).toContainText('preparing')
  await expect(studio.state('login.preparing')).toHaveClass(/\bactive\b/)
  await studio
    .button(/^prepare answers/)
    .first()
    .click()
  await expect(studio.now).toContainText('form.attempt.editing')
  await studio.button(/^Type: field "username"/).click()
  await studio.button(/^Type: field "password"/).click()
  await studio.button(/^Submit/).click()
  await expect(studio.state('login.form.attempt.submitting')).toHaveClass(/\bactive\b/)
  await studio
    .button(/^signIn fails/)
    .first()
    .click()
  await expect(studio.now).toContainText('form.attempt.editing')
  await studio.tab('One step back').click()
  await expect(studio.now).toContainText('form.attempt.submitting')
  await studio.button(/^signIn answers: ok true/).click()
  await expect(studio.now).toContainText('The flow is over.')
  const effects = page.getByRole('list', { name: 'Effects' }).last()
  await expect(effects).toContainText('startSession')
  await expect(effects).toContainText('goTo')
  await studio.tab('Start again').click()
  await expect(studio.now).toContainText('preparing')
})

test('a refused event names the guard that refused it, and a flow that runs beside is one press away', async ({
  studio,
}) => {
  await studio.open('login?view=try&start=username+only&do=done+prepare+0')
  const refused = studio.button(/^Choose mobile/)
  await expect(refused).toContainText('Nothing happens: mayUseMobile says no.')
  await refused.click()
  await expect(studio.now).toContainText('form.method.username')
  await studio.button('Go on in the flow sms-code').click()
  await expect(studio.page).toHaveURL(/#\/sms-code\?view=try/)
  await expect(studio.now).toBeVisible()
})

test('the real screen of the situation shows, answers say what differs, and a lost step is named', async ({
  studio,
}) => {
  const { page } = studio
  await studio.open('login?view=try&do=done+prepare+0&do=gesture+GONE+0')
  await expect(page.getByRole('alert')).toContainText('“gesture GONE 0” is not possible here')
  await expect(page.getByRole('article').getByRole('img', { name: /^Screen: .*editing/ })).toBeVisible()
  await studio.open('login?view=cover&path=nowhere')
  await expect(page.getByRole('alert')).toContainText('This flow has no path “nowhere”')
  await expect(page.getByText('Every state and every transition is reached.')).toBeVisible()
  await studio.button('Path 1').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('This path does not come here.').first()).toBeVisible()
  // The manual script has its own paths: a link to one opens its panel.
  await studio.open('login?view=hand')
  const script = (await page.locator('#hand-path').inputValue()) || ''
  await studio.open(`login?view=cover&path=${script}`)
  await expect(page).toHaveURL(new RegExp(`view=hand&.*path=${script}`))
  await expect(page.locator('#hand-path')).toHaveValue(script)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('passwords are masked in the flow’s context', async ({ studio }) => {
  await studio.open('login?view=try&start=both+ways&do=done+prepare+1')
  await expect(studio.page.getByText('mika_07').last()).toBeVisible()
  await expect(studio.page.locator('dd', { hasText: 'Perya-1234' })).toHaveCount(0)
})

test('a link restores flow, panel, steps, selection, position and zoom', async ({ studio, context }) => {
  const { page } = studio
  await studio.open('login?view=try')
  await studio.button(/^prepare fails/).click()
  // The address is updated once the picture is at rest.
  const scale = () => readView(new URL(page.url()).hash).sight?.scale ?? 0
  await expect.poll(scale).toBeGreaterThan(0)
  const before = { scale: scale(), width: (await studio.sight()).width }
  await studio.tab('Larger').click()
  await expect.poll(scale).toBeGreaterThan(before.scale)
  const { x, width } = await studio.sight()
  expect(width / before.width).toBeCloseTo(scale() / before.scale, 2)
  const url = page.url()
  const other = await context.newPage()
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto(url)
  await expect(other.getByText('Now in')).toBeVisible()
  await expect(other.locator('[data-at="login.form.attempt.editing"]')).toHaveClass(/\bactive\b/)
  const box = await other.locator('svg.pic[aria-hidden]').first().boundingBox()
  expect([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]).toEqual([Math.round(x), Math.round(width)])
})
