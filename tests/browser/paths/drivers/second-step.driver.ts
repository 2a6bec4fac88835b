import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { secondStepCases } from '../../../../machines/second-step/second-step.cases'
import type { secondStepMachine } from '../../../../machines/second-step/second-step.machine'
import { finishLogin, loginStep } from '../../../../src/platform/calls/second-step'
import { codeAt } from '../../../wire/support/second-step'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { appSecret } from '../../../../src/sandbox/control/player'
import { holdPhone, keepOwnKey, phoneSays, setSafe, typedIs } from '../support/phone-key'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof secondStepMachine>

const field = (app: App) => app.page.locator('input[name="stepCode"]')
const fault = (call: 'loginStep' | 'finishLogin', status: number, code?: string) => ({
  make: ({ world }: App) =>
    world.fault({ kind: 'status', status, call, times: 1, ...(code ? { code } : {}) }),
})

/** The step after the password: the player's taps, their phone, and what the platform answers. */
export const secondStepDriver = defineDriver<typeof secondStepMachine>({
  cases: secondStepCases,
  ids: '[LOGIN-24] [LOGIN-28]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry).click() },
    TYPE: {
      possible: ({ context }: Snapshot, { value }) =>
        (context.way === 'app') === (value === '123456') && context.code !== value,
      // The app's field takes what the app shows.
      make: (app, { value }) => field(app).fill(value === '123456' ? codeAt(appSecret, Date.now()) : value),
    },
    OTHER_WAY: {
      make: async (app) => {
        const { 'step.useRecovery': codes, 'step.useApp': code } = app.words.safety
        await app.page.getByRole('button', { name: new RegExp(`^(${codes}|${code})$`) }).click()
      },
    },
    SUBMIT: { make: (app) => app.button(app.words.safety['step.go']).click() },
    USE_PASSKEY: { make: (app) => app.button(app.words.safety['step.passkey']).click() },
    CANCEL: { make: (app) => app.button(app.words.safety['change.giveUp']).click() },
  },
  actors: {
    ways: {
      calls: [loginStep],
      done: [
        { make: (app) => keepOwnKey(app, app.player, { app: true, codes: true }) },
        { make: ({ world, player }) => setSafe(world, player, { app: true }) },
        fault('loginStep', 400, 'second.step.expired'),
        fault('loginStep', 403, 'permission.denied'),
      ],
      error: [fault('loginStep', 400)],
    },
    check: {
      calls: [finishLogin],
      done: [typedIs(true), typedIs(false), fault('finishLogin', 400, 'second.step.expired')],
      error: [fault('finishLogin', 503)],
    },
    passkey: {
      calls: [loginStep, finishLogin],
      done: [
        phoneSays('own'),
        fault('loginStep', 403, 'permission.denied'),
        fault('loginStep', 400, 'second.step.expired'),
        phoneSays('closed'),
      ],
      error: [fault('loginStep', 503)],
    },
  },
  stopsTime: true,
  timer: () => false,
  withoutInputs: {
    withdrawing: 'the withdrawal has it in a panel of its own; paths of withdraw take it there',
  },
  players: everyKind,
  open: async (app) => {
    await holdPhone(app)
    await setSafe(app.world, app.player, { app: true })
    await app.open('/m/login?next=/m/notice')
    await app.fillLogin(app.player)
    await app.submit.click()
  },
  same: ({ way, missing, failure }) => ({ way, missing, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const { value } = expected as unknown as { value: string }
    if (value === 'asking') await expect(field(app)).toBeVisible()
    if (value === 'over') await expect(app.link(app.words.safety['step.again'])).toBeVisible()
  },
  notHere: {
    'second-step.phone | after phone | 0': 'a path waits for no two minutes',
    'second-step.taken | always | 1':
      'the withdrawal has it in a panel of its own; paths of withdraw take it there',
  },
  expects: { status: [400, 403, 503] },
})
