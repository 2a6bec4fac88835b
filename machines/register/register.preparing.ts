import { answerIn } from '../shared/chart'
import { thrown } from '../shared/failure'
import * as paths from '../shared/paths'
import { registerSetup } from './register.setup'

/** What the form needs: the available methods, the fields and their rules. */
const formSetup = registerSetup.createStateConfig({
  description: 'The available methods, the fields and their rules.',
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether an earlier visit has loaded them.',
      meta: { rows: ['REG-18'] },
      always: [
        { guard: 'isKnown', target: 'known', description: 'The form shows at once.' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'The methods, the fields and their rules are fetched.',
      meta: { rows: ['REG-18', 'WIRE-18', 'WIRE-19', 'WIRE-20'] },
      invoke: {
        id: 'prepare',
        src: 'prepareRegister',
        onDone: [
          {
            guard: { type: 'nothingOnOffer', params: ({ event }) => ({ formSetup: event.output }) },
            target: '#register.closed',
            description: 'Both methods are switched off.',
          },
          {
            target: 'known',
            actions: { type: 'takeSetup', params: ({ event }) => ({ formSetup: event.output }) },
          },
        ],
        onError: {
          target: '#register.failed',
          description: 'Without the rules, the form cannot be shown.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    known: { type: 'final', description: 'Everything has loaded.' },
  },
})

/** Who referred the player: the link's code is checked while the form loads. */
const link = registerSetup.createStateConfig({
  description: 'Finds out who referred the player.',
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether the address contains a referral code.',
      meta: { rows: ['REG-14', 'REG-16'] },
      always: [
        { guard: 'hasLink', target: 'checking' },
        { target: 'settled', description: 'There is no referral code.' },
      ],
    },
    checking: {
      description: 'The platform checks the link’s code; the form waits for it only briefly.',
      meta: { rows: ['REG-15', 'REG-16', 'WIRE-21'] },
      invoke: {
        id: 'link',
        src: 'checkAffiliate',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'settled',
            description: 'The affiliate code is valid.',
            actions: { type: 'trustCode', params: ({ context }) => ({ code: context.link.code }) },
          },
          {
            target: 'settled',
            description: 'The code does not exist: the form says so, and the link is ignored.',
            actions: 'dropLink',
          },
        ],
        onError: {
          target: 'settled',
          description: 'The check failed; the code is checked again before the form is sent.',
        },
      },
      after: {
        linkCheck: {
          target: 'settled',
          description: 'The check took too long; the code is checked again before the form is sent.',
        },
      },
    },
    settled: {
      type: 'final',
      description: 'A code that has not been confirmed is checked before the form is sent.',
      meta: { rows: ['ERROR-10', 'REG-13', 'VALID-13'] },
    },
  },
})

/** Before the form: its setup and the affiliate of the link, in parallel. */
export const preparing = registerSetup.createStateConfig({
  type: 'parallel',
  description: 'The form is loading.',
  tags: 'pending',
  meta: { screen: paths.register },
  states: { formSetup, link },
  onDone: { target: 'form', description: 'Everything has loaded.' },
})
