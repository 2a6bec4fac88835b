import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import * as paths from '../shared/paths'

/** Messages a player may mute; faults, limits and account notices are always shown. */
export const newsKinds = ['offers', 'marks', 'sign-in'] as const
export type NewsKind = (typeof newsKinds)[number]

export interface PhoneSettings {
  /** Reduce motion. */
  readonly calm: boolean
  readonly muted: readonly NewsKind[]
}

type PhoneSettingsEvent = { type: 'MOTION'; calm: boolean } | { type: 'NEWS'; kind: NewsKind; muted: boolean }

/** How the site behaves on this phone, whoever is signed in: motion and automatic messages. */
export const phoneSettingsMachine = setup({
  types: {
    context: {} as PhoneSettings,
    events: {} as PhoneSettingsEvent,
    input: {} as PhoneSettings,
    meta: {} as ChartMeta,
  },
  actions: {
    /** Stores the settings on this phone. */
    keepSettings: (_: unknown, _params: PhoneSettings) => {},
    /** Turns automatic motion off or on. */
    applyMotion: (_: unknown, _params: { calm: boolean }) => {},
    setMotion: assign((_, { calm }: { calm: boolean }) => ({ calm })),
    setMuted: assign(({ context }, { kind, muted }: { kind: NewsKind; muted: boolean }) => ({
      muted: newsKinds.filter((one) => (one === kind ? muted : context.muted.includes(one))),
    })),
  },
}).createMachine({
  id: 'phone-settings',
  description: 'How the site behaves on this phone, whoever is signed in: motion and automatic messages.',
  options,
  context: ({ input }) => input,
  initial: 'kept',
  states: {
    kept: {
      description: 'Each choice applies at once and is kept for the next visit.',
      meta: { rows: ['MEMBER-31'], screen: paths.settings },
      on: {
        MOTION: {
          description: 'Automatic motion is turned off or on.',
          actions: [
            { type: 'setMotion', params: ({ event }) => ({ calm: event.calm }) },
            { type: 'applyMotion', params: ({ event }) => ({ calm: event.calm }) },
            { type: 'keepSettings', params: ({ context }) => context },
          ],
        },
        NEWS: {
          description: 'One kind of message is muted or unmuted.',
          actions: [
            { type: 'setMuted', params: ({ event }) => ({ kind: event.kind, muted: event.muted }) },
            { type: 'keepSettings', params: ({ context }) => context },
          ],
        },
      },
    },
  },
})
