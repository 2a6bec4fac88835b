import { refusalIn } from '../shared/answers'
import { options } from '../shared/chart'
import { failureOf } from '../shared/failure'
import { exact, withdrawalIn } from './desk'
import { withdrawSetup, withdrawStart } from './withdraw.setup'

/** Taking money out: what is needed first, card and amount, the withdrawal password, and what became of it. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  description:
    'Taking money out: what is needed first, card and amount, the withdrawal password, the result.',
  options,
  context: withdrawStart,
  initial: 'loading',
  states: {
    loading: {
      description: 'Cards, bounds, fee and what is still to be bet are fetched. What was typed stays.',
      tags: 'pending',
      meta: { rows: ['WALLET-08', 'WIRE-88', 'WIRE-32', 'WALLET-02'], screen: '/m/withdraw' },
      invoke: {
        id: 'load',
        src: 'loadDesk',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepDesk', params: ({ event }) => ({ desk: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'It could not be fetched; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/withdraw' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.', actions: 'forgetFailure' } },
    },
    deciding: {
      description: 'What comes first.',
      meta: { rows: ['WALLET-08'] },
      always: [
        { guard: 'needsPin', target: 'choosingPin', description: 'No withdrawal password yet.' },
        { guard: 'needsCard', target: 'firstCard', description: 'No bank account yet.' },
        { target: 'filling', description: 'All there.' },
      ],
    },
    choosingPin: {
      description: 'The player chooses a withdrawal password right here.',
      meta: { rows: ['WALLET-08', 'WIRE-33'], screen: '/m/withdraw' },
      on: { PIN_SET: { target: 'loading', description: 'There is one now.' } },
    },
    firstCard: {
      description: 'The player adds a bank account right here.',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: '/m/withdraw' },
      on: { CARD_ADDED: { target: 'loading', description: 'There is one now.' } },
    },
    filling: {
      description:
        'Card and amount; fee, bounds and what is still to be bet are told before anything is sent.',
      tags: 'form',
      meta: { rows: ['ROUTE-49', 'WALLET-06', 'WALLET-08'], screen: '/m/withdraw' },
      on: {
        CHOOSE_CARD: {
          guard: { type: 'knowsCard', params: ({ event }) => ({ cardId: event.cardId }) },
          description: 'Where the money goes.',
          actions: { type: 'chooseCard', params: ({ event }) => ({ cardId: event.cardId }) },
        },
        TYPE: {
          description: 'The amount; typing takes the message about it away.',
          actions: { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
        },
        ALL: { description: 'As much as can be taken out at once.', actions: 'takeAll' },
        ADD_CARD: { target: 'addingCard', description: 'The money is to go to another account.' },
        NEXT: [
          {
            guard: 'betFirst',
            description: 'Part of a deposit has to be bet first; the screen says how much.',
          },
          {
            guard: 'wrongAmount',
            description: 'The amount is not right: it says why, and goes there.',
            actions: ['showProblem', { type: 'focusField', params: { field: 'amount' } }],
          },
          {
            target: 'confirming',
            description: 'An intent with a key of its own.',
            actions: { type: 'begin', params: ({ event }) => ({ requestId: event.requestId }) },
          },
        ],
      },
    },
    addingCard: {
      description: 'A panel adds one more bank account.',
      tags: 'form',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: '/m/withdraw' },
      on: {
        CARD_ADDED: { target: 'loading', description: 'The list is fetched anew.' },
        CANCEL: { target: 'filling', description: 'The panel is closed.' },
      },
    },
    confirming: {
      description: 'A panel tells amount, fee, what arrives and where, and asks for the withdrawal password.',
      tags: ['form', 'asking'],
      meta: { rows: ['WALLET-08'], screen: '/m/withdraw' },
      on: {
        TYPE_PIN: { actions: { type: 'typePin', params: ({ event }) => ({ value: event.value }) } },
        CANCEL: {
          target: 'filling',
          description: 'Not yet, or something else.',
          actions: ['forgetPin', 'forgetFailure'],
        },
        CONFIRM: [
          {
            guard: 'pinMissing',
            description: 'The withdrawal password is not whole: it says so.',
            actions: ['missPin', { type: 'focusField', params: { field: 'pin' } }],
          },
          { target: 'sending', description: 'The player means it.' },
        ],
      },
    },
    sending: {
      description: 'The wish is on its way, once, under its key. Tapping again does nothing.',
      tags: ['form', 'asking', 'pending', 'sending'],
      meta: { rows: ['WALLET-08', 'WIRE-89'], screen: '/m/withdraw' },
      invoke: {
        id: 'send',
        src: 'withdraw',
        input: ({ context: { cardId, amount, desk, pin, requestId } }) => ({
          cardId,
          amount: exact(amount),
          fee: desk?.terms.fee ?? '0',
          pin,
          requestId,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'Asked for: the money is held.',
            actions: { type: 'keepResult', params: ({ event }) => withdrawalIn(event.output) },
          },
          {
            guard: { type: 'wrongPin', params: ({ event }) => ({ answer: event.output }) },
            target: 'confirming',
            description: 'The withdrawal password is wrong, or rests for a while: nothing has moved.',
            actions: [{ type: 'keepFailure', params: ({ event }) => refusalIn(event.output) }, 'forgetPin'],
          },
          {
            target: 'loading',
            description: 'Refused: nothing has moved. How things stand is fetched anew, the reason shows.',
            actions: [
              { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
              'forgetPin',
              'noteNotDone',
            ],
          },
        ],
        onError: {
          target: 'finding',
          description: 'Not known whether it was asked for: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'finding',
          description: 'No answer in time: looks, and sends nothing again.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    finding: {
      description: 'Asks the platform what became of the wish, by its key. Nothing is sent a second time.',
      tags: ['pending', 'checking'],
      meta: { rows: ['WALLET-08', 'WIRE-90'], screen: '/m/withdraw' },
      entry: 'forgetPin',
      invoke: {
        id: 'find',
        src: 'findWithdrawal',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ result: event.output }) },
            target: 'done',
            description: 'It was asked for.',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'loading',
            description: 'It never came, and never will under this key: nothing has moved, and it says so.',
            actions: 'noteNotDone',
          },
        ],
        onError: { target: 'unknown', description: 'Still not known.' },
      },
      after: { longestWait: { target: 'unknown', description: 'Still not known.' } },
    },
    unknown: {
      description: 'Nobody knows yet whether it was asked for; looks again by itself.',
      tags: 'checking',
      meta: { rows: ['WALLET-08'], screen: '/m/withdraw' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'The player does not want to wait.' } },
      after: { lookAgain: { target: 'finding', description: 'Another look.' } },
    },
    done: {
      description: 'The withdrawal as it stands, with its number; the balance is asked for again.',
      tags: 'done',
      meta: { rows: ['WALLET-08', 'WIRE-89'], screen: '/m/withdraw' },
      entry: ['forgetPin', 'moneyMoved'],
      on: {
        AGAIN: { target: 'loading', description: 'One more withdrawal.', actions: 'startOver' },
      },
    },
  },
})
