import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, appliedAll, queued, undone, type Change } from '../../machines/favourites/changes'
import { favouritesMachine } from '../../machines/favourites/favourites.machine'
import { drive } from './drive'

const game = (nodeId: string) => ({ nodeId, vendor: 'KIDLAT' })
const toggle = (nodeId: string) => ({ type: 'TOGGLE', game: game(nodeId), from: '/m/home' }) as const

/** A player whose favourites have loaded. */
function player(...ids: string[]) {
  const favourites = drive(favouritesMachine, { signedIn: true })
  favourites.answer('load', ids)
  return { ...favourites, ids: () => favourites.snapshot().context.ids }
}

describe('favourites', () => {
  it('[FAV-04, SESSION-13] lead a guest to the login and back, and store nothing', () => {
    const favourites = drive(favouritesMachine, { signedIn: false })
    favourites.send({ type: 'TOGGLE', game: game('n1'), from: '/m/gameList?gameType=RNG' })
    expect(favourites.effects()).toEqual([
      ['goTo', { to: '/m/login', query: { next: '/m/gameList?gameType=RNG' } }],
    ])
    expect(favourites.snapshot().context.ids).toEqual([])
    expect(favourites.running('change')).toBe(false)
  })

  it('[HOME-31, FAV-06] are loaded only while someone is signed in', () => {
    expect(drive(favouritesMachine, { signedIn: false }).running('load')).toBe(false)
    expect(player('n1', 'n2').ids()).toEqual(['n1', 'n2'])
  })

  it('[FAV-02] change at once, before the platform has answered', () => {
    const favourites = player('n1')
    favourites.send(toggle('n2'))
    expect(favourites.ids()).toEqual(['n2', 'n1'])
    expect(favourites.inputOf('change')).toEqual({ change: { ...game('n2'), add: true } })
    favourites.answer('change', null)
    favourites.send(toggle('n1'))
    expect(favourites.ids()).toEqual(['n2'])
    expect(favourites.inputOf('change')).toEqual({ change: { ...game('n1'), add: false } })
  })

  it('[FAV-03] are undone if the platform refuses, with a message', () => {
    const favourites = player('n1')
    favourites.send(toggle('n1'))
    favourites.send(toggle('n2'))
    favourites.fail('change', { code: 'upgrading' })
    expect(favourites.ids()).toEqual(['n1', 'n2'])
    expect(favourites.effects()).toEqual([['notify', { kind: 'fail', text: 'upgrading' }]])
    expect(favourites.inputOf('change')).toEqual({ change: { ...game('n2'), add: true } })
  })

  it('[FAV-03] are undone if no answer comes', () => {
    const favourites = player()
    favourites.send(toggle('n1'))
    favourites.fail('change', { code: 'timeout' })
    expect(favourites.ids()).toEqual([])
    expect(favourites.effects()).toEqual([['notify', { kind: 'fail', text: 'timeout' }]])
  })

  it('send nothing for a change that is undone in line, and keep the newer change if the older one fails', () => {
    const favourites = player()
    favourites.send(toggle('n1'))
    favourites.send(toggle('n2'))
    favourites.send(toggle('n2'))
    favourites.send(toggle('n1'))
    expect(favourites.snapshot().context.changes).toHaveLength(2)
    favourites.fail('change', { code: 'offline' })
    expect(favourites.ids()).toEqual([])
    expect(favourites.inputOf('change')).toEqual({ change: { ...game('n1'), add: false } })
  })

  it('work while the list is loading: tapped favourites keep their state', () => {
    const favourites = drive(favouritesMachine, { signedIn: true })
    favourites.send(toggle('n9'))
    favourites.answer('load', ['n1'])
    expect(favourites.snapshot().context.ids).toEqual(['n9', 'n1'])
  })
})

describe('changes of the list', () => {
  const change = fc.record({
    nodeId: fc.constantFrom('a', 'b', 'c'),
    vendor: fc.constant('V'),
    add: fc.boolean(),
  })

  it('[FAV-01] adding a game twice, and removing a missing one, change nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), change, (ids, one) => {
        const once = applied(ids, one)
        expect(applied(once, one)).toBe(once)
        expect(once.includes(one.nodeId)).toBe(one.add)
        expect(new Set(once).size).toBe(once.length)
      }),
      { seed: 20260115 },
    )
  })

  it('a failed change leaves the list as it would be without it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), fc.array(change), (ids, waiting) => {
        const failed: Change = { nodeId: 'a', vendor: 'V', add: !ids.includes('a') }
        const after = undone(appliedAll(ids, [failed, ...waiting]), failed, waiting)
        expect(new Set(after)).toEqual(new Set(appliedAll(ids, waiting)))
      }),
      { seed: 20260115 },
    )
  })

  it('at most one change per game waits behind the one on its way', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (requests, underWay) => {
        const line = requests.reduce<readonly Change[]>((list, next) => queued(list, next, underWay), [])
        const waiting = line.slice(underWay ? 1 : 0).map(({ nodeId }) => nodeId)
        expect(new Set(waiting).size).toBe(waiting.length)
      }),
      { seed: 20260115 },
    )
  })
})
