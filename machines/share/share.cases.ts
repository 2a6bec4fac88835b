import { defineCases } from '../shared/cases'
import { shareMachine, type Referral } from './share.machine'

const referral: Referral = {
  code: 'MIKA2024',
  link: 'https://perya.example/m/register?code=MIKA2024',
  joined: 3,
}

export const shareCases = defineCases<typeof shareMachine>({
  id: 'share',
  summary: 'The referral panel: a link to copy or to share',
  machine: shareMachine,
  inputs: { 'with a share sheet': { canShare: true }, 'without one': { canShare: false } },
  events: { OPEN: [{}], COPY: [{}], SHARE: [{}], RETRY: [{}], ONLINE: [{}], CLOSE: [{}] },
  signals: ['ONLINE'],
  outcomes: {
    referral: { done: [referral], error: [{ code: 'offline' }] },
    copy: { done: [null], error: [new Error('clipboard blocked')] },
    sharing: { done: [null], error: [new Error('no share sheet')] },
  },
  project: ({ context: c }) => [c.canShare, c.referral !== null, c.failure?.code],
  invariants: {
    'what is shared has loaded': (s) => !s.hasTag('ready') || s.context.referral !== null,
    'the share sheet opens only if there is one': (s) =>
      !s.matches({ open: 'sharing' }) || s.context.canShare,
    'a failure says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
