import { defineCases } from '../shared/cases'
import { installMachine } from './install.machine'

export const installCases = defineCases<typeof installMachine>({
  id: 'install',
  summary: 'A place on the phone’s home screen',
  machine: installMachine,
  inputs: {
    'a browser with a prompt': { installed: false, means: 'prompt', asked: false },
    'a browser without one so far': { installed: false, means: 'none', asked: false },
    safari: { installed: false, means: 'steps', asked: false },
    'inside a social app': { installed: false, means: 'browser', asked: false },
    'offered before': { installed: false, means: 'prompt', asked: true },
    'on the home screen': { installed: true, means: 'none', asked: false },
  },
  events: { PROMPT: [{}], INSTALLED: [{}], INSTALL: [{}], DECLINE: [{}] },
  signals: ['PROMPT', 'INSTALLED'],
  outcomes: {
    moment: { done: [null], error: [{ code: 'unknown' }] },
    prompt: { done: [true, false], error: [{ code: 'unknown' }] },
  },
  project: ({ context }) => [context.means, context.asked].join(' '),
  invariants: {
    'what is offered by itself counts as offered': (s) => !s.hasTag('offering') || s.context.asked,
    'it waits only as long as it was never offered': (s) => !s.matches('waiting') || !s.context.asked,
    'a sheet has something to offer': (s) => !s.hasTag('offering') || s.context.means !== 'none',
  },
})
