import { defineCases } from '../shared/cases'
import { toastsMachine } from './toasts.machine'

export const toastsCases = defineCases<typeof toastsMachine>({
  id: 'toasts',
  summary: 'Messages at the top of the screen',
  machine: toastsMachine,
  inputs: { start: undefined },
  events: {
    SHOW: [
      { notice: { kind: 'fail', text: 'same-password' } },
      { notice: { kind: 'loading', text: 'please-wait' } },
      { notice: { kind: 'success', text: 'sms-sent', milliseconds: 1_500 } },
      { notice: { kind: 'info', text: 'signed-out' } },
      { notice: { kind: 'offline', text: 'offline' } },
      { notice: { kind: 'info', text: 'contact-service', milliseconds: 2_000 } },
    ],
    DISMISS: [{}],
    STOP_WAITING: [{}],
  },
  signals: ['SHOW', 'STOP_WAITING'],
  outcomes: {},
  // Texts too: the same message is not shown twice.
  project: ({ context: { current, waiting } }) =>
    [...(current ? [current] : []), ...waiting].map(({ kind, text }) => kind + text),
  invariants: {
    'something shows exactly when the chart says so': (s) =>
      (s.context.current !== null) === s.hasTag('showing'),
    'never more than three wait': (s) => s.context.waiting.length <= 3,
  },
})
