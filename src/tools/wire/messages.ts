import type { Said } from '../../flows/adapters/frame'
import { cell } from './table'

/**
 * Messages a game may send to the site; one that the site understands and this does not explain does not
 * compile.
 */
const meanings: Readonly<Record<Said['type'], string>> = {
  ready: 'can be played',
  'round-held': 'a stake is held: balance and net position are loaded again',
  'round-end': 'a round is over: as above',
  session: 'its session is in doubt: as above',
  link: 'with `state` `slow` or `good`: how its own connection is; a warning shows while it is slow',
  error: 'it cannot go on: the screen offers to try again, other games and the way back',
  exit: 'its own exit button',
}

/** Where a game opens, and the messages its page may send to the site. */
export const gamesPart = [
  '## Games and their vendors',
  '',
  'The answer of `launchGame` has the address of a game. Its origin has to be one of `games` in the operator file ([brands](brands.md)), or the site’s own; any other is refused, and the log names the setting. The file also says where the games of a vendor open:',
  '',
  '| `open` | what happens |',
  '|---|---|',
  '| `frame`, or left out | a frame of the launch screen, with the `sandbox` of the file. Its page has to allow that: no `X-Frame-Options`, and the site in `frame-ancestors` if it has one |',
  '| `tab` | the launch screen says that the game wants a tab of its own, and a tap opens it. For vendors who refuse to be framed |',
  '| `page` | the game takes the place of the site. Back leads to the screen from which it was opened |',
  '',
  '`backUrl` of the request is where a game that has left the site leads back to. A game in a frame has loaded when its page has. One that has not after fifteen seconds can be opened in a tab, and the log says that its vendor may want `"open": "tab"`. No browser tells a site that a page refuses its frame, so such a vendor has to be listed.',
  '',
  'A game need not know the site. One that wants more may post messages to the window around it, `{ source: "perya-game", version: 1, round, type }`, where `round` is the last part of its address’s path. Anything else is ignored, and money is never read from a message: the platform is asked.',
  '',
  '| `type` | meaning |',
  '|---|---|',
  ...Object.entries(meanings).map(([type, meaning]) => `| \`${type}\` | ${cell(meaning)} |`),
].join('\n')
