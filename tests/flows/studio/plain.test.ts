import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { factsOf } from '../../../src/studio/build/facts'
import { stateContent, labelContent, staysInside } from '../../../src/studio/picture/content'
import { plainText } from '../../../src/studio/picture/plain'
import { events } from '../../../src/studio/plain/en'
import { actorNames } from '../../../src/studio/plain/fil/actors'
import { conditions } from '../../../src/studio/plain/fil/conditions'
import { flowTexts } from '../../../src/paths/export/filipino/flows'
import { stateNames } from '../../../src/studio/plain/fil/states'
import { stopSentences } from '../../../src/studio/plain/fil/stops'
import { saidOf } from '../../../src/studio/plain/said'
import { spaced } from '../../../src/studio/plain/spaced'
import { causeWords, nameOf } from '../../../src/studio/view/sentences'
import { sayIn } from '../../../src/studio/words/words'

const nowhere = { state: () => undefined, transition: () => undefined }
const charts = catalogue.map((cases) => factsOf(cases, nowhere))
const plain = (['en', 'fil'] as const).flatMap((language) =>
  charts.map((chart) => ({ ...chart, said: saidOf(chart, language) })),
)
const say = sayIn('en')
const ids = charts.map(({ id }) => id)
const stops = charts.flatMap(({ states }) => states.flatMap((state) => state.stops ?? []))
const steps = [...charts.flatMap(({ transitions }) => transitions), ...stops]

/** Every text about a chart in drawings and panels. */
function said(chart: (typeof plain)[number]): string[] {
  const { states, transitions } = chart
  const contents = [
    ...states.map((_, at) => stateContent(chart, at)),
    ...transitions.filter((it) => !staysInside(it)).map((it) => labelContent(chart, it)),
  ]
  return [
    ...contents.map(({ lines }) => lines.map(({ text }) => text).join(' ')),
    ...states.map(({ id }) => nameOf(say, chart, id)),
    ...transitions.flatMap((it) => [causeWords(say, chart, it), plainText(chart, it) ?? '']),
  ]
}

describe('plain words', () => {
  it('names no state, event, guard or action as the code does, in any picture or panel', () => {
    const inCode = /[a-z][A-Z]|[A-Z]_|\w\.\w/
    const code = plain.flatMap((chart) => {
      const { states, transitions } = chart
      const names = [
        ...states.flatMap(({ name, entry = [], exit = [] }) => [name, ...entry, ...exit]),
        ...states.flatMap(({ invokes = [] }) => invokes.flatMap(({ id, src }) => [id, src])),
        ...[...transitions, ...states.flatMap((state) => state.stops ?? [])].flatMap(
          ({ name, guard = '' }) => [name, guard],
        ),
        ...transitions.flatMap(({ actions = [] }) => actions),
      ].filter((name) => inCode.test(name))
      return said(chart).filter((text) => names.some((name) => text.includes(name)))
    })
    expect(code).toEqual([])
  })

  it('says of each step what makes it happen, or what comes of it', () => {
    const bare = plain.flatMap((chart) =>
      chart.transitions
        .filter((it) => it.cause === 'always' && it.guard !== undefined && plainText(chart, it) === undefined)
        .map(({ id }) => id),
    )
    expect(bare).toEqual([])
  })

  it('has every sentence, name and summary in Filipino, and no obsolete ones', () => {
    const names = new Set(charts.flatMap(({ states }) => states.slice(1).map(({ name }) => name)))
    const known = new Set([...Object.keys(stateNames), ...ids])
    expect([...names].filter((name) => !known.has(name))).toEqual([])
    expect(Object.keys(stateNames).filter((name) => !names.has(name))).toEqual([])
    const actors = new Set([
      ...charts.flatMap(({ states }) =>
        states.flatMap(({ invokes = [] }) => invokes.flatMap(({ id, src }) => [id, src])),
      ),
      ...steps.filter(({ cause }) => ['done', 'error', 'snapshot'].includes(cause)).map(({ name }) => name),
    ])
    expect([...actors].filter((name) => !(name in actorNames) && !ids.includes(name))).toEqual([])
    expect(Object.keys(actorNames).filter((name) => !actors.has(name))).toEqual([])
    expect(Object.keys(flowTexts).toSorted()).toEqual(ids.toSorted())
    const english = plain.flatMap(({ said: { language, texts } }) =>
      language === 'en' ? [] : Object.entries(texts).flatMap(([en, fil]) => (en === fil ? [en] : [])),
    )
    expect(english).toEqual([])
    const sentences = new Set(stops.map(({ description }) => description))
    expect(Object.keys(stopSentences).filter((text) => !sentences.has(text))).toEqual([])
  })

  it('has words for each condition that no sentence describes, and no obsolete ones', () => {
    const guards = new Set(
      steps.flatMap(({ guard, description }) =>
        guard === undefined || description !== undefined ? [] : [guard],
      ),
    )
    expect(Object.keys(conditions).toSorted()).toEqual([...guards].toSorted())
    const types = new Set(steps.filter(({ cause }) => cause === 'event').map(({ name }) => name))
    expect(Object.keys(events).filter((name) => !types.has(name))).toEqual([])
  })

  it('writes names in code apart', () => {
    expect(['choosingPin', 'sms-code', 'guestAtMoney'].map(spaced)).toEqual([
      'Choosing PIN',
      'SMS code',
      'Guest at money',
    ])
  })
})
