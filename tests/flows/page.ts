import { afterEach, beforeEach, vi } from 'vitest'
import { createActor, waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import type { Destination } from '../../machines/shared/effects'
import { operatorOf } from '../../src/operators/all'
import { publicPart } from '../../src/operators/public-part'
import type { Sandbox } from '../../src/sandbox/running'
import { createSandbox } from '../../src/sandbox/sandbox'
import { seededFile } from '../wire/support/seeded'

/**
 * The flows bound to the platform as in a page, with the sandbox at the other end of the wire: the real client,
 * schemas, ciphers and records. Only the browser is missing; the parts of it that the flows touch are faked.
 */
export interface Page {
  readonly sandbox: Sandbox
  readonly session: Map<string, string>
  readonly local: Map<string, string>
  readonly requests: Request[]
  /** Every request fails as if offline. */
  offline: boolean
  readonly went: Destination['to'][]
  readonly reloaded: string[]
  readonly pageLanguage: () => string
  readonly control: (action: string, body: unknown) => Promise<unknown>
  readonly calls: (path: string) => readonly Request[]
  /** Every request so far has its answer: a fake clock does not wait for any. */
  readonly answered: () => Promise<unknown>
  /** Ends everything that runs in the page, after its last request. */
  readonly leave: () => Promise<void>
}

const RealChannel = globalThis.BroadcastChannel
export const startAt = Date.UTC(2026, 0, 15, 4)
/** The running test's page. */
export let page: Page

function store(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/**
 * Sets a page up; nothing is started yet, so that records can be stored first. With a gateway of another
 * make, sandbox-only features are unavailable.
 */
export async function openPage(before?: Pick<Sandbox, 'fetch' | 'close'>): Promise<void> {
  const sandbox = (before ??
    (await createSandbox({
      dataFile: await seededFile(startAt),
      startAt,
      seed: 8,
      temporary: true,
    }))) as Sandbox
  const session = new Map<string, string>()
  const local = new Map<string, string>()
  const requests: Request[] = []
  const reloaded: string[] = []
  const channels: BroadcastChannel[] = []
  const underWay = new Set<Promise<unknown>>()
  const documentElement = { dataset: {} as Record<string, string>, lang: 'en' }
  vi.stubGlobal('sessionStorage', store(session))
  vi.stubGlobal('localStorage', store(local))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      matchMedia: () => ({ matches: false }),
      location: {
        origin: 'http://perya.test',
        pathname: '/m/login',
        search: '',
        replace: (path: string) => reloaded.push(path),
        reload: () => reloaded.push('here'),
      },
    }),
  )
  const told = JSON.stringify(publicPart(operatorOf('perya')))
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      documentElement,
      visibilityState: 'visible',
      getElementById: (id: string) => (id === 'operator' ? { textContent: told } : null),
    }),
  )
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://perya.test'), init)
    requests.push(request.clone())
    if (page.offline) throw new TypeError('no network')
    const answer = sandbox.fetch(request)
    underWay.add(answer)
    return answer.finally(() => underWay.delete(answer))
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  vi.resetModules()
  page = {
    sandbox,
    session,
    local,
    requests,
    offline: false,
    went: [],
    reloaded,
    pageLanguage: () => documentElement.lang,
    control: (action, body) =>
      sandbox
        .fetch(
          new Request(`http://localhost/__sandbox/${action}`, { method: 'POST', body: JSON.stringify(body) }),
        )
        .then((answer) => answer.json() as Promise<unknown>),
    answered: () => Promise.allSettled(underWay),
    async leave() {
      const { appActor } = await import('../../src/flows/core/root')
      try {
        appActor().stop()
      } catch {
        // Nothing was started.
      }
      for (const channel of channels) channel.close()
      await page.answered()
    },
    calls: (path) => requests.filter(({ url }) => new URL(url).pathname === path),
  }
}

/** Gives every test of a file its own page and sandbox, with a stopped clock. */
export function eachInItsOwnPage(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startAt })
    await openPage()
  })
  afterEach(async () => {
    await page.leave()
    await page.sandbox.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Starts the charts as src/app/start.tsx does, and waits until session and site status are known. */
export async function start() {
  const { startApp } = await import('../../src/flows/core/app')
  const root = await import('../../src/flows/core/root')
  const { registerNavigator, ...navigation } = await import('../../src/flows/adapters/navigation')
  const register = registerNavigator as (navigate: (path: string) => void, back?: () => void) => void
  register(
    (path) => page.went.push(path),
    () => page.went.push('back'),
  )
  const { startWords } = await import('../../src/i18n/i18n')
  await startWords()
  const app = startApp()
  await waitFor(app, (state) => !state.hasTag('starting'), { timeout: 10_000 })
  return { app, root, navigation }
}

export const reached = (actor: AnyActorRef, ready: (state: AnyMachineSnapshot) => boolean) =>
  waitFor(actor as never, ready as never, { timeout: 10_000 })

export async function loginForm(input = {}) {
  const { loginFlow } = await import('../../src/flows/account/login')
  const form = createActor(loginFlow, {
    input: { username: '', side: 'member', next: null, tabs: true, cooldownUntil: null, ...input },
  })
  form.start()
  await reached(form, (state) => state.hasTag('form'))
  return form
}
export async function signIn(username = 'mika_07') {
  const form = await loginForm()
  form.send({ type: 'TYPE', field: 'username', value: username })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
  form.send({ type: 'SUBMIT' })
  await reached(form, (state) => state.status === 'done')
  return form
}
// A channel has no target: it is same-origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const tell = (channel: BroadcastChannel, message: unknown) => channel.postMessage(message)
export const kept = (record: string): unknown => JSON.parse(page.session.get(record) ?? 'null')
