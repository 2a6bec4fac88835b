import type { Project } from '../../export/project'

/** Labels where games are found and played. */
export const play: Project['labels'] = {
  home: {
    CHOOSE_CATEGORY: 'shell:category.{category}',
    SEARCH: 'home:search',
    RETRY: 'shell:retry',
  },
  popups: { CLOSE: 'home:popup.ok', TICK: 'home:popup.notToday' },
  'game-list': {
    CHOOSE_TAB: 'games:tab.{tab}',
    OPEN_FILTER: 'games:filter',
    RESET: 'games:filter.reset',
    SHOW_ALL: 'games:empty.FAV.action',
    CLOSE_FILTER: 'shell:close',
  },
  'game-search': { FORGET: 'search:forget' },
  'game-room': {
    RETRY: 'shell:retry',
    CONTINUE: 'game:waiting.go',
    OTHER_GAMES: 'game:otherGames',
    LEAVE: 'game:leave',
  },
  'reality-check': { CONTINUE: 'game:check.go' },
  'hot-matches': { OPEN: 'home:match.all', CLOSE: 'shell:close', BET: 'home:match.bet' },
  'lottery-draws': { RETRY: 'shell:retry' },
  'lottery-order': {
    CLOSE: 'shell:close',
    RETRY: 'shell:retry',
    CANCEL: 'lottery:ticket.cancel',
    KEEP: 'lottery:ask.keep',
    CONFIRM: 'lottery:ask.yes',
  },
  'red-rain': { START: 'rain:start', RETRY: 'shell:retry', OPEN: 'rain:openThem_other', CLOSE: 'rain:ok' },
  'paged-list': { RETRY: 'shell:retry' },
  resource: { RELOAD: 'shell:retry' },
}
