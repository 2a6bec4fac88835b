import { expect, test } from '../support/test'
import { field, say } from './support'

test('username availability is announced politely under its field, and never blocks the form [WIRE-38]', async ({
  app,
  page,
  world,
}) => {
  await app.open('/m/register')
  const name = field(page, 'username')
  const imposed = page.locator('form [role="status"]').filter({ hasText: /\S/ })
  await name.fill('7')
  await name.fill('mika_07')
  await expect(imposed).toHaveText(say.register['name.taken'])
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await name.fill('bagong_pangalan')
  await expect(imposed).toHaveText(say.register['name.free'])
  await expect(app.submit).toBeEnabled()
  expect(world.calls('checkUsername')).toBe(2)
})
