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
})
