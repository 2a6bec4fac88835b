import type { Call } from '../../platform/call'
import { areas, contract } from '../../platform/contract'
import { codesOf, mayRefuse } from '../../platform/refusals'
import { randomHex } from '../../platform/random'
import { ask, damageOf, misfitsOf, type Answered, type Gateway } from './ask'
import { effectOf } from './effect'
import { inputFor } from './input'
import { writeSteps } from './writes'

export interface Person {
  readonly username: string
  readonly password: string
}

export interface WalkOptions extends Gateway {
  readonly member?: Person | undefined
  readonly agent?: Person | undefined
  /** Also makes calls that change something, on the member's account. */
  readonly write: boolean
  /** Milliseconds UTC. */
  readonly now: number
}

/** One finding about one call. */
export interface Finding {
  readonly field: string
  readonly expected: string
  readonly got: string
  /** What players see because of it. */
  readonly effect: string
}

export interface Step {
  readonly area: string
  readonly call: string
  /** Requirement row of the contract. */
  readonly row: string
  readonly outcome: 'passed' | 'failed' | 'not tried'
  /** Why it was not tried. */
  readonly reason?: string
  readonly milliseconds: number
  readonly findings: readonly Finding[]
}

const agentAreas: ReadonlySet<string> = new Set(['Agency', 'Team', 'Agent'])

/** Calls whose answers are needed for others come first. */
const first = [
  'settings',
  'siteStatus',
  'gameList',
  'inbox',
  'downlines',
  'lotteryList',
  'lotteryOrders',
  'headIcon',
]

/** GETs that change something, or make a key void. */
const isWrite = ({ method, retry, name }: Call) =>
  method !== 'GET' || !retry || ['requestOutcome', 'feedbackByKey'].includes(name)

/** Stands for the field if there was no answer at all. */
const noAnswer = '(no answer)'

/** The flags may be in the settings only: the app uses those if the call fails (SITE-11). */
const settingsCarryFlags = (answers: ReadonlyMap<string, unknown>): boolean => {
  const flags = (answers.get('settings') as { whitelabel?: unknown } | undefined)?.whitelabel
  return typeof flags === 'object' && flags !== null && Object.keys(flags).length > 0
}

type Envelope = { success?: unknown; value?: unknown; code?: unknown } | undefined

/**
 * Walks a gateway call by call; reads only, unless told otherwise. Never throws, whatever a gateway answers.
 */
export async function walk(options: WalkOptions): Promise<readonly Step[]> {
  const answers = new Map<string, unknown>()
  const steps: Step[] = []
  const known = () => ({ merchant: options.merchant, language: options.language, now: options.now, answers })

  const areaOf = new Map(
    Object.entries(areas).flatMap(([area, calls]) => Object.keys(calls).map((name) => [name, area] as const)),
  )
  const add = (call: Call, rest: Omit<Step, 'area' | 'call' | 'row'>) =>
    steps.push({ area: areaOf.get(call.name) ?? '', call: call.name, row: call.row, ...rest })
  const skip = (call: Call, reason: string) =>
    add(call, { outcome: 'not tried', reason, milliseconds: 0, findings: [] })

  /** Makes a call and checks everything about its answer; returns the value on success. */
  async function tried(
    call: Call,
    input: Record<string, unknown> | null,
    token: string | null,
  ): Promise<unknown> {
    const whole = effectOf(call.name, { kind: 'whole' })
    const findings: Finding[] = []
    const find = (field: string, expected: string, got: string, effect = whole) =>
      findings.push({ field, expected, got, effect })
    let answer: Answered
    try {
      answer = await ask(options, call, input, token)
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      find(noAnswer, `within ${call.timeLimit / 1000} s`, isLate ? 'nothing in that time' : 'no connection')
      add(call, { outcome: 'failed', milliseconds: 0, findings })
      return undefined
    }
    const { status, headers, body, milliseconds } = answer
    const envelope = body as Envelope
    const code = String(envelope?.code)
    if (
      call.name !== 'login' &&
      mayRefuse(call, status, code) &&
      codesOf(call.name).some((one) => one === code)
    ) {
      skip(call, `refused with ${code}, as the contract allows`)
      return undefined
    }
    let value: unknown
    if (typeof body !== 'object' || body === null)
      find('(the answer)', 'JSON', headers.get('Content-Type') ?? 'no type')
    else if (status !== 200 || envelope?.success !== true) {
      find(
        'success',
        '200, true',
        `${status}, ${JSON.stringify(envelope?.success)}, code ${JSON.stringify(envelope?.code)}`,
      )
    } else {
      value = envelope.value ?? null
      const misfits = misfitsOf(call, value)
      const effect = misfits.length > 0 ? effectOf(call.name, damageOf(call, value)) : ''
      for (const one of misfits) find(one.field, one.expected, one.got, effect)
      if (!headers.get('Date'))
        find('Date', 'the time, as a header', 'missing', 'Countdowns go by the clock of the phone.')
      const isKept = !/no-store/.test(headers.get('Cache-Control') ?? '')
      if (call.auth === 'member' && isKept) {
        find(
          'Cache-Control',
          'no-store',
          headers.get('Cache-Control') ?? 'missing',
          'A proxy may show a player what is another’s.',
        )
      }
      if (call.revalidated && !headers.get('ETag')) {
        find('ETag', 'a tag', 'missing', 'Every visit loads the whole answer anew.')
      }
    }
    // A gateway may omit this call; one that fails in it is still faulty.
    if (status === 404 && call.name === 'whitelabel' && settingsCarryFlags(answers)) {
      skip(call, 'not there; the flags of `settings` count in its place')
      return undefined
    }
    if (value !== undefined) answers.set(call.name, value)
    add(call, { outcome: findings.length > 0 ? 'failed' : 'passed', milliseconds, findings })
    return findings.length === 0 || value !== undefined ? value : undefined
  }

  async function signIn(person: Person | undefined): Promise<string | null> {
    if (!person) return null
    const input = { username: person.username, password: person.password, captcha: '', type: 'username' }
    const session = (await tried(contract.login, input, null)) as { token?: string } | undefined
    return typeof session?.token === 'string' ? session.token : null
  }

  /** A members-only call without a token must be refused, in an envelope. */
  async function checkRefusal(call: Call): Promise<void> {
    const { status, body } = await ask(options, call, null, null).catch(() => ({
      status: 0,
      body: undefined,
    }))
    const code = (body as Envelope)?.code
    if (status === 401 && code === 'session.ended') return
    const last = steps.at(-1)
    if (last?.call !== call.name) return
    const effect = 'Somebody whose session has ended is not told, or data is open to everybody.'
    const finding = {
      field: '(without a token)',
      expected: '401, session.ended',
      got: `${status}, ${String(code)}`,
      effect,
    }
    steps[steps.length - 1] = { ...last, outcome: 'failed', findings: [...last.findings, finding] }
  }

  const calls = Object.values(contract) as Call[]
  const ordered = [
    ...first.flatMap((name) => calls.filter((call) => call.name === name)),
    ...calls.filter(({ name }) => !first.includes(name)),
  ]
  const guests = ordered.filter((call) => call.auth !== 'member' && !isWrite(call))
  const members = ordered.filter((call) => call.auth === 'member' && !isWrite(call))
  const isAgents = (call: Call) =>
    agentAreas.has(areaOf.get(call.name) ?? '') && call.name !== 'salaryRequest'

  const [start, ...others] = guests
  if (start) await turn(start, null)
  if (steps[0]?.findings.some(({ field }) => field === noAnswer)) {
    for (const call of calls) if (call !== start) skip(call, 'the gateway does not answer')
    return steps
  }
  for (const call of others) await turn(call, null)
  const member = await signIn(options.member)
  const without = (who: 'member' | 'agent') =>
    options[who] ? `the ${who} could not sign in` : `no ${who} was given`
  for (const call of members.filter((one) => !isAgents(one))) await turn(call, member, without('member'))
  const agent = options.agent ? await signIn(options.agent) : null
  for (const call of members.filter(isAgents)) await turn(call, agent, without('agent'))
  if (options.write && member) await writeSteps({ tried, known, token: member, key: () => randomHex(16) })
  for (const call of calls)
    if (!steps.some((step) => step.call === call.name)) skip(call, whyNot(call, options))
  return steps

  async function turn(call: Call, token: string | null, reason?: string): Promise<void> {
    if (call.auth === 'member' && token === null) return void skip(call, reason ?? 'nobody is signed in')
    const { input, missing } = inputFor(call, known())
    if (missing) return void skip(call, `nothing so far says which ${missing}`)
    await tried(call, input ?? null, token)
    if (call.auth === 'member') await checkRefusal(call)
  }
}

const whyNot = (call: Call, { write }: WalkOptions): string => {
  if (call.name === 'login') return 'nobody was given'
  return write ? 'changes what cannot be changed back' : 'changes something; see --write'
}
