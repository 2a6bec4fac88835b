import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApp, startApp } from '../flows/app'
import { recoverChunks } from '../flows/chunks'
import { registerScreens } from '../flows/screens'
import { startWords } from '../i18n/i18n'
import { App } from './App'
import { watchSwipes } from './navigation'
import { pause } from '../flows/pause'
import { isBuilt, routeOf } from './routes'
import { tabs } from './tabs'

/** How long the bare page waits for the screen's own code before the app shows that it is waiting, milliseconds. */
const patience = 2_000

/**
 * Runs the app, in pieces: a slow phone hears the first taps between them. Nobody waits for this at the top of a module:
 * the screen's code needs this file, and would wait for it in turn.
 */
async function start(): Promise<void> {
  recoverChunks()
  watchSwipes()
  registerScreens(isBuilt)
  // The tables have to stand before a screen puts its words into them.
  const words = startWords()
  // The screen's own code is run meanwhile.
  const route = routeOf(location.pathname)
  const screen = Promise.all([route?.page?.load(), route?.footer && tabs.load()]).catch(() => {})
  await pause()
  const app = createApp()
  await pause()
  startApp(app)
  const root = document.getElementById('app')
  if (!root) return
  await words
  // What is painted already stays until the screen can take its place.
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, patience))])
  await pause()
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

void start()
