import { defineCases } from '../shared/cases'
import { walletMachine } from './wallet.machine'

export const walletCases = defineCases<typeof walletMachine>({
  id: 'wallet',
  summary: 'Balance in the header, shown or hidden',
  machine: walletMachine,
  inputs: { shown: { hidden: false }, hidden: { hidden: true } },
  events: { REFRESH: [{}], TOGGLE: [{}], MONEY_MOVED: [{}] },
  signals: ['MONEY_MOVED'],
  outcomes: {
    balance: { done: [{ sumBalance: '12480.50', currency: 'PHP' }], error: [{ code: 'offline' }] },
  },
  project: ({ context }) => [
    context.balance !== null,
    context.failure?.code,
    context.startHidden,
    context.movedAgain,
  ],
  invariants: {
    'a known balance is exact decimal text': (s) =>
      s.context.balance === null || /^-?\d+(\.\d{1,4})?$/.test(s.context.balance.sumBalance),
  },
})
