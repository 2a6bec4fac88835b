import { createActor } from 'xstate'
import { sideMenuMachine } from '../../machines/side-menu/side-menu.machine'
import { onRouteChange } from './adapters/navigation'
import { homeActor } from './home'
import { onLanguageChange } from './language'
import { inspect } from './inspect'

/** The side menu: one for the whole page. */
export const sideMenu = createActor(
  sideMenuMachine.provide({
    actions: {
      // Home lists them anew by itself a moment after the change; one that is not there yet does so as it starts.
      relistCategories: () => void homeActor(),
      relistAtOnce: () => homeActor().send({ type: 'RELIST' }),
    },
  }),
  { inspect },
).start()

onLanguageChange(() => sideMenu.send({ type: 'LANGUAGE_CHANGED' }))
onRouteChange(() => sideMenu.send({ type: 'ROUTE_CHANGED' }))
