import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, appliedAll, queued, undone, type Change } from '../../machines/favourites/changes'
import { favouritesMachine } from '../../machines/favourites/favourites.machine'
import { drive } from './drive'

const game = (nodeId: string) => ({ nodeId, vendor: 'KIDLAT' })
const toggle = (nodeId: string) => ({ type: 'TOGGLE', game: game(nodeId), from: '/m/home' }) as const

/** A player whose favourites are known. */
function player(...ids: string[]) {
  const hearts = drive(favouritesMachine)
  hearts.send({ type: 'SIGNED_IN' })
  hearts.answer('load', ids)
  return { ...hearts, ids: () => hearts.snapshot().context.ids }
}

describe('hearts', () => {
  it('[FAV-04, SESSION-13] lead a guest to the login and back, and keep nothing', () => {
    const hearts = drive(favouritesMachine)
    hearts.send({ type: 'TOGGLE', game: game('n1'), from: '/m/gameList?gameType=RNG' })
    expect(hearts.effects()).toEqual([
      ['goTo', { to: '/m/login', query: { next: '/m/gameList?gameType=RNG' } }],
    ])
    expect(hearts.snapshot().context.ids).toEqual([])
    expect(hearts.running('change')).toBe(false)
  })

  it('[HOME-31, FAV-06] are asked for when somebody signs in, and forgotten when he signs out', () => {
    const hearts = drive(favouritesMachine)
    expect(hearts.running('load')).toBe(false)
    hearts.send({ type: 'SIGNED_IN' })
    hearts.answer('load', ['n1', 'n2'])
    expect(hearts.snapshot().context.ids).toEqual(['n1', 'n2'])
    hearts.send({ type: 'SIGNED_OUT' })
    expect(hearts.snapshot().context).toEqual({ ids: [], changes: [], underWay: false })
  })

  it('[FAV-02] change at once, before the platform has answered', () => {
    const hearts = player('n1')
    hearts.send(toggle('n2'))
    expect(hearts.ids()).toEqual(['n2', 'n1'])
    expect(hearts.inputOf('change')).toEqual({ change: { ...game('n2'), add: true } })
    hearts.answer('change', null)
    hearts.send(toggle('n1'))
    expect(hearts.ids()).toEqual(['n2'])
    expect(hearts.inputOf('change')).toEqual({ change: { ...game('n1'), add: false } })
  })

  it('[FAV-03] go back when the platform refuses, and the player is told', () => {
    const hearts = player('n1')
    hearts.send(toggle('n1'))
    hearts.send(toggle('n2'))
    hearts.fail('change', { code: 'upgrading' })
    expect(hearts.ids()).toEqual(['n1', 'n2'])
    expect(hearts.effects()).toEqual([['notify', { kind: 'fail', text: 'upgrading' }]])
    expect(hearts.inputOf('change')).toEqual({ change: { ...game('n2'), add: true } })
  })

  it('[FAV-03] go back when no answer comes', () => {
    const hearts = player()
    hearts.send(toggle('n1'))
    hearts.wait(20_000)
    expect(hearts.ids()).toEqual([])
    expect(hearts.effects()).toEqual([['notify', { kind: 'fail', text: 'timeout' }]])
  })

  it('send nothing for a wish that is taken back in line, and keep the newer wish when the older one fails', () => {
    const hearts = player()
    hearts.send(toggle('n1'))
    hearts.send(toggle('n2'))
    hearts.send(toggle('n2'))
    hearts.send(toggle('n1'))
    expect(hearts.snapshot().context.changes).toHaveLength(2)
    hearts.fail('change', { code: 'offline' })
    expect(hearts.ids()).toEqual([])
    expect(hearts.inputOf('change')).toEqual({ change: { ...game('n1'), add: false } })
  })

  it('work while the list is on its way: what was tapped stands', () => {
    const hearts = drive(favouritesMachine)
    hearts.send({ type: 'SIGNED_IN' })
    hearts.send(toggle('n9'))
    hearts.answer('load', ['n1'])
    expect(hearts.snapshot().context.ids).toEqual(['n9', 'n1'])
  })
})

describe('changes of the list', () => {
  const change = fc.record({
    nodeId: fc.constantFrom('a', 'b', 'c'),
    vendor: fc.constant('V'),
    add: fc.boolean(),
  })

  it('[FAV-01] adding what is there, and removing what is not, change nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), change, (ids, one) => {
        const once = applied(ids, one)
        expect(applied(once, one)).toBe(once)
        expect(once.includes(one.nodeId)).toBe(one.add)
        expect(new Set(once).size).toBe(once.length)
      }),
    )
  })

  it('a failed change leaves the games as they would be without it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), fc.array(change), (ids, waiting) => {
        const failed: Change = { nodeId: 'a', vendor: 'V', add: !ids.includes('a') }
        const after = undone(appliedAll(ids, [failed, ...waiting]), failed, waiting)
        expect(new Set(after)).toEqual(new Set(appliedAll(ids, waiting)))
      }),
    )
  })

  it('of one game at most one wish waits behind the one under way', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.boolean(), (wishes, underWay) => {
        const line = wishes.reduce<readonly Change[]>((list, next) => queued(list, next, underWay), [])
        const waiting = line.slice(underWay ? 1 : 0).map(({ nodeId }) => nodeId)
        expect(new Set(waiting).size).toBe(waiting.length)
      }),
    )
  })
})
