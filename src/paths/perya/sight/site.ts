import type { Project } from '../../export/project'
import { both, nothing } from './say'

const panelStays = both('The panel stays open.', 'Nananatiling bukas ang panel.')

const stays = both('The screen stays as it is.', 'Ganoon pa rin ang screen.')

const neither = both(
  'The screen shows neither a name nor a button to log in.',
  'Walang pangalan at walang button sa pag-log in sa screen.',
)

/** The frame around all screens, as a tester sees it. */
const frame: Project['onScreen'] = {
  'The site’s status is not known yet: the page shows its frame with placeholders for the content.': both(
    'Home is on screen with grey areas where more is on its way.',
    'Nasa screen ang home, may mga abong bahagi kung saan may paparating pa.',
  ),
  'It is not known yet who is signed in: the screen shows neither signed in nor signed out.': neither,
  'Checks whether this tab or another one is signed in. The screen shows neither until it is known.': both(
    'The screen shows nothing yet of who is signed in.',
    'Wala pang ipinapakita ang screen kung sino ang naka-login.',
  ),
  'All screens can be shown.': both('Home fills.', 'Napupuno ang home.'),
  'The player is browsing as a guest.': both(
    'The bar at the top offers to log in and to register.',
    'Puwedeng mag-log in at mag-register sa bar sa itaas.',
  ),
  'A signed-in player, with their wallet.': both(
    'The bar at the top shows the name and the balance of the player.',
    'Nasa bar sa itaas ang pangalan at balanse ng player.',
  ),
  'A different player is signed in.': both(
    'The bar at the top shows the name and the balance of the other player.',
    'Nasa bar sa itaas ang pangalan at balanse ng ibang player.',
  ),
  'A real account, member or agent.': both(
    'The bar at the top of home shows the name of the account.',
    'Nasa bar sa itaas ng home ang pangalan ng account.',
  ),
  'A free trial account: play money only.': both(
    'The bar at the top of home shows the name of the trial account, and its balance is play money.',
    'Nasa bar sa itaas ng home ang pangalan ng trial account, at perang panlaro ang balanse nito.',
  ),
  'Nobody is signed in.': both(
    'The bar at the top of home offers to log in.',
    'Puwedeng mag-log in sa bar sa itaas ng home.',
  ),
  'The site is open.': both('Home is on screen.', 'Nasa screen ang home.'),
  'The maintenance screen shows. It checks every 15 seconds and reopens the site automatically.': both(
    'In place of home, the screen says: "{{parts:maintenance.title}}"',
    'Kapalit ng home, nakasulat sa screen: "{{parts:maintenance.title}}"',
  ),
  'The service-error page shows. It checks again after a delay that grows with each failure.': both(
    'In place of home, the screen says: "{{parts:fault.title}}"',
    'Kapalit ng home, nakasulat sa screen: "{{parts:fault.title}}"',
  ),
  'The access-denied page shows.': both(
    'In place of home, the screen says: "{{parts:region.title}}"',
    'Kapalit ng home, nakasulat sa screen: "{{parts:region.title}}"',
  ),
  'The maintenance screen replaces all others.': both(
    'In place of everything else, the screen says: "{{parts:maintenance.title}}"',
    'Kapalit ng lahat, nakasulat sa screen: "{{parts:maintenance.title}}"',
  ),
  'The access-denied page replaces all others.': both(
    'In place of everything else, the screen says: "{{parts:region.title}}"',
    'Kapalit ng lahat, nakasulat sa screen: "{{parts:region.title}}"',
  ),
  'The service-error page replaces all others.': both(
    'In place of everything else, the screen says: "{{parts:fault.title}}"',
    'Kapalit ng lahat, nakasulat sa screen: "{{parts:fault.title}}"',
  ),
  'The phone is online.': both(
    'No line says that the phone is offline.',
    'Walang linyang nagsasabing offline ang phone.',
  ),
  'Offline. Lists keep their content, and buttons that move money are disabled.': both(
    'A line says that the phone is offline; what was on screen stays, and buttons that move money are grey.',
    'May linyang nagsasabing offline ang phone; nananatili ang nasa screen, at kulay-abo ang mga button na nagpapagalaw ng pera.',
  ),
  'The language changes again, which restarts the delay.': both(
    'What the app says itself is in the language chosen last; names of games and texts of the operator follow in a moment.',
    'Nasa huling piniling wika na ang sinasabi ng app mismo; susunod maya-maya ang mga pangalan ng laro at teksto ng operator.',
  ),
  'The texts of the new language are loading; the old language stays until then.': both(
    'The texts stay as they are until those of the other language are there.',
    'Nananatili ang mga salita hanggang dumating ang sa kabilang wika.',
  ),
  'A message shows until its time is up or the player closes it.': both(
    'A message shows.',
    'May lumalabas na mensahe.',
  ),
  'The new message waits for its turn.': both(
    'The message that was there stays.',
    'Nananatili ang mensaheng naroon.',
  ),
  'Another message is waiting and shows next.': both(
    'The next message takes its place.',
    'Pumapalit ang susunod na mensahe.',
  ),
  'A new message replaces a loading message.': both(
    'A new message takes the place of the one that asks to wait.',
    'Pinapalitan ng bagong mensahe ang nagpapahintay.',
  ),
  'The result arrived before its loading message was shown: the message is dropped.': both(
    'The message that was there stays; none asks to wait.',
    'Nananatili ang mensaheng naroon; walang nagpapahintay.',
  ),
  'The player is active.': both(
    'No dialog counts down to the end of the session.',
    'Walang dialog na nagbibilang hanggang matapos ang session.',
  ),
  'The session has ended on this phone, and the platform is informed.': both(
    'No dialog counts down any more.',
    'Wala nang dialog na nagbibilang.',
  ),
  'Categories, services and the sign-out button are within reach.': both(
    'The menu is open, with the categories of games and the services.',
    'Nakabukas ang menu, kasama ang mga kategorya ng laro at mga serbisyo.',
  ),
  'The menu is closed, and the categories are about to be reloaded.': both(
    'The menu is closed; its categories are in the other language the next time it opens.',
    'Nakasara ang menu; nasa kabilang wika na ang mga kategorya nito sa susunod na buksan.',
  ),
}

/** What comes up by itself, or is offered. */
const offers: Project['onScreen'] = {
  'No announcements have arrived yet.': both(
    'No announcement is on screen yet.',
    'Wala pang abiso sa screen.',
  ),
  'Leaves out what the player has read, or does not want to see again today.': both(
    'Home is on screen, still without an announcement.',
    'Nasa screen ang home, wala pa ring abiso.',
  ),
  'Checks whether the account was already welcomed on this phone.': both(
    'No panel shows yet.',
    'Wala pang panel sa screen.',
  ),
  'The panel shows; from now on the account counts as welcomed.': both(
    'A panel welcomes the player by name.',
    'Binabati ng panel ang player sa pangalan.',
  ),
  'Waits until a player who has returned on a later day is on home and nothing more important comes up.':
    both('Nothing comes up by itself.', 'Walang kusang lumalabas.'),
  'Nothing is offered automatically; the player can still install from the app panel.': both(
    'The prompt of the browser, or the sheet, is gone, and nothing comes up by itself.',
    'Wala na ang prompt ng browser o ang sheet, at walang kusang lumalabas.',
  ),
  'The browser is ready to show its install prompt, which is held back.': nothing,
  'Installing was offered before, or the browser has no way to offer it yet.': nothing,
  'The site is on the home screen: there is nothing left to offer.': both(
    'Nothing on home offers to install the site.',
    'Walang nag-aalok sa home na i-install ang site.',
  ),
  'The player taps a link.': panelStays,
  'The player downloads the profile, which adds the site to the home screen in one step.': panelStays,
  'Space is reserved for the bar so that the page does not jump when it appears.': both(
    'There is room for the bar that offers the app, without the bar.',
    'May puwang para sa bar na nag-aalok ng app, pero wala pa ang bar.',
  ),
  'How to add the site to an iPhone’s home screen, with separate tips for old ones.': both(
    'The panel shows how to add the site to the home screen of an iPhone, with tips for old ones.',
    'Ipinapakita ng panel kung paano idagdag ang site sa home screen ng iPhone, may mga tip para sa mga luma.',
  ),
  'The available links, one per kind of phone.': both(
    'The panel shows the links, one for each kind of phone.',
    'Ipinapakita ng panel ang mga link, isa sa bawat uri ng phone.',
  ),
  'The bar is hidden; the side menu still opens the panel.': both(
    'No bar on home offers the app.',
    'Walang bar sa home na nag-aalok ng app.',
  ),
  'A message tells a trial account that the members page is not available to it.': stays,
  'A message asks the player to use a real account.': stays,
  'A message asks the player to contact customer service.': stays,
  'The login popup opens.': both('A popup asks to log in.', 'Lalabas ang popup na humihiling mag-log in.'),
  'The referral panel opens on the current screen.': both(
    'The referral panel opens.',
    'Magbubukas ang referral panel.',
  ),
}

/** Customer service. */
const service: Project['onScreen'] = {
  'The available agents are fetched.': both(
    'Grey areas stand where the ways to reach customer service will be.',
    'May mga abong bahagi kung saan lalabas ang mga paraan para maabot ang customer service.',
  ),
  'The contact options wait for the player.': both(
    'The ways to reach customer service are on screen.',
    'Nasa screen ang mga paraan para maabot ang customer service.',
  ),
  'The agents known from before show while they are fetched again.': both(
    'The ways to reach customer service from before are on screen at once.',
    'Nasa screen agad ang mga dating paraan para maabot ang customer service.',
  ),
  'The link to this agent is fetched. Tapping again does nothing.': both(
    'Dots turn at the end of one of the lines. Tapping again does nothing.',
    'May umiikot na mga tuldok sa dulo ng isa sa mga linya. Walang mangyayari kapag pinindot ulit.',
  ),
  'service-desk: Loading failed; the panel offers to try again.': both(
    'It says that this did not load, with a button to try again.',
    'Nakasulat na hindi ito na-load, at may button para subukan ulit.',
  ),
  'This option has several agents: they are listed, and any other list closes.': both(
    'The people to choose from are listed below that line; any other list closes.',
    'Nakalista sa ilalim ng linyang iyon ang mga mapagpipilian; sumasara ang ibang listahan.',
  ),
  'Customer service has not been requested yet.': both(
    'The form to log in is on screen.',
    'Nasa screen ang form sa pag-log in.',
  ),
  'The link is fetched. Tapping again does nothing.': both(
    'Nothing changes on the screen yet. Tapping again does nothing.',
    'Wala pang nagbabago sa screen. Walang mangyayari kapag pinindot ulit.',
  ),
  'Customer service opens. If the browser blocks the window, the link stays on screen to be tapped.': both(
    'A dialog names the site to which the link leads and asks whether to go there.',
    'Pinapangalanan ng dialog ang site na pupuntahan ng link at itinatanong kung pupunta roon.',
  ),
  'The player opens customer service again: the link is kept for the rest of the visit.': both(
    'The dialog is there again at once.',
    'Naroon agad ulit ang dialog.',
  ),
}

/** What is around the screens, as a tester sees it. */
export const site: Project['onScreen'] = { ...frame, ...offers, ...service }
