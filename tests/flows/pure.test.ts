import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureCodes, failureOf } from '../../machines/shared/failure'
import { digits, problemOf, problemsOf, type FieldRule } from '../../machines/shared/fields'
import { destination, safeNext } from '../../machines/shared/next'
import { clockTime, dateAndTime, shortDate } from '../../src/i18n/time'
import { checkImage, checkUrl } from '../../src/platform/urls'

const runs = { numRuns: 2_000, seed: 20_260_115 }

describe('where to go after signing in', () => {
  it.each([
    '/m/home',
    '/m',
    '/m/mine',
    '/m/voucherCenter',
    '/m/gameList?gameType=RNG',
    '/m/gameList?gameType=RNG&vassalage=KIDLAT',
    '/m/transaction/record?types=A',
    '/m/member/agent/getSalaryContract',
    '/m/help?i=2',
    '/m/activityDetail?id=p-1',
    '/m/home#top',
    '/m/launchGame?vendor=A&nodeId=1&pageBack=%2Fm%2FgameList%3FgameType%3DRNG',
  ])('[LOGIN-29] %s is followed', (wanted) => {
    expect(safeNext(wanted)).toBe(wanted)
  })

  it.each([
    null,
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/m//evil.example',
    '/m/..//evil.example',
    '/m/../../evil.example',
    'https://evil.example/m/home',
    'HTTPS:evil.example',
    'https:/m/home',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    '/%2F%2Fevil.example',
    '/m/%2f%2fevil.example',
    '/m/%5cevil.example',
    '/m/%0d%0aSet-Cookie:x',
    '\t//evil.example',
    '/\t/evil.example',
    ' /m/home',
    '/m/home\n',
    '/mobile',
    '/m.evil.example',
    '/m@evil.example',
    '/m:80',
    '/wps/session/logout',
    '/__sandbox/reset',
    '/m/login',
    '/m/login?next=/m/home',
    '/m/register',
    '/m/register.html',
    '/m/forget#x',
    '/m/maintenance',
  ])('[LOGIN-29] %j leads home', (wanted) => {
    expect(safeNext(wanted)).toBe('/m/home')
  })

  it('whatever the input, a browser reads the result as a path of this site under /m, never the login', () => {
    const bits = [
      '/',
      '\\',
      '//',
      '/m',
      '/m/',
      'http:',
      'javascript:',
      '..',
      '%2f',
      '%5C',
      '@',
      'evil.example',
    ]
    const tricky = fc.array(fc.oneof(fc.constantFrom(...bits, '\t', '\n', '?', '#', ':'), fc.string()), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(tricky, (parts) => {
        const next = safeNext(parts.join(''))
        const url = new URL(next, 'https://perya.example')
        expect(url.origin).toBe('https://perya.example')
        expect(url.pathname).toMatch(/^\/m(\/|$)/)
        expect(url.pathname).not.toMatch(/^\/m\/login/)
        expect(safeNext(next)).toBe(next)
      }),
      runs,
    )
  })

  it('a path is split into what charts go to', () => {
    expect(destination('/m/home')).toEqual({ to: '/m/home' })
    expect(destination('/m/gameList?gameType=RNG&vassalage=A#x')).toEqual({
      to: '/m/gameList',
      query: { gameType: 'RNG', vassalage: 'A' },
    })
  })
})

describe('addresses from data', () => {
  it.each([
    ['/m/activity', { kind: 'own', path: '/m/activity' }],
    ['/art/banner/1.svg?v=2', { kind: 'own', path: '/art/banner/1.svg?v=2' }],
    ['https://t.me/perya', { kind: 'foreign', url: 'https://t.me/perya', host: 't.me' }],
    ['https://T.ME/perya', { kind: 'foreign', url: 'https://t.me/perya', host: 't.me' }],
  ])('%s is %j', (wanted, checked) => {
    expect(checkUrl(wanted)).toEqual(checked)
  })

  it.each([
    null,
    undefined,
    '',
    '//t.me/x',
    '/\\t.me',
    '/m/../../etc',
    'http://t.me/x',
    'https:t.me',
    'https:/t.me',
    'https://t.me@evil.example/',
    'https://user:pass@t.me/',
    'https://t.me:8443/',
    'https://t.me.evil.example/',
    'https://evil.example/?https://t.me',
    'https://evil.example#@t.me',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'intent://t.me#Intent;end',
    'blob:https://t.me/1',
    'file:///etc/passwd',
    'tel:123',
    't.me/x',
    'HTTPS://t.me/x',
    'https://',
    '\u0000/m/home',
  ])('%j is refused', (wanted) => {
    expect(checkUrl(wanted)).toEqual({ kind: 'refused' })
  })

  it('whatever the input, only own paths and https to a listed host are returned', () => {
    const bits = [
      'https://',
      'http://',
      't.me',
      '/',
      '\\',
      '@',
      ':',
      'javascript:',
      '..',
      '%2e',
      '#',
      '?',
      '\t',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 6 })), { maxLength: 8 }),
        (parts) => {
          const checked = checkUrl(parts.join(''))
          if (checked.kind === 'refused') return
          const read = new URL(checked.kind === 'own' ? checked.path : checked.url, 'https://perya.example')
          expect(read.protocol).toBe('https:')
          expect(checked.kind === 'own' ? ['perya.example'] : ['t.me', 'm.me']).toContain(read.host)
        },
      ),
      runs,
    )
  })

  it('an image comes from this site or not at all', () => {
    expect(checkImage('/art/tile/n1.svg')).toBe('/art/tile/n1.svg')
    expect(checkImage('https://t.me/x.png')).toBeUndefined()
    expect(checkImage('data:image/png;base64,AA==')).toBeUndefined()
  })
})

describe('points in time', () => {
  it('[CONST-08, HOT-02] MM/DD HH:mm in the phone’s own time zone', () => {
    const moment = Date.UTC(2026, 0, 15, 17, 5)
    expect(dateAndTime(moment)).toBe('01/16 01:05')
    expect([shortDate(moment), clockTime(moment)]).toEqual(['01/16', '01:05'])
  })
})

describe('field rules', () => {
  const rule = (more: Partial<FieldRule> = {}): FieldRule => ({ enabled: true, required: true, ...more })

  it.each([
    ['[VALID-01] a required field may not be empty', rule(), '', 'required'],
    ['[VALID-01] a value fits the pattern', rule({ regExp: '^[0-9]+$' }), '123', null],
    ['[VALID-01] a value breaks the pattern', rule({ regExp: '^[0-9]+$' }), '12a', 'format'],
    ['[VALID-01] a field that is switched off rules nothing out', rule({ enabled: false }), '', null],
    ['[VALID-02] an empty field that is not required passes', rule({ required: false, min: 4 }), '', null],
    ['a short one', rule({ min: 4 }), 'abc', 'too-short'],
    ['a long one', rule({ max: 4 }), 'abcde', 'too-long'],
    ['exactly the least', rule({ min: 4 }), 'abcd', null],
    ['exactly the most', rule({ max: 4 }), 'abcd', null],
    [
      'a pattern that escapes more than it has to counts',
      rule({ regExp: '^[\\w\\-\\@]+$' }),
      'a b',
      'format',
    ],
    ['and lets in what it names', rule({ regExp: '^[\\w\\-\\@]+$' }), 'a-b@c', null],
    ['a pattern counts whole characters where it can', rule({ regExp: '^.{2}$' }), '🎡🎪', null],
    ['a pattern that does not compile rules nothing out', rule({ regExp: '([' }), 'x', null],
    ['no rule at all', undefined, '', null],
  ] as const)('%s', (_, given, value, problem) => {
    expect(problemOf(given, value)).toBe(problem)
  })

  it('no platform pattern can break the form', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 20 }), (regExp, value) => {
        expect([null, 'required', 'format']).toContain(problemOf(rule({ regExp }), value))
      }),
      runs,
    )
  })

  it('several at once, each under its own name, and only for the requested fields', () => {
    expect(
      problemsOf<'a' | 'b' | 'c'>({ a: rule(), b: rule(), c: rule() }, { a: 'x', c: '' }, ['a', 'b']),
    ).toEqual({
      b: 'required',
    })
  })

  it('[VALID-08, VALID-10] digits accepts only digits, up to the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 12 }), (typed, max) => {
        expect(digits(typed, max)).toMatch(new RegExp(`^\\d{0,${max}}$`))
      }),
      runs,
    )
  })
})

describe('reading what was thrown', () => {
  it('keeps known codes, a retry time and a required captcha; everything else is unknown', () => {
    for (const code of failureCodes) expect(failureOf({ code })).toEqual({ code })
    expect(failureOf({ code: 'too-many-tries', retryAfter: 30, captcha: true, token: 'x' })).toEqual({
      code: 'too-many-tries',
      retryAfter: 30,
      captcha: true,
    })
    expect(failureOf({ code: 'bad-answer', page: true })).toEqual({ code: 'bad-answer', page: true })
    expect(failureOf({ code: 'bad-answer', page: 'yes' })).toEqual({ code: 'bad-answer' })
    expect(failureOf({ code: 'too-many-tries', until: 1_000 })).toEqual({
      code: 'too-many-tries',
      until: 1_000,
    })
    for (const until of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      expect(failureOf({ code: 'too-many-tries', until })).toEqual({ code: 'too-many-tries' })
    }
    for (const retryAfter of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      expect(failureOf({ code: 'too-many-tries', retryAfter })).toEqual({ code: 'too-many-tries' })
    }
  })

  it('never throws and never passes text on, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const failure = failureOf(thrown)
        expect(failureCodes).toContain(failure.code)
        expect(
          Object.keys(failure).every((key) =>
            ['code', 'retryAfter', 'until', 'captcha', 'page'].includes(key),
          ),
        ).toBe(true)
      }),
      runs,
    )
    expect(failureOf(new Error('token=abc'))).toEqual({ code: 'unknown' })
  })
})
