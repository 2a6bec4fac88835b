import { refusalIn } from '../shared/answers'
import { options } from '../shared/chart'
import { failureOf } from '../shared/failure'
import { exact, transferIn } from './desk'
import { transferSetup, transferStart } from './upline-transfer.setup'

/** Handing money to the superior: amount, withdrawal password, and what became of it. */
export const uplineTransferMachine = transferSetup.createMachine({
  id: 'upline-transfer',
  description: 'Handing money to the superior: amount, withdrawal password, and what became of it.',
  options,
  context: transferStart,
  initial: 'loading',
  states: {
    loading: {
      description: 'Superior, bounds and what is still to be bet are fetched. What was typed stays.',
      tags: 'pending',
      meta: { rows: ['WALLET-09', 'WALLET-10', 'WIRE-85', 'WIRE-32'], screen: '/m/upLine/transfer' },
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
      meta: { rows: ['ERROR-32'], screen: '/m/upLine/transfer' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.', actions: 'forgetFailure' } },
    },
    deciding: {
      description: 'What comes first.',
      meta: { rows: ['WALLET-10'] },
      always: [
        { guard: 'needsPin', target: 'choosingPin', description: 'No withdrawal password yet.' },
        { target: 'filling', description: 'All there.' },
      ],
    },
    choosingPin: {
      description: 'The player chooses a withdrawal password right here.',
      meta: { rows: ['WALLET-10', 'WIRE-33'], screen: '/m/upLine/transfer' },
      on: { PIN_SET: { target: 'loading', description: 'There is one now.' } },
    },
    filling: {
      description:
        'The amount; to whom it goes, bounds and what is still to be bet are told before anything is sent.',
      tags: 'form',
      meta: { rows: ['ROUTE-59', 'WALLET-09', 'WALLET-10'], screen: '/m/upLine/transfer' },
      on: {
        TYPE: {
          description: 'The amount; typing takes the message about it away.',
          actions: { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
        },
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
    confirming: {
      description:
        'A panel tells amount and superior, and that it cannot be taken back; it asks for the withdrawal password.',
      tags: ['form', 'asking'],
      meta: { rows: ['WALLET-10'], screen: '/m/upLine/transfer' },
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
      meta: { rows: ['WALLET-10', 'WIRE-85'], screen: '/m/upLine/transfer' },
      invoke: {
        id: 'send',
        src: 'transfer',
        input: ({ context: { amount, desk, pin, requestId } }) => ({
          to: desk?.to ?? '',
          amount: exact(amount),
          pin,
          requestId,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'done',
            description: 'Made: the money is the superior’s.',
            actions: { type: 'keepResult', params: ({ event }) => transferIn(event.output) },
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
          description: 'Not known whether it was made: looks, and sends nothing again.',
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
      meta: { rows: ['WALLET-10', 'WIRE-85'], screen: '/m/upLine/transfer' },
      entry: 'forgetPin',
      invoke: {
        id: 'find',
        src: 'findTransfer',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ result: event.output }) },
            target: 'done',
            description: 'It was made.',
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
      description: 'Nobody knows yet whether it was made; looks again by itself.',
      tags: 'checking',
      meta: { rows: ['WALLET-10'], screen: '/m/upLine/transfer' },
      on: { LOOK_AGAIN: { target: 'finding', description: 'The player does not want to wait.' } },
      after: { lookAgain: { target: 'finding', description: 'Another look.' } },
    },
    done: {
      description: 'The transfer with its number; the balance is asked for again.',
      tags: 'done',
      meta: { rows: ['WALLET-10', 'WIRE-85'], screen: '/m/upLine/transfer' },
      entry: ['forgetPin', 'moneyMoved'],
      on: {
        AGAIN: { target: 'loading', description: 'One more transfer.', actions: 'startOver' },
      },
    },
  },
})
