import { expect, it, vi } from 'vitest'
import { eachInItsOwnPage, loginForm, page, reached, start } from './page'

eachInItsOwnPage()

const asked = () => page.calls('/wps/relay/GCSGAME_getGameVendors').length

async function opened() {
  const { root } = await start()
  const sideMenu = (await import('../../src/flows/home/side-menu')).sideMenu()
  const { homeActor } = await import('../../src/flows/home/home')
  const home = homeActor()
  await reached(home, (state) => state.hasTag('menu-ready') && !state.hasTag('pending'))
  expect(asked()).toBe(1)
  const speakFilipino = async () => {
    root.languageActor()!.send({ type: 'CHOOSE', language: 'TY' })
    await vi.waitUntil(() => page.pageLanguage() === 'fil')
  }
  return { home, sideMenu, speakFilipino }
}

it('[MENU-13] a change of language reloads the categories, once', async () => {
  const { home, sideMenu, speakFilipino } = await opened()
  await speakFilipino()
  await reached(home, (state) => state.hasTag('menu-pending'))
  await reached(home, (state) => state.hasTag('menu-ready') && state.hasTag('games'))
  await reached(sideMenu, (state) => state.matches('closed'))
  expect(asked()).toBe(2)
})

it('[MENU-13] a menu that is opened at once does not wait for it, and nothing is loaded twice', async () => {
  const { home, sideMenu, speakFilipino } = await opened()
  await speakFilipino()
  sideMenu.send({ type: 'OPEN' })
  expect(home.getSnapshot().hasTag('menu-pending')).toBe(true)
  await reached(home, (state) => state.hasTag('menu-ready') && state.hasTag('games'))
  expect(home.getSnapshot().matches({ language: 'steady' })).toBe(true)
  expect(asked()).toBe(2)
})

it.each([
  ['a player', 'member', 'mika_07'],
  ['an agent', 'agent', 'jun_agent'],
] as const)(
  '[SITE-46] %s finds every kind of game on offer, each with its vendors',
  async (_, side, username) => {
    const { home } = await opened()
    const form = await loginForm({ side })
    form.send({ type: 'TYPE', field: 'username', value: username })
    form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    form.send({ type: 'SUBMIT' })
    await reached(form, (state) => state.status === 'done')
    const { menu } = home.getSnapshot().context
    const offered = menu.filter(({ vendors }) => vendors.length > 0).map(({ category }) => category)
    const kinds = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'INHOUSE', 'LOTT', 'ELOTT']
    expect([...offered].sort()).toEqual(kinds.sort())
  },
)
