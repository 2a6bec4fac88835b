import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { HandPath } from '../../../src/paths/export/hand'
import { actions } from '../../../src/sandbox/control/actions'
import { phoneBody } from '../../../src/sandbox/control/arranged'
import { faultSchema } from '../../../src/sandbox/http/faults'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** What the studio has of every chart's script, which tests/house/drivers.test.ts compares with what is written today. */
const everyNeed = readdirSync(inRoot('docs/flows/hand')).flatMap((file) => {
  const { paths } = JSON.parse(readFileSync(inRoot(`docs/flows/hand/${file}`), 'utf8')) as {
    readonly paths: readonly HandPath[]
  }
  return paths.flatMap(({ id, steps }) =>
    steps.flatMap(({ needs }, at) => needs.map((need) => ({ ...need, where: `${id}, step ${at}` }))),
  )
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
