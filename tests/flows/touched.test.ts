import { expect, it, vi } from 'vitest'
import { eachInItsOwnPage, signIn, start } from './page'

eachInItsOwnPage()

/** A finger touches an element with these attributes. */
function touch(attributes: Readonly<Record<string, string>>): void {
  const place = { getAttribute: (name: string) => attributes[name] ?? null }
  const target = { closest: () => place }
  dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: target }))
}

/** Screens fetched by touches in various places. */
async function fetched(username?: string): Promise<string[]> {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  await start()
  if (username) await signIn(username)
  const { fetchTouched } = await import('../../src/flows/session/quiet')
  const paths: string[] = []
  fetchTouched((path) => {
    const guard = path === '/m/help' ? 'open' : 'member'
    return path === '/m/nowhere' ? undefined : { guard, page: { load: async () => paths.push(path) } }
  })
  touch({ href: '/m/help?id=7' })
  touch({ 'data-to': '/m/voucherCenter' })
  touch({ href: '#main' })
  touch({ href: '/m/nowhere' })
  return paths
}

it('a touched link or tab fetches its screen before the tap', async () => {
  expect(await fetched('mika_07')).toEqual(['/m/help', '/m/voucherCenter'])
})

it('but what only players see not for a guest, and nothing where the phone is to spare data', async () => {
  expect(await fetched()).toEqual(['/m/help'])
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  expect(await fetched()).toEqual([])
})
