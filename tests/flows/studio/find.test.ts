import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { entriesOf } from '../../../src/studio/build/entries'
import { factsOf } from '../../../src/studio/build/facts'
import { rowTexts } from '../../../src/studio/build/rows'
import { createSearch } from '../../../src/studio/find/search'

const nowhere = { state: () => undefined, transition: () => undefined }
const charts = catalogue.map((cases) => factsOf(cases, nowhere))
const entries = entriesOf(charts, rowTexts(charts))
const find = createSearch(entries)

/** Places among the first results, `chart` or the start of the id of a state or transition. */
const firstFor = (question: string, max = 5) =>
  find(question, max).map(({ entry }) => (entry.at === '' ? entry.chart : entry.at))

/**
 * What product staff asked, in their words, and where the answer is. One step types it, one reads the results, one
 * opens the place: five results fit on a screen.
 */
const questions: readonly (readonly [question: string, ...answers: string[]])[] = [
  ['what happens when the SMS code expires?', 'sms-code.counting'],
  ['which screens does a blocked player see?', 'site-status', 'app.site'],
  ['region', 'site-status', 'app.site'],
  ['account locked', 'login'],
  ['log in with a wrong password', 'login.form.attempt'],
  ['when is a captcha shown', 'login.form.captcha'],
  ['too many tries', 'login', 'sms-code', 'register', 'forgot-password'],
  ['forgot password', 'forgot-password'],
  ['free trial', 'trial-login', 'trial-account', 'login.form.attempt'],
  ['withdraw without a bank card', 'withdraw.deciding', 'withdraw.firstCard'],
  ['withdrawal password wrong', 'withdraw.settling', 'payment-pin'],
  ['must bet first before withdrawing', 'withdraw.filling'],
  ['the answer of a deposit was lost', 'deposit.settling', 'send-once'],
  ['deposit bonus', 'deposit'],
  ['what if the network is offline', 'connectivity', 'send-once'],
  ['site under maintenance', 'site-status', 'app.site'],
  ['signed out in another tab', 'session'],
  ['sign out', 'logout'],
  ['session expired', 'session.signedIn'],
  ['anunsyo', 'popups', 'message', 'agent-notices'],
  ['do not show an announcement again today', 'popups'],
  ['username already taken', 'register', 'username-check', 'open-account'],
  ['newer version of the site', 'app-update'],
  ['accept a contract', 'contract-page', 'contract-prompt'],
  ['transfer to my downline', 'downline-transfer', 'team-members'],
  ['game does not load', 'game-room', 'game-launch'],
]

describe('the search of the studio', () => {
  it.each(questions)('"%s" is answered among the first five', (question, ...answers) => {
    const found = firstFor(question)
    expect(
      found.some((at) => answers.some((answer) => at.startsWith(answer))),
      `found ${found.join(', ')}`,
    ).toBe(true)
  })

  it('forgives a slip of the pen', () => {
    expect(firstFor('withdrawl pasword')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^withdraw/)]),
    )
    expect(firstFor('maintenence').length).toBeGreaterThan(0)
  })

  it('finds what players read, in both languages, and where they read it', () => {
    const message = entries.find(({ kind, name }) => kind === 'message' && name === 'sms-sent')
    expect(message?.at).toMatch(/^sms-code\.sending \| done send/)
    for (const text of [message?.text, message?.fil]) {
      expect(find(text ?? '', 5).map(({ entry }) => entry.name)).toContain('sms-sent')
    }
  })

  it('finds a requirement row, an event and a screen', () => {
    expect(find('LOGIN-10', 3)[0]?.entry).toMatchObject({ kind: 'row', chart: 'login', name: 'LOGIN-10' })
    expect(find('refresh_captcha', 5).map(({ entry }) => entry.at)).toContainEqual(
      expect.stringMatching(/^login\.form\.captcha\.shown \| REFRESH_CAPTCHA/),
    )
    const titled = entries.filter(({ kind, text, fil }) => kind === 'screen' && (text === '' || fil === ''))
    expect(titled).toEqual([])
    expect(find('/m/withdraw', 5).map(({ entry }) => entry.chart)).toContain('withdraw')
  })

  it('says which words matched, and finds nothing for words that are nowhere', () => {
    expect(find('banned', 1)[0]?.words.join()).toMatch(/restrict|block|region|location/)
    expect(find('xyzzyx qwrtzp', 5)).toEqual([])
    expect(find('', 5)).toEqual([])
  })
})
