import { expect, test } from '../support/test'

/** A form whose call is sealed has what seals it before the tap that sends it. */

for (const { path, first } of [
  { path: '/m/login', first: 'username' },
  { path: '/m/register', first: 'username' },
  { path: '/m/forget', first: 'mobileNum' },
] as const) {
  test(`${path} fetches what seals its call while the player types [LOGIN-27]`, async ({ app, page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/cipher-/.test(request.url())) asked.push(request.url())
    })
    await app.open(path)
    await expect(app.field(first)).toBeVisible()
    expect(asked).toEqual([])
    await app.field(first).fill('9')
    await expect.poll(() => asked.length).toBe(1)
  })
}
