import { expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { eachInItsOwnPage, kept, page, reached, signIn, start } from './page'

eachInItsOwnPage()

it('[ERROR-33] asks again for what could not be loaded once the network is back', async () => {
  await start()
  const { helpActor } = await import('../../src/flows/service/help')
  page.offline = true
  await reached(helpActor(), (state) => state.hasTag('error'))
  page.offline = false
  window.dispatchEvent(new Event('online'))
  await reached(helpActor(), (state) => state.hasTag('content'))
  expect(helpActor().getSnapshot().context.failure).toBeNull()
})

it('reloads one place once in ten minutes, also where storage is blocked or the clock is wrong', async () => {
  const history = { state: { idx: 3 } as object, replaceState: (state: object) => (history.state = state) }
  Object.assign(window, { history })
  vi.stubGlobal('sessionStorage', undefined)
  const reload = async (answered = false) => {
    // A page that has been reloaded has nothing in memory.
    vi.resetModules()
    const { reloadOnce } = await import('../../src/platform/page')
    if (answered) {
      const { timeRequest } = await import('../../src/platform/clock')
      timeRequest()(new Date(Date.now() + 24 * 60 * 60_000).toUTCString())
    }
    reloadOnce()
  }
  for (let n = 0; n < 3; n++) await reload()
  // Nor if the phone's clock is a day slow, and its page has learned so in the meantime.
  await reload(true)
  expect(page.reloaded).toEqual(['here'])
  // The router's state stays.
  expect(history.state).toMatchObject({ idx: 3 })
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await reload()
  expect(page.reloaded).toEqual(['here', 'here'])
})

it('[ERROR-33] a file that still fails is worth another reload after a minute, then less and less often', async () => {
  const history = { state: null as object | null, replaceState: (state: object) => (history.state = state) }
  Object.assign(window, { history })
  const start = Date.now()
  const minutes: number[] = []
  for (let second = 0; second < 40 * 60; second += 10) {
    vi.setSystemTime(start + second * 1_000)
    vi.resetModules()
    const { reloadOnce } = await import('../../src/platform/page')
    if (reloadOnce(60_000)) minutes.push(second / 60)
  }
  expect(minutes).toEqual([0, 1, 3, 7, 15, 25, 35])
})

it('[ERROR-33] a file that went with the network and is back with it is asked for again, without a reload of the page', async () => {
  Object.assign(window, { history: { state: null, replaceState: () => {} } })
  await start()
  const { onFilesBack, recoverChunks } = await import('../../src/flows/core/chunks')
  const gone = new Set<string>()
  vi.stubGlobal('fetch', async (path: string) => new Response(null, { status: gone.has(path) ? 404 : 200 }))
  const back = new Promise<void>((resolve) => onFilesBack(resolve))
  recoverChunks()
  const fails = (detail: object) => window.dispatchEvent(new CustomEvent('perya:file-failed', { detail }))
  fails({ file: '/assets/a.js', lost: true })
  await back
  expect(page.reloaded).toEqual([])
  // A file removed by a newer version does not reappear.
  gone.add('/assets/b.js')
  fails({ file: '/assets/b.js', lost: true })
  await vi.waitFor(() => expect(page.reloaded).toEqual(['here']))
})

it('[LOGOUT-03] [LOGOUT-04] [LOGOUT-10] signing out without a network empties the phone at once and tells the platform later', async () => {
  const { root } = await start()
  await signIn()
  const token = root.currentSession()?.token
  const { askToSignOut, signOutActor } = await import('../../src/flows/session/sign-out')
  page.offline = true
  askToSignOut()
  signOutActor()?.send({ type: 'CONFIRM' })
  expect(root.currentSession()).toBeNull()
  expect(kept('MC_SESSION_INFO')).toBeNull()
  await vi.waitFor(() => expect(signOutActor()).toBeNull())
  expect(page.reloaded).toEqual([])
  page.offline = false
  window.dispatchEvent(new Event('online'))
  const told = () => page.requests.filter(({ url }) => /logout/i.test(url)).at(-1)
  await vi.waitFor(() => expect(told()?.headers.get('Authorization')).toBe(token))
  // Nothing of it is stored.
  expect(JSON.stringify([...page.session, ...page.local])).not.toContain(token)
})

it('[LOGOUT-02] [LOGOUT-03] [LOGOUT-09] with a network the platform is told at once, and home loads afresh', async () => {
  const { root } = await start()
  await signIn()
  const { askToSignOut, signOutActor } = await import('../../src/flows/session/sign-out')
  askToSignOut()
  signOutActor()?.send({ type: 'CONFIRM' })
  expect(root.toastsActor()?.getSnapshot().context.current?.text).toBe('please-wait')
  await vi.waitFor(() => expect(page.reloaded).toEqual(['/m/home']))
})

it('a loading message goes with whoever started it, also when that is stopped, and stays for somebody else', async () => {
  const { root } = await start()
  const { boundEffects } = await import('../../src/flows/core/effects')
  const waiting = setup({ actions: boundEffects as never }).createMachine({
    initial: 'sending',
    states: {
      sending: {
        entry: { type: 'notify', params: { kind: 'loading', text: 'sms-sending' } } as never,
        exit: 'stopWaiting' as never,
      },
    },
  })
  const shown = () => root.toastsActor()?.getSnapshot().context.current?.text
  const left = createActor(waiting).start()
  expect(shown()).toBe('sms-sending')
  left.stop()
  expect(shown()).toBeUndefined()
  const other = createActor(waiting).start()
  boundEffects.stopWaiting({ self: left })
  expect(shown()).toBe('sms-sending')
  other.stop()
})

it('[WALLET-07] a session that runs out keeps a deposit form for its player, and for nobody else', async () => {
  const { root } = await start()
  await signIn()
  const draft = { amount: '500', methodId: 'lakas', promoId: 'everyday', who: 'mika_07' }
  const runOut = () => {
    page.session.set('perya.depositDraft', JSON.stringify(draft))
    root.sessionActor()?.send({ type: 'REFUSED', token: root.currentSession()?.token ?? '' })
    expect(kept('perya.depositDraft')).toBeNull()
  }
  runOut()
  await signIn()
  expect(kept('perya.depositDraft')).toEqual(draft)
  runOut()
  await signIn('tita_baby')
  expect(kept('perya.depositDraft')).toBeNull()
  await signIn()
  expect(kept('perya.depositDraft')).toBeNull()
})

it('a session that runs out keeps a feedback text for its player, and its message goes when they are back', async () => {
  const { root } = await start()
  await signIn()
  const draft = { kind: 'idea', text: 'more lights', who: 'mika_07' }
  page.session.set('perya.feedback', JSON.stringify(draft))
  const session = root.currentSession()
  root.sessionActor()?.send({ type: 'REFUSED', token: session?.token ?? '' })
  expect(kept('perya.feedback')).toBeNull()
  const shown = () => root.toastsActor()?.getSnapshot().context.current?.text
  expect(shown()).toBe('logged-out')
  await signIn()
  expect(kept('perya.feedback')).toEqual(draft)
  expect(shown()).not.toBe('logged-out')
  // Signing out is different, and so is another player.
  root.sessionActor()?.send({ type: 'REFUSED', token: root.currentSession()?.token ?? '' })
  await signIn('tita_baby')
  expect(kept('perya.feedback')).toBeNull()
})

it('[HOME-03] an announcement comes with the next look at home, not on the way back from a deposit', async () => {
  const { navigation } = await start()
  Object.assign(window.location, { pathname: '/m/home' })
  const { mayComeUp } = await import('../../src/flows/session/way-back')
  const { popupsActor } = await import('../../src/flows/home/popups')
  const { homeContentActor } = await import('../../src/flows/home/home')
  const go = (to: string) => (navigation.routeChanged as (path: string) => void)(to)
  expect(mayComeUp()).toBe(true)
  await signIn()
  go('/m/voucherCenter')
  go('/m/home')
  const popups = popupsActor()
  await reached(homeContentActor(), (state) => state.hasTag('content'))
  expect(popups.getSnapshot().value).toBe('waiting')
  go('/m/notice')
  go('/m/home')
  expect(popups.getSnapshot().value).not.toBe('waiting')
})
