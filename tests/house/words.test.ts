import { describe, expect, it } from 'vitest'
import { messageCodes, type Notice } from '../../machines/shared/effects'
import { failureCodes } from '../../machines/shared/failure'
import { wordsForFailure } from '../../src/i18n/messages'
import { wordsForNotice } from '../../src/i18n/notices'
import { code } from './project'
import { tableOf } from './words'

const en = await tableOf('EN')
const ty = await tableOf('TY')

const bare = (key: string) => key.replace(/^\w+:/, '')
const failure = (code: (typeof failureCodes)[number]) => en(bare(wordsForFailure({ code }).key))
const notice = (text: (typeof messageCodes)[number]) => en(bare(wordsForNotice({ kind: 'info', text }).key))

describe('messages the specification gives verbatim', () => {
  it.each([
    {
      ids: '[ERROR-13]',
      said: failure('same-password'),
      text: 'The new password and the old password cannot be the same',
    },
    {
      ids: '[ERROR-14]',
      said: en('problem.confirmPassword.mismatch'),
      text: 'Confirmation password not matched',
    },
    { ids: '[ERROR-24]', said: en('problem.email.format'), text: 'E-mail format is incorrect' },
    { ids: '[ERROR-25]', said: en('problem.nickname.format'), text: 'Name format is not valid' },
    { ids: '[ERROR-15]', said: en('problem.confirmPassword.required'), text: 'Enter password' },
    { ids: '[ERROR-15]', said: en('problem.password.required'), text: 'Enter password' },
    { ids: '[ERROR-16]', said: notice('change-saved'), text: 'Change saved' },
    {
      ids: '[ERROR-17]',
      said: en('prompt.text'),
      text: 'Sorry, you are not logged in! please login first.',
    },
    {
      ids: '[ERROR-18]',
      said: failure('logged-out'),
      text: 'The account has been logged out, please log in again',
    },
    {
      ids: '[ERROR-19]',
      said: failure('no-permission'),
      text: 'Sorry, this account does not have permission or the feature is temporarily unavailable.',
    },
    {
      ids: '[ERROR-20]',
      said: failure('not-found'),
      text: 'Sorry, the user does not exist or is disabled.',
    },
    { ids: '[ERROR-21]', said: failure('already-exists'), text: 'Sorry, the username already exists.' },
    { ids: '[ERROR-22]', said: en('problem.username.format'), text: 'Account format is incorrect' },
    { ids: '[ERROR-23]', said: en('problem.password.format'), text: 'Password format is incorrect' },
    { ids: '[ERROR-26]', said: en('problem.mobileNum.format'), text: 'The mobile num is not valid' },
    { ids: '[ERROR-27]', said: failure('unknown'), text: 'Unknown error' },
    { ids: '[ERROR-28]', said: failure('empty-url'), text: 'The requested url is empty...' },
    { ids: '[ERROR-29]', said: failure('upgrading'), text: 'System upgrading, please try again later.' },
    { ids: '[ERROR-32]', said: en('reload'), text: 'Load failed, click to retry' },
    { ids: '[ERROR-34]', said: failure('not-member-side'), text: 'Non-member account unable to login' },
    { ids: '[ERROR-35]', said: failure('not-agent-side'), text: 'Non-agents cannot log in' },
    {
      ids: '[ERROR-36]',
      said: failure('trial-refused'),
      text: 'Please login an actual account to use this function',
    },
    { ids: '[ERROR-11]', said: failure('code-wrong'), text: 'Verification code error' },
    { ids: '[ERROR-12]', said: failure('captcha-required'), text: 'Enter a captcha' },
    { ids: '[ERROR-12]', said: en('problem.captcha.required'), text: 'Enter a captcha' },
    { ids: '[ERROR-09]', said: failure('invitation-wrong'), text: 'Invalid invitation code' },
    { ids: '[ERROR-37]', said: notice('sms-sending'), text: 'SMS sending...' },
    { ids: '[ERROR-37]', said: notice('sms-sent'), text: 'SMS sent' },
  ])('$ids "$text"', ({ said, text }) => {
    expect(said).toBe(text)
  })

  it('[ERROR-30, ERROR-31, ERROR-33, ERROR-51] messages the specification paraphrases have that meaning', () => {
    expect(failure('maintenance')).toMatch(/maintenance/)
    expect(failure('region-blocked')).toMatch(/location/)
    expect(en('region.title')).toBe('Access denied')
    expect(failure('offline')).toMatch(/network is slow or you are offline/)
    expect(notice('contact-service')).toMatch(/customer service/)
    expect(notice('free-reject')).toMatch(/trial account/)
    expect(en('logout.text')).toMatch(/sign out\?$/)
  })

  it('[VALID-34] the captcha’s hint says 1-16', () => {
    expect(en('captchaHint')).toMatch(/^1-16 /)
    expect(ty('captchaHint')).toContain('1-16')
  })

  it('[VALID-36] a number that is too short says how many digits it needs', () => {
    expect(en('problem.mobileNum.too-short')).toBe('The phone number needs {{min}} digits')
  })

  it('[ERROR-07] and says it in both languages', () => {
    expect(ty('problem.mobileNum.too-short')).toContain('{{min}}')
  })
})

describe('every code', () => {
  it('[ERROR-51] has its own message in both languages', () => {
    for (const code of failureCodes) {
      const key = bare(wordsForFailure({ code }).key)
      expect([en(key), ty(key)].every((text) => text.length > 3)).toBe(true)
    }
    for (const text of messageCodes) {
      const key = bare(wordsForNotice({ kind: 'info', text }).key)
      expect([en(key), ty(key)].every((words) => words.length > 1)).toBe(true)
    }
  })

  it('[ERROR-51] every toast of a chart has a text, whatever its kind', () => {
    const written = /kind: '(\w+)',\s+text: '([\w-]+)'/g
    const notices = code.flatMap(({ path, text }) =>
      path.startsWith('machines/') ? [...text.matchAll(written)] : [],
    )
    expect(notices.length).toBeGreaterThan(20)
    for (const [, kind, text] of notices) {
      const key = bare(wordsForNotice({ kind, text } as Notice).key)
      expect([key, en(key).length > 1, ty(key).length > 1]).toEqual([key, true, true])
    }
  })

  it('a long wait is shown in minutes and seconds', () => {
    const said = (retryAfter: number) => wordsForFailure({ code: 'too-many-tries', retryAfter })
    expect(said(119).values).toEqual({ seconds: 119 })
    expect(said(120)).toEqual({ key: 'failure.too-many-tries.long', values: { minutes: 2, seconds: 0 } })
    expect(said(898.5).values).toEqual({ minutes: 14, seconds: 59 })
  })

  it('a wait is shown in whole seconds, rounded up, and only if there is one', () => {
    expect(wordsForFailure({ code: 'too-many-tries', retryAfter: 41.2 })).toEqual({
      key: 'failure.too-many-tries.wait',
      values: { seconds: 42 },
    })
    expect(wordsForFailure({ code: 'too-many-tries' }).key).toBe('failure.too-many-tries')
    expect(wordsForNotice({ kind: 'fail', text: 'too-many-tries', retryAfter: 3 }).values).toEqual({
      seconds: 3,
    })
  })

  it('a wrong name and a wrong password get the same message', () => {
    expect(failure('wrong-credentials')).not.toMatch(/does not exist|no such|unknown/i)
  })
})
