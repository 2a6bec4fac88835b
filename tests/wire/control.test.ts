import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { hotGames, vendors } from '../../src/platform/calls/games'
import { launchGame } from '../../src/platform/calls/launch'
import { walletBalance } from '../../src/platform/calls/wallet'
import { claim, waitingRewards } from '../../src/platform/calls/rewards'
import { settings, siteStatus, whitelabel } from '../../src/platform/calls/settings'
import { winners } from '../../src/platform/calls/boards'
import { openTypeThree } from '../../src/platform/type-three'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

const query = { merchantCode: 'perya' }

describe('the control plane', () => {
  let world: World
  eachWorld((fresh) => (world = fresh))

  it('answers only this machine, and no page from elsewhere', async () => {
    const ask = (url: string, headers: Record<string, string>, remoteAddress: string) =>
      world.sandbox.fetch(new Request(url, { headers }), { remoteAddress })
    const log = 'http://localhost/__sandbox/log'
    const table: [string, Record<string, string>, string, number][] = [
      [log, {}, '127.0.0.1', 200],
      [log, {}, '::1', 200],
      [log, {}, '::ffff:127.0.0.1', 200],
      [log, { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }, '127.0.0.1', 200],
      [log, {}, '192.168.1.20', 403],
      // A foreign name that resolves to this machine.
      ['http://evil.example/__sandbox/log', {}, '127.0.0.1', 403],
      [log, { Origin: 'https://evil.example' }, '127.0.0.1', 403],
      [log, { Origin: 'null' }, '127.0.0.1', 403],
      [log, { 'Sec-Fetch-Site': 'cross-site' }, '127.0.0.1', 403],
    ]
    for (const [url, headers, address, status] of table) {
      expect((await ask(url, headers, address)).status).toBe(status)
    }
  })

  it('arranges with one tap what a manual script’s link asks for, in words before', async () => {
    const till = {
      userName: 'tita_baby',
      pin: null,
      cards: [{ id: 'C1', bankName: 'Banco Bayani', accountNum: '004417729035' }],
      money: '12.50',
      app: true,
    }
    const phone = { local: { 'perya.sms.login.63.9171234567': { until: { fromNow: 1000 } } } }
    const arrange = JSON.stringify([
      ['player', till],
      ['site', { maintenance: true }],
      ['phone', phone],
      ['phone', { patient: true }],
    ])
    const page = await world.fetch(`/__sandbox/?${new URLSearchParams({ arrange })}`)
    expect(await page.text()).toContain(
      'Arrange: tita_baby: no withdrawal password; bank accounts at Banco Bayani 004417729035; balance 12.50; ' +
        'an authenticator app (its code stands under Faults); the site is under maintenance; this browser counts down',
    )
    const form = { method: 'POST', body: new URLSearchParams({ arrange }).toString() }
    const done = await world.fetch('/__sandbox/form/arrange', form)
    // The browser's storage is written by its page's only script.
    const remembered = await done.text()
    expect(remembered).toContain('phone.js')
    expect(remembered).toMatch(/perya\.sms.*patient/)
    const { db } = world.sandbox
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('username', '=', 'tita_baby')
      .executeTakeFirstOrThrow()
    const cards = await db.selectFrom('bankCard').select('id').where('memberId', '=', id).execute()
    expect(cards).toEqual([{ id: 'C1' }])
    const wallet = db.selectFrom('wallet').select('minor').where('memberId', '=', id)
    expect(await wallet.where('vendor', '=', 'MAIN').executeTakeFirst()).toEqual({ minor: 1250 })
    const security = db.selectFrom('memberSecurity').select('paymentPasswordHash').where('memberId', '=', id)
    expect(await security.executeTakeFirst()).toEqual({ paymentPasswordHash: null })
    const after = await (await world.fetch('/__sandbox/')).text()
    expect(after).toMatch(
      /authenticator app of tita_baby shows <code>\d{6}<[^]*?Each code\s+works once; with <em>Look\s+again</,
    )
    // The sandbox reports what it cannot set up or arm, for a link as for the form behind it.
    const useless: [Record<string, string>, string][] = [
      [{ arrange: '[["reset"' }, 'it has no list of what to arrange'],
      [{ arrange: '[["toString",{}]]' }, 'nothing is called “toString” here'],
      [{ arrange: '[["player",{"userName":"mika_07","pin":"12"}]]' }, '“player” does not take pin'],
      [{ arrange: '[["player",{"userName":"nobody_00"}]]' }, 'there is no player “nobody_00”'],
      [{ kind: 'hold', call: 'logIn' }, 'there is no call “logIn”'],
      [{ kind: 'held', call: 'login' }, 'a fault does not take this kind'],
    ]
    for (const [fields, why] of useless) {
      const body = new URLSearchParams(fields).toString()
      const name = 'arrange' in fields ? 'arrange' : 'fault'
      const sent = await world.fetch(`/__sandbox/form/${name}`, { method: 'POST', body, redirect: 'manual' })
      expect(sent.headers.get('location')).toBe(`/__sandbox/?${body}#faults`)
      const text = await (await world.fetch(`/__sandbox/?${body}`)).text()
      expect(text).toContain(`by this: ${why}`)
      expect(text).not.toMatch(/<button>Arm:|<button>Arrange:/)
    }
    expect(world.sandbox.faults.list).toEqual([])
    const nobody = await world.control('player', { userName: 'nobody_00', money: '1' })
    expect(await nobody.json()).toEqual({ found: false })
  })

  it('answers a page with nothing where a tester wants the app to stay', async () => {
    await world.control('faults', { kind: 'status', status: 204, path: '/demo/pay', times: 1 })
    const away = await world.fetch('/demo/pay/word')
    expect([away.status, await away.text()]).toEqual([204, ''])
    expect((await world.fetch('/demo/pay/word')).headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('carries out everything that manual scripts have arranged', async () => {
    const lists = readdirSync(inRoot('docs/flows/hand')).flatMap((file) => [
      ...readFileSync(inRoot(`docs/flows/hand/${file}`), 'utf8').matchAll(/"list":(\[\[.*?\]\])\}/g),
    ])
    const all = [...new Set(lists.map(([, list = '']) => list))].filter((list) => !list.includes('"phone"'))
    expect(all.length).toBeGreaterThan(50)
    for (const arrange of all) {
      const form = { method: 'POST', body: new URLSearchParams({ arrange }).toString() }
      const { status } = await world.fetch('/__sandbox/form/arrange', form)
      expect([arrange, status]).toEqual([arrange, 303])
    }
  })

  it('lets a provider confirm an e-mail, and has rewards wait again', async () => {
    const { db } = world.sandbox
    const word = { token: 'a-word', email: 'mika@example.com' }
    for (let times = 0; times < 2; times += 1) await world.control('providerWord', word)
    const words = await db.selectFrom('providerWord').select(['token', 'channel', 'subject']).execute()
    expect(words).toEqual([{ token: 'a-word', channel: 'social', subject: 'mika@example.com' }])
    await world.signIn('mika_07')
    const waiting = async () => (await world.call(waitingRewards, null)).list
    const [first] = await waiting()
    if (!first) throw new Error('no reward waits')
    const claimed = () =>
      world.call(claim, { requestId: crypto.randomUUID(), kind: 'reward', id: first.id, amount: '58.00' })
    await claimed()
    expect((await waiting()).map(({ id }) => id)).not.toContain(first.id)
    await world.control('player', { userName: 'mika_07', claimable: true })
    expect((await waiting()).map(({ id }) => id)).toContain(first.id)
    await claimed()
  })

  it('gives a player what began before, and takes it back', async () => {
    const { db } = world.sandbox
    const count = async (table: 'exclusion' | 'lotterySuborder' | 'depositOrder' | 'bet' | 'session') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    await world.signIn('mika_07')
    const tables = ['exclusion', 'lotterySuborder', 'depositOrder', 'bet', 'session'] as const
    const told = async (body: object) => {
      await world.control('player', { userName: 'mika_07', ...body })
      return Promise.all(tables.map(count))
    }
    const none = { break: 'none', deposit: 'none', round: false, elsewhere: false }
    const before = await told({ ...none, ticket: 'lost' })
    const given = await told({ break: 'time-out', deposit: 'transfer', round: true, elsewhere: true })
    expect(given).toEqual(before.map((n, at) => (tables[at] === 'lotterySuborder' ? 2 : n + 1)))
    expect(await told(none)).toEqual(before)
  })

  it('lets only its author take a remark of the studio away, or change it', async () => {
    const ana = { key: 'key of Ana', print: createHash('sha256').update('key of Ana').digest('hex') }
    const note = { id: 'n1', chart: 'wallet', on: '', kind: 'remark', text: 'Too small.', by: 'Ana', at: '1' }
    const post = async (key: string, part: object) => {
      const body = JSON.stringify([{ ...note, ...part }])
      const answer = await world.fetch('/__sandbox/notes', {
        method: 'POST',
        headers: { 'x-author': key },
        body,
      })
      return (await answer.json()) as unknown
    }
    const owner = ana.print
    const kept = [{ ...note, owner }]
    expect(await post(ana.key, { owner })).toEqual(kept)
    // Another browser, under her name, with her fingerprint, or with its own.
    expect(await post('key of Ben', { owner, removed: true })).toEqual(kept)
    const ben = createHash('sha256').update('key of Ben').digest('hex')
    expect(await post('key of Ben', { owner: ben, text: 'Mine.' })).toEqual(kept)
    expect(await post(ana.key, { owner, removed: true })).toEqual([{ ...note, owner, removed: true }])
    expect(await post(ana.key, { owner })).toEqual([{ ...note, owner, removed: true }])
    // One from before keys existed is nobody's: it can be deleted, but not rewritten.
    expect(await post('', { id: 'n2' })).toContainEqual({ ...note, id: 'n2' })
    expect(await post(ana.key, { id: 'n2', owner, text: 'Mine.' })).toContainEqual({ ...note, id: 'n2' })
    expect(await post(ana.key, { id: 'n2', text: 'Mine.', removed: true })).toContainEqual({
      ...note,
      id: 'n2',
      removed: true,
    })
  })

  it('sets flags, brand and site state, and a reset restores them', async () => {
    await world.control('flags', { DEPOSIT: '0', NEWFLAG: '1' })
    await world.control('site', { brand: 'bayside', maintenance: true })
    await expect(world.call(whitelabel, query)).resolves.toMatchObject({
      DEPOSIT: '0',
      NEWFLAG: '1',
      WITHDRAW: '1',
    })
    await expect(world.call(settings, query)).resolves.toMatchObject({
      brand: 'bayside',
      maintenance: true,
      whitelabel: { DEPOSIT: '0' },
    })
    await world.control('reset')
    await expect(world.call(settings, query)).resolves.toMatchObject({
      brand: 'perya',
      maintenance: false,
      whitelabel: { DEPOSIT: '1' },
    })
  })

  it('starts an empty world: people, but no games', async () => {
    const ask = () => world.call(hotGames, { isPlatform: '2', language: 'EN', platform: 'html5' })
    expect((await ask()).games.length).toBeGreaterThan(10)
    await world.control('reset', { world: 'empty' })
    await expect(ask()).resolves.toEqual({ games: [] })
    await expect(world.signIn('mika_07')).resolves.toBeDefined()
  })

  it('moves the clock', async () => {
    const clock = async (body: unknown) => (await world.control('clock', body)).json()
    expect(await clock({ advance: 60_000 })).toEqual({ now: startAt + 60_000 })
    expect(await clock({ set: 1_000 })).toEqual({ now: 1_000 })
    expect((await world.control('clock', { jump: 1 })).status).toBe(400)
  })

  it('refuses unknown input, and changes nothing', async () => {
    for (const [action, body] of [
      ['flags', { DEPOSIT: 'yes' }],
      ['site', { brand: 'other' }],
      ['faults', { kind: 'fire' }],
      ['reset', { world: 'other' }],
    ] as const) {
      expect((await world.control(action, body)).status).toBe(400)
    }
    expect((await world.control('nothing')).status).toBe(404)
  })

  it('gives a refusal that is named by its code alone the status that the platform gives it', async () => {
    const armed = await world.control('faults', {
      kind: 'status',
      call: 'login',
      code: 'login.wrong.credentials',
    })
    expect(await armed.json()).toMatchObject([{ code: 'login.wrong.credentials', status: 400 }])
    await world.control('faults', { kind: 'status', call: 'captcha' })
    expect(world.sandbox.faults.list.at(-1)).toMatchObject({ call: 'captcha', status: 500 })
    world.sandbox.faults.clear()
  })

  it('adds money to a wallet', async () => {
    await world.signIn('bago_01')
    const given = await world.control('wallet', { userName: 'bago_01', amount: '25.05' })
    expect(await given.json()).toEqual({ found: true, balance: '25.05' })
    await expect(world.call(walletBalance, null)).resolves.toMatchObject({ sumBalance: php('25.05') })
    const taken = await world.control('wallet', { userName: 'bago_01', amount: '-25.06' })
    expect(await taken.json()).toEqual({ found: true, balance: null })
    expect((await world.control('wallet', { userName: 'bago_01', amount: '0.005' })).status).toBe(400)
  })

  it('takes a vendor down', async () => {
    await world.signIn('mika_07')
    const launch = () => world.call(launchGame, { vendor: 'SPG', language: 'EN', platform: 'html5' })
    await expect(launch()).resolves.toBeDefined()
    await world.control('world', { vendor: { code: 'SPG', down: true } })
    await expect(launch()).rejects.toMatchObject({ code: 'vendor-down' })
  })

  it('shows messages and the answers of open captchas', async () => {
    const { id, answer } = await world.captcha('login')
    const outbox = await (await world.fetch('/__sandbox/outbox')).json()
    expect(outbox).toEqual({ sms: [], mail: [], captchas: [{ id, answer, purpose: 'login' }] })
  })

  it('collects reports of the content policy', async () => {
    const report = { 'csp-report': { 'violated-directive': 'script-src' } }
    const sent = await world.fetch('/__sandbox/csp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify(report),
    })
    expect(sent.status).toBe(204)
    expect(await (await world.fetch('/__sandbox/csp')).json()).toEqual([report])
  })

  it('has a page for people, whose forms work', async () => {
    const page = await (await world.fetch('/__sandbox/')).text()
    expect(page).toContain('mika_07')
    expect(page).not.toMatch(/<script| style=| on[a-z]+=/)
    const form = (name: string, fields: Record<string, string>) =>
      world.fetch(`/__sandbox/form/${name}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await form('site', { maintenance: 'on', brand: 'bayside' })).status).toBe(303)
    await expect(world.call(siteStatus, query)).resolves.toMatchObject({ maintenance: true })
    await form('fault', { call: 'siteStatus', kind: 'status', status: '451', ms: '', times: '1' })
    await expect(world.call(siteStatus, query)).rejects.toMatchObject({ code: 'region-blocked' })
    await form('clock', { minutes: '2' })
    expect(world.sandbox.clock.now()).toBe(startAt + 120_000)
    await form('flags', { flag: 'DEPOSIT' })
    await expect(world.call(whitelabel, query)).resolves.toMatchObject({ DEPOSIT: '0' })
  })

  it('has a list of held requests and armed answers, one tap each, and a button for each link of a script', async () => {
    const page = async (query = '') => (await world.fetch(`/__sandbox/${query}`)).text()
    const form = (name: string, fields: Record<string, string>) =>
      world.fetch(`/__sandbox/form/${name}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect(await page('?call=siteStatus&kind=hold&times=1')).toContain(
      'Arm: The next siteStatus is held until',
    )
    expect(await page()).toContain('Nothing is armed.')
    await form('fault', { call: 'siteStatus', kind: 'hold', times: '1' })
    expect(await page()).toContain('The next siteStatus is held until it is let go')
    const held = world.call(siteStatus, query).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    )
    await expect.poll(() => page()).toContain('Let go: siteStatus')
    // Faults armed while it is held apply to its answer.
    await form('fault', { call: 'siteStatus', kind: 'status', code: 'maintenance', times: '1' })
    expect(await page()).toContain('The next siteStatus is answered 503 maintenance')
    await form('letGo', { id: String(world.sandbox.faults.held[0]?.id) })
    expect(await held).toBe('maintenance')
    expect(await page()).toContain('No request is held.')
    await form('fault', { kind: 'hang' })
    await form('takeBack', { place: '0' })
    await form('fault', { call: 'captcha', kind: 'commit-then-drop', times: '2' })
    expect(await page()).toContain(
      'The next 2 requests of captcha are carried out, but the app never gets the answers',
    )
    await form('takeBack', { place: '0' })
    expect(world.sandbox.faults.list).toEqual([])
    // A link to the current address would show the previous list.
    const [action = ''] = /form\/\w+(?=">\s*<span[^]*?Look again)/.exec(await page()) ?? []
    const looked = await world.fetch(`/__sandbox/${action}`, { method: 'POST', redirect: 'manual' })
    expect(looked.status).toBe(303)
    expect(looked.headers.get('location')).toBe('/__sandbox/#faults')
  })

  it('a path that is a configuration key can be moved, and the other paths cannot', async () => {
    const ask = () => world.call(winners, { gameCategory: 'ALL', language: 'EN', limitNum: 3 })
    await world.control('paths', { winners: '/wps/moved/winners', settings: '/wps/moved/settings' })
    world.paths = (await world.call(settings, query)).paths
    expect(world.sent().url.pathname).toBe('/wps/system/settings/consolidated')
    expect((await ask()).list).toHaveLength(3)
    expect(world.sent().url.pathname).toBe('/wps/moved/winners')
    expect((await world.fetch('/wps/moved/settings')).status).toBe(404)
  })

  it('[SITE-09] the service entry of type 3 opens to a link', async () => {
    const { customerService } = await world.call(settings, query)
    const sealed = customerService.find(({ type }) => type === 3)
    expect(sealed?.path).not.toContain('/')
    expect(openTypeThree(sealed?.path ?? '')).toBe('/demo/service/livechat')
    expect(openTypeThree('broken')).toBeNull()
  })

  it('answers in the language that is asked for', async () => {
    const ask = (language: string) =>
      world.fetch(`/wps/relay/GCSGAME_getGameVendors?merchantCode=x&language=${language}&platform=html5`, {
        headers: { Language: language },
      })
    expect(await (await ask('EN')).text()).not.toBe(await (await ask('TY')).text())
    await expect(
      world.call(vendors, { merchantCode: 'perya', language: 'EN', platform: 'html5' }),
    ).resolves.toBeDefined()
  })
})
