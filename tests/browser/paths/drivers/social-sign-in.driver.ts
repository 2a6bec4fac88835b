import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { socialSignInCases } from '../../../../machines/social-sign-in/social-sign-in.cases'
import type { socialSignInMachine } from '../../../../machines/social-sign-in/social-sign-in.machine'
import { login } from '../../../../src/platform/calls/session'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { tapAndClose } from '../../support/windows'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { leaveOnPhone } from '../support/phone'
import { setSafe } from '../support/phone-key'

type Snapshot = SnapshotFrom<typeof socialSignInMachine>

const mail = 'mika@example.com'
const state = 'a'.repeat(32)

const popupOf = ({ page }: App): Page => {
  const popup = page.context().pages().at(-1)
  if (!popup || popup === page) throw new Error('no window of a provider is open')
  return popup
}

/** Whether an account matches the provider's token. */
const known = (email: string | null) => ({
  make: ({ world }: App) => world.control('player', { userName: 'mika_07', email }) as Promise<void>,
})

/** The account wants a second step. */
const secured = async (app: App) => {
  await known(mail).make(app)
  await setSafe(app.world, 'mika_07', { app: true })
}

/** Third-party sign-in: the player's taps, and the answers of the fake provider and the sandbox. */
export const socialSignInDriver = defineDriver<typeof socialSignInMachine>({
  cases: socialSignInCases,
  ids: '[LOGIN-18] [LOGIN-28]',
  events: {
    CHOOSE: {
      possible: ({ context }, { provider }) => context.offered.includes(provider),
      make: async (app, { provider }) => {
        const opened = app.page.waitForEvent('popup')
        await app.button(app.words.social[provider]).click()
        await (await opened).waitForLoadState()
      },
    },
    CANCEL: { make: (app) => app.button(app.words.social.cancel).click() },
  },
  actors: {
    resume: {
      atOnce: true,
      calls: [],
      done: [{ make: () => {} }, { make: () => {} }, { make: () => {} }],
      error: ['the page reads its own address and record; only a fault in its code could fail'],
    },
    provider: {
      calls: [],
      done: [
        {
          // The chosen provider is the one that answers.
          possible: ({ context }: Snapshot) => context.provider === 'google',
          make: (app) => tapAndClose(popupOf(app).getByRole('button', { name: mail })),
        },
        { make: (app) => popupOf(app).close() },
        'the window’s listener takes a word without letters for a closed window',
      ],
      error: ['if no window can open, the provider’s own page replaces this one'],
    },
    signIn: {
      calls: [login],
      done: [known(mail), known(null), { make: secured }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 503, call: 'login' }) }],
    },
  },
  stopsTime: true,
  open: async (app, { input, answers }) => {
    const { world } = app
    await world.flags({ FACEBOOKLOGIN3: input === 'one provider' ? '0' : '1' })
    // The player returns from a provider's page, with nothing, without a token, or with one.
    const [first] = answers
    const word = first?.actorId === 'resume' && first.caseIndex === 2 ? 'word-of-the-provider' : ''
    if (word !== '') await world.control('providerWord', { token: word, email: mail })
    await leaveOnPhone(app, 'session', { 'perya.provider': { provider: 'google', state } })
    const said = new URLSearchParams({ provider: 'google', state, id_token: word })
    const back = first?.caseIndex === 0 ? '' : `#${said}`
    const next = input === 'one provider' ? '//evil.example' : '/m/notice'
    await app.open(`/m/login?next=${encodeURIComponent(next)}${back}`)
  },
  same: ({ provider, failure, offered, next }) => ({
    provider,
    offered,
    next,
    failure: failureKind(failure),
  }),
  shows: async (app, { expected }) => {
    const { context, value, status } = expected as unknown as {
      context: Snapshot['context']
      value: string
      status: string
    }
    if (value === 'stepWanted') await expect(app.page).toHaveURL(/\/m\/login\?.*view=step/)
    else if (status === 'done') await expect(app.page).toHaveURL(/\/m\/(notice|home)$/)
    if (value === 'waiting') await expect(app.page.getByText(app.words.social.waiting)).toBeVisible()
    if (value !== 'ready') return
    // A window with nothing more to report does not stay open.
    await expect.poll(() => app.page.context().pages().length).toBe(1)
    const told = app.page.locator('section [role="alert"]')
    if (context.failure?.code === 'not-found') await expect(told).toHaveText(app.words.social.none)
    else if (context.failure) await expect(told).not.toHaveText('')
  },
  withoutInputs: { none: 'without a provider there is no button, and nobody starts the chart' },
  notHere: {
    'social-sign-in.deciding | always | 1':
      'without a provider there is no button, and nobody starts the chart',
    'social-sign-in.resuming | error resume | 0':
      'the page reads its own address and record; only a fault in its code could fail',
    'social-sign-in.waiting | error provider | 0':
      'if no window can open, the provider’s own page replaces this one',
  },
  expects: { status: [403, 404, 503] },
  longest: 40,
})
