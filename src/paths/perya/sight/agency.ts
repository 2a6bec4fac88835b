import type { Project } from '../../export/project'
import { both, grey, opens } from './say'

/** An agent's screens, as a tester sees them. */
export const agency: Project['onScreen'] = {
  'No link is being copied or shared.': both('The links are on screen.', 'Nasa screen ang mga link.'),
  'A new hour has begun.': both(
    'The greeting and the sky match the new hour.',
    'Tugma sa bagong oras ang bati at ang langit.',
  ),
  'Today’s counters are loading; placeholders show.': grey('today’s counters', 'mga bilang ngayong araw'),
  'The announcements wait for the agent.': both(
    'The list of announcements is on screen.',
    'Nasa screen ang listahan ng mga abiso.',
  ),
  'The announcement shows and is reported to the platform as read.': both(
    'The announcement shows above the list.',
    'Nasa ibabaw ng listahan ang abiso.',
  ),
  'The form waits for the agent.': both('The form can be filled in.', 'Puwede nang punan ang form.'),
  'The account has been opened; its name shows so that the agent can pass it on with the password.': both(
    'The screen says that the account is open, and shows its name.',
    'Sinasabi ng screen na bukas na ang account, at ipinapakita ang pangalan nito.',
  ),
  'One rate per game category, each with its limits.': both(
    'The panel has a field for each kind of game, with its limits below it.',
    'May field sa panel para sa bawat uri ng laro, at nasa ilalim nito ang mga limit.',
  ),
  'The new rates apply; the list of members is loaded again.': both(
    'The panel says that the new rates count from now on.',
    'Sinasabi ng panel na may bisa na ang mga bagong rate.',
  ),
  'The panel shows who receives how much and asks for the withdrawal password. Nothing is sent until the agent confirms.':
    both(
      'The panel shows who receives how much and asks for the withdrawal password.',
      'Ipinapakita ng panel kung sino ang tatanggap ng magkano, at humihingi ng withdrawal password.',
    ),
  'The panel shows what was sent to whom; the balance and the list of members are loaded again.': both(
    'The panel shows what was sent to whom.',
    'Ipinapakita ng panel kung ano ang ipinadala at kanino.',
  ),
  'The address has changed because of Back or a link.': both(
    'The screen shows what the address asks for.',
    'Ipinapakita ng screen ang hinihingi ng address.',
  ),
  'The list shows.': opens.list,
  'The matching members show.': opens.list,
  'The members of that team show.': opens.list,
  'The player goes back up to a team above.': both(
    'The team above is on screen.',
    'Nasa screen ang team sa itaas.',
  ),
  'Members can be selected to send money to several at once.': both(
    'The screen asks to tap the members who are to get money.',
    'Hinihiling ng screen na pindutin ang mga miyembrong tatanggap ng pera.',
  ),
  'A member is selected or deselected.': both(
    'The mark on that member changes.',
    'Nagbabago ang marka ng miyembrong iyon.',
  ),
  'The transfer panel opens; the selection stays until the money has been sent.': both(
    'The panel to send money opens; once it is closed, the same members are marked.',
    'Bumubukas ang panel sa pagpapadala ng pera; pagkasara nito, ang mga dating miyembro pa rin ang may marka.',
  ),
  'The language has changed, so the terms are loaded again.': both(
    'What the app says itself is in the language chosen last; the terms follow in a moment.',
    'Nasa huling piniling wika na ang sinasabi ng app mismo; susunod maya-maya ang mga kondisyon.',
  ),
  'The terms do not change behind the dialog; they reload once it is closed.': both(
    'The dialog stays; the terms behind it are in the language that they were in.',
    'Nananatili ang dialog; nasa dating wika pa rin ang mga kondisyon sa likod nito.',
  ),
  'The answer is being sent. Tapping again does nothing.': both(
    'The button of that answer shows dots that turn. Tapping again does nothing.',
    'May umiikot na mga tuldok sa button ng sagot na iyon. Walang mangyayari kapag pinindot ulit.',
  ),
  'Checks whether the contract is still waiting. Nothing is sent again automatically.': both(
    'The terms stay on screen, and the button of that answer still shows dots that turn.',
    'Nananatili sa screen ang mga kondisyon, at may umiikot pa ring mga tuldok sa button ng sagot na iyon.',
  ),
  'The contract is accepted.': both(
    'The screen says that the contract is accepted.',
    'Sinasabi ng screen na tinanggap ang kontrata.',
  ),
  'The contract is declined.': both(
    'The screen says that the contract is declined.',
    'Sinasabi ng screen na tinanggihan ang kontrata.',
  ),
  'There is no contract of this kind to answer.': both(
    'The screen says that no contract waits, or that this one waits no longer.',
    'Sinasabi ng screen na walang kontratang naghihintay, o hindi na naghihintay ang isang ito.',
  ),
  'The contract is on screen. The next dialog waits until the player leaves it.': both(
    'The contract is on screen, without another dialog.',
    'Nasa screen ang kontrata, walang ibang dialog.',
  ),
  'Envelopes fall; each one that the player taps is caught. Speed does not matter.': both(
    'Envelopes fall, and a line counts those that were caught.',
    'Bumabagsak ang mga envelope, at binibilang ng isang linya ang mga nasalo.',
  ),
  'Another envelope is caught.': both(
    'One more envelope counts as caught.',
    'May isa pang envelope na binilang na nasalo.',
  ),
  'The round waits for the player to start the rain.': both(
    'The screen says that a round is on, and has a button that begins the rain.',
    'Sinasabi ng screen na may round, at may button na nagpapasimula ng ulan.',
  ),
  'No round is announced.': both(
    'The screen says that no round is announced.',
    'Sinasabi ng screen na walang inanunsiyong round.',
  ),
}
