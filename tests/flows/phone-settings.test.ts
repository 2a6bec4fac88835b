import { describe, expect, it } from 'vitest'
import { phoneSettingsMachine } from '../../machines/phone-settings/phone-settings.machine'
import { drive } from './drive'

describe('[MEMBER-31] settings of a phone', () => {
  it('each choice is kept with the others, and motion is applied at once', () => {
    const chart = drive(phoneSettingsMachine, { calm: false, muted: ['marks'] })
    chart.send({ type: 'NEWS', kind: 'offers', muted: true })
    chart.send({ type: 'MOTION', calm: true })
    expect(chart.effects()).toEqual([
      ['keepSettings', { calm: false, muted: ['offers', 'marks'] }],
      ['applyMotion', { calm: true }],
      ['keepSettings', { calm: true, muted: ['offers', 'marks'] }],
    ])
    chart.send({ type: 'NEWS', kind: 'marks', muted: false })
    expect(chart.snapshot().context.muted).toEqual(['offers'])
  })
})
