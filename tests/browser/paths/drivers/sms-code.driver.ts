import { smsCodeCases } from '../../../../machines/sms-code/sms-code.cases'
import type { smsCodeMachine } from '../../../../machines/sms-code/sms-code.machine'
import { sendSms } from '../../../../src/platform/calls/session'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const mine = '9171234567'
const other = '9179999999'
const minute = 60_000
const ownCode = 'the page’s own clock and records do not break; only a fault in its code could break them'

const records = ['nothing', 'sent', 'imposed'] as const
/**
 * What the phone has stored about earlier codes for every number: nothing, a cooldown after a code, or one set by the
 * platform.
 */
const remembers = (runs: 'nothing' | 'sent' | 'imposed') => ({
  make: async (app: App) => {
    // Before the site has been opened there is no storage to write to: `open` does it later.
    if (!app.page.url().startsWith('http')) return
    const kept = runs === 'nothing' ? null : { until: { fromNow: minute }, imposed: runs === 'imposed' }
    const keys = [mine, other].map((number) => [`perya.sms.login.63.${number}`, kept] as const)
    await app.remember('local', Object.fromEntries(keys))
  },
})
/** Another tab of this browser stores the cooldown for the number in the form, as it is in this tab's record by now. */
async function asksElsewhere(app: App): Promise<void> {
  const { page } = app
  const key = `perya.sms.login.63.${await app.field('mobileNum').inputValue()}`
  const [kept, style] = await page.evaluate(
    (name) => [localStorage.getItem(name), document.styleSheets[0]?.href ?? ''] as const,
    key,
  )
  const { until, imposed } = JSON.parse(kept ?? '{"until":0,"told":false}') as {
    until: number
    imposed: boolean
  }
  const tab = await page.context().newPage()
  // Any file of the site gives access to its storage: no second app reads this one and removes it when it is over.
  await tab.goto(style)
  // Other tabs are only notified of a record that changes.
  const changed = JSON.stringify({ until: until + 1, imposed })
  await tab.evaluate(([name, text]) => localStorage.setItem(name, text), [key, changed] as const)
  await tab.close()
}
const fault = (answer: { status: number; code?: string; captcha?: boolean; retryAfter?: number }) => ({
  make: ({ world }: App) => world.fault({ kind: 'status', call: 'sendSms', ...answer }),
})

/** The get-code button of the login form: the player's taps, and the sandbox's answers. */
export const smsCodeDriver = defineDriver<typeof smsCodeMachine>({
  cases: smsCodeCases,
  ids: '[SMS-01]',
  events: {
    SEND: {
      // The form sends to the number in its field.
      possible: ({ context }, { target }) => context.target.mobileNum === target.mobileNum,
      make: (app) => app.button(app.words.form.getCode).click(),
    },
    NUMBER_CHANGED: { make: (app, { target }) => app.field('mobileNum').fill(target.mobileNum) },
    ASKED_ELSEWHERE: { make: asksElsewhere },
    DEADLINE: { make: ({ page }) => page.clock.fastForward(minute) },
  },
  actors: {
    deadline: { atOnce: true, calls: [], done: records.map(remembers), error: [ownCode] },
    send: {
      calls: [sendSms],
      done: [
        { make: ({ world }) => world.control('smsCode', { mobile: mine, purpose: 'noLogin', code: null }) },
        fault({ status: 400, code: 'login.captcha.required', captcha: true }),
        fault({ status: 429, retryAfter: 42 }),
        fault({ status: 403 }),
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'sendSms' }) }],
    },
    otherTabs: ownCode,
    wait: ownCode,
  },
  open: async (app, { answers }) => {
    await app.open('/m/login')
    await app.way(app.words.login['way.mobile']).click()
    await remembers(records[answers[0]?.caseIndex ?? 0] ?? 'nothing').make(app)
    await app.field('mobileNum').fill(mine)
  },
  same: ({ target, sent, failure }) => ({ target, sent, failure: failureKind(failure) }),
  shows: async ({ page }, { expected }) => {
    await expect(page.getByRole('timer')).toHaveCount(expected.value === 'counting' ? 1 : 0)
  },
  notHere: {
    'sms-code.checking | error deadline | 0': ownCode,
    'sms-code.counting | error wait | 0': ownCode,
    'sms-code.ready | error otherTabs | 0': ownCode,
    'sms-code.checking | NUMBER_CHANGED | 0 [anotherNumber]':
      'the record is read at once: no number can be typed in the meantime',
  },
  expects: { status: [400, 403, 429], lines: [/net::ERR_/] },
  longest: 40,
})
