import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConformArgs } from '../../src/tools/conform/args'
import { htmlOf, junitOf, summaryOf, textOf } from '../../src/tools/conform/report'
import { walk, type Step, type WalkOptions } from '../../src/tools/conform/walk'
import { openWorld, startAt, type World } from './support/world'

const password = 'Perya-1234'

type Fields = Record<string, unknown>
type Rows = Fields[]

/** Changes the answers of one call in transit. */
interface Plant {
  readonly path: string
  readonly change: (value: Fields) => void
}

describe('npm run conform', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld('memory', { life: true })
  }, 60_000)
  afterAll(() => world.close())

  /** Paths requested with methods other than GET. */
  const written: string[] = []

  /** A path that answers with an error of this status; none by default. */
  const working = { path: '', status: 0 }
  let broken = working

  const walked = (
    more: Partial<WalkOptions> = {},
    plants: readonly Plant[] = [],
    rest = (response: Response) => response,
  ) =>
    walk({
      origin: 'http://localhost',
      merchant: 'perya',
      language: 'EN',
      now: startAt,
      write: false,
      member: { username: 'mika_07', password },
      agent: { username: 'tita_baby', password },
      ...more,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        if (request.method !== 'GET') written.push(pathname)
        if (pathname === broken.path) return new Response('No answer', { status: broken.status })
        const answer = await world.sandbox.fetch(request)
        const plant = plants.find(({ path }) => path === pathname)
        if (!plant || answer.status !== 200) return rest(answer)
        const body = (await answer.json()) as { value: Fields }
        plant.change(body.value)
        return Response.json(body, { headers: answer.headers })
      },
    })

  const failed = (steps: readonly Step[]) => steps.filter(({ outcome }) => outcome === 'failed')

  it('finds nothing wrong with the sandbox, reads only, and tries all that can be read', async () => {
    written.length = 0
    const steps = await walked()
    expect(failed(steps)).toEqual([])
    // Reading requires nothing but signing in.
    expect([...new Set(written)]).toEqual(['/wps/session/login'])
    const tried = steps.filter(({ outcome }) => outcome === 'passed')
    expect(tried.length).toBeGreaterThan(75)
    const untold = steps.filter(({ outcome, reason }) => outcome === 'not tried' && !reason)
    expect(untold).toEqual([])
    expect(textOf(steps)).toContain(summaryOf(steps))
  })

  it('writes only with the switch: favourites, a launch, feedback, and the session’s end', async () => {
    written.length = 0
    const steps = await walked({ write: true })
    expect(failed(steps)).toEqual([])
    expect(written).toContain('/wps/feedback')
    expect(written).toContain('/wps/session/logout')
    expect(written.filter((path) => /withdraw|[Dd]eposit|transfer/i.test(path))).toEqual([])
  })

  it('without people it tries what guests may, and says why of the rest', async () => {
    const steps = await walked({ member: undefined, agent: undefined })
    expect(failed(steps)).toEqual([])
    expect(steps.find(({ call }) => call === 'walletBalance')).toMatchObject({
      outcome: 'not tried',
      reason: 'no member was given',
    })
  })

  it('whoever was given and is refused is not “nobody”', async () => {
    const steps = await walked({ member: { username: 'mika_07', password: 'not-this' }, agent: undefined })
    expect(failed(steps).map(({ call }) => call)).toEqual(['login'])
    const { reason } = steps.find(({ call }) => call === 'walletBalance') ?? {}
    expect(reason).toBe('the member could not sign in')
  })

  const faults: readonly (Plant & { call: string; field: string; got: string; effect: RegExp })[] = [
    {
      path: '/wps/relay/GCSGAME_gameList',
      change: ({ games }) => void delete (games as Rows)[3]?.nodeId,
      call: 'gameList',
      field: 'games[3].nodeId',
      got: 'missing',
      effect: /^1 row is not shown \(.*\/m\/gameList/,
    },
    {
      path: '/wps/wallets/balance',
      change: (value) => void (value.sumBalance = 12480.5),
      call: 'walletBalance',
      field: 'sumBalance',
      got: '12480.5',
      effect: /^A block is missing: every screen/,
    },
    {
      path: '/wps/relay/MCS2_bankCards',
      change: ({ terms }) => void delete (terms as Fields).fee,
      call: 'bankCards',
      field: 'terms.fee',
      got: 'missing',
      effect: /^Says that it did not load: \/m\/withdraw, \/m\/securityCenter\.$/,
    },
    {
      path: '/wps/relay/MCS2_depositBanksByVendor',
      change: ({ methods }) => void Object.assign((methods as Rows)[0] ?? {}, { max: 'a lot' }),
      call: 'depositBanksByVendor',
      field: 'methods[0].max',
      got: '"a lot"',
      effect: /not shown \(\/m\/voucherCenter\)\. Players are told that amounts could not be read\.$/,
    },
    {
      path: '/wps/system/settings/consolidated',
      change: (value) => void (value.whitelabel = { DIRECTREG3: 1 }),
      call: 'settings',
      field: 'whitelabel.DIRECTREG3',
      got: '1',
      effect: /^Nothing is missing/,
    },
    {
      path: '/wps/agent/downlines',
      change: ({ list }) => void Object.assign((list as Rows)[0] ?? {}, { registeredAt: '2026-01-15' }),
      call: 'downlines',
      field: 'list[0].registeredAt',
      got: '"2026-01-15"',
      effect: /not shown \(.*\/m\/member\/team/,
    },
  ]

  it('names each planted fault: call, row of the list, field, what was expected and what came, and what players see', async () => {
    const steps = await walked({}, faults)
    const found = failed(steps)
    expect(found.map(({ call }) => call).sort()).toEqual(faults.map(({ call }) => call).sort())
    for (const { call, field, got, effect } of faults) {
      const step = found.find((one) => one.call === call)
      expect(step?.findings).toContainEqual({
        field,
        got,
        effect: expect.stringMatching(effect),
        expected: expect.any(String),
      })
    }
    const report = textOf(steps)
    for (const { call, field } of faults) {
      expect(report).toContain(`✗ ${call} (`)
      expect(report).toContain(`${field}: expected`)
    }
    const junit = junitOf(steps, 'http://localhost')
    expect(junit.match(/<testcase /g)).toHaveLength(steps.length)
    expect(junit).toContain(`failures="${faults.length}"`)
    expect(junit).toContain('games[3].nodeId: expected')
    expect(htmlOf(steps, 'http://localhost')).toContain('<td>games[3].nodeId</td>')
    // Neither a password nor a token is in the report.
    for (const text of [report, junit, htmlOf(steps, 'http://localhost')])
      expect(text).not.toContain(password)
  })

  it('holds a gateway without the call `whitelabel` for whole when its settings carry the flags, and only then', async () => {
    const flagsOf = async (status: number, plants: readonly Plant[] = []) => {
      broken = { path: '/wps/system/whitelabel', status }
      const steps = await walked({ member: undefined, agent: undefined }, plants)
      broken = working
      return steps.find(({ call }) => call === 'whitelabel')
    }
    expect(await flagsOf(404)).toMatchObject({
      outcome: 'not tried',
      reason: expect.stringContaining('settings'),
    })
    expect(await flagsOf(500)).toMatchObject({ outcome: 'failed' })
    const bare = (value: Fields) => void delete value.whitelabel
    expect(await flagsOf(404, [{ path: '/wps/system/settings/consolidated', change: bare }])).toMatchObject({
      outcome: 'failed',
    })
  })

  it('tells headers, envelopes and sessions that are not as they should be', async () => {
    const bare = (response: Response) => {
      response.headers.delete('Date')
      response.headers.set('Cache-Control', 'public, max-age=60')
      return response
    }
    const steps = await walked({ agent: undefined }, [], bare)
    const balance = steps.find(({ call }) => call === 'walletBalance')
    expect(balance?.findings.map(({ field }) => field)).toEqual(['Date', 'Cache-Control'])
    const open = await walk({
      origin: 'http://localhost',
      merchant: 'perya',
      language: 'EN',
      now: startAt,
      write: false,
      member: { username: 'mika_07', password },
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const answer = await world.sandbox.fetch(request)
        if (answer.status === 401) return Response.json({ success: true, value: null })
        return request.url.includes('/wps/system/country') ? new Response('<html>') : answer
      },
    })
    expect(open.find(({ call }) => call === 'walletBalance')?.findings[0]).toMatchObject({
      field: '(without a token)',
      expected: '401, session.ended',
    })
    expect(open.find(({ call }) => call === 'countries')?.findings[0]).toMatchObject({ expected: 'JSON' })
  })

  it('a gateway that does not answer is one finding, and nothing else is tried', async () => {
    const nobody = async () => Promise.reject(new TypeError('fetch failed'))
    const steps = await walk({
      origin: 'http://localhost',
      merchant: 'perya',
      language: 'EN',
      now: startAt,
      write: false,
      fetch: nobody,
    })
    expect(failed(steps).map(({ call }) => call)).toEqual(['settings'])
    expect(textOf(steps)).toContain('not tried, the gateway does not answer')
  })

  it('reads its options, and people from the environment', () => {
    const env = { CONFORM_MEMBER: 'mika_07:a:b' }
    expect(readConformArgs(['https://gateway.example/x', '--write', '--junit', 'a.xml'], env)).toMatchObject({
      origin: 'https://gateway.example',
      write: true,
      junit: 'a.xml',
      member: { username: 'mika_07', password: 'a:b' },
      agent: undefined,
    })
    for (const wrong of [
      [],
      ['gateway'],
      ['ftp://x'],
      ['https://a', 'https://b'],
      ['https://a', '--junit'],
      ['https://a', '--all'],
    ]) {
      expect(readConformArgs(wrong, {})).toHaveProperty('refusal')
    }
  })
})
