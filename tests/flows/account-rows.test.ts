import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { limits } from '../../machines/shared/limits'
import { problemOf } from '../../machines/shared/fields'
import type { Call } from '../../src/platform/call'
import { contract } from '../../src/platform/contract'
import { operatorOf } from '../../src/operators/all'
import * as lateRecords from '../../src/platform/late-records'
import * as startRecords from '../../src/platform/records'
import { words as formEN } from '../../src/i18n/words/EN/form'
import { words as registerEN } from '../../src/i18n/words/EN/register'
import { words as shellEN } from '../../src/i18n/words/EN/shell'
import { words as homeEN } from '../../src/i18n/words/EN/home'
import { words as gamesEN } from '../../src/i18n/words/EN/games'
import { words as homeTY } from '../../src/i18n/words/TY/home'
import { oneWorld } from '../wire/support/fresh-world'
import type { World } from '../wire/support/world'
import { eachInItsOwnPage, loginForm, kept, page, reached, signIn, start, startAt } from './page'

const records = { ...startRecords, ...lateRecords }

/** Requirements of the account areas that are implemented in one place, each tested there. */

describe('settings as the platform sends them', () => {
  let world: World
  oneWorld((fresh) => (world = fresh))
  const settings = () => world.call(contract.settings, { merchantCode: 'perya' })

  it('[SITE-05, SITE-06, SITE-07] the template flags are whole numbers, 1 for the new version', async () => {
    expect((await settings()).mobileTemplate).toEqual({ mem_cen: 1, dep_func: 1 })
  })

  it('[SITE-08] service and version entries come from version.pathList and resources', async () => {
    const { version, resources } = await settings()
    expect(version.pathList.map(({ type, name }) => ({ type, name }))).toEqual([
      { type: 3, name: 'LIVECHAT' },
    ])
    expect(resources.map(({ resourceType }) => resourceType)).toEqual([
      'Android',
      'IOS',
      'MOBILECONFIG',
      'AppDownloadIcon',
    ])
  })

  it('[SITE-11, SITE-13] brand, its flags and its menus come from the platform alone: another brand is another answer', async () => {
    await world.control('site', { brand: 'bayside' })
    await world.control('flags', { REWCEN3: '0' })
    const { brand, whitelabel, agentMenu } = await settings()
    expect(brand).toBe('bayside')
    expect(whitelabel.REWCEN3).toBe('0')
    expect(await world.call(contract.whitelabel, { merchantCode: 'perya' })).toEqual(whitelabel)
    expect(agentMenu).toContain('overview')
    await world.control('site', { brand: 'perya' })
  })

  it('[CONST-05] merchant and trial merchant are configured values of the settings', async () => {
    const { merchantCode, trialMerchantCode } = await settings()
    expect([merchantCode, trialMerchantCode]).toEqual(['perya', 'peryatrial'])
  })

  it('[SITE-45] the sandbox answers every call of the contract, and nothing else', async () => {
    const { handlers } = await import('../../src/sandbox/handlers')
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract).sort())
    expect((await world.fetch('/wps/nothing/of/the/kind')).status).toBe(404)
  })
})

describe('a session and what it leaves behind', () => {
  eachInItsOwnPage()

  it('[SESSION-26, LOGIN-31] the login’s trial play uses the freeplay call; its session has the answer’s type and the trial merchant', async () => {
    await start()
    const { tryFree } = await import('../../src/flows/account/trial-login')
    const { sessionActor } = await import('../../src/flows/core/root')
    tryFree()
    const { waitFor } = await import('xstate')
    await waitFor(sessionActor()!, (state) => state.hasTag('signed-in'), { timeout: 10_000 })
    expect(kept('MC_SESSION_INFO')).toMatchObject({ type: 4, merchantCode: 'peryatrial' })
  })

  it('an operator without a merchant for trials has them under its own', async () => {
    const { getSetting, putSetting } = await import('../../src/sandbox/settings')
    const { db } = page.sandbox
    await putSetting(db, 'consolidated', { ...(await getSetting(db, 'consolidated')), trialMerchantCode: '' })
    await start()
    const { trialMerchantCode } = await import('../../src/flows/core/client')
    expect(trialMerchantCode()).toBe('perya')
  })

  it('[PSW-16] no password is in storage after a login; the page’s memory has it, and signing out clears it', async () => {
    const { root } = await start()
    await signIn()
    const { sessionPassword } = await import('../../src/flows/session/secrets')
    expect(sessionPassword()).toBe('Perya-1234')
    expect(page.session.has('PSW')).toBe(false)
    expect([...page.session.values(), ...page.local.values()].join()).not.toContain('Perya-1234')
    root.sessionActor()!.send({ type: 'SIGNED_OUT' })
    expect(sessionPassword()).toBeNull()
  })

  it('[PSW-16, PSW-02] the page forgets a typed password after five minutes, a phone that slept on its next look', async () => {
    await start()
    await signIn()
    const { holdSessionPassword, sessionPassword } = await import('../../src/flows/session/secrets')
    vi.useFakeTimers()
    try {
      holdSessionPassword('Perya-1234')
      vi.advanceTimersByTime(5 * 60_000 - 1)
      expect(sessionPassword()).toBe('Perya-1234')
      vi.advanceTimersByTime(1)
      expect(sessionPassword()).toBeNull()
      holdSessionPassword('Perya-1234')
      // Asleep: no timer runs.
      vi.setSystemTime(Date.now() + 5 * 60_000)
      expect(sessionPassword()).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('[LOGOUT-07] nothing about banks or anything else of the player remains on the phone', async () => {
    const { root } = await start()
    await signIn()
    page.session.set('bankList', '[]')
    root.sessionActor()!.send({ type: 'SIGNED_OUT' })
    expect([...page.session.keys()]).toEqual(['autoLogin'])
  })
})

describe('the cooldown of the next code', () => {
  eachInItsOwnPage()

  it.each([
    { minutes: 3, milliseconds: 180_000 },
    { minutes: 1, milliseconds: 60_000 },
  ])('[CONST-26] is expiredMinutes × 60 s: $minutes minutes', async ({ minutes, milliseconds }) => {
    await page.control('sms', { expiredMinutes: minutes })
    await start()
    const { smsCodeFlow } = await import('../../src/flows/account/sms-code')
    const target = { mobileNum: '9171234507', dialingCode: '63' }
    const actor = createActor(smsCodeFlow, { input: { purpose: 'login', target } }).start()
    await reached(actor, (state) => state.hasTag('ready'))
    actor.send({ type: 'SEND', target, captcha: '', captchaId: null })
    await reached(actor, (state) => state.hasTag('counting'))
    expect(actor.getSnapshot().context.until).toBe(startAt + milliseconds)
  })
})

describe('an answered captcha', () => {
  eachInItsOwnPage()

  it.each([
    { way: 'the platform’s own codes', thirdPartyPhone: false, codes: '/wps/verification/sms/noLogin' },
    { way: 'codes of a third party', thirdPartyPhone: true, codes: '/demo/provider/phone/code' },
  ])('[WIRE-09] is named by its id: $way', async ({ thirdPartyPhone, codes }) => {
    await page.control('register', { thirdPartyPhone })
    await start()
    const form = await loginForm()
    form.send({ type: 'CHOOSE_MOBILE' })
    form.send({ type: 'CAPTCHA_WANTED' })
    await reached(form, (state) => state.context.captcha !== null)
    const id = form.getSnapshot().context.captcha?.id
    form.send({ type: 'TYPE', field: 'mobileNum', value: '9171234507' })
    form.send({ type: 'TYPE', field: 'captcha', value: '1234' })
    const button = form.getSnapshot().children.smsCode!
    await reached(button, (state) => state.hasTag('ready'))
    form.send({ type: 'GET_CODE' })
    await reached(button, (state) => state.hasTag('counting'))
    // An SMS provider has no part in the platform's pictures.
    expect(page.calls(codes)[0]?.headers.get('CaptchaId')).toBe(thirdPartyPhone ? null : id)
    const rows = page.sandbox.db.selectFrom('outbox').select('code')
    const { code } = await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()
    form.send({ type: 'TYPE', field: 'messageCode', value: code })
    form.send({ type: 'SUBMIT' })
    await reached(form, (state) => state.status === 'done')
    expect(page.calls('/wps/session/login')[0]?.headers.get('CaptchaId')).toBe(id)
  })
})

describe('constants', () => {
  it('[CONST-01, CONST-03] a platform is html5, M or mobile and a client type 2 in every call; none has a gateway', () => {
    const fields = Object.values<Call>(contract).flatMap(({ request }) =>
      'entries' in request ? Object.entries(request.entries as Record<string, unknown>) : [],
    )
    const literals = (wanted: string) =>
      new Set(
        fields.flatMap(([name, schema]) =>
          name === wanted ? (schema as { literal?: unknown }).literal : [],
        ),
      )
    expect(literals('platform')).toEqual(new Set(['html5', 'M']))
    expect(literals('clientType')).toEqual(new Set(['2']))
    expect(fields.filter(([name]) => /gateway/i.test(name))).toEqual([])
  })

  it('[CONST-20, ERROR-53] loading toasts last 10 s; a message without a time shows for 3 s, a success 1 s, "SMS sent" 1.5 s', () => {
    expect(limits.settingsSignOut).toBe(10_000)
    expect(limits.passwordToast).toBe(10_000)
    expect([limits.toast, limits.longToast, limits.successToast, limits.smsSentToast]).toEqual([
      3_000, 8_000, 1_000, 1_500,
    ])
  })

  it('[SITE-44] every record has one fixed key and place, and the persistent one has no player data', () => {
    const all = Object.values(records).map(({ area, key }) => `${area} ${key}`)
    expect(new Set(all).size).toBe(all.length)
    const lasting = all.filter((one) => one.startsWith('local')).sort()
    expect(lasting).not.toContain('local MC_SESSION_INFO')
    // The requirements name one of them (APP-10).
    expect(lasting.filter((one) => !one.startsWith('local perya.'))).toEqual(['local WEBCLIP'])
  })
})

describe('rules and words', () => {
  it('[VALID-29] limits and pattern come from the platform’s rule; without a rule a field has no requirements', () => {
    const rule = { enabled: true, required: true, regExp: '^[a-z]+$', min: 2, max: 4 }
    expect(problemOf(rule, 'abc')).toBeNull()
    for (const wrong of ['', 'a', 'abcde', 'AB']) expect(problemOf(rule, wrong)).not.toBeNull()
    expect(problemOf(undefined, '')).toBeNull()
  })

  it('each generic problem has words of its own', () => {
    for (const kind of ['required', 'too-short', 'too-long', 'format'] as const) {
      const said = Object.entries(formEN).filter(
        ([key]) => key === `problem.${kind}` || key.endsWith(`.${kind}`),
      )
      expect(said.length).toBeGreaterThan(0)
    }
  })

  it('[I18N-08] the registration’s checkbox confirms the brand’s age, 21 or 18', async () => {
    expect(registerEN.agree).toContain('{{age}} or older')
    expect([operatorOf('perya').brand.age, operatorOf('bayside').brand.age]).toEqual([21, 18])
  })

  it('[VALID-39] the captcha field takes digits, six at most, whatever is typed', async () => {
    const { sanitize, maxLengths } = await import('../../machines/register/form')
    expect(maxLengths.captcha).toBe(6)
    expect(sanitize('captcha', 'a1b2c3d4e5f6g7', '63')).toBe('123456')
  })

  it('[I18N-03, CONST-04] English is the default on a new phone; Filipino is the other language', () => {
    expect(operatorOf('perya').languages).toEqual(['EN', 'TY'])
  })

  it('home says to play with care, in both languages', () => {
    expect(homeEN['care.text']).toMatch(/money you can spare/)
    expect(homeTY['care.text'].length).toBeGreaterThan(20)
  })

  it('the English tables name navigation, games and languages', () => {
    for (const table of [shellEN, homeEN, gamesEN]) expect(Object.keys(table).length).toBeGreaterThan(20)
    expect(shellEN['tab.home']).toBe('Home')
    expect(shellEN['category.RNG']).toBe('Slots')
  })

  it('[ERROR-52] the three messages about invitations differ, and each has its place', () => {
    const said = [
      registerEN.linkRefused,
      formEN['problem.affiliateCode.wrong'],
      shellEN['failure.invitation-wrong'],
    ]
    expect(said[0]).toMatch(/^Referrer link error/)
    expect(said[1]).toMatch(/invitation code error/i)
    expect(said[2]).toBe('Invalid invitation code')
  })
})
