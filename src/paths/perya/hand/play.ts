import { forTesters, messages } from '../../../sandbox/demo/messages'
import type { Project } from '../../export/project'

/** What the game says by itself: its buttons for testers have it say so. */
const said = ({ EN, TY }: (typeof messages)[keyof typeof messages]) => ({
  en: `In the game, tap "${forTesters.EN}" and then "${EN}"`,
  fil: `Sa laro, pindutin ang "${forTesters.TY}", saka ang "${TY}"`,
})

/** What is done on the way to a game and in it, where no label alone says it. */
export const play: Project['byHand'] = {
  'deposit/SUBMIT': {
    en: 'Tap "{{deposit:submit}}" at the end of the form',
    fil: 'Pindutin ang "{{deposit:submit}}" sa dulo ng form',
  },
  'deposit/METHOD': {
    en: 'Tap {{id}} among the ways to pay',
    fil: 'Pindutin ang {{id}} sa mga paraan ng pagbayad',
  },
  'lottery-order/OPEN': {
    en: 'Tap the ticket below "{{lottery:tickets}}"',
    fil: 'Pindutin ang ticket sa ilalim ng "{{lottery:tickets}}"',
  },
  'lottery-order/CANCEL': {
    en: 'Tap "{{lottery:ticket.cancel}}" at the draw that stands open',
    fil: 'Pindutin ang "{{lottery:ticket.cancel}}" sa draw na bukas pa',
  },
  'home/TOUCH_SEARCH': {
    en: 'Tap into the field "{{home:search}}"',
    fil: 'Pindutin ang loob ng field na "{{home:search}}"',
  },
  'home/CHOOSE_TYPE': {
    en: 'Below the categories, tap the game type {{classify}}',
    fil: 'Sa ilalim ng mga kategorya, pindutin ang uri ng laro na {{classify}}',
  },
  'home/OPEN': {
    en: 'Tap the first game or provider of the list; where that opens the login, go back',
    fil: 'Pindutin ang unang laro o provider sa listahan; kung magbukas ang login, bumalik',
  },
  'game-list/ADDRESS': {
    en: 'Open /m/gamelist with ?gameType={{choice.gameType}}&tab={{choice.tab}} as its address',
    fil: 'Buksan ang /m/gamelist na may ?gameType={{choice.gameType}}&tab={{choice.tab}} sa address',
  },
  'game-list/TYPE': {
    en: 'Change the text of the search field to: {{text}}',
    fil: 'Palitan ang laman ng search field ng: {{text}}',
  },
  'game-list/TOUCH_SEARCH': {
    en: 'Tap into the search field',
    fil: 'Pindutin ang loob ng search field',
  },
  'game-list/SEARCH': {
    en: 'Press the search key of the keyboard (Enter on a computer), in the search field',
    fil: 'Pindutin ang search key ng keyboard (Enter sa computer), sa search field',
  },
  'game-list/CHOOSE_VENDOR': {
    en: 'Tap Kidlat in the row "{{games:vendors}}"',
    fil: 'Pindutin ang Kidlat sa hanay na "{{games:vendors}}"',
  },
  'game-list/SORT': {
    en: 'Choose "{{games:order.{order}}}" under "{{games:order}}"',
    fil: 'Piliin ang "{{games:order.{order}}}" sa "{{games:order}}"',
  },
  'game-list/PICK': {
    en: 'Below "{{games:filter.vendor}}", tap Kidlat',
    fil: 'Sa ilalim ng "{{games:filter.vendor}}", pindutin ang Kidlat',
  },
  'game-list/APPLY': {
    en: 'Tap the button beside "{{games:filter.reset}}", which shows the games',
    fil: 'Pindutin ang button sa tabi ng "{{games:filter.reset}}" na nagpapakita ng mga laro',
  },
  'game-search/FOCUS': {
    en: 'Tap into the search field',
    fil: 'Pindutin ang loob ng search field',
  },
  'hot-matches/BET': {
    en: 'Tap the first "{{home:match.bet}}"; where that opens the login, go back',
    fil: 'Pindutin ang unang "{{home:match.bet}}"; kung magbukas ang login, bumalik',
  },
  'hot-matches/LEFT': {
    en: 'Open /m/notice, and go back',
    fil: 'Buksan ang /m/notice, at bumalik',
  },
  'game-room/GAME_READY': {
    en: 'Wait until the game has loaded',
    fil: 'Hintaying mag-load ang laro',
  },
  'game-room/GAME_FAULT': said(messages.stops),
  'game-room/GAME_EXIT': said(messages.leaves),
  'game-room/ROUND_HELD': said(messages.held),
  'game-room/SESSION_DOUBTED': said(messages.doubts),
  'game-room/LINK_SLOW': said(messages.slow),
  'game-room/LINK_GOOD': said(messages.good),
  'game-room/ROUND_ENDED': {
    en: 'In the game, bet once and wait until the reels have stopped',
    fil: 'Sa laro, tumaya nang isang beses at hintaying huminto ang mga reel',
  },
  'red-rain/CATCH': {
    en: 'Tap one of the falling envelopes',
    fil: 'Pindutin ang isa sa mga nahuhulog na envelope',
  },
  'paged-list/MORE': {
    en: 'Scroll to the end of the list',
    fil: 'Mag-scroll hanggang dulo ng listahan',
  },
  'paged-list/ASK': {
    en: 'In the row "{{games:vendors}}", tap {{query.key}}',
    fil: 'Sa hanay na "{{games:vendors}}", pindutin ang {{query.key}}',
  },
  'username-check/NAME': {
    en: 'Change the text of the field "{{form:label.username}}" to: {{name}}',
    fil: 'Palitan ang laman ng field na "{{form:label.username}}" ng: {{name}}',
  },
}
