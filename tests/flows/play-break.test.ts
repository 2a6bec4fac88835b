import { describe, expect, it } from 'vitest'
import type { PlayBreak } from '../../machines/play-break/break'
import { playBreakMachine } from '../../machines/play-break/play-break.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const none: PlayBreak = { kind: 'none', until: null, over: false, opensAt: null, waitHours: 24 }
const week: PlayBreak = { ...none, kind: 'time-out', until: 1_768_968_000_000 }

const shown = (now: PlayBreak) => {
  const chart = drive(playBreakMachine, undefined)
  chart.answer('load', now)
  return chart
}
const told = (chart: ReturnType<typeof shown>) =>
  chart.effects().flatMap(([name, params]) => (name === 'tellBreak' ? [params] : []))

describe('[I18N-07] a break from play and its end (trust 34)', () => {
  it('the app is told how it stands each time the platform has said so', () => {
    expect(told(shown(week))).toEqual([{ rests: true }])
    expect(told(shown(none))).toEqual([{ rests: false }])
  })

  it('at its end the platform is asked, some seconds later, and the app told', () => {
    const chart = shown(week)
    expect(chart.inputOf('end')).toEqual({ until: week.until })
    chart.send({ type: 'DEADLINE' })
    expect(chart.running('load')).toBe(false)
    chart.wait(limits.lookAgain)
    chart.answer('load', none)
    expect(told(chart)).toEqual([{ rests: true }, { rests: false }])
  })

  it('one that is for good, or that may be ended now, has no end to wait for', () => {
    for (const now of [
      { ...week, until: null },
      { ...week, over: true },
    ])
      expect(shown(now).inputOf('end')).toEqual({ until: Number.MAX_SAFE_INTEGER })
    expect(shown({ ...week, opensAt: 1 }).inputOf('end')).toEqual({ until: 1 })
  })

  it('is chosen, asked about once, and holds from the platform’s yes; a no leaves the choice, a refusal says why', () => {
    const chart = shown(none)
    expect(chart.snapshot().hasTag('form')).toBe(true)
    expect(chart.snapshot().context).toMatchObject({ now: none, length: null })
    chart.send({ type: 'NEXT' })
    expect(chart.at()).toBe('choosing')
    const length = { kind: 'time-out', days: 7 } as const
    chart.send({ type: 'CHOOSE', length })
    chart.send({ type: 'NEXT' })
    expect(chart.inputOf('change')).toEqual({ change: length, asks: 'yes' })
    expect(chart.snapshot().hasTag('form')).toBe(true)
    chart.answer('change', { outcome: 'left', value: null, failure: null })
    expect(chart.at()).toBe('choosing')
    expect(chart.snapshot().context).toMatchObject({ length, failure: null })
    chart.send({ type: 'NEXT' })
    chart.answer('change', { outcome: 'refused', value: null, failure: { code: 'no-permission' } })
    expect(chart.snapshot().context.failure?.code).toBe('no-permission')
    chart.effects()
    chart.send({ type: 'NEXT' })
    chart.answer('change', { outcome: 'accepted', value: week, failure: null })
    expect(chart.snapshot().hasTag('resting')).toBe(true)
    expect(chart.snapshot().context).toMatchObject({ now: week, length: null, failure: null })
    expect(told(chart)).toEqual([{ rests: true }])
  })

  it('is never ended before its end; afterwards its player asks, and the platform decides', () => {
    const early = shown(week)
    early.send({ type: 'COME_BACK' })
    expect(early.at()).toBe('resting')
    const chart = shown({ ...week, over: true })
    const ask = (outcome: object) => {
      chart.effects()
      chart.send({ type: 'COME_BACK' })
      expect(chart.inputOf('return')).toEqual({ change: 'back', asks: 'nothing' })
      expect(['pending', 'resting'].every((tag) => chart.snapshot().hasTag(tag as 'pending'))).toBe(true)
      chart.answer('return', outcome)
    }
    ask({ outcome: 'refused', value: null, failure: { code: 'too-many-requests' } })
    expect(chart.at()).toBe('resting')
    expect(chart.snapshot().context.failure?.code).toBe('too-many-requests')
    expect(told(chart)).toEqual([])
    ask({ outcome: 'accepted', value: none, failure: null })
    expect(chart.at()).toBe('choosing')
    expect(told(chart)).toEqual([{ rests: false }])
    const excluded = shown({ ...week, kind: 'self-exclusion', over: true })
    excluded.send({ type: 'COME_BACK' })
    const waits = { ...week, kind: 'self-exclusion', opensAt: 5 } as const
    excluded.answer('return', { outcome: 'accepted', value: waits, failure: null })
    expect(excluded.snapshot().context.now).toEqual(waits)
    expect(excluded.inputOf('end')).toEqual({ until: 5 })
    expect(told(excluded)).toEqual([{ rests: true }])
  })

  it('says that it could not be loaded, or asked for, and tries again', () => {
    const chart = drive(playBreakMachine, undefined)
    expect(['pending', 'loading'].every((tag) => chart.snapshot().hasTag(tag as 'pending'))).toBe(true)
    chart.fail('load', { code: 'offline' })
    expect(chart.snapshot().hasTag('error')).toBe(true)
    expect(chart.snapshot().context.failure?.code).toBe('offline')
    chart.send({ type: 'RETRY' })
    chart.answer('load', { ...week, over: true })
    expect(chart.snapshot().context.failure).toBeNull()
    chart.send({ type: 'COME_BACK' })
    chart.fail('return', { code: 'bad-answer' })
    expect(chart.snapshot().context.failure?.code).toBe('bad-answer')
    chart.send({ type: 'RETRY' })
    chart.answer('load', none)
    chart.send({ type: 'CHOOSE', length: { kind: 'self-exclusion', months: null } })
    chart.send({ type: 'NEXT' })
    chart.fail('change', { code: 'offline' })
    expect(chart.snapshot().hasTag('error')).toBe(true)
  })
})
