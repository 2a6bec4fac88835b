import { scriptWith } from '../support/built'
import { expect, test } from '../support/test'

/** The encryption code of a form is loaded before it is submitted. */

for (const { path, first } of [
  { path: '/m/login', first: 'username' },
  { path: '/m/register', first: 'username' },
  { path: '/m/forget', first: 'mobileNum' },
] as const) {
  test(`${path} loads the encryption code while the player types [LOGIN-27]`, async ({ app, page }) => {
    const asked: string[] = []
    const cipher = scriptWith(/AES-256-CBC/)
    page.on('request', (request) => {
      if (cipher.test(request.url())) asked.push(request.url())
    })
    await app.open(path)
    await expect(app.field(first)).toBeVisible()
    expect(asked).toEqual([])
    await app.field(first).fill('9')
    await expect.poll(() => asked.length).toBe(1)
  })
}
