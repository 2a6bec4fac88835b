import { startTransition } from 'react'
import { BrowserRouter } from './libraries'
import { createRoot } from './react'
import { path } from '../flows/adapters/navigation'
import { createApp, startApp } from '../flows/core/app'
import { FileFault, onFilesBack, recoverChunks } from '../flows/core/chunks'
import { registerScreens } from '../flows/core/screens'
import { startWords } from '../i18n/i18n'
import { askAgain } from '../ui/late'
import { App, offlineBar } from './App'
import { watchSteps } from './navigation'
import { yieldToBrowser } from '../flows/core/yield-to-browser'
import { hasScreen, routeOf } from './routes'
import { tabs } from './tabs'
import { toast } from './Toasts'

/** How long the bare page waits for the screen's own code before the app shows a loading state, in milliseconds. */
const patience = 2_000

/**
 * Starts the app in several tasks, so that a slow phone can handle the first taps between them. No module may
 * await this at its top level: the screen's code imports this file, which would be a deadlock.
 */
async function start(): Promise<void> {
  recoverChunks()
  onFilesBack(askAgain)
  watchSteps()
  registerScreens(hasScreen)
  // The tables must exist before a screen adds its texts.
  const words = startWords()
  // The screen's own code is evaluated in the meantime.
  const route = routeOf(path())
  const screen = Promise.all([route?.page.load(), route?.footer && tabs.load()]).catch(() => {})
  await yieldToBrowser()
  const app = createApp()
  await yieldToBrowser()
  startApp(app)
  const root = document.getElementById('app')
  if (!root) return
  const notice = root.querySelector<HTMLElement>('.boot-late')
  // The app shows English until a language's texts have loaded.
  await words.catch(() => {})
  // What is already painted stays until the screen can replace it.
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))])
  await yieldToBrowser()
  startTransition(() =>
    createRoot(root, {
      onCaughtError: (fault) => fault instanceof FileFault || reportError(fault),
      // An error that no boundary catches empties the page: it is replaced by plain HTML.
      onUncaughtError: () => {
        if (notice) root.replaceChildren(notice)
        notice?.setAttribute('data-now', '')
      },
      // No StrictMode: in development it starts, stops and starts every chart of a screen. The stop aborts what the
      // chart asks for at first, and @xstate/react has the same actor go on, which takes that for a failure.
    }).render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  )
}

/** Idle delay, in milliseconds: this work must not compete with the visit that triggers it. */
const quiet = 5_000

/** Long enough for the first screen to have loaded, in milliseconds. */
const soon = 3_000

/** Prefetches the offline notice while there still is a network. */
function fetchNews(): void {
  // They are requested again when needed.
  const fetch = () => void Promise.all([toast.load(), offlineBar.load()]).catch(() => {})
  setTimeout(fetch, soon)
  addEventListener('pointerdown', fetch, { once: true, passive: true })
}

/** Files for the next visit, the offer to install, and fault reports for the operator. */
function doTheRest(): void {
  setTimeout(async () => {
    // Without it, every visit loads from the network and faults go unreported.
    const rest = await import('../flows/session/quiet').catch(() => null)
    rest?.startQuietly(routeOf)
  }, quiet)
}

const whenLoaded = (work: () => void): void =>
  document.readyState === 'complete' ? work() : addEventListener('load', work)

/** Loads what no first screen needs, once that screen is up. */
async function run(): Promise<void> {
  // Until a control has the focus, there is none to keep.
  addEventListener(
    'focusin',
    ({ target }) => void import('../ui/keepFocus').then((code) => code.keepFocus(target)).catch(() => {}),
    { once: true },
  )
  await start()
  whenLoaded(fetchNews)
  whenLoaded(doTheRest)
}

void run()
