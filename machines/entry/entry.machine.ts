import { setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import type { Role } from '../session/session'
import { to } from '../shared/address'
import * as paths from '../shared/paths'

/** Entries of the tab bar and the menus that are not open to everyone. */
export type EntryKind = 'members' | 'invite' | 'share' | 'money' | 'open'

export interface EntryInput {
  readonly kind: EntryKind
  /** Own path the entry leads to. */
  readonly to: string
  readonly role: Role
  /** The referral promotion is switched on (LAYOUT-10). */
  readonly referral: boolean
  /** The screen behind the entry exists. */
  readonly built: boolean
}

/** Decides at once where a tap on an entry leads: the screen, the login, or a message explaining why not. */
export const entryMachine = setup({
  types: { context: {} as EntryInput, input: {} as EntryInput, meta: {} as ChartMeta },
  actions: {
    ...effects,
    /** Opens the login popup (rulings: SESSION-12..15). */
    askToLogIn: (_: unknown, _params: { next: string }) => {},
    /** Opens the referral panel (MENU-06). */
    openShare: () => {},
  },
  guards: {
    guestAtMembers: ({ context: c }) =>
      c.role === 'guest' && (c.kind === 'members' || c.kind === 'invite' || c.kind === 'share'),
    guestAtMoney: ({ context: c }) => c.role === 'guest' && c.kind === 'money',
    trialAtMembers: ({ context: c }) => c.role === 'trial' && c.kind === 'members',
    trialAtMoney: ({ context: c }) =>
      c.role === 'trial' && (c.kind === 'money' || c.kind === 'invite' || c.kind === 'share'),
    referralOff: ({ context: c }) => (c.kind === 'invite' || c.kind === 'share') && !c.referral,
    sharing: ({ context: c }) => c.kind === 'share',
    notBuilt: ({ context: c }) => !c.built,
  },
}).createMachine({
  id: 'entry',
  description: 'Where a tap on an entry of the tab bar or a menu leads.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks the rules from top to bottom; the first match decides.',
      meta: { rows: ['LAYOUT-06', 'LAYOUT-08', 'SESSION-12'] },
      always: [
        {
          guard: 'guestAtMembers',
          target: 'login',
          description: 'Members, Invite friends and Share need an account.',
        },
        {
          guard: 'guestAtMoney',
          target: 'prompt',
          description: 'Deposit, records, settings and member tiles need an account as well.',
        },
        { guard: 'trialAtMembers', target: 'noTrial', description: 'Trial accounts cannot use this entry.' },
        {
          guard: 'trialAtMoney',
          target: 'realAccount',
          description: 'Trial accounts cannot use this entry.',
        },
        { guard: 'referralOff', target: 'service', description: 'The referral promotion is switched off.' },
        { guard: 'sharing', target: 'panel', description: 'Share has no screen of its own.' },
        { guard: 'notBuilt', target: 'notOpen', description: 'The screen does not exist yet.' },
        { target: 'screen', description: 'No rule applies: the screen opens.' },
      ],
    },
    login: {
      type: 'final',
      description: 'The login screen opens, and afterwards what was tapped.',
      meta: { rows: ['LAYOUT-06', 'LAYOUT-10', 'SESSION-14'] },
      entry: { type: 'goTo', params: ({ context }) => to(paths.login, { next: context.to }) },
    },
    prompt: {
      type: 'final',
      description: 'The login popup opens.',
      meta: { rows: ['SESSION-12', 'WALLET-05', 'RECORD-03'] },
      entry: { type: 'askToLogIn', params: ({ context }) => ({ next: context.to }) },
    },
    noTrial: {
      type: 'final',
      description: 'A message tells a trial account that the members page is not available to it.',
      meta: { rows: ['LAYOUT-07', 'ERROR-05'] },
      entry: {
        type: 'notify',
        params: { kind: 'info', text: 'free-reject', milliseconds: limits.refusalToast },
      },
    },
    realAccount: {
      type: 'final',
      description: 'A message asks the player to use a real account.',
      meta: { rows: ['SESSION-16', 'SESSION-17', 'ERROR-36'] },
      entry: { type: 'notify', params: { kind: 'info', text: 'trial-refused' } },
    },
    service: {
      type: 'final',
      description: 'A message asks the player to contact customer service.',
      meta: { rows: ['LAYOUT-08', 'LAYOUT-09', 'ERROR-06'] },
      entry: {
        type: 'notify',
        params: { kind: 'info', text: 'contact-service', milliseconds: limits.refusalToast },
      },
    },
    panel: {
      type: 'final',
      description: 'The referral panel opens on the current screen.',
      meta: { rows: ['MENU-06', 'PROMO-10'] },
      entry: 'openShare',
    },
    notOpen: {
      type: 'final',
      description: 'A message says that this part is not open yet.',
      meta: { rows: ['ROUTE-70'] },
      entry: { type: 'notify', params: { kind: 'info', text: 'not-open-yet' } },
    },
    screen: {
      type: 'final',
      description: 'The screen opens.',
      meta: { rows: ['LAYOUT-11'] },
      entry: { type: 'goTo', params: ({ context }) => ({ to: context.to }) },
    },
  },
})
