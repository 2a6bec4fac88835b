import { failureIn } from '../send-once/outcome'
import { typedMoney } from '../shared/amount'
import { endIn, options } from '../shared/chart'
import { thrown } from '../shared/failure'
import * as paths from '../shared/paths'
import { draftOf, requestOf, withdrawSetup, withdrawStart } from './withdraw.setup'

/** Withdrawing money: prerequisites, bank account and amount, the withdrawal password, the result. */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  description: 'Withdrawing money: prerequisites, bank account and amount, withdrawal password, result.',
  options,
  context: ({ input }) => withdrawStart(input),
  initial: 'settling',
  states: {
    loading: {
      description:
        'Bank accounts, limits, fee and the amount still to be bet are fetched. What was typed stays.',
      tags: ['pending', 'loading'],
      meta: { rows: ['WALLET-08', 'WIRE-88', 'WIRE-32', 'WALLET-02'], screen: paths.withdraw },
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
      meta: { rows: ['ERROR-32'], screen: paths.withdraw },
      on: { RETRY: { target: 'settling', description: 'The player tries again.', actions: 'forgetFailure' } },
    },
    deciding: {
      description: 'Checks what is still missing.',
      meta: { rows: ['WALLET-08'] },
      always: [
        { guard: 'needsPin', target: 'choosingPin', description: 'No withdrawal password has been set yet.' },
        { guard: 'needsCard', target: 'firstCard', description: 'No bank account has been added yet.' },
        { target: 'filling', description: 'Everything needed is set up.' },
      ],
    },
    choosingPin: {
      description: 'The player sets a withdrawal password right here.',
      tags: 'first-pin',
      meta: { rows: ['WALLET-08', 'WIRE-33'], screen: paths.withdraw },
      on: { PIN_SET: { target: 'loading', description: 'The withdrawal password is now set.' } },
    },
    firstCard: {
      description: 'The player adds a bank account right here.',
      tags: 'first-card',
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: paths.withdraw },
      on: { CARD_ADDED: { target: 'loading', description: 'The bank account is now added.' } },
    },
    filling: {
      description:
        'The form asks for bank account and amount. Fee and limits show before anything is sent, and how much the player must bet first before withdrawing.',
      tags: 'form',
      meta: { rows: ['ROUTE-49', 'WALLET-06', 'WALLET-08'], screen: paths.withdraw },
      on: {
        CHOOSE_CARD: {
          guard: { type: 'knowsCard', params: ({ event }) => ({ cardId: event.cardId }) },
          description: 'The player chooses where the money goes.',
          actions: [
            { type: 'chooseCard', params: ({ event }) => ({ cardId: event.cardId }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        TYPE: {
          description: 'Typing the amount clears its message.',
          actions: [
            { type: 'typeAmount', params: ({ event }) => ({ value: event.value }) },
            { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        ALL: {
          description: 'The player fills in the highest amount that can be withdrawn at once.',
          actions: ['takeAll', { type: 'keepDraft', params: ({ context }) => ({ draft: draftOf(context) }) }],
        },
        ADD_CARD: { target: 'addingCard', description: 'The player wants to add another bank account.' },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks whether what shows was fetched on this visit.',
          meta: { rows: ['WALLET-08'], screen: paths.withdraw },
          always: [
            { guard: 'isFresh', target: 'current' },
            { target: 'renewing', description: 'It is from an earlier visit, and is fetched again.' },
          ],
        },
        renewing: {
          description:
            'The form shows what an earlier visit has loaded. The player can fill it in; the next step waits for the answer.',
          tags: ['pending', 'renewing'],
          meta: { rows: ['WALLET-08', 'WIRE-88', 'WIRE-32', 'WALLET-02'], screen: paths.withdraw },
          invoke: {
            id: 'renew',
            src: 'loadOptions',
            onDone: {
              target: '#withdraw.deciding',
              description: 'Limits, fee and the available amount are up to date. What was typed stays.',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            onError: {
              target: 'outdated',
              description: 'The form stays, and says that it is not up to date.',
            },
          },
        },
        outdated: {
          description:
            'The form is from an earlier visit and says so; nothing is sent before it is up to date.',
          tags: 'late',
          meta: { rows: ['WALLET-08', 'ERROR-32'], screen: paths.withdraw },
          on: {
            NEXT: {
              target: 'renewing',
              description: 'The player wants to continue: it is fetched again first.',
            },
          },
        },
        current: {
          description: 'The options are up to date.',
          meta: { rows: ['WALLET-08'], screen: paths.withdraw },
          on: {
            NEXT: [
              {
                guard: 'betFirst',
                description:
                  'Part of a deposit must be bet before it can be withdrawn; the screen says how much.',
              },
              {
                guard: 'lacksStep',
                description:
                  'The operator requires a second step, and none is set up yet: the screen leads to the setup.',
              },
              {
                guard: 'cardRests',
                description:
                  'The bank account was added recently: the screen says from when it can be used, and nothing is sent.',
                actions: 'sayResting',
              },
              {
                guard: 'wrongAmount',
                description: 'The amount is wrong: the field says why and gets the focus.',
                actions: ['showProblem', { type: 'focusField', params: { field: 'amount' } }],
              },
              {
                target: '#withdraw.confirming',
                description: 'The amount is valid: the confirmation follows.',
                actions: 'begin',
              },
            ],
          },
        },
      },
    },
    addingCard: {
      description: 'A panel to add another bank account is open.',
      tags: ['form', 'adding-card'],
      meta: { rows: ['WALLET-08', 'WIRE-35'], screen: paths.withdraw },
      on: {
        CARD_ADDED: {
          target: 'loading',
          description: 'The bank account is added: the list is fetched again.',
        },
        CANCEL: { target: 'filling', description: 'The player closes the panel.' },
      },
    },
    confirming: {
      description:
        'A panel shows the amount, the fee, the amount paid out and where it goes, and asks for the withdrawal password.',
      tags: ['form', 'asking'],
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
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
          {
            guard: 'asksStep',
            target: 'proving',
            description: 'The player confirms; a passkey or a code is asked for before the money moves.',
            actions: {
              type: 'beginStep',
              params: ({ context: c }) => ({
                cardId: c.cardId,
                amount: typedMoney(c.amount, c.options?.terms.currency ?? ''),
              }),
            },
          },
          { target: 'settling', description: 'The player confirms.' },
        ],
      },
    },
    proving: {
      description: 'A panel asks for a passkey or a code (chart second-step).',
      tags: ['form', 'step'],
      meta: { rows: ['WALLET-08'], screen: paths.withdraw },
      on: {
        STEP_TAKEN: { target: 'settling', description: 'The second step succeeded: the withdrawal is sent.' },
        CANCEL: { target: 'confirming', description: 'The player closes the panel.' },
      },
    },
    settling: {
      description:
        'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.',
      tags: 'pending',
      meta: { rows: ['WALLET-08', 'WIRE-89', 'WIRE-90'], screen: paths.withdraw },
      exit: 'forgetPin',
      invoke: {
        id: 'sendOnce',
        src: 'sendOnce',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'wasDone', params: endIn },
            target: 'done',
            description: 'The withdrawal is requested: the money is set aside.',
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
      description: 'The withdrawal shows with its status and number; the balance is loaded again.',
      tags: 'done',
      meta: { rows: ['WALLET-08', 'WIRE-89'], screen: paths.withdraw },
      entry: 'moneyMoved',
      on: {
        AGAIN: {
          target: 'loading',
          description: 'The player starts another withdrawal.',
          actions: 'startOver',
        },
      },
    },
  },
})
