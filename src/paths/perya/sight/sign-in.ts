import type { Project } from '../../export/project'
import { both, busy, notYet, opens, turning } from './say'

const arrives = both(
  'The screen that was asked for opens; where none was, home.',
  'Bumubukas ang screen na hiningi; kung wala, ang home.',
)

const same = both(
  'The form stays as it is, without dots that turn.',
  'Ganoon pa rin ang form, walang umiikot na mga tuldok.',
)

const closes = both('The dialog closes.', 'Sumasara ang dialog.')

/** Signing in and out, as a tester sees it. */
export const signIn: Project['onScreen'] = {
  'The session starts, and the player goes where they wanted to go, or home.': arrives,
  'The player is signed in and goes where they wanted to go, or home.': arrives,
  'The session has begun.': arrives,
  'Checks whether the player is just returning from a provider’s page.': both(
    'The form to log in is on screen.',
    'Nasa screen ang form sa pag-log in.',
  ),
  'The buttons of the available providers show.': both(
    'The buttons of the providers can be tapped.',
    'Puwedeng pindutin ang mga button ng provider.',
  ),
  'The provider’s window or page is open. The player can cancel at any time.': both(
    'The window or page of the provider is open. Below its button, the screen says to go on there, and offers to cancel.',
    'Nakabukas ang window o page ng provider. Sa ilalim ng button nito, sinasabi ng screen na doon magpatuloy, at puwedeng magkansela.',
  ),
  'The platform signs the player in with the provider’s confirmation.': both(
    'The button of the provider shows dots that turn.',
    'May umiikot na mga tuldok sa button ng provider.',
  ),
  'The platform sends a challenge, the phone asks the player to confirm, and the platform checks the response.':
    both(
      'The button shows dots that turn; unless the answer is held or refused, the phone then asks for face, finger or its own code.',
      'May umiikot na mga tuldok sa button; kung hindi pinigil o tinanggihan ang sagot, hihingi ang phone ng mukha, daliri o sarili nitong code.',
    ),
  'The phone asks for face, fingerprint or its own code, and the platform checks the response.': both(
    'The button for the passkey shows dots that turn; unless the answer is held or refused, the phone then asks for face, finger or its own code.',
    'May umiikot na mga tuldok sa button ng passkey; kung hindi pinigil o tinanggihan ang sagot, hihingi ang phone ng mukha, daliri o sarili nitong code.',
  ),
  'username-check: Waits until the player stops typing.': both(
    'The name stands in the field; nothing below it says yet whether it is free.',
    'Nasa field ang pangalan; wala pang nagsasabi sa ilalim nito kung malaya ito.',
  ),
  'The platform checks whether the name is free.': both(
    'Below the field it says that the name is being checked.',
    'Nakasulat sa ilalim ng field na sinusuri ang pangalan.',
  ),
  'The password is changed; the player is now signed in with it automatically.': turning,
  'The password is changed, but the player has to sign in themselves.': both(
    'The login opens and says that the new password is set.',
    'Bumubukas ang login at sinasabing naitakda na ang bagong password.',
  ),
  'The player returns to the screen they came from.': opens.before,
  'A message says that the e-mail was sent; a second later the screen goes back.': both(
    'The form is still on screen; in a second the screen before comes back.',
    'Nasa screen pa ang form; babalik ang naunang screen makalipas ang isang segundo.',
  ),
  'The new password is compared with the one this page knows. Nothing leaves the phone.': notYet,
  'The new password is the same as the old one: the field says so, and nothing is sent.': same,
  'A message says that the change is saved; the home page opens next.': both(
    'The form is still on screen; home opens in a moment.',
    'Nasa screen pa ang form; bubukas ang home maya-maya.',
  ),
  'The home page opens; the typed passwords are cleared.': both('Home opens.', 'Bumubukas ang home.'),
  'The free trial is on offer.': both(
    'The button for the free trial can be tapped.',
    'Puwedeng pindutin ang button para sa free trial.',
  ),
  'The platform creates an account for this visit.': both(
    'Home stays on screen.',
    'Nananatili sa screen ang home.',
  ),
  'Players with an account need no trial; games with a demo say so themselves.': both(
    'The screen says that a trial is for guests, and offers the games.',
    'Sinasabi ng screen na para sa guest ang trial, at iniaalok ang mga laro.',
  ),
  'The player’s data is removed from the phone, and the platform is being informed.': closes,
  'The home page reloads, with nothing of the player left.': both(
    'Home shows nothing of the player and offers to log in.',
    'Walang tungkol sa player sa home, at puwedeng mag-log in.',
  ),
  'The player stays signed in.': both(
    'The dialog closes, and nothing else changes.',
    'Sumasara ang dialog, at walang ibang nagbabago.',
  ),
  'The change is being sent; for a new passkey the phone also asks for confirmation. Tapping again does nothing.':
    both(
      'The button shows dots that turn; for a new passkey, the phone asks for face, finger or its own code. Tapping again does nothing.',
      'May umiikot na mga tuldok sa button; para sa bagong passkey, humihingi ang phone ng mukha, daliri o sarili nitong code. Walang mangyayari kapag pinindot ulit.',
    ),
  'The screen shows the outcome.': both('The panel closes.', 'Sumasara ang panel.'),
  'The panel closes; neither secret nor codes are kept on the phone.': both(
    'The panel closes.',
    'Sumasara ang panel.',
  ),
  'The secret shows as a QR code and as text; the player types the code that their app displays.': both(
    'A QR code and its key are on screen, with a field for the code of the authenticator app.',
    'Nasa screen ang QR code at ang key nito, at may field para sa code ng authenticator app.',
  ),
  'Ten recovery codes, shown only this once; each can be used once instead of an app code.': both(
    'Ten recovery codes are on screen.',
    'Sampung recovery code ang nasa screen.',
  ),
  'A dialog asks for confirmation, then the platform signs the devices out.': both(
    'A dialog asks for confirmation.',
    'Humihingi ng kumpirmasyon ang isang dialog.',
  ),
  'The sign-in methods are fetched; those already known stay on screen until then.': both(
    'Grey areas stand where the ways to sign in will be; where they were on screen already, they stay.',
    'May mga abong bahagi kung saan lalabas ang mga paraan ng pag-sign in; kung nasa screen na ang mga ito, nananatili ang mga ito.',
  ),
  'The message is being deleted. Tapping again does nothing.': busy,
}
