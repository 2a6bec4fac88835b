import { sideMenuMachine } from '../../../machines/side-menu/side-menu.machine'
import { onRouteChange } from '../adapters/navigation'
import { startChart } from '../core/chart'
import { perPage } from '../core/lifetime'
import { onLanguageChange } from '../session/language'
import { relistLobby } from '../games/lobby'
import { homeActor } from './home'

const sideMenuFlow = sideMenuMachine.provide({
  actions: {
    // Home itself reloads them a moment after the change; if home has not started yet, it does so as it
    // starts.
    relistCategories: () => void homeActor(),
    relistAtOnce: () => {
      relistLobby()
      homeActor().send({ type: 'RELIST' })
    },
  },
})

/** The side menu: one per page. */
export const sideMenu = perPage(() => {
  const menu = startChart(sideMenuFlow)
  onLanguageChange(() => menu.send({ type: 'LANGUAGE_CHANGED' }))
  onRouteChange(() => menu.send({ type: 'ROUTE_CHANGED' }))
  return menu
})
