import type { SnapshotFrom } from 'xstate'
import { homeCases } from '../../../../machines/home/home.cases'
import type { homeMachine } from '../../../../machines/home/home.machine'
import { gameList, hotGames, vendors } from '../../../../src/platform/calls/games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import type { World } from '../../support/world'
import { defineDriver } from '../support/driver'
import { typeUntouched } from '../support/search-box'
import { switchLanguage } from '../support/elsewhere'

type Snapshot = SnapshotFrom<typeof homeMachine>

const menuThere = (snapshot: Snapshot) => snapshot.context.menu.length > 0
const panel = (app: App) => app.page.getByRole('tabpanel')
const search = (app: App) => app.page.getByRole('searchbox')

/** Every game is open, or none is. */
const open = ({ control }: World, are: boolean) =>
  control('scene', { games: { open: are ? 100_000 : 0 } }) as Promise<void>

/** A refusal that the client does not retry. */
const refused = (call: string) => ({ kind: 'status', status: 403, call }) as const

/** The popular-games area of home. */
export const homeDriver = defineDriver<typeof homeMachine>({
  cases: homeCases,
  ids: '[HOME-06] [HOME-09] [HOME-11] [HOME-12] [HOME-13] [HOME-15] [HOME-28] [CONST-22] [ERROR-32]',
  events: {
    CHOOSE_CATEGORY: {
      possible: (snapshot, { category }) =>
        menuThere(snapshot) || (category === 'HOT' && !snapshot.hasTag('menu-pending')),
      make: (app, { category }) => app.category(category).click(),
    },
    CHOOSE_TYPE: {
      possible: (snapshot) => menuThere(snapshot) && snapshot.context.category === 'RNG',
      make: (app, { classify }) => {
        const video = app.language === 'EN' ? 'Video slots' : 'Video slot'
        return app.button(classify === '' ? app.words.home.allTypes : video, panel(app)).click()
      },
    },
    SEARCH: {
      possible: ({ context }, { text }) => context.category === 'HOT' && context.search !== text,
      make: (app, { text }) => typeUntouched(search(app), text),
    },
    TOUCH_SEARCH: { possible: () => true, make: (app) => search(app).focus() },
    RETRY: {
      // Either button reloads both that failed.
      possible: (snapshot) => snapshot.hasTag('menu-error') || snapshot.hasTag('error'),
      make: (app) => app.button(app.words.shell.retry).first().click(),
    },
    OPEN: {
      possible: (snapshot) => snapshot.hasTag('games') || snapshot.hasTag('vendors'),
      // A guest is led to the login: the path continues where it left off.
      make: async (app) => {
        await panel(app).getByRole('listitem').first().getByRole('button').first().click()
        await expect(app.page).toHaveURL(/\/m\/login/)
        await app.page.goBack()
        await expect(panel(app)).toBeVisible()
      },
    },
    LANGUAGE_CHANGED: {
      // The lobby drops a loading menu and waits as home does, by a clock that no path controls:
      // tests/browser/home.spec.ts covers that change.
      possible: (snapshot) => !snapshot.hasTag('menu-pending'),
      make: switchLanguage,
    },
    RELIST: 'the side menu sends it when it opens: covered by the paths of its own chart',
    NEWER: 'the browser of these paths keeps no files; offline.spec.ts walks this with one that does',
    RELOAD: 'the chart raises it itself, once a change of language stands',
  },
  actors: {
    menu: {
      calls: [vendors],
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault(refused('vendors')) }],
    },
    games: {
      calls: [hotGames, gameList],
      done: [{ make: ({ world }) => open(world, true) }, { make: ({ world }) => open(world, false) }],
      error: [
        {
          make: ({ world }) => {
            for (const call of ['hotGames', 'gameList']) world.fault(refused(call))
          },
        },
      ],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await app.open('/m/home')
    await expect(panel(app)).toBeVisible()
  },
  same: ({ category, classify, search: text }) => ({ category, classify, text }),
  shows: async (app, { expected }) => {
    const { cached } = expected.value as { cached: string }
    if (cached === 'games') await expect(app.games.getByRole('listitem').first()).toBeVisible()
    if (cached === 'empty') await expect(panel(app)).toContainText(app.words.home['empty.title'])
    if (cached === 'failed') await expect(panel(app)).toContainText(app.words.shell['error.title'])
  },
  notHere: {
    'home.booth | NEWER | 0':
      'the browser of these paths keeps no files; offline.spec.ts walks this with one that does',
    'home.language.settling | RELIST | 0':
      'the side menu sends it when it opens: covered by the paths of its own chart',
  },
  expects: { status: [403] },
})
