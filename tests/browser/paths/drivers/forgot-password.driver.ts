import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { forgotPasswordCases } from '../../../../machines/forgot-password/forgot-password.cases'
import type { forgotPasswordMachine } from '../../../../machines/forgot-password/forgot-password.machine'
import { codeProblems, phoneReady, takes } from '../../../../machines/forgot-password/form'
import { forgotByEmail, resetByPhone } from '../../../../src/platform/calls/password'
import { registerRules } from '../../../../src/platform/calls/register'
import { captcha, login, sendSms } from '../../../../src/platform/calls/session'
import { askForCode, demandCaptcha, mayAskForCode, tapForCode } from '../support/code-request'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { acceptReset, refuseCode, refuseSame, settle } from '../support/forgot-world'
import { leaveCooldown, waitOut } from '../support/cooldown'

type Snapshot = SnapshotFrom<typeof forgotPasswordMachine>

const asIs = { make: () => {} }
const offered = ({ context }: Snapshot, method: 'email' | 'phone') =>
  context.phoneOffered && context.method !== method
/** The get-code button shows, and skipping its cooldown would disturb nothing. */
const mayGetCode = (snapshot: Snapshot) =>
  snapshot.context.method === 'phone' &&
  !['captcha-pending', 'submitting', 'cooldown'].some((tag) => snapshot.tags.has(tag))
const codeGoesOut = (snapshot: Snapshot) =>
  snapshot.hasTag('form') && mayGetCode(snapshot) && Object.keys(codeProblems(snapshot.context)).length === 0

/** The forgotten password: the player's taps, and the sandbox's answers. */
export const forgotPasswordDriver = defineDriver<typeof forgotPasswordMachine>({
  cases: forgotPasswordCases,
  ids: '[FORGOT-01] [FORGOT-02] [FORGOT-03] [FORGOT-11] [FORGOT-13] [FORGOT-14] [SMS-08]',
  events: {
    CHOOSE_EMAIL: {
      possible: (snapshot) => offered(snapshot, 'email'),
      make: (app) => app.way(app.words.forget['way.email']).click(),
    },
    CHOOSE_PHONE: {
      possible: (snapshot) => offered(snapshot, 'phone'),
      make: (app) => app.way(app.words.forget['way.phone']).click(),
    },
    TYPE: {
      possible: ({ context }, { field, value }) => takes(context, field) && context.values[field] !== value,
      make: (app, { field, value }) => app.field(field).fill(value),
    },
    GET_CODE: {
      possible: mayGetCode,
      before: (app, _, gates) => mayAskForCode(app, gates),
      make: (app, _, gates) => tapForCode(app, gates),
    },
    REFRESH_CAPTCHA: {
      possible: (snapshot) => snapshot.context.method === 'phone' && !snapshot.hasTag('captcha-pending'),
      make: (app) => app.captchaPicture.click(),
    },
    SUBMIT: {
      // The phone form's button is disabled until the form can be sent.
      possible: (snapshot) =>
        !snapshot.hasTag('cooldown') && (snapshot.context.method === 'email' || phoneReady(snapshot.context)),
      make: (app) => app.submit.click(),
    },
    CODE_SENT: {
      possible: (snapshot, { target }) =>
        codeGoesOut(snapshot) && target.mobileNum === snapshot.context.values.mobileNum,
      before: (app, _, gates) => askForCode(app, gates),
      make: (_, __, gates) => gates.release('code'),
    },
    REFUSED: 'it comes with an answer of the platform: the chart raises it itself',
    DEADLINE: {
      // A jump of the clock would time out a loading picture as well.
      possible: (snapshot) => snapshot.hasTag('cooldown') && !snapshot.hasTag('captcha-pending'),
      make: (app) => waitOut(app),
    },
    CAPTCHA_WANTED: {
      possible: codeGoesOut,
      before: (app, _, gates) => askForCode(app, gates),
      make: (app, _, gates) => demandCaptcha(app, gates),
    },
  },
  actors: {
    rules: {
      calls: [registerRules],
      done: [asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'registerRules' }) }],
    },
    captcha: {
      calls: [captcha],
      done: [asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'captcha' }) }],
    },
    mail: {
      calls: [forgotByEmail],
      done: [
        asIs,
        {
          make: ({ world }) =>
            world.fault({ kind: 'status', status: 429, retryAfter: 90, call: 'forgotByEmail' }),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'forgotByEmail' }) }],
    },
    reset: {
      calls: [resetByPhone],
      done: [
        { make: ({ world }) => acceptReset(world) },
        { make: ({ world }) => refuseSame(world) },
        { make: ({ world }) => refuseCode(world) },
        {
          make: ({ world }) =>
            world.fault({ kind: 'status', status: 429, retryAfter: 90, call: 'resetByPhone' }),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 503, call: 'resetByPhone' }) }],
    },
    signIn: {
      calls: [login],
      done: [
        asIs,
        {
          make: ({ world }) =>
            world.fault({
              kind: 'status',
              status: 400,
              code: 'login.captcha.required',
              captcha: true,
              call: 'login',
            }),
        },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'login' }) }],
    },
    cooldown: 'a browser’s clock is always available',
    smsCode: 'the inner SMS chart does not break; only a fault in its own code could break it',
    code: { calls: [sendSms] },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    const phoneOffered = input === 'by phone or mail'
    await settle(app.world, phoneOffered)
    if (!phoneOffered) await leaveCooldown(app, 'forget')
    await app.open('/m/forget')
  },
  same: ({ values, problems, failure, method, touched }) => ({
    values,
    problems,
    failure: failureKind(failure),
    method,
    touched,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') {
      await expect(app.page).toHaveURL(/\/m\/(home|login)$/)
      return
    }
    const { context } = expected as unknown as { context: Snapshot['context'] }
    if (context.failure) await expect(app.refusal).not.toHaveText('')
  },
  notHere: {
    'forgot-password.form.cooldown.waiting | error cooldown | 0': 'a browser’s clock is always available',
    'forgot-password.form | error smsCode | 0':
      'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  expects: { status: [400, 429, 503], lines: [/net::ERR_/] },
  longest: 60,
})
