import type { Project } from '../../export/project'
import { both, grey, inOther, notYet } from './say'

const saved = both('The form goes away.', 'Nawawala ang form.')

const ticked = both('The tick in that box changes.', 'Nagbabago ang tsek sa kahong iyon.')

const copied = both(
  'For a moment, the button says that it was copied.',
  'Sandaling sinasabi ng button na nakopya na ito.',
)

/** The player's own account, as a tester sees it. */
export const account: Project['onScreen'] = {
  'Done; the withdrawal password is cleared, and a message says that the change is saved.': saved,
  'Done; what was typed is cleared, and a message says that the change is saved.': saved,
  'Done; the digits are cleared, and a message says that the change is saved.': saved,
  'Done; the answers are cleared from the form, and a message says that the change is saved.': saved,
  'Loads name, picture, club and unread messages.': grey('name and picture', 'pangalan at larawan'),
  'The known values stay on screen while they are reloaded.': both(
    'What was on screen stays there.',
    'Nananatili ang nasa screen.',
  ),
  'A guest is invited to log in or register; no member data is loaded.': both(
    'The screen invites to log in or to register.',
    'Nag-aanyaya ang screen na mag-log in o mag-register.',
  ),
  'Loads the player’s profile and whether the VIP benefit is on; what an earlier visit has loaded shows.':
    both(
      'Grey areas stand where picture and name will be; what an earlier visit has loaded shows.',
      'May mga abong bahagi kung saan lalabas ang larawan at pangalan; makikita ang na-load na ng naunang bisita.',
    ),
  'The choice is being sent. Tapping again does nothing.': both(
    'Dots turn on that picture. Tapping again does nothing.',
    'May umiikot na mga tuldok sa larawang iyon. Walang mangyayari kapag pinindot ulit.',
  ),
  'Checks which picture the platform has now.': both(
    'Dots still turn on that picture.',
    'May umiikot pa ring mga tuldok sa larawang iyon.',
  ),
  'The language has changed, so the message is loaded again.': inOther,
  'The message shows and is reported to the platform as read.': both(
    'The message is on screen.',
    'Nasa screen ang mensahe.',
  ),
  'Each choice applies at once and is kept for the next visit.': both(
    'The settings of this phone are on screen.',
    'Nasa screen ang mga setting ng phone na ito.',
  ),
  'Automatic motion is turned off or on.': ticked,
  'One kind of message is muted or unmuted.': ticked,
  'There is nothing to send.': both(
    'No heart changes by itself, except back to what it was where a message says that something failed.',
    'Walang pusong kusang nagbabago, maliban sa pagbalik nito sa dati kapag may mensaheng may pumalya.',
  ),
  'The oldest change is being sent; the others wait in line.': both(
    'The heart that was tapped changes at once.',
    'Nagbabago agad ang pusong pinindot.',
  ),
  'Nobody is signed in: tapping a heart leads to the login.': both(
    'No heart is lit; tapping one leads to the login.',
    'Walang pusong may ilaw; papunta sa login ang pagpindot ng isa.',
  ),
  'The list is loading; a favourite can already be added.': both(
    'No heart is lit yet; one can be tapped already.',
    'Wala pang pusong may ilaw; puwede nang pindutin ang isa.',
  ),
  'The link is being copied.': notYet,
  'The browser copies the text.': notYet,
  'Shows for a moment that the link was copied.': copied,
  'Shows for a moment that the text was copied.': copied,
  'The operator has the message; its number shows.': both(
    'The screen says that the message has arrived, and shows its number.',
    'Sinasabi ng screen na dumating ang mensahe, at ipinapakita ang numero nito.',
  ),
  'The player writes a comment and chooses pictures; if neither is required, there is just one button.': both(
    'The comment and the pictures can be filled in; where neither is asked for, there is just one button.',
    'Mapupunan ang komento at mga larawan; kung walang hinihinging ganito, isa lang ang button.',
  ),
  'The picture’s type and size are checked, and it is uploaded.': both(
    'The button that adds a picture shows dots that turn.',
    'May umiikot na mga tuldok sa button na nagdaragdag ng larawan.',
  ),
  'The player has already added three pictures, the maximum.': both(
    'No fourth picture is added.',
    'Walang naidagdag na pang-apat na larawan.',
  ),
  'The player has joined or applied; the promotion shows this.': both(
    'The promotion says that the player takes part, or that their application has arrived.',
    'Sinasabi ng promo na kasali na ang player, o dumating na ang aplikasyon.',
  ),
}
