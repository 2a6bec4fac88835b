/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // service-link
  'Customer service has not been requested yet.': 'Wala pang humihingi ng customer service.',
  'The link is fetched. Tapping again does nothing.':
    'Kinukuha ang link. Walang mangyayari kapag pinindot ulit.',
  'Customer service opens. If the browser blocks the window, the link stays on screen to be tapped.':
    'Bumukas ang customer service. Kung ayaw ng browser magbukas ng window, nandiyan ang link para pindutin.',
  'Customer service cannot be reached at the moment, and the screen says so.':
    'Hindi maabot ang customer service ngayon, at sinasabi ito ng screen.',
  'The player taps customer service.': 'Pinindot ng player ang customer service.',
  'A link was found.': 'May nakitang link.',
  'There is no link, or it leads to a site that is not allowed.':
    'Walang link, o papunta ito sa site na hindi puwede.',
  'The player opens customer service again: the link is kept for the rest of the visit.':
    'Binuksan ulit ng player ang customer service: tinatandaan ang link sa buong pagbisita.',
  // leave-site
  'No dialog is open.': 'Walang nakabukas na dialog.',
  'A dialog names the host and asks whether to go there.':
    'Sinasabi ng dialog ang host at tinatanong kung pupunta roon.',
  'The player taps a link that leaves the site.': 'Sinundan ng player ang link na palabas ng site.',
  'The player stays on the site.': 'Nanatili ang player sa site.',
  'The link opens in a new window.': 'Bubukas ang link sa bagong window.',
  // home
  'The category menu.': 'Ang menu ng mga category.',
  'The vendor list is loading; the menu stays as it was, or shows a placeholder.':
    'Nilo-load ang listahan ng vendor; nananatili ang menu, o may placeholder muna.',
  'The categories show, HOT first.': 'Lumalabas ang mga category, HOT ang una.',
  'The menu could not be loaded: only HOT works, and the screen offers to try again.':
    'Hindi nakuha ang menu: HOT lang ang gumagana, at puwedeng sumubok ulit sa screen.',
  'The content of the chosen category.': 'Ang laman ng piniling category.',
  'Checks whether this category shows games or vendors, and whether they are already loaded.':
    'Tinitingnan kung mga laro o mga vendor ang ipapakita ng category na ito, at kung na-load na ang mga iyon.',
  'The category was loaded earlier on this visit and shows at once.':
    'Na-load na ang category sa pagbisitang ito, kaya agad itong lumalabas.',
  'The tiles are loading.': 'Nilo-load ang mga tile.',
  'The grid of games. HOT has a search box; the others have a menu of game types.':
    'Ang grid ng mga laro. May search box ang HOT; may menu ng klase ng laro ang iba.',
  'There are no such games; the screen says what will appear here.':
    'Walang ganitong laro; sinasabi ng screen kung ano ang lalabas dito.',
  'The games could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang mga laro; puwedeng sumubok ulit sa screen.',
  'The vendors of this category, taken from the menu’s data.':
    'Ang mga vendor ng category na ito, mula sa data ng menu.',
  'When the language changes, the menu and the games reload.':
    'Kapag nagbago ang wika, nilo-load ulit ang menu at mga laro.',
  'The language is not changing.': 'Hindi nagbabago ang wika.',
  'Waits a moment in case the language changes again.': 'Naghihintay sandali, baka magbago ulit ang wika.',
  'The player taps a game or a vendor.': 'Pinindot ang isang laro o vendor.',
  'The language has changed, so the platform’s names are loaded again.':
    'Nagbago ang wika, kaya nilo-load ulit ang mga pangalan mula sa platform.',
  'The player chooses another category; whatever was loading for the previous one is dropped.':
    'Pumili ang player ng ibang category; itinatapon ang paparating para sa dati.',
  'Sports, lotteries and similar categories show vendors.':
    'Mga vendor ang lumalabas sa sports, lottery at mga katulad.',
  'The grid of hot games is filtered with every letter typed; all other games are searched as well.':
    'Sinasala ang mga patok na laro sa bawat letrang na-type; hinahanap din sa lahat ng iba.',
  'Hot games, slots, live, fish, table and house games are loaded.':
    'Nilo-load ang hot games, slots, live, fish, table at house games.',
  'The player chooses another game type; whatever was loading for the previous one is dropped.':
    'Pumili ang player ng ibang klase ng laro; itinatapon ang paparating para sa dati.',
  'The player changes the language.': 'Binago ng player ang wika.',
  'The language changes again, which restarts the delay.':
    'Nagbago ulit ang wika, kaya mula simula ang paghihintay.',
  'The side menu opens and shows the categories: they are reloaded without delay.':
    'Bumukas ang side menu at lumalabas ang mga category: agad silang nilo-load ulit.',
  'The language has not changed again.': 'Hindi na ulit nagbago ang wika.',
  // side-menu
  'The panel is closed.': 'Nakasara ang panel.',
  'The menu is closed.': 'Nakasara ang menu.',
  'Categories, services and the sign-out button are within reach.':
    'Maaabot ang mga category, serbisyo at ang button na pang-sign out.',
  'The menu is closed, and the categories are about to be reloaded.':
    'Sarado ang menu, at ilo-load na ulit ang mga category.',
  'The menu will be in the new language the next time it opens.':
    'Nasa bagong wika ang menu sa susunod na pagbukas.',
  'The player taps outside the menu or presses Escape.':
    'Pinindot ng player ang labas ng menu, o ang Escape.',
  'Another screen opens.': 'Ibang screen ang bumukas.',
  'The player opens the menu before that: the categories are reloaded without delay.':
    'Binuksan ng player ang menu bago iyon: agad nilo-load ulit ang mga category.',
  // entry
  'Checks the rules from top to bottom; the first match decides.':
    'Tinitingnan ang mga patakaran mula itaas pababa; ang unang tama ang masusunod.',
  'The login screen opens, and afterwards what was tapped.':
    'Bubukas ang login screen, at pagkatapos ay ang pinindot.',
  'The login popup opens.': 'Bubukas ang login popup.',
  'A message tells a trial account that the members page is not available to it.':
    'Sinasabi sa trial account na hindi para rito ang pahina ng members.',
  'A message asks the player to use a real account.': 'Hinihiling ng mensahe na gumamit ng totoong account.',
  'A message asks the player to contact customer service.':
    'Hinihiling ng mensahe na makipag-ugnayan sa customer service.',
  'The referral panel opens on the current screen.': 'Bumubukas ang referral panel sa kasalukuyang screen.',
  'A message says that this part is not open yet.': 'Sinasabi ng mensahe na hindi pa bukas ang bahaging ito.',
  'The screen opens.': 'Bumubukas ang screen.',
  'Members, Invite friends and Share need an account.':
    'Kailangan ng account ang Members, Invite friends at Share.',
  'Deposit, records, settings and member tiles need an account as well.':
    'Kailangan din ng account ang deposit, records, settings at mga tile ng member.',
  'Trial accounts cannot use this entry.': 'Hindi ito magagamit ng trial account.',
  'The referral promotion is switched off.': 'Patay ang referral promotion.',
  'Share has no screen of its own.': 'Walang sariling screen ang Share.',
  'The screen does not exist yet.': 'Wala pa ang screen.',
  // share
  'The panel shows.': 'Lumalabas ang panel.',
  'The link is loading.': 'Nilo-load ang link.',
  'The link could not be loaded; the panel says why and offers to try again.':
    'Hindi nakuha ang link; sinasabi ng panel kung bakit at puwedeng sumubok ulit.',
  'The link and the code show, with the ways to share them.':
    'Lumalabas ang link at code, at ang mga paraan para ipasa.',
  'The link is being copied.': 'Kinokopya ang link.',
  'Shows for a moment that the link was copied.': 'Ipinapakita sandali na nakopya na ang link.',
  'The phone’s share sheet is open.': 'Bukas ang share sheet ng phone.',
  'The player taps Share.': 'Pinindot ang Share.',
  'The player taps the button again.': 'Pinindot ulit ng player ang button.',
  'The link is copied to the clipboard.': 'Kinokopya ang link sa clipboard.',
  'The phone’s own share sheet opens.': 'Bumubukas ang share sheet ng phone mismo.',
  'The browser has copied the link.': 'Nakopya na ng browser ang link.',
  'The message has loaded and was read before.': 'Na-load na ang mensahe, at nabasa na ito dati.',
  'The browser does not allow copying: the link is shown so that it can be copied by hand.':
    'Hindi pumapayag ang browser na kopyahin: ipinapakita ang link para kopyahin nang mano-mano.',
  'The browser did not respond in time.': 'Hindi sumagot sa oras ang browser.',
  'The player opens the share sheet instead.': 'Share sheet na lang ang binuksan ng player.',
  'The confirmation disappears.': 'Nawala na ang kumpirmasyon.',
  'The share sheet was closed.': 'Isinara ang share sheet.',
  'The share sheet did not open; the link can still be copied.':
    'Hindi bumukas ang share sheet; puwede pa ring kopyahin ang link.',
  'The share sheet did not report back in time.': 'Hindi nagbalita sa oras ang share sheet.',
  // home, with newer games
  'HOT’s games have changed since they were last seen: the grid is updated.':
    'Nagbago ang mga laro sa HOT mula nang huling makita: ina-update ang mga nakalabas.',
  // app-download
  'The bar below the notices on home.': 'Ang bar sa ilalim ng mga notice sa home.',
  'Checks the reasons not to show the bar; the first match decides.':
    'Tinitingnan ang mga dahilan para hindi ipakita ang bar; ang unang tama ang masusunod.',
  'Space is reserved for the bar so that the page does not jump when it appears.':
    'May nakalaang lugar para sa bar para hindi tumalon ang pahina kapag lumabas ito.',
  'The bar offers the app.': 'Iniaalok ng bar ang app.',
  'The bar is hidden; the side menu still opens the panel.':
    'Nakatago ang bar; mabubuksan pa rin ang panel mula sa side menu.',
  'The panel with the links.': 'Ang panel na may mga link.',
  'The available links, one per kind of phone.': 'Ang mga link na mayroon, isa sa bawat klase ng phone.',
  'How to add the site to an iPhone’s home screen, with separate tips for old ones.':
    'Kung paano ilalagay ang site sa home screen ng iPhone; may hiwalay na tips para sa luma.',
  'The settings have arrived or changed.': 'Dumating ang settings, o nagbago.',
  'The player has just added the site to the home screen.':
    'Kalalagay lang ng player ng site sa home screen.',
  'The player is already using the app.': 'Gamit na ng player ang app.',
  'The site is running as an installed web app.': 'Tumatakbo ang site bilang naka-install na web app.',
  'The site runs as a web clip, and there is no iPhone app.':
    'Web clip ang site, at walang app para sa iPhone.',
  'The site is already on the home screen.': 'Nasa home screen na ang site.',
  'The iPhone is too old (iOS below 11.3).': 'Masyadong luma ang iPhone (iOS na mas mababa sa 11.3).',
  'The player has closed the bar before.': 'Isinara na dati ng player ang bar.',
  'The settings have not arrived yet.': 'Hindi pa dumarating ang settings.',
  'There is nothing to download.': 'Walang mada-download.',
  'No reason to hide the bar applies.': 'Walang dahilan para itago ang bar.',
  'The player closes the bar; it does not come back on this phone.':
    'Isinara ng player ang bar; hindi na ito babalik sa phone na ito.',
  'The player taps the bar or the entry in the side menu.':
    'Pinindot ng player ang bar o ang entry sa side menu.',
  'The player taps a link.': 'Pinindot ng player ang isang link.',
  'The player opens the guide to adding the site to the home screen.':
    'Binuksan ng player ang gabay sa paglalagay ng site sa home screen.',
  'The player downloads the profile, which adds the site to the home screen in one step.':
    'Dina-download ng player ang profile, na naglalagay ng site sa home screen sa isang hakbang.',
  'The player goes back to the links.': 'Bumalik ang player sa mga link.',
  // hot-matches
  'Only the ticker shows, one match at a time.':
    'Ang ticker lang ang lumalabas: isang laban sa bawat pagkakataon.',
  'A list of all hot matches, each with its bet button.':
    'Lahat ng hot match sa isang listahan, bawat isa ay may Bet button.',
  'The player taps the ticker.': 'Pinindot ang ticker.',
  'The player taps the bet button of the match on display.':
    'Pinindot ng player ang Bet button ng labang nakalabas.',
  'The player has moved to another screen.': 'Pumunta ang player sa ibang screen.',
  'The player chooses a match.': 'Pumili ng laban.',
  // popups
  'No announcements have arrived yet.': 'Wala pang dumarating na anunsyo.',
  'Checks whether anyone is signed in.': 'Tinitingnan kung may naka-log in.',
  'Checks whether any announcements are left.': 'Tinitingnan kung may natira pang anunsyo.',
  'Waits until nothing of higher priority is waiting and no other dialog is open.':
    'Hinihintay na walang mas mahalagang nakapila at walang ibang dialog na bukas.',
  'One announcement, with a checkbox to hide it for today.':
    'Isang anunsyo, may checkbox para itago ito ngayong araw.',
  'Waits until the last announcement has disappeared before showing the next.':
    'Hinihintay mawala ang huling anunsyo bago ipakita ang susunod.',
  'No more announcements show on this visit.': 'Wala nang lalabas na anunsyo sa pagbisitang ito.',
  'Home has loaded announcements.': 'May dumating na mga anunsyo kasama ng home.',
  'Loading failed: all announcements are kept.': 'Hindi ito na-load: isasama ang lahat ng anunsyo.',
  'The wait took too long: it is too late to interrupt the player.':
    'Masyadong matagal ang paghihintay: huli na para gambalain ang player.',
  'There is another announcement.': 'May isa pang anunsyo.',
  'The wait failed: no announcement shows, so that there are never two dialogs at once.':
    'Pumalya ang paghihintay: walang anunsyong lalabas, para hindi magsabay ang dalawang dialog.',
  'The player closes the announcement and hides it for today.':
    'Isinara ng player ang anunsyo, at itatago ito ngayong araw.',
  'The last announcement has disappeared.': 'Nawala na ang huling anunsyo.',
  'Leaves out what the player has read, or does not want to see again today.':
    'Inaalis ang nabasa na, o ayaw nang makita ng player ngayong araw.',
  'The player closes the announcement: it does not show for this account again.':
    'Isinara ng player ang anunsyo: hindi na ito lalabas sa account na ito.',
  // jackpot
  'The platform’s jackpot pool is being fetched.': 'Kinukuha ang jackpot pool ng platform.',
  'The platform has no pool: the decorative counter shows instead.':
    'Walang pool ang platform: pampalamuting bilang ang lalabas.',
  'The pool could not be fetched: the decorative counter shows instead.':
    'Hindi nakuha ang pool: pampalamuting bilang ang lalabas.',
  'The amount in the platform’s pool shows.': 'Lumalabas ang laman ng pool ng platform.',
  'A refresh is due, as bets may have changed the pool.':
    'Oras nang mag-refresh, dahil baka nabago ng mga taya ang pool.',
  'The pool is fetched again; the last amount stays on screen.':
    'Kinukuha ulit ang pool; nananatili sa screen ang huling halaga.',
  'The pool was closed: the decorative counter shows instead.':
    'Isinara ang pool: pampalamuting bilang ang lalabas.',
  'The pool could not be fetched: the last amount stays on screen.':
    'Hindi nakuha ang pool: nananatili sa screen ang huling halaga.',
  'The counter’s first value: where it stood at the last load, or a random one between 70 and 130 million.':
    'Ang unang halaga: kung saan ito huli, o isang binunot sa pagitan ng 70 at 130 milyon.',
  'The phone is offline: the counter stops.': 'Walang koneksyon ang phone: titigil ang bilang.',
  'The counter stands still until the phone is back online.':
    'Hindi gagalaw ang bilang hanggang bumalik ang koneksyon.',
  'The next step is drawn at random: 100 to 500, in 3, 4 or 5 seconds.':
    'Binubunot ang susunod na dagdag: 100 hanggang 500, sa loob ng 3, 4 o 5 segundo.',
  'The value stays until the next step is due.': 'Nananatili ang halaga hanggang oras na ng dagdag.',
  'No random number is available: the counter starts at 100 million.': 'Walang random na numero: 100 milyon.',
  'No random number is available: 300 is added after 4 seconds.':
    'Walang random na numero: 300 sa loob ng 4 na segundo.',
  'The counter grows by one step.': 'Lumaki ang bilang nang isang hakbang.',
}
