import { expect } from '@playwright/test'
import { fieldsOf, type LoginField } from '../../../../machines/login/form'
import { loginCases } from '../../../../machines/login/login.cases'
import type { loginMachine } from '../../../../machines/login/login.machine'
import { countries, registerRules, registerSettings } from '../../../../src/platform/calls/register'
import { captcha, login, trialLogin } from '../../../../src/platform/calls/session'
import { acceptLogin, refuseLogin, remembered, settle } from '../support/login-world'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { leaveCooldown, waitOut } from '../support/cooldown'
import { leaveOnPhone } from '../support/phone'
import { setSafe } from '../support/phone-key'
import type { SnapshotFrom } from 'xstate'

type Snapshot = SnapshotFrom<typeof loginMachine>

const shown = (snapshot: Snapshot): LoginField[] =>
  fieldsOf(snapshot.context.method, snapshot.hasTag('captcha'))
const asIs = { make: () => {} }

/** The login: the player's taps, and the sandbox's answers. */
export const loginDriver = defineDriver<typeof loginMachine>({
  cases: loginCases,
  ids: '[LOGIN-01] [LOGIN-03] [LOGIN-15] [LOGIN-16]',
  events: {
    CHOOSE_USERNAME: {
      possible: ({ context }) => context.tabs && context.method === 'mobile',
      make: (app) => app.page.getByRole('tab', { name: app.words.login['way.username'] }).click(),
    },
    CHOOSE_MOBILE: {
      possible: ({ context }) => context.tabs && context.method === 'username',
      make: (app) => app.page.getByRole('tab', { name: app.words.login['way.mobile'] }).click(),
    },
    TYPE: {
      // The code's field comes with the SMS chart, after the rules; typing the same text again is no event.
      possible: (snapshot, { field, value }) =>
        shown(snapshot).includes(field) &&
        snapshot.context.values[field] !== value &&
        !(field === 'messageCode' && snapshot.value === 'preparing'),
      make: (app, { field, value }) => app.field(field).fill(value),
    },
    CHOOSE_DIALING_CODE: {
      possible: ({ context }) => context.method === 'mobile' && context.countries.length > 0,
      make: async (app, { code }) => {
        await app.page.getByLabel(app.words.login.dialingCode).selectOption(code)
      },
    },
    // The checkbox itself is below its own picture; a tap lands on the words.
    TOGGLE_REMEMBER: { make: (app) => app.page.getByText(app.words.login.remember).click() },
    GET_CODE: {
      possible: (s) => s.context.method === 'mobile' && !s.hasTag('cooldown'),
      make: (app) => app.button(app.words.login.getCode).click(),
    },
    REFRESH_CAPTCHA: {
      possible: (snapshot) => snapshot.hasTag('captcha') && !snapshot.hasTag('captcha-pending'),
      make: (app) => app.captchaPicture.click(),
    },
    SUBMIT: { possible: (s) => !s.hasTag('cooldown'), make: (app) => app.submit.click() },
    TRY_FREE: {
      possible: (s) => !s.hasTag('cooldown'),
      make: (app) => app.button(app.words.login.tryFree).click(),
    },
    REFUSED: 'it comes with an answer of the platform: the chart raises it itself',
    DEADLINE: {
      // A jump of the clock would time out a loading picture as well.
      possible: (snapshot) => snapshot.hasTag('cooldown') && !snapshot.hasTag('captcha-pending'),
      make: (app) => waitOut(app),
    },
    CAPTCHA_WANTED:
      'the sandbox sends codes without a captcha; after a refused login the chart raises it itself',
  },
  actors: {
    prepare: {
      calls: [registerRules, registerSettings, countries],
      done: [asIs, asIs, asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'registerRules' }) }],
    },
    captcha: {
      calls: [captcha],
      done: [asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'captcha' }) }],
    },
    signIn: {
      calls: [login],
      done: [
        { make: ({ world }) => acceptLogin(world) },
        { make: ({ world }) => refuseLogin(world) },
        {
          make: ({ world }) =>
            world.fault({
              kind: 'status',
              status: 423,
              code: 'login.account.locked',
              call: 'login',
              times: 1,
            }),
        },
        {
          // The next screen asks for the step, which only the platform itself can begin.
          make: async ({ world }) => {
            await acceptLogin(world)
            await setSafe(world, 'mika_07', { app: true })
          },
        },
        {
          make: ({ world }) =>
            world.fault({ kind: 'status', status: 429, retryAfter: 90, call: 'login', times: 1 }),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'login' }) }],
    },
    signInFree: {
      calls: [trialLogin],
      done: [
        asIs,
        { make: ({ world }) => world.fault({ kind: 'status', status: 429, call: 'trialLogin', times: 1 }) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'trialLogin' }) }],
    },
    cooldown: 'a browser’s clock is always available',
    smsCode: 'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  open: async (app, opening) => {
    const agents = opening.input === 'username only'
    await settle(app.world, opening)
    await app.world.flags({ MOBILEVERCODELOGIN3: agents ? '0' : '1' })
    const records = remembered(opening)
    if (Object.keys(records).length > 0) await leaveOnPhone(app, 'local', records)
    if (agents) await leaveCooldown(app, 'login')
    await app.open(agents ? '/m/login?side=agent' : '/m/login?next=/m/notice')
    await expect(app.submit).toBeVisible()
  },
  same: ({ values, remember, problems, failure, method, side }) => ({
    values,
    remember,
    problems,
    failure: failureKind(failure, {
      refused: ['wrong-credentials', 'code-wrong', 'captcha-wrong', 'captcha-required'],
    }),
    method,
    side,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { context } = expected as unknown as { context: Snapshot['context'] }
    if (context.failure) await expect(app.refusal).not.toHaveText('')
    for (const field of Object.keys(context.problems)) {
      await expect(app.field(field as LoginField)).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: {
    'login.form.cooldown.waiting | error cooldown | 0': 'a browser’s clock is always available',
    'login.form | error smsCode | 0':
      'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  expects: { status: [400, 403, 423, 429], lines: [/net::ERR_/] },
})
