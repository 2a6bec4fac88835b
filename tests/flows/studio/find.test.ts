import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { entriesOf } from '../../../src/studio/build/entries'
import { factsOf } from '../../../src/studio/build/facts'
import { rowTexts } from '../../../src/studio/build/rows'
import { createSearch } from '../../../src/studio/find/search'
import { inherited, rulesIn } from '../../../src/studio/picture/ways'
import { questions } from './questions'

const nowhere = { state: () => undefined, transition: () => undefined }
const charts = catalogue.map((cases) => factsOf(cases, nowhere))
const entries = entriesOf(charts, rowTexts(charts))
const find = createSearch(entries)

/** Places among the first results: `chart`, or the start of a state's or transition's id. */
const firstFor = (question: string, max = 5) =>
  find(question, max).map(({ entry }) => (entry.at === '' ? entry.chart : entry.at))

describe('the search of the studio', () => {
  it.each(questions)('"%s" is answered among the first five', (question, ...answers) => {
    const found = firstFor(question)
    expect(
      found.some((at) => answers.some((answer) => at.startsWith(answer))),
      `found ${found.join(', ')}`,
    ).toBe(true)
  })

  it('forgives a slip of the pen', () => {
    expect(firstFor('withdrawl pasword')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^withdraw/)]),
    )
    expect(firstFor('maintenence').length).toBeGreaterThan(0)
  })

  it('finds what players read, in both languages, and where they read it', () => {
    const message = entries.find(({ kind, name }) => kind === 'message' && name === 'sms-sent')
    expect(message?.at).toMatch(/^sms-code\.sending \| done send/)
    for (const text of [message?.text, message?.fil]) {
      expect(find(text ?? '', 5).map(({ entry }) => entry.name)).toContain('sms-sent')
    }
  })

  it('finds a requirement row, an event and a screen', () => {
    expect(find('LOGIN-10', 3)[0]?.entry).toMatchObject({ kind: 'row', chart: 'login', name: 'LOGIN-10' })
    expect(find('refresh_captcha', 5).map(({ entry }) => entry.at)).toContainEqual(
      expect.stringMatching(/^login\.form\.captcha\.shown \| REFRESH_CAPTCHA/),
    )
    const titled = entries.filter(({ kind, text, fil }) => kind === 'screen' && (text === '' || fil === ''))
    expect(titled).toEqual([])
    expect(find('/m/withdraw', 5).map(({ entry }) => entry.chart)).toContain('withdraw')
  })

  it('says which words matched, and finds nothing for words that are nowhere', () => {
    expect(find('banned', 1)[0]?.words.join()).toMatch(/restrict|block|region|location/)
    expect(find('xyzzyx qwrtzp', 5)).toEqual([])
    expect(find('', 5)).toEqual([])
  })
})

/** Regions that have finished while the others continue. */
const ends: ReadonlySet<string> = new Set(['game-list.list.away'])

describe('what can happen in a state', () => {
  it('counts what the states around it do: only final states lead nowhere', () => {
    const stuck = charts.flatMap((chart) =>
      chart.states.flatMap(({ id, kind, parent }, at) => {
        const own = chart.transitions.some(({ from }) => from === at)
        const isEnd = kind === 'final' || kind === 'history' || parent < 0
        const inside = chart.transitions.some(({ from }) => chart.states[from]?.id.startsWith(`${id}.`))
        return own || isEnd || inside || inherited(chart, at).length > 0 ? [] : [id]
      }),
    )

    expect(stuck.filter((id) => !ends.has(id))).toEqual([])
  })

  it('reads rule books as tables in their order, with the last line for everything else', () => {
    for (const id of ['entry', 'game-launch']) {
      const chart = charts.find((it) => it.id === id)
      const [rules] = chart ? rulesIn(chart) : []
      expect(rules?.branches.map(({ branch }) => branch)).toEqual(rules?.branches.map((_, i) => i))
      expect(rules?.branches.at(-1)?.guard).toBeUndefined()
    }
  })
})
