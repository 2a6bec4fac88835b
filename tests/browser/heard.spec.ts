import { words } from '../../src/i18n/words/EN/shell'
import { expect, test } from './support/test'

test('[ERROR-32] [ERROR-44] the reference on a screen that did not load is the one that the operator finds, and ?debug prints it', async ({
  app,
  page,
  world,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await fetch(`${world.origin}/__sandbox/heard`, { method: 'DELETE' })
  world.fault({ call: 'helpCentre', kind: 'wrong-shape' })
  await page.clock.install()
  await app.open('/m/help?debug&token=not-to-be-told')
  const shown = page.getByText(words['broken.reference'].replace('{{id}}', ''))
  await expect(shown).toHaveText(/[0-9a-f]{8}$/)
  const reference = /[0-9a-f]{8}$/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await page.clock.fastForward(5_001)
  await expect.poll(() => printed.join('\n')).toContain(`#${reference}`)
  await page.clock.fastForward(4_001)
  const heard = async () => (await fetch(`${world.origin}/__sandbox/heard?reference=${reference}`)).text()
  await expect.poll(heard).toContain('"what":"helpCentre"')
  expect(JSON.parse(await heard())).toMatchObject({
    faults: [{ code: 'bad-answer', route: '/m/help', operator: 'perya', language: 'EN' }],
  })
  expect(await heard()).not.toContain('not-to-be-told')

  world.fault({ call: 'registerRules', kind: 'wrong-shape' })
  await app.open('/m/register')
  await expect(shown).toHaveText(/[0-9a-f]{8}$/)
  world.fault({ call: 'settings', kind: 'wrong-shape' })
  await app.open('/m/home')
  await expect(page.getByRole('heading', { name: app.words.shell['fault.title'] })).toBeVisible()
  await expect(shown).toHaveText(/[0-9a-f]{8}$/)
})
