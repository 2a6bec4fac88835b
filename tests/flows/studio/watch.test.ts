import { describe, expect, it } from 'vitest'
import type { PageNews } from '../../../src/studio/watch/channel'
import { carriedBy } from '../../../src/studio/watch/shown'
import { received } from '../../../src/studio/watch/store'

describe('what the log shows of an event', () => {
  it.each([
    [{ type: 'TYPE', field: 'password', value: 'Perya-1234' }, /^field: password, value: •••$/],
    [{ type: 'SEND', target: { number: '9171234567', dialingCode: '63' }, captcha: '1234' }, /^(?!.*\d)/],
    [{ type: 'OTHER_TAB_SIGNED_IN', session: { token: 'abc', userName: 'mika_07' } }, /^(?!.*(abc|mika))/],
    [{ type: 'CHOOSE_DIALING_CODE', code: '63' }, /^code: •••$/],
    [{ type: 'SEARCH', text: 'fish' }, /^text: •••$/],
    [
      { type: 'x', output: { ok: false, failure: { code: 'wrong-password' } } },
      /ok: false.*code: wrong-password/,
    ],
    [{ type: 'x', output: { games: [1, 2, 3], amount: 12 } }, /^output: \{ games: \[3\], amount: ••• \}$/],
    [{ type: 'x', error: new Error('secret') }, /^(?!.*secret)/],
    [{ type: 'x', field: 'my own words' }, /^field: •••$/],
    [{ type: 'SUBMIT' }, /^$/],
  ])('%j', (event, text) => {
    expect(carriedBy(event)).toMatch(text)
  })
})

describe('a watched page', () => {
  const line = { session: 'x:1', name: 'session', chart: 'session', states: ['session'], status: 'active' }
  const entry = { number: 1, at: 0, session: 'x:1', chart: 'session', event: 'A', carries: '', taken: [] }
  const news = (part: Partial<PageNews>): PageNews => ({
    kind: 'page',
    page: 'p',
    window: '',
    path: '/m/home',
    isWhole: false,
    actors: [],
    gone: [],
    log: [],
    counts: {},
    ...part,
  })

  it('grows by its news, forgets pages that have gone, and counts duplicates once', () => {
    const begun = received(undefined, news({ isWhole: true, actors: [line], log: [entry] }))
    const grown = received(
      begun,
      news({ actors: [{ ...line, session: 'x:2' }], log: [entry, { ...entry, number: 2 }], gone: ['x:1'] }),
    )
    expect([...grown.actors.keys()]).toEqual(['x:2'])
    expect(grown.log.map(({ number }) => number)).toEqual([1, 2])
    const again = received(grown, news({ isWhole: true, actors: [line] }))
    expect([...again.actors.keys()]).toEqual(['x:1'])
  })
})
