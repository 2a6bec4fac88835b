import { failureIn } from '../send-once/outcome'
import { endIn, options } from '../shared/chart'
import { thrown } from '../shared/failure'
import * as paths from '../shared/paths'
import { requestOf, transferSetup, transferStart } from './upline-transfer.setup'

/** Transferring money to the superior: amount, withdrawal password and result. */
export const uplineTransferMachine = transferSetup.createMachine({
  id: 'upline-transfer',
  description: 'Transferring money to the superior: amount, withdrawal password and result.',
  options,
  context: ({ input }) => transferStart(input),
  initial: 'settling',
  states: {
    loading: {
      description:
        'The superior, the limits and the amount still to be bet are fetched. What was typed stays.',
      tags: ['pending', 'loading'],
      meta: { rows: ['WALLET-09', 'WALLET-10', 'WIRE-85', 'WIRE-32'], screen: paths.transfer },
      invoke: {
        id: 'load',
        src: 'loadOptions',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.transfer },
      on: { RETRY: { target: 'settling', description: 'The player tries again.', actions: 'forgetFailure' } },
    },
    deciding: {
      description: 'Checks what is still missing.',
      meta: { rows: ['WALLET-10'] },
      always: [
        { guard: 'needsPin', target: 'choosingPin', description: 'No withdrawal password has been set yet.' },
        { target: 'filling', description: 'Everything needed is set up.' },
      ],
    },
    choosingPin: {
      description: 'The player sets a withdrawal password right here.',
      tags: 'first-pin',
      meta: { rows: ['WALLET-10', 'WIRE-33'], screen: paths.transfer },
      on: { PIN_SET: { target: 'loading', description: 'The withdrawal password is now set.' } },
    },
    filling: {
      description:
        'The form asks for the amount. Recipient, limits and the amount still to be bet show before anything is sent.',
      tags: 'form',
      meta: { rows: ['ROUTE-59', 'WALLET-09', 'WALLET-10'], screen: paths.transfer },
      on: {
        TYPE: {
          description: 'Typing the amount clears its message.',
          actions: [
            { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
            { type: 'keepAmount', params: ({ context }) => ({ amount: context.amount }) },
          ],
        },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          meta: { rows: ['WALLET-10'], screen: paths.transfer },
          always: [
            { guard: 'isFresh', target: 'current' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description:
            'The form shows what an earlier visit has loaded. The player can fill it in; the next step waits for the answer.',
          tags: ['pending', 'renewing'],
          meta: { rows: ['WALLET-09', 'WALLET-10', 'WIRE-85', 'WIRE-32'], screen: paths.transfer },
          invoke: {
            id: 'renew',
            src: 'loadOptions',
            onDone: {
              target: '#upline-transfer.deciding',
              description: 'The limits and the available amount are up to date. What was typed stays.',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isClosed', params: thrown },
                target: '#upline-transfer.failed',
                description: 'The account may no longer transfer.',
                actions: ['forgetOptions', { type: 'keepFailure', params: thrown }],
              },
              { target: 'outdated', description: 'The form stays, and says that it is not up to date.' },
            ],
          },
        },
        outdated: {
          description:
            'The form is from an earlier visit and says so; nothing is sent before it is up to date.',
          tags: 'late',
          meta: { rows: ['WALLET-10', 'ERROR-32'], screen: paths.transfer },
          on: {
            NEXT: {
              target: 'renewing',
              description: 'The player wants to continue: it is fetched again first.',
            },
          },
        },
        current: {
          description: 'The options are up to date.',
          meta: { rows: ['WALLET-10'], screen: paths.transfer },
          on: {
            NEXT: [
              {
                guard: 'betFirst',
                description: 'Part of a deposit has to be bet first; the screen says how much.',
              },
              {
                guard: 'wrongAmount',
                description: 'The amount is wrong: the field says why and gets the focus.',
                actions: ['showProblem', { type: 'focusField', params: { field: 'amount' } }],
              },
              {
                target: '#upline-transfer.confirming',
                description: 'The amount is valid: the confirmation follows.',
                actions: 'begin',
              },
            ],
          },
        },
      },
    },
    confirming: {
      description:
        'A panel shows the amount and the superior, warns that the transfer is final, and asks for the withdrawal password.',
      tags: ['form', 'asking'],
      meta: { rows: ['WALLET-10'], screen: paths.transfer },
      on: {
        TYPE_PIN: { actions: { type: 'typePin', params: ({ event }) => ({ value: event.value }) } },
        CANCEL: {
          target: 'filling',
          description: 'The player goes back to the form.',
          actions: ['forgetPin', 'forgetFailure'],
        },
        CONFIRM: [
          {
            guard: 'pinMissing',
            description: 'The withdrawal password is incomplete: the field says so.',
            actions: ['missPin', { type: 'focusField', params: { field: 'pin' } }],
          },
          { target: 'settling', description: 'The player confirms.' },
        ],
      },
    },
    settling: {
      description:
        'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WALLET-10', 'WIRE-85'], screen: paths.transfer },
      exit: 'forgetPin',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'Transferred: the money is with the superior.',
            actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output.value }) },
          },
          {
            guard: { type: 'wasWrongPin', params: endIn },
            target: 'confirming',
            description: 'The withdrawal password is wrong or temporarily locked: no money moved.',
            actions: { type: 'keepFailure', params: failureIn },
          },
          {
            guard: { type: 'wasNotDone', params: endIn },
            target: 'loading',
            description: 'No money moved. The options are fetched again, and the reason shows.',
            actions: [{ type: 'keepFailure', params: failureIn }, 'noteNotDone'],
          },
          {
            guard: 'isKnown',
            target: 'filling',
            description: 'There was no earlier attempt; the form of an earlier visit shows at once.',
          },
          { target: 'loading', description: 'There was no earlier attempt.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    done: {
      description: 'The transfer shows with its number; the balance is loaded again.',
      tags: 'done',
      meta: { rows: ['WALLET-10', 'WIRE-85'], screen: paths.transfer },
      entry: 'moneyMoved',
      on: {
        AGAIN: {
          target: 'loading',
          description: 'The player starts another transfer.',
          actions: 'startOver',
        },
      },
    },
  },
})
