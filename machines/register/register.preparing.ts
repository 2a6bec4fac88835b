import { registerSetup } from './register.setup'

/** What the form needs: the ways on offer, the fields and their rules. */
const kit = registerSetup.createStateConfig({
  description: 'The ways on offer, the fields and their rules.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The platform is asked.',
      meta: { rows: ['REG-18', 'WIRE-18', 'WIRE-19', 'WIRE-20'] },
      invoke: {
        id: 'prepare',
        src: 'prepareRegister',
        onDone: [
          {
            guard: { type: 'nothingOnOffer', params: ({ event }) => ({ kit: event.output }) },
            target: '#register.closed',
            description: 'Neither way is switched on.',
          },
          {
            target: 'known',
            actions: { type: 'takeKit', params: ({ event }) => ({ kit: event.output }) },
          },
        ],
        onError: {
          target: '#register.failed',
          description: 'Without rules nobody can know what to ask for.',
        },
      },
      after: { longestWait: { target: '#register.failed', description: 'No answer in time.' } },
    },
    known: { type: 'final', description: 'Everything is there.' },
  },
})

/** Whoever sent the player here: the code of the link is checked while the form is on its way. */
const link = registerSetup.createStateConfig({
  description: 'Whoever sent the player here.',
  initial: 'looking',
  states: {
    looking: {
      description: 'Looks whether the address names somebody.',
      meta: { rows: ['REG-14', 'REG-16'] },
      always: [
        { guard: 'hasLink', target: 'checking' },
        { target: 'settled', description: 'It does not.' },
      ],
    },
    checking: {
      description: 'The platform checks the code of the link; the form does not wait for it for long.',
      meta: { rows: ['REG-15', 'REG-16', 'WIRE-21'] },
      invoke: {
        id: 'link',
        src: 'checkAffiliate',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'settled',
            description: 'The code is good.',
            actions: { type: 'trustCode', params: ({ context }) => ({ code: context.link.code }) },
          },
          {
            target: 'settled',
            description: 'Nobody has this code: the form says so, and the link does not count.',
            actions: 'dropLink',
          },
        ],
        onError: { target: 'settled', description: 'Not known: the code is checked before sending.' },
      },
      after: {
        linkCheck: {
          target: 'settled',
          description: 'Not known in time: the code is checked before sending.',
        },
      },
    },
    settled: {
      type: 'final',
      description: 'A code that was not found good is checked before the form is sent.',
      meta: { rows: ['ERROR-10', 'REG-13', 'VALID-13'] },
    },
  },
})

/** Before the form: its kit and the affiliate of the link, side by side. */
export const preparing = registerSetup.createStateConfig({
  type: 'parallel',
  description: 'The form is on its way.',
  tags: 'pending',
  meta: { screen: '/m/register' },
  states: { kit, link },
  onDone: { target: 'form', description: 'Everything is there.' },
})
