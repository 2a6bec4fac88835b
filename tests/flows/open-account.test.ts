import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { affiliateLinksMachine } from '../../machines/affiliate-links/affiliate-links.machine'
import { sampleLink } from '../../machines/affiliate-links/links'
import { fieldsOf } from '../../machines/open-account/form'
import { openAccountMachine, type OpenAccountSetup } from '../../machines/open-account/open-account.machine'
import { rateProblem, ratesToSend, typedRate } from '../../machines/open-account/rates'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'
import { eachInItsOwnPage, openPage, page, reached, signIn, start } from './page'

const own = [{ category: 'RNG', rate: '1.20' }]
const formSetup: OpenAccountSetup = { rules: { username: { enabled: true, required: true, min: 4 } }, own }

describe('rates', () => {
  it.each([
    ['', '1.20', null],
    ['0', '1.20', null],
    ['1.2', '1.20', null],
    ['1.20', '1.20', null],
    ['1.21', '1.20', 'too-much'],
    ['0.01', '0.00', 'too-much'],
    ['.', '1.20', 'format'],
  ] as const)('[AGENT-20] %j of %s: %j', (typed, mine, problem) => {
    expect(rateProblem(typed, mine)).toBe(problem)
  })

  it('[AGENT-20] accept digits and two decimals, and are sent as exact text', () => {
    expect([typedRate('0.5 %'), typedRate('1.234'), typedRate('12345')]).toEqual(['0.5', '1.23', '123'])
    expect(ratesToSend(own, { RNG: '0.5' })).toEqual([{ category: 'RNG', rate: '0.50' }])
    expect(ratesToSend(own, {})).toEqual([{ category: 'RNG', rate: '0.00' }])
  })
})

describe('the form', () => {
  it('[AGENT-20, REG-07] has the fields of registration, in its order, but never a number or a payment password', () => {
    const on = { enabled: true, required: false }
    const rules = {
      email: { ...on, order: 1 },
      mobileNum: on,
      paymentPassword: on,
      captcha: on,
      zalo: { enabled: false, required: true },
      username: { ...on, order: 2 },
      password: { ...on, order: 3 },
    }
    expect(fieldsOf(rules)).toEqual(['email', 'username', 'password'])
  })
})

describe('opening an account', () => {
  const filled = () => {
    const chart = drive(openAccountMachine, { formSetup: null, draft: null })
    chart.answer('sendOnce', nothingOpen)
    chart.answer('formSetup', formSetup)
    chart.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    chart.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    return chart
  }
  const opening = () => {
    const chart = filled()
    chart.send({ type: 'SUBMIT' })
    return chart
  }

  it('[AGENT-20] shows the problems below the fields and sends nothing', () => {
    const chart = drive(openAccountMachine, { formSetup: null, draft: null })
    chart.answer('sendOnce', nothingOpen)
    chart.answer('formSetup', formSetup)
    chart.send({ type: 'SUBMIT' })
    expect(chart.running('sendOnce')).toBe(false)
    expect(chart.snapshot().context.problems).toEqual({ username: 'required', password: 'required' })
    expect(chart.effects()).toEqual([['focusField', { field: 'username' }]])
    chart.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    chart.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    chart.send({ type: 'TYPE_RATE', category: 'RNG', value: '1.3' })
    chart.effects()
    chart.send({ type: 'SUBMIT' })
    expect(chart.snapshot().context.badRates).toEqual(['RNG'])
    expect(chart.effects()).toEqual([['focusField', { field: 'rate.RNG' }]])
  })

  it('[WIRE-116] sends once, and clears the password afterwards', () => {
    const chart = opening()
    const input = chart.inputOf('sendOnce')
    expect(input).toMatchObject({ request: { kind: 'member', rates: [{ category: 'RNG', rate: '0.00' }] } })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('sendOnce')).toBe(input)
    chart.answer('sendOnce', accepted('neneng_1'))
    expect(chart.at()).toBe('opened')
    expect(JSON.stringify(chart.snapshot().context)).not.toContain('Perya-1234')
  })

  it('[WIRE-116] one that never arrived says so, and nothing typed is lost', () => {
    const chart = opening()
    chart.answer('sendOnce', never)
    expect([chart.at(), chart.snapshot().context.failure]).toEqual([
      'editing.current',
      { code: 'not-arrived' },
    ])
    expect(chart.snapshot().context.values.username).toBe('neneng_1')
  })

  it('[WIRE-116] looks up an account that was requested before the page was loaded', () => {
    const chart = drive(openAccountMachine, { formSetup: null, draft: null })
    expect(chart.inputOf('sendOnce')).toEqual({ request: null })
    chart.answer('sendOnce', accepted('neneng_1'))
    expect([chart.at(), chart.snapshot().context.opened]).toEqual(['opened', 'neneng_1'])
  })

  it('[AGENT-20] a taken name shows its message below the field', () => {
    const chart = opening()
    chart.answer('sendOnce', refused('already-exists'))
    expect(chart.snapshot().context.problems).toEqual({ username: 'taken' })
    expect(chart.snapshot().context.failure).toBeNull()
  })
})

describe('invitation links', () => {
  const listed = () => {
    const chart = drive(affiliateLinksMachine, { canShare: false })
    chart.answer('sendOnce', nothingOpen)
    chart.answer('links', { links: [sampleLink], own })
    return chart
  }

  it('[AGENT-21, WIRE-115] deletes only after a confirmation', () => {
    const chart = listed()
    chart.send({ type: 'DELETE', id: 'l1' })
    chart.send({ type: 'CANCEL' })
    expect(chart.running('sendOnce')).toBe(false)
    chart.send({ type: 'DELETE', id: 'l1' })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('sendOnce')).toEqual({ request: { what: 'deleted', id: 'l1' } })
    chart.answer('sendOnce', accepted(true))
    expect(chart.snapshot().context.links).toEqual([])
  })

  it('[WIRE-113] what was typed stays until a link is made of it', () => {
    const chart = listed()
    const make = () => chart.send({ type: 'CREATE' })
    const note = () => chart.snapshot().context.draft.note
    chart.send({ type: 'NEW' })
    chart.send({ type: 'TYPE_NOTE', value: ' Cebu' })
    make()
    expect(chart.inputOf('sendOnce')).toMatchObject({ request: { what: 'made', note: 'Cebu' } })
    chart.answer('sendOnce', never)
    expect([chart.at(), note(), chart.snapshot().context.failure?.code]).toEqual([
      'drafting',
      ' Cebu',
      'not-arrived',
    ])
    make()
    // Another tab's deletion was pending: nothing of this draft was sent.
    chart.answer('sendOnce', { ...nothingOpen, outcome: 'found', value: true, facts: { what: 'deleted' } })
    expect([chart.at(), note()]).toEqual(['loading', ' Cebu'])
    chart.answer('links', { links: [sampleLink], own })
    chart.send({ type: 'NEW' })
    make()
    chart.answer('sendOnce', accepted({ ...sampleLink, id: 'l2' }))
    expect([chart.snapshot().context.links.map(({ id }) => id), note()]).toEqual([['l2', 'l1'], ''])
  })

  it('[AGENT-21] shares only if the phone has a share sheet, and copies everywhere', () => {
    const chart = listed()
    chart.send({ type: 'SHARE', id: 'l1' })
    expect(chart.running('share')).toBe(false)
    chart.send({ type: 'COPY', id: 'l1' })
    expect(chart.inputOf('copy')).toEqual({ link: sampleLink.link })
    chart.answer('copy', null)
    expect(chart.snapshot().hasTag('copied')).toBe(true)
    chart.wait(2_000)
    expect(chart.snapshot().hasTag('copied')).toBe(false)
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it('[WIRE-112, WIRE-116] the account is sent encrypted, with the agent’s own rates as its limits', async () => {
    await start()
    await signIn('tita_baby')
    const { openAccountFlow } = await import('../../src/flows/agency/open-account')
    const account = createActor(openAccountFlow, { input: { formSetup: null, draft: null } }).start()
    await reached(account, (state) => state.matches('editing'))
    expect(account.getSnapshot().context.own[0]).toEqual({ category: 'RNG', rate: '1.20' })
    account.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    account.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    account.send({ type: 'SUBMIT' })
    await reached(account, (state) => state.matches('opened'))
    const [sent] = page.calls('/wps/agent/affiliate')
    expect(await sent?.text()).not.toContain('neneng_1')
    expect(sent?.headers.get('Encryption')).not.toBeNull()
    account.stop()
  })

  const keys = () => [...page.local].filter(([name]) => name.startsWith('perya.once.'))
  const links = async () => {
    await start()
    await signIn('tita_baby')
    const { affiliateLinksFlow } = await import('../../src/flows/agency/affiliate-links')
    const actor = createActor(affiliateLinksFlow, { input: { canShare: false } }).start()
    await reached(actor, (state) => state.hasTag('list'))
    return actor
  }

  it.each([
    [
      'made',
      'affiliateUrlCreate',
      '/wps/relay/MCS2_createAffiliateUrl',
      [{ type: 'NEW' }, { type: 'CREATE' }],
    ],
    [
      'deleted',
      'affiliateUrlDelete',
      '/wps/relay/MCS2_deleteAffiliateUrl',
      [{ type: 'DELETE', id: 'L1' }, { type: 'CONFIRM' }],
    ],
  ] as const)(
    '[WIRE-113, WIRE-115, WIRE-117] a link whose answer was lost after it was %s: a new page and a new sign-in look it up, and nothing goes out twice',
    async (what, lost, path, taps) => {
      const { sandbox } = page
      const rows = async () => (await sandbox.db.selectFrom('affiliateUrl').select('id').execute()).length
      const before = await rows()
      const first = await links()
      for (const call of [lost, 'requestOutcome'])
        await page.control('faults', { call, kind: 'commit-then-drop' })
      for (const tap of taps) first.send(tap)
      const once = first.getSnapshot().children['sendOnce']!
      await reached(once, (state) => state.hasTag('unknown'))
      first.stop()
      expect(page.calls(path)).toHaveLength(1)
      expect(await rows()).toBe(before + (what === 'made' ? 1 : -1))
      expect(keys().map(([name]) => name)).toEqual(['perya.once.tita_baby.affiliate-link'])
      sandbox.faults.clear()
      const { local } = page
      await page.leave()
      await openPage(sandbox)
      for (const [name, value] of local) page.local.set(name, value)
      const second = await links()
      expect(second.getSnapshot().context).toMatchObject({ failure: null, change: null })
      expect(second.getSnapshot().context.links).toHaveLength(await rows())
      expect([page.calls(path), page.calls('/wps/member/requestOutcome').length]).toEqual([[], 1])
      expect([await rows(), keys()]).toEqual([before + (what === 'made' ? 1 : -1), []])
      second.stop()
    },
  )
})
