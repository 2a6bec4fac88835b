import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { fieldsOf, problemIn, tabsOf } from '../../../../machines/register/form'
import { registerCases } from '../../../../machines/register/register.cases'
import type { registerMachine } from '../../../../machines/register/register.machine'
import {
  checkAffiliate,
  countries,
  register,
  registerMobile,
  registerRules,
  registerSettings,
} from '../../../../src/platform/calls/register'
import { captcha } from '../../../../src/platform/calls/session'
import { providerCode, providerWord } from '../../../../src/platform/provider'
import { askForCode, demandCaptcha, mayAskForCode, tapForCode } from '../support/code-request'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { leaveCooldown, waitOut } from '../support/cooldown'
import {
  acceptRegister,
  knowAffiliates,
  refuseMany,
  refuseTaken,
  sendProviderCode,
  settle,
} from '../support/register-world'

type Snapshot = SnapshotFrom<typeof registerMachine>

const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const asIs = { make: () => {} }
const copying = (snapshot: Snapshot) =>
  snapshot.matches({ form: { tab: { username: 'copying' } } }) ||
  snapshot.matches({ form: { tab: { mobile: 'copying' } } })
const shows = ({ context }: Snapshot, field: Parameters<typeof problemIn>[1]) =>
  fieldsOf(context).includes(field)
/** Opens what is folded away, where the field is in there. */
async function openMore(page: Page, field: string) {
  const more = page.locator('details:not([open])', { has: page.locator(`[name="${field}"]`) })
  if (await more.count()) await more.locator('summary').click()
}
/** Nothing else is pending that skipping the cooldown would disturb. */
const quiet = (snapshot: Snapshot) =>
  !copying(snapshot) && !snapshot.hasTag('captcha-pending') && !snapshot.hasTag('cooldown')

/** The registration: the player's taps, and the sandbox's answers. */
export const registerDriver = defineDriver<typeof registerMachine>({
  cases: registerCases,
  ids: '[REG-01] [REG-02] [REG-03] [REG-13] [REG-17] [ERROR-32] [SITE-15] [SITE-16]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.reload).click() },
    CHOOSE_USERNAME: {
      possible: ({ context }) => tabsOf(context.flags).length > 1 && context.tab === 'mobile',
      make: (app) => app.way(app.words.register['way.username']).click(),
    },
    CHOOSE_MOBILE: {
      possible: ({ context }) => tabsOf(context.flags).length > 1 && context.tab === 'username',
      make: (app) => app.way(app.words.register['way.mobile']).click(),
    },
    TYPE: {
      possible: (snapshot, { field, value }) =>
        snapshot.hasTag('form') && shows(snapshot, field) && snapshot.context.values[field] !== value,
      make: async (app, { field, value }) => {
        await openMore(app.page, field)
        await app.field(field).fill(value)
      },
    },
    CHOOSE_DIALING_CODE: {
      possible: (snapshot, { code }) => shows(snapshot, 'mobileNum') && snapshot.context.dialingCode !== code,
      make: async (app, { code }) => {
        await openMore(app.page, 'mobileNum')
        await app.page.getByLabel(app.words.form.dialingCode).selectOption(code)
      },
    },
    TOGGLE_AGREE: { make: (app) => app.agreeBox.click() },
    GET_CODE: {
      possible: (snapshot) => shows(snapshot, 'verificationCode') && quiet(snapshot),
      before: (app, _, gates) => mayAskForCode(app, gates),
      make: async (app, _, gates) => {
        await openMore(app.page, 'verificationCode')
        await tapForCode(app, gates)
      },
    },
    REFRESH_CAPTCHA: {
      possible: (snapshot) => snapshot.hasTag('captcha') && !snapshot.hasTag('captcha-pending'),
      make: (app) => app.captchaPicture.click(),
    },
    SUBMIT: { possible: (s) => s.context.agreed && !s.hasTag('cooldown'), make: (app) => app.submit.click() },
    REFUSED: 'it comes with an answer of the platform: the chart raises it itself',
    DEADLINE: {
      // A jump of the clock would time out a loading picture as well.
      possible: (snapshot) => snapshot.hasTag('cooldown') && !snapshot.hasTag('captcha-pending'),
      make: (app) => waitOut(app),
    },
    CAPTCHA_WANTED: {
      possible: (snapshot) =>
        shows(snapshot, 'verificationCode') &&
        quiet(snapshot) &&
        snapshot.matches({ form: { attempt: 'editing' } }) &&
        problemIn(snapshot.context, 'mobileNum') === null,
      before: (app, _, gates) => askForCode(app, gates),
      make: (app, _, gates) => demandCaptcha(app, gates),
    },
    CAPTCHA_USED: 'it comes with the answer to a registration: the chart raises it itself',
  },
  actors: {
    renew: comesBack,
    prepare: {
      calls: [registerRules, registerSettings, countries],
      done: [asIs, asIs, asIs, asIs],
      // A failure that the client does not retry: time is paused while the link is checked.
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'registerSettings' }) },
      ],
    },
    captcha: {
      calls: [captcha],
      done: [asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'captcha' }) }],
    },
    link: {
      calls: [checkAffiliate],
      done: [
        { make: ({ world }) => knowAffiliates(world, true) },
        { make: ({ world }) => knowAffiliates(world, false) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'checkAffiliate' }) }],
    },
    affiliate: {
      calls: [checkAffiliate],
      done: [
        { make: ({ world }) => knowAffiliates(world, true) },
        { make: ({ world }) => knowAffiliates(world, false) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'checkAffiliate' }) }],
    },
    verify: {
      calls: [providerWord],
      done: [
        { make: ({ world }) => sendProviderCode(world, true) },
        { make: ({ world }) => sendProviderCode(world, false) },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', path: providerWord.path }) }],
    },
    register: {
      calls: [register, registerMobile],
      done: [
        { make: acceptRegister },
        { make: refuseTaken },
        { make: refuseMany },
        {
          make: ({ world }) => world.fault({ kind: 'status', status: 403, path: '/wps/member/register' }),
        },
      ],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 503, path: '/wps/member/register' }) },
      ],
    },
    cooldown: 'a browser’s clock is always available',
    smsCode: 'the inner SMS chart does not break; only a fault in its own code could break it',
    nameCheck: 'the username check does not break; only a fault in its own code could break it',
    code: { calls: [providerCode] },
  },
  stopsTime: true,
  open: async (app, opening) => {
    await settle(app.world, opening)
    if (opening.input === 'through a link') await leaveCooldown(app, 'register')
    // The name that the cases type would be marked as taken while it is typed.
    else await app.world.control('player', { userName: 'mika_07', known: false })
    const link = opening.input === 'through a link' ? '?code=AGENT7&domain=agents.example' : ''
    await app.open(`/m/register${link}`)
  },
  same: ({ values, agreed, problems, failure, tab, linkRefused, dialingCode }) => ({
    values,
    agreed,
    problems,
    // The request that the form waits for fails in a way that is not tried again.
    failure: failureKind(failure, { 'no answer': ['offline', 'timeout', 'unknown'] }),
    tab,
    linkRefused,
    dialingCode,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done' || !JSON.stringify(expected.value).includes('"form"')) return
    const { context } = expected as unknown as { context: Snapshot['context'] }
    // Tabs exist only if there are two methods; this is the field each one is about.
    await expect(app.page.getByRole('tab')).toHaveCount(tabsOf(context.flags).length > 1 ? 2 : 0)
    await expect(app.field('username')).toHaveCount(context.tab === 'username' ? 1 : 0)
    await expect(app.field(context.tab === 'username' ? 'username' : 'mobileNum')).toBeVisible()
    if (context.failure) await expect(app.refusal).not.toHaveText('')
    for (const [field, problem] of Object.entries(context.problems)) {
      if (problem)
        await expect(app.page.locator(`form [name="${field}"]`)).toHaveAttribute('aria-invalid', 'true')
    }
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'register.form | done renew | 1 [addsCaptcha]': comesBack,
    'register.form | done renew | 2': comesBack,
    'register.preparing.formSetup.looking | always | 0 [isKnown]': comesBack,
    'register.form | error nameCheck | 0':
      'the username check does not break; only a fault in its own code could break it',
    'register.form.cooldown.waiting | error cooldown | 0': 'a browser’s clock is always available',
    'register.form | error smsCode | 0':
      'the inner SMS chart does not break; only a fault in its own code could break it',
  },
  expects: { status: [400, 403, 409, 429, 503], lines: [/net::ERR_/] },
  longest: 60,
})
