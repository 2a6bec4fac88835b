import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

/** A button that puts a text beside it onto the clipboard: an account, a reference. */
export const copyTextMachine = setup({
  types: {
    context: {} as { readonly text: string },
    events: {} as { type: 'COPY' },
    input: {} as { readonly text: string },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'copied',
  },
  actors: { copy: callActor<null, { text: string }>('copy') },
  actions: { ...effects },
  delays: { longestWait: limits.longestWait, copied: limits.copied },
}).createMachine({
  id: 'copy-text',
  description: 'A button that puts the text beside it onto the clipboard.',
  options,
  context: ({ input }) => ({ text: input.text }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The text stands there, with the button.',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      on: { COPY: { target: 'copying', description: 'The text goes onto the clipboard.' } },
    },
    copying: {
      description: 'The browser is asked to copy it.',
      tags: 'pending',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'copied', description: 'It is on the clipboard.' },
        onError: {
          target: 'ready',
          description: 'The browser keeps the clipboard shut: the text can be copied by hand.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
        },
      },
      after: { longestWait: { target: 'ready', description: 'The browser never answered.' } },
    },
    copied: {
      description: 'Says for a moment that it is done.',
      tags: 'copied',
      meta: { rows: ['WALLET-07'], screen: '/m/voucherCenter' },
      on: { COPY: { target: 'copying', description: 'Once more.' } },
      after: { copied: { target: 'ready', description: 'The moment is over.' } },
    },
  },
})
