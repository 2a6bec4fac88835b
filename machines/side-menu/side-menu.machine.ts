import { setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'

type SideMenuEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'ROUTE_CHANGED' }
  | { type: 'LANGUAGE_CHANGED' }

/** The menu that slides in from the left. */
export const sideMenuMachine = setup({
  types: { events: {} as SideMenuEvent, meta: {} as ChartMeta, tags: {} as 'open' },
  actions: {
    /** Reloads the categories in the player's language. */
    relistCategories: () => {},
    /** The same without waiting: the menu is about to show them. */
    relistAtOnce: () => {},
  },
  delays: { debounce: limits.menuLanguageDebounce },
}).createMachine({
  id: 'side-menu',
  description: 'The menu that slides in from the left.',
  options,
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu is closed.',
      meta: { rows: ['LAYOUT-15'] },
      on: {
        OPEN: 'open',
        LANGUAGE_CHANGED: {
          target: 'relisting',
          description: 'The menu will be in the new language the next time it opens.',
        },
      },
    },
    open: {
      description: 'Categories, services and the sign-out button are within reach.',
      tags: 'open',
      meta: { rows: ['MENU-01', 'MENU-05', 'MENU-08'] },
      on: {
        CLOSE: { target: 'closed', description: 'The player taps outside the menu or presses Escape.' },
        ROUTE_CHANGED: { target: 'closed', description: 'Another screen opens.' },
        LANGUAGE_CHANGED: { target: 'relisting', description: 'The player changes the language.' },
      },
    },
    relisting: {
      description: 'The menu is closed, and the categories are about to be reloaded.',
      meta: { rows: ['MENU-12', 'MENU-13', 'CONST-23'] },
      after: {
        debounce: {
          target: 'closed',
          actions: 'relistCategories',
          description: 'The language has not changed again.',
        },
      },
      on: {
        LANGUAGE_CHANGED: {
          target: 'relisting',
          reenter: true,
          description: 'The language changes again, which restarts the delay.',
        },
        OPEN: {
          target: 'open',
          actions: 'relistAtOnce',
          description: 'The player opens the menu before that: the categories are reloaded without delay.',
        },
      },
    },
  },
})
