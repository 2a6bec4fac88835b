import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'
import { trialType, type Session } from './session'

interface SessionContext {
  readonly session: Session | null
}

/** Messages from other tabs of the same browser. */
export type OtherTabEvent =
  | { type: 'OTHER_TAB_SIGNED_IN'; session: Session }
  | { type: 'OTHER_TAB_SIGNED_OUT' }

type SessionEvent =
  | OtherTabEvent
  | { type: 'SIGNED_IN'; session: Session }
  | { type: 'SIGNED_OUT' }
  | { type: 'REFUSED'; token: string }

type PlayerNews = 'PLAYER.GUEST' | 'PLAYER.MEMBER'

/** Who is signed in: the single source of truth. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'signed-in' | 'guest',
  },
  actors: {
    restoreSession: callActor<Session | null>('restoreSession'),
    watchTabs: watchActor<OtherTabEvent>('watchTabs'),
  },
  actions: {
    ...effects,
    /** Tells the app chart who is signed in. */
    tellApp: (_: unknown, _params: { news: PlayerNews }) => {},
    /** Stores the session record for this tab. */
    keepSession: (_: unknown, _params: { session: Session }) => {},
    /** Removes everything that belongs to a player: records, caches, pages in memory (LOGOUT-04..08). */
    forgetPlayer: () => {},
    /** Tells the other tabs. */
    tellTabs: (_: unknown, _params: { signedIn: boolean }) => {},
    remember: assign((_, { session }: { session: Session | null }) => ({ session })),
    forget: assign({ session: null }),
  },
  guards: {
    found: (_, { session }: { session: Session | null }) => session !== null,
    isTrial: ({ context }) => context.session?.type === trialType,
    sameToken: ({ context }, { token }: { token: string }) => context.session?.token === token,
    anotherSession: ({ context }, { session }: { session: Session }) =>
      context.session?.token !== session.token,
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in on this phone, kept in sync across all tabs.',
  options,
  context: { session: null },
  invoke: {
    id: 'tabs',
    src: 'watchTabs',
    onError: { actions: { type: 'logFault', params: { what: 'other tabs', code: 'unknown' } } },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'Checks whether this tab or another one is signed in. The screen shows neither until it is known.',
      tags: 'pending',
      meta: { rows: ['SESSION-01', 'SESSION-02'] },
      invoke: {
        id: 'restore',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            description: 'A session was found.',
            actions: { type: 'remember', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'guest', description: 'Nobody is signed in.' },
        ],
        onError: {
          target: 'guest',
          description: 'The session cannot be read: the player starts as a guest.',
        },
      },
    },
    guest: {
      description: 'Nobody is signed in.',
      tags: 'guest',
      meta: { rows: ['SESSION-12', 'SESSION-13', 'SESSION-14'] },
      entry: ['forget', { type: 'tellApp', params: { news: 'PLAYER.GUEST' } }],
      on: {
        SIGNED_IN: {
          target: 'signedIn',
          description: 'Login, trial or registration succeeded in this tab.',
          actions: [
            { type: 'remember', params: ({ event }) => ({ session: event.session }) },
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
            { type: 'tellTabs', params: { signedIn: true } },
          ],
        },
        OTHER_TAB_SIGNED_IN: {
          target: 'signedIn',
          description: 'Someone signed in in another tab.',
          actions: [
            { type: 'remember', params: ({ event }) => ({ session: event.session }) },
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
          ],
        },
      },
    },
    signedIn: {
      description: 'Someone is signed in.',
      tags: 'signed-in',
      meta: { rows: ['LOGIN-28', 'SESSION-25'] },
      entry: { type: 'tellApp', params: { news: 'PLAYER.MEMBER' } },
      initial: 'looking',
      states: {
        looking: {
          description: 'Checks which kind of account is signed in.',
          always: [
            { guard: 'isTrial', target: 'trial', description: 'The account is of type 4 (trial).' },
            { target: 'account', description: 'The account is of any other type.' },
          ],
        },
        trial: {
          description: 'A free trial account: play money only.',
          meta: { rows: ['SESSION-09', 'SESSION-16'] },
        },
        account: {
          description: 'A real account, member or agent.',
          meta: { rows: ['SESSION-10', 'SESSION-25'] },
        },
      },
      on: {
        SIGNED_OUT: {
          target: 'guest',
          description: 'The player signed out in this tab.',
          actions: ['forgetPlayer', { type: 'tellTabs', params: { signedIn: false } }],
        },
        REFUSED: {
          guard: { type: 'sameToken', params: ({ event }) => ({ token: event.token }) },
          target: 'guest',
          description: 'The platform no longer accepts the session: it expired, or was ended elsewhere.',
          actions: [
            'forgetPlayer',
            { type: 'tellTabs', params: { signedIn: false } },
            { type: 'notify', params: { kind: 'fail', text: 'logged-out', milliseconds: limits.longToast } },
          ],
        },
        OTHER_TAB_SIGNED_OUT: {
          target: 'guest',
          description: 'The player signed out in another tab.',
          actions: [
            'forgetPlayer',
            {
              type: 'notify',
              params: { kind: 'info', text: 'signed-out-elsewhere', milliseconds: limits.longToast },
            },
          ],
        },
        OTHER_TAB_SIGNED_IN: {
          guard: { type: 'anotherSession', params: ({ event }) => ({ session: event.session }) },
          target: 'signedIn',
          reenter: true,
          description:
            'A different account signed in in another tab: this tab switches to it and clears its data.',
          actions: [
            'forgetPlayer',
            { type: 'remember', params: ({ event }) => ({ session: event.session }) },
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
            {
              type: 'notify',
              params: { kind: 'info', text: 'account-switched', milliseconds: limits.longToast },
            },
          ],
        },
        SIGNED_IN: {
          target: 'signedIn',
          reenter: true,
          description:
            'A second login in this tab replaces the first: a trial player switches to a real account.',
          actions: [
            'forgetPlayer',
            { type: 'remember', params: ({ event }) => ({ session: event.session }) },
            { type: 'keepSession', params: ({ event }) => ({ session: event.session }) },
            { type: 'tellTabs', params: { signedIn: true } },
          ],
        },
      },
    },
  },
})
