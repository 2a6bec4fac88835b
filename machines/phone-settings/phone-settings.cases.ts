import { defineCases } from '../shared/cases'
import { phoneSettingsMachine } from './phone-settings.machine'

export const phoneSettingsCases = defineCases<typeof phoneSettingsMachine>({
  id: 'phone-settings',
  summary: 'Motion, and what is said by itself on this phone',
  machine: phoneSettingsMachine,
  inputs: { start: { calm: false, muted: [] } },
  events: {
    MOTION: [{ calm: true }, { calm: false }],
    NEWS: [
      { kind: 'offers', muted: true },
      { kind: 'offers', muted: false },
    ],
  },
  signals: [],
  outcomes: {},
  project: ({ context: c }) => [c.calm, c.muted.includes('offers')],
  invariants: {
    'nothing is kept quiet twice': ({ context: { muted } }) => new Set(muted).size === muted.length,
  },
})
