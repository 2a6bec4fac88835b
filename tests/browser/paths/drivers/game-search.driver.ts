import { gameSearchCases } from '../../../../machines/game-search/game-search.cases'
import type { gameSearchMachine } from '../../../../machines/game-search/game-search.machine'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { leaveOnPhone } from '../support/phone'

const field = (app: App) => app.page.getByRole('searchbox')
const onThePhone =
  'the phone answers from the list that it has: tests/flows/game-search.test.ts has each answer'

/** The search through all games, at the field of home; what it finds is arranged by tests/browser/search.spec.ts. */
export const gameSearchDriver = defineDriver<typeof gameSearchMachine>({
  cases: gameSearchCases,
  ids: '[HOME-11]',
  events: {
    FOCUS: { make: (app) => field(app).focus() },
    TYPE: onThePhone,
    SUBMIT: onThePhone,
    OPEN: onThePhone,
    FORGET: {
      possible: (snapshot) => snapshot.hasTag('offering') && snapshot.context.recents.length > 0,
      make: (app) => app.button(app.words.search.forget).click(),
    },
    MORE: onThePhone,
    RETRY: onThePhone,
    RECENTS: 'another field says it: tests/browser/search.spec.ts searches in two',
    LEAVE: onThePhone,
    GREW: onThePhone,
    ONLINE: onThePhone,
    LANGUAGE_CHANGED: onThePhone,
  },
  actors: { search: onThePhone },
  late: true,
  stopsTime: true,
  which: ({ context }) => context.from === '/m/home',
  open: async (app) => {
    await leaveOnPhone(app, 'local', { 'perya.searches.': ['gem'] })
    await app.open('/m/home')
    await expect(field(app)).toBeVisible()
  },
  same: ({ text }) => ({ text }),
  notHere: {
    'game-search | RECENTS | 0': onThePhone,
    'game-search | TYPE | 0 [blank]': onThePhone,
    'game-search | TYPE | 1': onThePhone,
    'game-search.active | LANGUAGE_CHANGED | 0': onThePhone,
    'game-search.active | OPEN | 0': onThePhone,
    'game-search.active | SUBMIT | 0': onThePhone,
    'game-search.active.asking | done search | 0 [nothingFound]': onThePhone,
    'game-search.active.asking | done search | 1': onThePhone,
    'game-search.active.asking | error search | 0 [isOffline]': onThePhone,
    'game-search.active.asking | error search | 1': onThePhone,
    'game-search.active.failed | RETRY | 0': onThePhone,
    'game-search.active.nothing | GREW | 0 [isPartial]': onThePhone,
    'game-search.active.offline | ONLINE | 0': onThePhone,
    'game-search.active.offline | RETRY | 0': onThePhone,
    'game-search.active.results | GREW | 0 [isPartial]': onThePhone,
    'game-search.active.results | MORE | 0 [hasMore]': onThePhone,
    'game-search.active.typing | after searchPause | 0': onThePhone,
    'game-search.offering | LEAVE | 0': onThePhone,
  },
})
