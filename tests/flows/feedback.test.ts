import { describe, expect, it } from 'vitest'
import { feedbackMachine } from '../../machines/feedback/feedback.machine'
import { feedbackProblem, feedbackWords, wordsIn, type FeedbackDraft } from '../../machines/feedback/words'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'

const whole = 'The last page of my record stays empty'
const yes = accepted({ number: 'F00000001' })

const opened = (draft: FeedbackDraft | null = null) => {
  const chart = drive(feedbackMachine, { draft })
  chart.answer('sendOnce', nothingOpen)
  chart.effects()
  return chart
}
const sending = () => {
  const chart = opened()
  chart.send({ type: 'TYPE', text: whole })
  chart.send({ type: 'SUBMIT' })
  return chart
}
/** Drafts saved since the last call. */
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
    expect(feedbackWords).toEqual({ min: 5, max: 300 })
    expect([of(0), of(1), of(4)]).toEqual(['required', 'too-short', 'too-short'])
    expect([of(5), of(300), of(301)]).toEqual([null, null, 'too-long'])
    // Many characters are not many words.
    expect(feedbackProblem('x'.repeat(5_000))).toBe('too-short')
  })
})

describe('feedback', () => {
  it('[HELP-05] a message that is too short is not sent; its field says so, and is valid again as soon as it is long enough', () => {
    const chart = opened()
    chart.send({ type: 'TYPE', text: 'too short' })
    expect(chart.snapshot().context.problem).toBe(null)
    chart.effects()
    chart.send({ type: 'SUBMIT' })
    expect(chart.running('sendOnce')).toBe(false)
    expect(chart.snapshot().context.problem).toBe('too-short')
    expect(chart.effects()).toContainEqual(['focusField', { field: 'content' }])
    chart.send({ type: 'TYPE', text: whole })
    expect(chart.snapshot().context.problem).toBe(null)
  })

  it('[WIRE-49, HELP-06] sends once, and shows the number', () => {
    const chart = sending()
    const input = chart.inputOf('sendOnce')
    expect(input).toEqual({ request: { kind: 'problem', text: whole } })
    chart.send({ type: 'SUBMIT' })
    chart.send({ type: 'TYPE', text: 'something else entirely' })
    expect(chart.inputOf('sendOnce')).toBe(input)
    chart.answer('sendOnce', yes)
    expect(chart.at()).toBe('sent')
    expect(chart.effects()).toContainEqual(['forgetDraft'])
    chart.send({ type: 'ANOTHER' })
    expect(chart.snapshot().context).toMatchObject({ text: '', receipt: null })
  })

  it('[HELP-06] keeps every character', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE', kind: 'idea' })
    chart.send({ type: 'TYPE', text: 'a' })
    expect(kept(chart)).toEqual([
      { kind: 'idea', text: '' },
      { kind: 'idea', text: 'a' },
    ])
  })

  it('[HELP-06] a message that did not arrive can be sent again, with its whole text', () => {
    const chart = sending()
    chart.effects()
    chart.answer('sendOnce', never)
    expect(chart.snapshot().context).toMatchObject({ text: whole, failure: { code: 'not-arrived' } })
    expect(kept(chart)).toEqual([{ kind: 'problem', text: whole }])
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('sendOnce')).toEqual({ request: { kind: 'problem', text: whole } })
    expect(chart.snapshot().context.failure).toBe(null)
  })

  it('[HELP-06] after a reload in the middle it looks up the outcome first, and sends no draft by itself', () => {
    const chart = drive(feedbackMachine, { draft: { kind: 'praise', text: whole } })
    expect(chart.inputOf('sendOnce')).toEqual({ request: null })
    chart.answer('sendOnce', yes)
    expect([chart.at(), chart.snapshot().context.receipt]).toEqual(['sent', { number: 'F00000001' }])
    const draft = opened({ kind: 'praise', text: whole })
    expect(draft.snapshot().context).toMatchObject({ kind: 'praise', text: whole })
  })

  it('[HELP-06] a refusal says why and keeps the whole text', () => {
    const chart = sending()
    chart.answer('sendOnce', refused('no-permission'))
    expect(chart.snapshot().context).toMatchObject({
      text: whole,
      failure: { code: 'no-permission' },
    })
  })
})
