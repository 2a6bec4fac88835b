import { defineCases, php } from '../shared/cases'
import { walletMachine } from './wallet.machine'

export const walletCases = defineCases<typeof walletMachine>({
  id: 'wallet',
  summary: 'Balance in the header, shown or hidden',
  machine: walletMachine,
  risk: 'high',
  inputs: { shown: { hidden: false }, hidden: { hidden: true } },
  events: {
    REFRESH: [{}],
    TOGGLE: [{}],
    MONEY_MOVED: [{}],
    BALANCE: [{ balance: { sumBalance: php('12440.50') } }],
  },
  signals: ['MONEY_MOVED', 'BALANCE'],
  outcomes: {
    balance: { done: [{ sumBalance: php('12480.50') }], error: [{ code: 'offline' }] },
  },
  project: ({ context }) => [
    context.balance !== null,
    context.failure?.code,
    context.startHidden,
    context.movedAgain,
  ],
  invariants: {
    'a known balance is whole minor units': (s) =>
      s.context.balance === null || Number.isSafeInteger(s.context.balance.sumBalance.minor),
  },
})
