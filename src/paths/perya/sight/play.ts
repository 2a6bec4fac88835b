import type { Project } from '../../export/project'
import { both, busy, grey, inOther, nothing, opens, turning } from './say'

const gamesToCome = grey('the games', 'mga laro')

const quiet = both(
  'The game is on screen, without a dialog about the time played.',
  'Nasa screen ang laro, walang dialog tungkol sa oras ng paglalaro.',
)

const listStays = both(
  'The list stays on screen; what is new appears in it.',
  'Nananatili sa screen ang listahan; lumalabas dito ang bago.',
)

const inField = both('The cursor is in the search field.', 'Nasa search field ang cursor.')

const above = both(
  'Playing time and net result above the game stay as they are for now.',
  'Hindi pa nagbabago ang oras ng paglalaro at net na resulta sa itaas ng laro.',
)

/** The jackpot, as a tester sees it. */
const jackpot: Project['onScreen'] = {
  'The platform’s jackpot pool is being fetched.': both(
    'The jackpot board on home has no number yet.',
    'Wala pang numero sa jackpot board sa home.',
  ),
  'The counter’s first value: where it stood at the last load, or a random one between 70 and 130 million.':
    both(
      'The board has no number yet, or still the one from before.',
      'Wala pang numero sa board, o ang dati pa rin.',
    ),
  'The next step is drawn at random: 100 to 500, in 3, 4 or 5 seconds.': both(
    'The board shows a number and says that it is just for show; while it says so, the number never gets smaller.',
    'May numero sa board at sinasabi nitong pampakita lang ito; habang sinasabi iyon, hindi lumiliit ang numero.',
  ),
  'The value stays until the next step is due.': both(
    'The number stays as it is for 3 to 5 seconds.',
    'Hindi nagbabago ang numero nang 3 hanggang 5 segundo.',
  ),
  'The counter stands still until the phone is back online.': both(
    'The number stands still for as long as the network is off.',
    'Nakatigil ang numero hangga’t naka-off ang network.',
  ),
  'The amount in the platform’s pool shows.': both(
    'The board shows an amount and does not say that it is just for show.',
    'May halaga sa board at hindi nito sinasabing pampakita lang ito.',
  ),
  'The pool is fetched again; the last amount stays on screen.': both(
    'The last amount stays on the board.',
    'Nananatili sa board ang huling halaga.',
  ),
}

/** A game while it is played. */
const room: Project['onScreen'] = {
  'The frame is loading.': both(
    'Dots turn where the game will be, and below them it says that it is loading.',
    'May umiikot na mga tuldok kung saan lalabas ang laro, at sinasabi sa ilalim nito na naglo-load ito.',
  ),
  'The connection works.': both(
    'No message about the connection is on screen.',
    'Walang mensahe tungkol sa koneksiyon sa screen.',
  ),
  'Loads the player’s net position; what is known stays on screen.': both(
    'Playing time and net result above the game are those from before, or dashes.',
    'Ang dating oras ng paglalaro at net na resulta ang nasa itaas ng laro, o mga gitling.',
  ),
  'Demo points: no money moves, and the screen says so.': both(
    'A line above the game says that no money moves.',
    'Sinasabi ng isang linya sa itaas ng laro na walang perang gumagalaw.',
  ),
  'The net position was just loaded: further changes wait, so that it is not loaded too often.': both(
    'Playing time and net result stand above the game.',
    'Nasa itaas ng laro ang oras ng paglalaro at net na resulta.',
  ),
  'Playing time and net position show.': both(
    'Playing time and net result stand above the game.',
    'Nasa itaas ng laro ang oras ng paglalaro at net na resulta.',
  ),
  'Loads the net position and the balance after a round; the old values stay on screen.': above,
  'Money may have moved: the net position is loaded again in a moment.': above,
  'The position could not be loaded: the old one stays, marked as old, and is loaded again later.': both(
    'The net result above the game stays and says that it is not up to date; where there was none, there is a dash.',
    'Nananatili ang net na resulta sa itaas ng laro at sinasabing luma na ito; kung wala pa, may gitling doon.',
  ),
  'The game stopped midway: bets are in the betting record, and an open round can be continued later.': both(
    'The screen says that the game stopped, that the bets are in the betting record, and that an open round waits.',
    'Sinasabi ng screen na tumigil ang laro, nasa rekord ng taya ang mga taya, at naghihintay ang nakabukas na round.',
  ),
  'An interrupted round is waiting with its stake held: it comes first, before any new bet.': both(
    'The screen offers to continue the last round and shows its stake.',
    'Iniaalok ng screen na ituloy ang huling round at ipinapakita ang taya nito.',
  ),
  'The player returns to the screen from which the game was opened.': both(
    'The screen from which the game was opened comes back.',
    'Bumabalik ang screen kung saan binuksan ang laro.',
  ),
  'Loads how long the player has played in this session and when the next check is due.': quiet,
  'The interval is running; if it ends while the phone is asleep, the check shows when it wakes.': quiet,
  'The check could not be loaded: the game goes on, and the app tries again automatically.': quiet,
  'The check covers the game: time played and net result, with links to the history, the limits and the exit. It waits for the player’s answer.':
    both(
      'A dialog over the game shows the time played and the net result, and stays until it is answered.',
      'Ipinapakita ng dialog sa ibabaw ng laro ang oras ng paglalaro at net na resulta, at nananatili ito hanggang sagutin.',
    ),
  'The answer is sent to the platform, and the interval starts again. Tapping again does nothing.': busy,
}

/** Games to choose from. */
const games: Project['onScreen'] = {
  'The vendor list is loading; the menu stays as it was, or shows a placeholder.': both(
    'The row of categories stays as it was, or grey areas stand in its place.',
    'Ganoon pa rin ang hanay ng mga kategorya, o may mga abong bahagi sa lugar nito.',
  ),
  'The tiles are loading.': gamesToCome,
  'The language is not changing.': both(
    'All texts are in one language.',
    'Nasa iisang wika ang lahat ng salita.',
  ),
  'Hot games, slots, live, fish, table and house games are loaded.': both(
    'The games of that choice are below, or grey areas where they will be.',
    'Nasa ibaba ang mga laro ng piniling iyon, o mga abong bahagi kung saan lalabas ang mga ito.',
  ),
  'The vendors of this category, taken from the menu’s data.': both(
    'The providers of this category are on screen.',
    'Nasa screen ang mga provider ng kategoryang ito.',
  ),
  'The categories show, HOT first.': both(
    'The row of categories is on screen.',
    'Nasa screen ang hanay ng mga kategorya.',
  ),
  'The menu could not be loaded: only HOT works, and the screen offers to try again.': both(
    'Only the first category is there; the screen says that the others did not load, and offers to try again.',
    'Ang unang kategorya lang ang naroon; sinasabi ng screen na hindi na-load ang iba, at puwedeng subukan ulit.',
  ),
  'The grid of games. HOT has a search box; the others have a menu of game types.': both(
    'The games are on screen as tiles.',
    'Nasa screen ang mga laro bilang mga tile.',
  ),
  'The player taps a game or a vendor.': opens.game,
  'The player taps the bet button of the match on display.': opens.game,
  'The player taps the search box.': inField,
  'The search box has not been used yet.': both(
    'The search field is empty, with nothing below it.',
    'Walang laman ang search field, at wala ring nasa ilalim nito.',
  ),
  'The search box is empty: recent searches show below it, and the list of all games is fetched.': both(
    'Recent searches stand below the search field, where there are any.',
    'Nasa ilalim ng search field ang mga huling hinanap, kung mayroon.',
  ),
  'The recent searches are cleared.': both(
    'No recent search stands below the search field.',
    'Walang huling hinanap sa ilalim ng search field.',
  ),
  'Nothing is being typed.': both(
    'Below the search field are the games, or grey areas in their place.',
    'Nasa ilalim ng search field ang mga laro, o mga abong bahagi sa lugar ng mga ito.',
  ),
  'The address has changed: another kind of game, or the player went back.': both(
    'The screen shows what the address asks for.',
    'Ipinapakita ng screen ang hinihingi ng address.',
  ),
  'The panel is closed; the square button beside the search field opens it.': both(
    'The panel with the filters is closed.',
    'Nakasara ang panel ng mga filter.',
  ),
  'The number of matching games is fetched.': both(
    'The panel with the filters is open.',
    'Nakabukas ang panel ng mga filter.',
  ),
  'The button shows the number of games, if known.': both(
    'The button beside the one that resets says how many games there are; where that is not known, it only offers to show them.',
    'Sinasabi ng button sa tabi ng pang-reset kung ilan ang laro; kung hindi alam, inaalok lang nitong ipakita ang mga ito.',
  ),
  'The player clears all filters.': both('No filter is chosen any more.', 'Wala nang napiling filter.'),
  'The login screen opens, and afterwards what was tapped.': opens.login,
  'Recent and Favourites need an account.': opens.login,
  'Only the skeleton shows.': gamesToCome,
  'A different list is requested, from page 1. Late responses to the previous request are dropped.':
    gamesToCome,
  'Pages load at most once a second.': both('The list is on screen.', 'Nasa screen ang listahan.'),
  'The player is near the end of the list; the next page loads in a moment.': nothing,
  'The next page is loading; the list stays.': both(
    'Dots turn below the list, which stays.',
    'May umiikot na mga tuldok sa ilalim ng listahan, na nananatili.',
  ),
  'Loads the list again, at least its first page, while the old one stays on screen.': both(
    'What this choice showed before is on screen.',
    'Nasa screen ang ipinakita ng piniling ito noong una.',
  ),
  'The next page loads when the player scrolls on.': nothing,
  'No more pages load automatically; the last row offers to try again.': both(
    'Below the list it says that more did not load, with a button to try again.',
    'Nakasulat sa ilalim ng listahan na hindi na-load ang iba pa, at may button para subukan ulit.',
  ),
  'A message says that the list is loading.': both(
    'Grey areas still stand where the games will be.',
    'May mga abong bahagi pa rin kung saan lalabas ang mga laro.',
  ),
  'Nothing is loaded yet: a skeleton of the content shows.': grey('the content', 'laman'),
  'Loads again while the old content, if any, stays on screen.': both(
    'What was on screen stays; where there was nothing, there are grey areas.',
    'Nananatili ang nasa screen; kung wala pa, may mga abong bahagi.',
  ),
}

/** Lotteries, records and the limits of play. */
const rest: Project['onScreen'] = {
  'The language has changed, so the platform’s names are loaded again.': inOther,
  'Loads what is on sale; a skeleton shows if nothing has been loaded yet.': both(
    'Grey areas stand where the draws will be; draws that were on screen stay.',
    'May mga abong bahagi kung saan lalabas ang mga bunutan; nananatili ang mga bunutang nasa screen na.',
  ),
  'The draws show with the time until they close, by the platform’s clock.': both(
    'The draws show with the time until they close.',
    'Makikita ang mga bunutan at ang oras bago magsara ang mga ito.',
  ),
  'A draw has closed: its result and the next draw are loading, the rest stays.': both(
    'The draw whose time is over says that it is closing; the rest stays.',
    'Sinasabi ng bunutang tapos na ang oras na nagsasara na ito; nananatili ang iba.',
  ),
  'The screen shows old data and says so; it tries again automatically in a few seconds.': both(
    'The draws from before stay, and the screen says that the next ones did not come.',
    'Nananatili ang mga naunang bunutan, at sinasabi ng screen na hindi dumating ang mga susunod.',
  ),
  'The period is a number of days up to today.': both(
    'One of the periods is marked as chosen; there are no fields for days.',
    'May markang napili ang isa sa mga panahon; walang mga field para sa araw.',
  ),
  'Money moved, or the player is back on the page: the entries may have changed.': listStays,
  'Some time has passed and a round may have ended: the list is reloaded.': listStays,
  'The matching entries show.': opens.list,
  'The dates are valid and are applied.': opens.list,
  'The chosen day shows; any error message is cleared.': both(
    'The fields show these days, without a message below them.',
    'Nasa mga field ang mga araw na ito, walang mensahe sa ilalim.',
  ),
  'A day is missing, the last day is before the first, or the period is too long.': both(
    'Below the fields it says what is wrong with the days.',
    'Nakasulat sa ilalim ng mga field kung ano ang mali sa mga araw.',
  ),
  'Checks whether the player is on a break.': grey('the page about the break', 'page tungkol sa pahinga'),
  'One of the lengths is selected.': both(
    'That length is marked as the one chosen.',
    'May marka ang habang iyon bilang napili.',
  ),
  'A dialog says from when until when the break cannot be ended and asks for confirmation; then it begins.':
    both(
      'A dialog says how long the break lasts and asks for confirmation.',
      'Sinasabi ng dialog kung gaano katagal ang pahinga, at humihingi ng kumpirmasyon.',
    ),
  'The player is on a break: the screen shows its end and that withdrawal and history stay open. Once it is over, they may ask to come back.':
    both(
      'The screen says until when the break lasts, or that it is over, and what stays open meanwhile.',
      'Sinasabi ng screen kung hanggang kailan ang pahinga, o tapos na ito, at kung ano ang nananatiling bukas.',
    ),
  'The platform is asked to let the player play again.': turning,
}

/** Play, as a tester sees it. */
export const play: Project['onScreen'] = { ...jackpot, ...room, ...games, ...rest }
