import { startTransition, StrictMode } from 'react'
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
 * Runs the app in several tasks: a slow phone handles the first taps between them. No module may await this at its top:
 * the screen's code needs this file, and would wait for it in turn.
 */
async function start(): Promise<void> {
  recoverChunks()
  onFilesBack(askAgain)
  watchSteps()
  registerScreens(hasScreen)
  // The tables have to exist before a screen adds its words to them.
  const words = startWords()
  // The screen's own code is evaluated meanwhile.
  const route = routeOf(path())
  const screen = Promise.all([route?.page.load(), route?.footer && tabs.load()]).catch(() => {})
  await yieldToBrowser()
  const app = createApp()
  await yieldToBrowser()
  startApp(app)
  const root = document.getElementById('app')
  if (!root) return
  const notice = root.querySelector<HTMLElement>('.boot-late')
  // Without the words of a language the app speaks English until they come.
  await words.catch(() => {})
  // What is painted already stays until the screen can take its place.
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))])
  await yieldToBrowser()
  startTransition(() =>
    createRoot(root, {
      onCaughtError: (fault) => fault instanceof FileFault || reportError(fault),
      // What no boundary has caught empties the page: what needs nothing but HTML takes its place.
      onUncaughtError: () => {
        if (notice) root.replaceChildren(notice)
        notice?.setAttribute('data-now', '')
      },
    }).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

/** After a quiet while, in milliseconds: nothing of it belongs to the visit that starts it. */
const quiet = 5_000

/** Long enough for the first screen to have come, in milliseconds. */
const soon = 3_000

/** Fetches what says that the network is gone while there still is one. */
function fetchNews(): void {
  // Whoever needs them asks for them again.
  const fetch = () => void Promise.all([toast.load(), offlineBar.load()]).catch(() => {})
  setTimeout(fetch, soon)
  addEventListener('pointerdown', fetch, { once: true, passive: true })
}

/** Files for the next visit, a place on the home screen, and faults for the operator. */
function doTheRest(): void {
  setTimeout(async () => {
    // Without it every visit comes from the network, and nobody hears of its faults.
    const rest = await import('../flows/session/quiet').catch(() => null)
    rest?.startQuietly(routeOf)
  }, quiet)
}

const whenLoaded = (work: () => void): void =>
  document.readyState === 'complete' ? work() : addEventListener('load', work)

/** What no first screen needs, once that is up. */
async function run(): Promise<void> {
  await start()
  whenLoaded(fetchNews)
  whenLoaded(doTheRest)
}

void run()
