import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A worker as a page sees it. */
class Worker extends EventTarget {
  readonly scriptURL = 'http://perya.test/sw.js'
  state: 'installing' | 'installed' = 'installing'
}

/** The browser's state of a site's workers. */
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null

  /** A newer worker is found, and installed immediately. */
  find(): void {
    const found = new Worker()
    this.installing = found
    this.dispatchEvent(new Event('updatefound'))
    found.state = 'installed'
    this.waiting = found
    found.dispatchEvent(new Event('statechange'))
  }
}

const page = Object.assign(new EventTarget(), { location: new URL('http://perya.test/m/home') })
let registration: Registration

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  registration = new Registration()
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: new Worker(),
    register: async () => registration,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('navigator', { serviceWorker })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Events received by the page, each with whether it counts as external. */
async function listen() {
  const { openWorker } = await import('../../src/platform/worker/page')
  const worker = openWorker()
  const heard: (boolean | undefined)[] = []
  worker.addEventListener('waiting', ({ isExternal }) => heard.push(isExternal))
  await worker.register()
  return heard
}

it('[APP-16, CONST-57] a newer version that waits is told 200 ms after it is installed', async () => {
  const heard = await listen()
  registration.find()
  vi.advanceTimersByTime(199)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([false])
})

it('[APP-16, CONST-57] one that is taken by then is not', async () => {
  const heard = await listen()
  registration.find()
  registration.waiting = null
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual([])
})

it.each([
  [60_000, false],
  [60_001, true],
])(
  '[APP-17, CONST-57] a version found %i ms after the registration is external: %s',
  async (after, external) => {
    const heard = await listen()
    vi.advanceTimersByTime(after)
    registration.find()
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([external])
  },
)
