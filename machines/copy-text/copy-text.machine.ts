import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

/** A button that copies the text next to it: an account, a reference. */
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
  description: 'A button that copies the text beside it.',
  options,
  context: ({ input }) => ({ text: input.text }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The text shows, with the copy button.',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      on: { COPY: { target: 'copying', description: 'The player taps the button.' } },
    },
    copying: {
      description: 'The browser copies the text.',
      tags: 'pending',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'copied', description: 'The text is copied.' },
        onError: {
          target: 'ready',
          description: 'The browser does not allow copying: the text can be copied by hand.',
          actions: { type: 'notify', params: { kind: 'fail', text: 'copy-failed' } },
        },
      },
      after: { longestWait: { target: 'ready', description: 'The browser did not respond in time.' } },
    },
    copied: {
      description: 'Shows for a moment that the text was copied.',
      tags: 'copied',
      meta: { rows: ['WALLET-07'], screen: paths.deposit },
      on: { COPY: { target: 'copying', description: 'The player taps the button again.' } },
      after: { copied: { target: 'ready', description: 'The confirmation disappears.' } },
    },
  },
})
