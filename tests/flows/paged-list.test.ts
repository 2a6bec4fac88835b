import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagedListMachine } from '../../machines/paged-list/paged-list.machine'
import {
  appended,
  emptyPages,
  hasMore,
  remembered,
  remember,
  type Page,
} from '../../machines/paged-list/pages'
import { drive } from './drive'

const page = (pageNum: number, totalPages: number, ...keys: string[]): Page => ({
  items: keys.map((key) => ({ key })),
  pageNum,
  totalPages,
})

function list() {
  const driven = drive(pagedListMachine, { query: { key: 'all' } })
  const keys = () => driven.snapshot().context.cached.items.map(({ key }) => key)
  return { ...driven, keys }
}

describe('a list that loads page by page', () => {
  it('[GAMES-12] appends a next page, and page 1 replaces the list', () => {
    const games = list()
    games.answer('first', page(1, 3, 'a', 'b'))
    games.wait(1_000)
    games.send({ type: 'MORE' })
    expect(games.inputOf('next')).toEqual({ query: { key: 'all' }, pageNo: 2 })
    games.answer('next', page(2, 3, 'b', 'c'))
    expect(games.keys()).toEqual(['a', 'b', 'c'])
    games.send({ type: 'RELOAD' })
    expect(games.inputOf('again')).toEqual({ query: { key: 'all' }, pageNo: 1, through: 2 })
    expect(games.keys()).toEqual(['a', 'b', 'c'])
    games.answer('again', page(1, 3, 'x'))
    expect(games.keys()).toEqual(['x'])
  })

  it('[GAMES-05, CONST-12] loads pages at most once a second, and remembers that the end was near', () => {
    const games = list()
    games.answer('first', page(1, 9, 'a'))
    games.send({ type: 'MORE' })
    expect(games.running('next')).toBe(false)
    games.wait(999)
    expect(games.running('next')).toBe(false)
    games.wait(1)
    expect(games.running('next')).toBe(true)
    games.answer('next', page(2, 9, 'b'))
    games.wait(1_000)
    expect(games.at()).toBe('content.waiting')
  })

  it('[GAMES-14] a second tap on trying again does not start the list over', () => {
    const games = list()
    games.answer('first', page(1, 9, 'a'))
    games.wait(1_000)
    games.send({ type: 'MORE' })
    games.fail('next', { code: 'offline' })
    expect(games.at()).toBe('content.stuck')
    games.send({ type: 'RETRY' })
    games.send({ type: 'RETRY' })
    expect(games.at()).toBe('content.fetching')
    expect(games.running('again')).toBe(false)
  })

  it('[GAMES-13] has more while the page is below the number of pages', () => {
    const games = list()
    games.answer('first', page(1, 1, 'a'))
    expect(games.at()).toBe('content.end')
    games.send({ type: 'MORE' })
    expect(games.running('next')).toBe(false)
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), (pageNum, totalPages) => {
        expect(hasMore({ pageNum, totalPages })).toBe(pageNum < totalPages)
      }),
      { seed: 20260115 },
    )
  })

  it('[GAMES-14] [ERROR-43] a failed page ends the list until the player tries again; the games stay', () => {
    const games = list()
    games.answer('first', page(1, 2, 'a'))
    games.wait(1_000)
    games.send({ type: 'MORE' })
    games.fail('next', { code: 'upgrading' })
    games.wait(60_000)
    games.send({ type: 'MORE' })
    expect(games.at()).toBe('content.stuck')
    expect(games.keys()).toEqual(['a'])
    games.send({ type: 'RETRY' })
    games.answer('next', page(2, 2, 'b'))
    expect(games.keys()).toEqual(['a', 'b'])
  })

  it('[GAMES-11] another query starts at page 1, and a late answer to the last one is not shown', () => {
    const games = list()
    games.answer('first', page(1, 5, 'a'))
    games.send({ type: 'ASK', query: { key: 'hot' } })
    games.send({ type: 'ASK', query: { key: 'new' } })
    expect(games.inputOf('first')).toEqual({ query: { key: 'new' }, pageNo: 1 })
    games.answer('first', page(1, 1, 'n'))
    expect([games.snapshot().context.query.key, games.keys()]).toEqual(['new', ['n']])
  })

  it('shows at once what was seen on this visit, and reloads its first page', () => {
    const games = list()
    games.answer('first', page(1, 5, 'a'))
    games.send({ type: 'ASK', query: { key: 'hot' } })
    games.answer('first', page(1, 1, 'h'))
    games.send({ type: 'ASK', query: { key: 'all' } })
    expect([games.at(), games.keys()]).toEqual(['refreshing', ['a']])
    games.fail('again', { code: 'offline' })
    expect(games.keys()).toEqual(['a'])
  })

  it('what changes while it reloads is requested anew: the answer under way may be from before', () => {
    const games = list()
    games.answer('first', page(1, 5, 'a'))
    games.send({ type: 'RELOAD' })
    const before = games.snapshot().children.again
    games.send({ type: 'RELOAD' })
    expect(games.snapshot().children.again).not.toBe(before)
    expect(games.keys()).toEqual(['a'])
  })

  it('does nothing when asked for the list on screen', () => {
    const games = list()
    games.answer('first', page(1, 5, 'a'))
    games.wait(1_000)
    games.send({ type: 'ASK', query: { key: 'all' } })
    expect(games.at()).toBe('content.waiting')
  })

  it('[GAMES-06, GAMES-07, CONST-17] says when it is empty, and in words when it takes long', () => {
    const games = list()
    games.wait(1_000)
    expect(games.effects()).toEqual([
      ['notify', { kind: 'loading', text: 'please-wait', milliseconds: 2_000 }],
    ])
    games.answer('first', page(1, 0))
    expect([games.at(), games.effects()]).toEqual(['empty', [['stopWaiting']]])
  })

  it('drops the other queries when the language changes', () => {
    const games = list()
    games.answer('first', page(1, 5, 'a'))
    games.send({ type: 'LANGUAGE_CHANGED' })
    games.wait(100)
    games.send({ type: 'LANGUAGE_CHANGED' })
    games.wait(199)
    expect(games.running('first')).toBe(false)
    games.wait(1)
    expect(games.running('first')).toBe(true)
    expect(games.snapshot().context.memory.size).toBe(0)
  })
})

describe('pages', () => {
  it('never show an item twice and never lose one', () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(keys, keys, (first, second) => {
        const both = appended(
          appended(emptyPages, page(1, 2, ...new Set(first))),
          page(2, 2, ...new Set(second)),
        )
        const shown = both.items.map(({ key }) => key)
        expect(new Set(shown)).toEqual(new Set([...first, ...second]))
        expect(new Set(shown).size).toBe(shown.length)
      }),
      { seed: 20260115 },
    )
  })

  it('cache a few queries, the latest ones, and none that was empty', () => {
    const cached = appended(emptyPages, page(1, 1, 'a'))
    const names = Array.from({ length: remembered + 3 }, (_, n) => `q${n}`)
    const memory = names.reduce(
      (kept, name) => remember(kept, name, cached),
      remember(new Map(), 'none', emptyPages),
    )
    expect([...memory.keys()]).toEqual(names.slice(-remembered))
  })
})
