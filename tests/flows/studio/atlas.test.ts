import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { accessOf } from '../../../src/app/access'
import { routes } from '../../../src/app/routes'
import { atlasOf } from '../../../src/studio/build/atlas'
import { factsOf } from '../../../src/studio/build/facts'
import { screenTable, typeOf } from '../../../src/studio/build/screen-table'
import { journey } from '../../../src/studio/map/atlas'
import { people } from '../../../src/studio/map/people'

const nowhere = { state: () => undefined, transition: () => undefined }
const charts = catalogue.map((cases) => factsOf(cases, nowhere))
const atlas = atlasOf(charts)
const screen = (path: string) => atlas.screens.find((it) => it.path === path)

describe('the map of flows and screens', () => {
  it('has every screen, with the guard and the title of the app’s own table', () => {
    const table = screenTable()
    expect(table.map(({ path, guard }) => [path, guard])).toEqual(
      routes.map(({ path, guard }) => [path, guard]),
    )
    expect(table.filter(({ title, fil }) => title === '' || fil === '')).toEqual([])
    expect(table.filter(({ page }) => page === undefined)).toEqual([])
  })

  it('lets each person open what the app’s guards let them open', () => {
    for (const { path, guard } of routes) {
      for (const who of people.filter((it) => it !== 'blocked' && it !== 'trial')) {
        const may = accessOf(guard, typeOf(who)) === null
        expect(screen(path)?.for.includes(who), `${who} at ${path}`).toBe(may)
      }
      expect(screen(path)?.for.includes('blocked')).toBe(false)
    }
    expect(screen('/m/withdraw')?.for).not.toContain('trial')
    expect(atlas.instead.blocked?.at).toBe('app.site.restricted')
  })

  it('has each flow of the catalogue, and every chart that goes to a screen leads to one that exists', () => {
    expect(atlas.flows.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
    for (const { id, transitions, states } of charts) {
      const goes =
        transitions.some(({ actions }) => actions?.includes('goTo')) ||
        states.some(({ entry, exit }) => entry?.includes('goTo') || exit?.includes('goTo'))
      const flow = atlas.flows.find((it) => it.id === id)
      expect((flow?.leads.length ?? 0) > 0, `${id} goes to a screen`).toBe(goes)
      for (const { to } of flow?.leads ?? []) expect(screen(to), `${id} leads to ${to}`).toBeDefined()
    }
  })

  it('knows what runs on a screen, what starts what, and the way between two screens', () => {
    expect(screen('/m/login')?.flows).toContain('login')
    expect(screen('/m/withdraw')?.flows).toContain('withdraw')
    expect(atlas.flows.find(({ id }) => id === 'sms-code')?.startedBy).toContain('login')
    expect(atlas.flows.find(({ id }) => id === 'session')?.isEverywhere).toBe(true)
    expect(atlas.screens.filter(({ flows }) => flows.length > 14).map(({ path }) => path)).toEqual([])
    const way = journey(atlas, 'guest', '/m/login', '/m/home')
    expect(way?.map((leg) => leg.screen.path)).toEqual(['/m/login', '/m/home'])
    expect(way?.[0]?.by?.chart).toBe('login')
    expect(journey(atlas, 'guest', '/m/login', '/m/withdraw')).toBeUndefined()
    expect(journey(atlas, 'blocked', '/m/login', '/m/home')).toBeUndefined()
    expect(journey(atlas, 'member', '/m/home', '/m/withdraw')).toBeDefined()
  })
})
