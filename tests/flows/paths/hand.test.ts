import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { HandPath } from '../../../src/paths/export/hand'
import { actions } from '../../../src/sandbox/control/actions'
import { phoneBody } from '../../../src/sandbox/control/arranged-phone'
import { faultSchema } from '../../../src/sandbox/http/faults'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/**
 * The studio's copy of every chart's script, which tests/house/drivers.test.ts compares with the current one.
 */
const everyPath = readdirSync(inRoot('docs/flows/hand')).flatMap((file) => {
  const { paths } = JSON.parse(readFileSync(inRoot(`docs/flows/hand/${file}`), 'utf8')) as {
    readonly paths: readonly HandPath[]
  }
  return paths
})
const everyNeed = everyPath.flatMap(({ id, steps }) =>
  steps.flatMap(({ needs }, at) => needs.map((need) => ({ ...need, where: `${id}, step ${at}` }))),
)

describe('the title of a path', () => {
  it('quotes a refusal only where the player reads it', () => {
    const unread = everyPath.filter(({ title, steps }) =>
      (['en', 'fil'] as const).some((language) => {
        const quoted = /^(?:through|dadaan sa) "(.*?)"(?: and| at|, to|, hanggang)/.exec(title[language])?.[1]
        return quoted !== undefined && !steps.some(({ sees }) => sees[language].includes(quoted))
      }),
    )
    expect(unread.map(({ id, title }) => `${id}: ${title.en}`)).toEqual([])
  })
})

describe('a path of a site that goes on by itself', () => {
  it('is armed before its tester looks at the app again', () => {
    const hasty = (start: string) =>
      everyNeed.filter(({ words }) => words.en.startsWith(start) || words.fil.startsWith(start))
    const found = hasty('Before you look at the app again: ')
    expect(found.map(({ where }) => where.split('-')[0])).toContain('site')
    expect(hasty('Bago mo balikan ang app: ')).toEqual(found)
  })
})

describe('what is to be prepared for any chart', () => {
  it('is arranged by a link, or said in words that a person can follow', () => {
    const vague = everyNeed.filter(({ words }) => /See to that|Ayusin muna/.test(`${words.en} ${words.fil}`))
    expect(vague.map(({ where, words }) => `${where}: ${words.en}`)).toEqual([])
    const mute = everyNeed.filter(({ words }) =>
      /undefined|NaN|\[object|^\W|: \.$/.test(`${words.en}\n${words.fil}`),
    )
    expect(mute.map(({ where, words }) => `${where}: ${words.en}`)).toEqual([])
  })

  it('is taken by the sandbox', () => {
    const refused = everyNeed.flatMap(({ list = [], fault, where, words }) => {
      const parsed = list.map(([action, body]) =>
        v.safeParse(action === 'phone' ? phoneBody : (actions[action]?.body ?? v.never()), body),
      )
      if (fault) parsed.push(v.safeParse(faultSchema, fault))
      return parsed.every(({ success }) => success) ? [] : [`${where}: ${words.en}`]
    })
    expect(refused).toEqual([])
  })
})
