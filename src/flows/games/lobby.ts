import { useSelector } from '@xstate/react'
import { arrangeMenu, type MenuEntry } from '../../../machines/home/categories'
import { vendors } from '../../platform/calls/games'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { perPage } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { currentSettings } from '../core/root'
import { siteKnown, whenSiteKnown } from '../core/site-known'
import { after, until } from '../core/until'

/** How long loaded vendors wait for the settings, milliseconds. */
const longestWait = 2_000

/** The lobby: all vendors, arranged as the category menu (WIRE-54, HOME-06). */
const lobby = defineResource<readonly MenuEntry[]>(
  async (_, signal) => {
    const all = await call(
      vendors,
      { merchantCode: merchantCode(), language: spokenLanguage(), platform: 'html5' },
      { signal },
    )
    // The settings, which name the groups, were requested at startup. If they are late, the games do not
    // wait.
    await Promise.race([whenSiteKnown(), after(longestWait)])
    if (!siteKnown()) void whenSiteKnown().then(relistLobby)
    const settings = currentSettings()
    return arrangeMenu(all, {
      esports: settings?.esportsVendors ?? ['TF'],
      cockfight: settings?.cockfightVendors ?? ['DS88'],
    })
  },
  () => false,
)

const lobbyActor = sharedResource(lobby, null, perPage)
const none: readonly MenuEntry[] = []

/** The menu as far as it is known. */
export const currentMenu = (): readonly MenuEntry[] => lobby.view(lobbyActor().getSnapshot()).data ?? none

/** The menu once it has loaded; one that failed is requested again. Rejects with the failure. */
export async function loadMenu(): Promise<readonly MenuEntry[]> {
  const actor = lobbyActor()
  if (actor.getSnapshot().hasTag('error')) retryLobby()
  await until(actor, () => !actor.getSnapshot().hasTag('pending'))
  const state = actor.getSnapshot()
  if (state.hasTag('error')) throw state.context.failure
  return currentMenu()
}

export const retryLobby = () => lobbyActor().send({ type: 'RELOAD' })

/** Reloads the vendors at once, whatever is in progress. */
export const relistLobby = () => lobbyActor().send({ type: 'ASK', query: null })

/** Listens for a menu that failed to load and has arrived after all. */
export function onLobby(listener: () => void): void {
  lobbyActor().subscribe((state) => {
    if (!state.hasTag('pending') && state.hasTag('content')) listener()
  })
}

/** The menu for screens; `waiting` while it loads, `failed` if it could not be loaded. */
export function useLobby() {
  const { data, status } = useSelector(lobbyActor(), lobby.view)
  const waiting = useSelector(lobbyActor(), (state) => state.hasTag('pending'))
  return { menu: data ?? none, waiting, failed: status === 'error' }
}
