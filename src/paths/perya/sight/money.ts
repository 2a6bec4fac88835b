import type { Project } from '../../export/project'
import { both, turning } from './say'

const formOrStays = both(
  'Grey areas stand where the form will be; where it was on screen already, it stays.',
  'May mga abong bahagi kung saan lalabas ang form; kung nasa screen na ito, nananatili ito.',
)

const ready = both('The form can be filled in.', 'Puwede nang punan ang form.')

const newPin = both(
  'The screen asks for a new withdrawal password.',
  'Humihingi ang screen ng bagong withdrawal password.',
)

/** Money, as a tester sees it. */
export const money: Project['onScreen'] = {
  // The only failure that its paths bring about.
  'upline-transfer: Loading failed; the screen offers to try again.': both(
    'No form is on screen, but a way to customer service and one to check again.',
    'Walang form sa screen; may papunta sa customer service at may pang-check ulit.',
  ),
  'Checks the state of the deposit; what is known stays on screen.': both(
    'The deposit stays on screen, and dots turn below it; where it was not on screen yet, grey areas stand in its place.',
    'Nananatili sa screen ang deposit, at may umiikot na mga tuldok sa ilalim nito; kung wala pa ito sa screen, may mga abong bahagi sa lugar nito.',
  ),
  'The deposit is not paid yet. The screen shows where and until when to pay, and checks again automatically.':
    both(
      'The screen shows where and until when to pay.',
      'Ipinapakita ng screen kung saan at hanggang kailan magbabayad.',
    ),
  'The money is in the account, with the bonus if a promotion was added.': both(
    'The screen says that the money is in the account.',
    'Sinasabi ng screen na nasa account na ang pera.',
  ),
  'The deposit could not be loaded since the page opened; the screen tries again.': both(
    'The screen says that it could not look at the deposit and tries again by itself.',
    'Sinasabi ng screen na hindi nito natingnan ang deposit at kusa itong susubok ulit.',
  ),
  'Cancelled at the provider: nothing was charged.': both(
    'The screen says that the payment was called off and nothing was taken.',
    'Sinasabi ng screen na kinansela ang bayad at walang kinuha.',
  ),
  'The deposit was not paid in time and has expired.': both(
    'The screen says that the time to pay is over.',
    'Sinasabi ng screen na tapos na ang oras para magbayad.',
  ),
  'The payment was refused: no money arrived.': both(
    'The screen says that the payment was refused.',
    'Sinasabi ng screen na tinanggihan ang bayad.',
  ),
  'The change is being sent to the platform. Tapping again does nothing.': both(
    'The button shows dots that turn, or is grey. Tapping again does nothing.',
    'May umiikot na mga tuldok sa button, o kulay-abo ito. Walang mangyayari kapag pinindot ulit.',
  ),
  'The platform is informed that the player was asked; the deposit waits no longer than a call may take.':
    both('The buttons are grey for a moment.', 'Sandaling kulay-abo ang mga button.'),
  'Bank accounts, limits, fee and the amount still to be bet are fetched. What was typed stays.': formOrStays,
  'The superior, the limits and the amount still to be bet are fetched. What was typed stays.': formOrStays,
  'The options are up to date.': ready,
  'The player sets a withdrawal password right here.': newPin,
  'The player adds a bank account right here.': both(
    'The screen asks for a bank account.',
    'Humihingi ang screen ng bank account.',
  ),
  'The transfer shows with its number; the balance is loaded again.': both(
    'The screen shows the transfer with its number.',
    'Ipinapakita ng screen ang transfer at ang numero nito.',
  ),
  'The withdrawal shows with its status and number; the balance is loaded again.': both(
    'The screen shows the withdrawal with its status and number.',
    'Ipinapakita ng screen ang withdrawal, ang estado at ang numero nito.',
  ),
  'A panel shows the amount and the superior, warns that the transfer is final, and asks for the withdrawal password.':
    both(
      'A panel shows the amount and to whom it goes, says that nobody can take it back, and asks for the withdrawal password.',
      'Ipinapakita ng panel ang halaga at kung kanino ito pupunta, sinasabing walang makababawi nito, at humihingi ng withdrawal password.',
    ),
  'The bank account was added recently: the screen says from when it can be used, and nothing is sent.': both(
    'The screen says from when this bank account can be used; no panel opens.',
    'Sinasabi ng screen kung kailan magagamit ang bank account na ito; walang bumubukas na panel.',
  ),
  'Paid: the amount and the reference number show.': both(
    'The dialog shows the amount that was paid, and its number.',
    'Ipinapakita ng dialog ang halagang nabayaran at ang numero nito.',
  ),
  'Not paid: the claim never arrived. The player can claim again with a new request.': both(
    'The dialog says that nothing was paid, as the claim did not arrive, and that it can be claimed again.',
    'Sinasabi ng dialog na walang nabayaran dahil hindi dumating ang claim, at puwede itong i-claim ulit.',
  ),
  'The claim was not paid, and the reason shows; what can be claimed is loaded again.': both(
    'The dialog says that nothing was paid, and why.',
    'Sinasabi ng dialog na walang nabayaran, at kung bakit.',
  ),
  'Checks the phone for a request whose outcome is not known; if there is none, prepares a new one.': both(
    'The rewards are on their way or on screen; where one was just claimed, the button of its dialog shows dots that turn.',
    'Parating o nasa screen na ang mga gantimpala; kung kaka-claim lang ng isa, may umiikot na mga tuldok sa button ng dialog nito.',
  ),
  'The request is being sent, exactly once.': both(
    'The dialog says that the claim is on its way, and its button shows dots that turn.',
    'Sinasabi ng dialog na papunta na ang claim, at may umiikot na mga tuldok sa button nito.',
  ),
  'Asks the platform for the outcome. If the platform does not know the request, it will never accept it later.':
    both(
      'A dialog says that the answer got lost and that the app is finding out; its button shows dots that turn.',
      'Sinasabi ng dialog na nawala ang sagot at inaalam ito ng app; may umiikot na mga tuldok sa button nito.',
    ),
  'The outcome is not known yet; it is checked again automatically, and when the phone is back online.': both(
    'The dialog says that it is not known yet whether the claim went through; it can be closed, or made to look again.',
    'Sinasabi ng dialog na hindi pa alam kung natuloy ang claim; puwede itong isara o patingnan ulit.',
  ),
  'The outcome is known.': both(
    'The dialog says what came of the claim.',
    'Sinasabi ng dialog kung ano ang nangyari sa claim.',
  ),
  'No request was sent, or the player stopped waiting for its outcome.': both(
    'No dialog is on screen.',
    'Walang dialog sa screen.',
  ),
  'The amount shows with two decimals.': both(
    'The eye beside the balance is open: the amount shows with two decimals as soon as it is there.',
    'Bukas ang mata sa tabi ng balanse: makikita ang halaga na may dalawang decimal pagdating nito.',
  ),
  'Loads the balance; the amount is hidden until it arrives.': both(
    'Dots stand in place of the balance in the top bar, and others turn beside them.',
    'May mga tuldok sa lugar ng balanse sa bar sa itaas, at may umiikot sa tabi ng mga ito.',
  ),
  'The balance is up to date.': both(
    'Nothing turns beside the balance any more.',
    'Wala nang umiikot sa tabi ng balanse.',
  ),
  'The balance could not be loaded; the old one stays, marked as old.': both(
    'The balance is the one from before; below it stands that it is not up to date.',
    'Ang dating balanse pa rin; nakasulat sa ilalim nito na hindi pa ito bago.',
  ),
  'All pages of the record are fetched; the button is busy.': turning,
}
