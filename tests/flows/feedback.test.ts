import { describe, expect, it } from 'vitest'
import { feedbackMachine } from '../../machines/feedback/feedback.machine'
import { feedbackProblem, feedbackWords, wordsIn, type FeedbackDraft } from '../../machines/feedback/words'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const whole = 'The last page of my record stays empty'
const yes = { ok: true, value: { number: 'F00000001' } }

const opened = (draft: FeedbackDraft | null = null) => {
  const chart = drive(feedbackMachine, { draft })
  chart.effects()
  return chart
}
const sending = () => {
  const chart = opened()
  chart.send({ type: 'TYPE', text: whole })
  chart.send({ type: 'SUBMIT', requestId: 'key 1' })
  return chart
}
/** Drafts kept since the last look. */
const kept = (chart: ReturnType<typeof opened>) =>
  chart
    .effects()
    .flatMap(([name, params]) => (name === 'keepDraft' ? [(params as { draft: unknown }).draft] : []))

describe('the words of a message', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    ['one  two\nthree', 3],
    ['— ... !', 0],
    ['Salamat po, sa lahat!', 4],
    ['₱500 ay kulang', 3],
    ['gabi-gabi', 1],
  ])('[HELP-05] %j has %i', (text, count) => {
    expect(wordsIn(text)).toBe(count)
  })

  it('[HELP-05, HELP-06] a message has 5 to 300 words, both included', () => {
    const of = (count: number) => feedbackProblem('word '.repeat(count))
    expect(feedbackWords).toEqual({ least: 5, most: 300 })
    expect([of(0), of(1), of(4)]).toEqual(['required', 'too-short', 'too-short'])
    expect([of(5), of(300), of(301)]).toEqual([null, null, 'too-long'])
    // Many letters are not many words.
    expect(feedbackProblem('x'.repeat(5_000))).toBe('too-short')
  })
})

describe('feedback', () => {
  it('[HELP-05] a message that is too short is not sent; its field says so, and is right again as soon as it is', () => {
    const chart = opened()
    chart.send({ type: 'TYPE', text: 'too short' })
    expect(chart.snapshot().context.problem).toBe(null)
    chart.effects()
    chart.send({ type: 'SUBMIT', requestId: 'key 1' })
    expect(chart.running('send')).toBe(false)
    expect(chart.snapshot().context.problem).toBe('too-short')
    expect(chart.effects()).toContainEqual(['focusField', { field: 'content' }])
    chart.send({ type: 'TYPE', text: whole })
    expect(chart.snapshot().context.problem).toBe(null)
  })

  it('[WIRE-49, HELP-06] sends once, under the key of the wish, and shows the number', () => {
    const chart = sending()
    const input = chart.inputOf('send')
    expect(input).toEqual({ requestId: 'key 1', kind: 'problem', content: whole })
    chart.send({ type: 'SUBMIT', requestId: 'key 2' })
    chart.send({ type: 'TYPE', text: 'something else entirely' })
    expect(chart.inputOf('send')).toBe(input)
    chart.answer('send', yes)
    expect(chart.at()).toBe('sent')
    expect(chart.effects()).toContainEqual(['forgetDraft'])
    chart.send({ type: 'ANOTHER' })
    expect(chart.snapshot().context).toMatchObject({ text: '', requestId: '', receipt: null })
  })

  it('[HELP-06] keeps every letter, and the key of what is on its way', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE', kind: 'idea' })
    chart.send({ type: 'TYPE', text: 'a' })
    expect(kept(chart)).toEqual([
      { kind: 'idea', text: '', pending: null },
      { kind: 'idea', text: 'a', pending: null },
    ])
    chart.send({ type: 'TYPE', text: whole })
    chart.send({ type: 'SUBMIT', requestId: 'key 1' })
    expect(kept(chart).at(-1)).toEqual({ kind: 'idea', text: whole, pending: 'key 1' })
  })

  it('[HELP-06] a lost answer is looked after, and nothing is sent again by itself', () => {
    for (const lose of [
      (chart: ReturnType<typeof opened>) => chart.fail('send', { code: 'offline' }),
      (chart: ReturnType<typeof opened>) => chart.wait(limits.longestWait),
    ]) {
      const chart = sending()
      lose(chart)
      expect([chart.at(), chart.running('send')]).toEqual(['finding', false])
      expect(chart.inputOf('find')).toEqual({ requestId: 'key 1' })
      chart.answer('find', { number: 'F00000009' })
      expect(chart.snapshot().context.receipt).toEqual({ number: 'F00000009' })
    }
  })

  it('[HELP-06] what did not arrive can be sent again, under a new key, with every word', () => {
    const chart = sending()
    chart.fail('send', { code: 'offline' })
    chart.effects()
    chart.answer('find', null)
    expect(chart.snapshot().context).toMatchObject({ lost: true, text: whole, pending: null, failure: null })
    expect(kept(chart)).toEqual([{ kind: 'problem', text: whole, pending: null }])
    chart.send({ type: 'SUBMIT', requestId: 'key 2' })
    expect(chart.inputOf('send')).toMatchObject({ requestId: 'key 2' })
    expect(chart.snapshot().context.lost).toBe(false)
  })

  it('[HELP-06] what nobody knows stays unknown until another look', () => {
    const chart = sending()
    chart.fail('send', { code: 'offline' })
    chart.wait(limits.longestWait)
    expect(chart.at()).toBe('unsure')
    chart.send({ type: 'LOOK_AGAIN' })
    chart.fail('find', { code: 'offline' })
    expect(chart.effects()).toContainEqual(['logFault', { what: 'feedback', code: 'offline' }])
    chart.send({ type: 'LOOK_AGAIN' })
    chart.answer('find', { number: 'F00000001' })
    expect(chart.at()).toBe('sent')
  })

  it('[HELP-06] a page that was loaded again in the middle looks first', () => {
    const chart = opened({ kind: 'praise', text: whole, pending: 'key 0' })
    expect([chart.at(), chart.inputOf('find')]).toEqual(['finding', { requestId: 'key 0' }])
    const draft = opened({ kind: 'praise', text: whole, pending: null })
    expect(draft.snapshot().context).toMatchObject({ kind: 'praise', text: whole })
  })

  it('[HELP-06] a refusal says why and leaves every word', () => {
    const chart = sending()
    chart.answer('send', { ok: false, failure: { code: 'no-permission' } })
    expect(chart.snapshot().context).toMatchObject({
      text: whole,
      failure: { code: 'no-permission' },
      pending: null,
    })
  })
})
