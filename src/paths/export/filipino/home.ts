/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // service-link
  'Nobody has asked for customer service yet.': 'Wala pang humihingi ng customer service.',
  'The link is fetched. Tapping again does nothing.':
    'Kinukuha ang link. Walang mangyayari kapag pinindot ulit.',
  'Customer service opens. If the browser blocks the window, the link stays on screen to be tapped.':
    'Bumukas ang customer service. Kung ayaw ng browser magbukas ng window, nandiyan ang link para pindutin.',
  'Customer service cannot be reached at the moment, and the screen says so.':
    'Hindi maabot ang customer service ngayon, at sinasabi ito ng screen.',
  'The player taps customer service.': 'Pinindot ng player ang customer service.',
  'There is a link.': 'May link.',
  'There is no link, or it leads to a site that is not allowed.':
    'Walang link, o papunta ito sa site na hindi puwede.',
  'Opened again: the link is kept for the rest of the visit.':
    'Binuksan ulit: tinatandaan ang link sa buong pagbisita.',
  // leave-site
  'No dialog.': 'Walang dialog.',
  'A dialog names the host and asks whether to go there.':
    'Sinasabi ng dialog ang host at tinatanong kung pupunta roon.',
  'The player taps a link that leaves the site.': 'Sinundan ng player ang link na palabas ng site.',
  'The player stays.': 'Nanatili ang player.',
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
  'Already seen on this visit: it shows at once, without loading.':
    'Nakita na sa pagbisitang ito: agad itong lalabas, hindi na nilo-load.',
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
  'Waits a moment in case it changes again.': 'Naghihintay sandali, baka palitan ulit.',
  'The player taps a game or a vendor.': 'Pinindot ang isang laro o vendor.',
  'The platform sends names in the player’s language.':
    'Nasa wika ng player ang mga pangalang ipinapadala ng platform.',
  'Another category; whatever was loading for the previous one is dropped.':
    'Ibang category; itinatapon ang paparating para sa dati.',
  'Sports, lotteries and similar.': 'Sports, lottery at mga katulad.',
  'The grid of hot games follows the search box letter by letter; all others are searched.':
    'Sinusundan ng mga patok na laro ang bawat letra sa search box; hinahanap din sa lahat ng iba.',
  'Hot games, slots, live, fish, table and house games.':
    'Hot games, slots, live, fish, table at house games.',
  'Another game type; whatever was loading for the previous one is dropped.':
    'Ibang klase ng laro; itinatapon ang paparating para sa dati.',
  'Another language.': 'Ibang wika.',
  'Changed again.': 'Pinalitan ulit.',
  'The side menu is opened and shows the categories: no need to wait.':
    'Binuksan ang side menu at lumalabas ang mga category: hindi na kailangang maghintay.',
  'No further change.': 'Wala nang pagbabago.',
  // side-menu
  'Not visible.': 'Hindi nakikita.',
  'Categories, services and the sign-out button are within reach.':
    'Maaabot ang mga category, serbisyo at ang button na pang-sign out.',
  'Closed, and about to reload the categories.': 'Sarado, at hihingin na ulit ang mga category.',
  'The menu will be in the new language the next time it opens.':
    'Nasa bagong wika ang menu sa susunod na pagbukas.',
  'The player taps outside the menu or presses Escape.':
    'Pinindot ng player ang labas ng menu, o ang Escape.',
  'Another screen opens.': 'Ibang screen ang bumukas.',
  'Opened right away: no need to wait.': 'Binuksan agad: hindi na kailangang maghintay.',
  // entry
  'Checks the rules from top to bottom; the first match decides.':
    'Tinitingnan ang mga patakaran mula itaas pababa; ang unang tama ang masusunod.',
  'The login screen, and after that what was tapped.': 'Ang login screen, at pagkatapos ay ang pinindot.',
  'The login popup.': 'Ang login popup.',
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
  'Deposit, records, settings and member tiles.': 'Deposit, records, settings at mga tile ng member.',
  'Not for trial accounts.': 'Hindi para sa trial account.',
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
  'Tapped again.': 'Pinindot ulit.',
  'The link is copied to the clipboard.': 'Kinokopya ang link sa clipboard.',
  'The phone’s own share sheet opens.': 'Bumubukas ang share sheet ng phone mismo.',
  'Done.': 'Tapos na.',
  'It has loaded.': 'Na-load na ito.',
  'The browser does not allow copying: the link is shown so that it can be copied by hand.':
    'Hindi pumapayag ang browser na kopyahin: ipinapakita ang link para kopyahin nang mano-mano.',
  'The browser never answered.': 'Hindi sumagot ang browser.',
  'The player opens the share sheet instead.': 'Share sheet na lang ang binuksan ng player.',
  'The moment is over.': 'Tapos na ang sandali.',
  'The share sheet was closed.': 'Isinara ang share sheet.',
  'The share sheet did not open; the link can still be copied.':
    'Hindi bumukas ang share sheet; puwede pa ring kopyahin ang link.',
  'Nothing more was heard of the share sheet.': 'Wala nang balita mula sa share sheet.',
  // home, with newer games
  'HOT’s games have changed since they were last seen: the games are drawn anew.':
    'Nagbago ang mga laro sa HOT mula nang huling makita: iguguhit ulit ang istante.',
  // app-download
  'The bar below the notices on home.': 'Ang bar sa ilalim ng mga notice sa home.',
  'Checks the reasons not to show the bar; the first match decides.':
    'Tinitingnan ang mga dahilan para hindi ipakita ang bar; ang unang tama ang masusunod.',
  'Space is reserved for the bar so that the page does not jump when it appears.':
    'May nakalaang lugar para sa bar para hindi tumalon ang pahina kapag lumabas ito.',
  'The bar offers the app.': 'Iniaalok ng bar ang app.',
  'No bar. The side menu still opens the panel.':
    'Walang bar. Mabubuksan pa rin ang panel mula sa side menu.',
  'The panel with the links.': 'Ang panel na may mga link.',
  'The available links, one per kind of phone.': 'Ang mga link na mayroon, isa sa bawat klase ng phone.',
  'How to add the site to an iPhone’s home screen, with separate tips for old ones.':
    'Kung paano ilalagay ang site sa home screen ng iPhone; may hiwalay na tips para sa luma.',
  'The settings have arrived or changed.': 'Dumating ang settings, o nagbago.',
  'The player has just added the site to the home screen.':
    'Kalalagay lang ng player ng site sa home screen.',
  'The player is already using the app.': 'Gamit na ng player ang app.',
  'An installed web app.': 'Naka-install na web app.',
  'A web clip, and there is no app for iPhones.': 'Web clip, at walang app para sa iPhone.',
  'Already on the home screen.': 'Nasa home screen na.',
  'The iPhone is too old (iOS below 11.3).': 'Masyadong luma ang iPhone (iOS na mas mababa sa 11.3).',
  'The player has closed it before.': 'Isinara na ito dati ng player.',
  'The settings have not arrived yet.': 'Hindi pa dumarating ang settings.',
  'There is nothing to download.': 'Walang mada-download.',
  'No reason applies.': 'Walang dahilan para itago.',
  'Closed for good on this phone.': 'Sarado, sa phone na ito habang-buhay.',
  'The player taps the bar or the entry in the side menu.':
    'Pinindot ng player ang bar o ang entry sa side menu.',
  'The player taps a link.': 'Pinindot ng player ang isang link.',
  'How to add the site to the home screen.': 'Kung paano ilalagay ang site sa home screen.',
  'The profile installs it in one step.': 'Isang hakbang lang ang pag-install gamit ang profile.',
  'Back to the links.': 'Balik sa mga link.',
  // hot-matches
  'Only the ticker shows, one match at a time.':
    'Ang ticker lang ang lumalabas: isang laban sa bawat pagkakataon.',
  'A list of all hot matches, each with its bet button.':
    'Lahat ng hot match sa isang listahan, bawat isa ay may Bet button.',
  'The player taps the ticker.': 'Pinindot ang ticker.',
  'The bet button of the match on display.': 'Ang Bet button ng labang nakalabas.',
  'The player has moved to another screen.': 'Pumunta ang player sa ibang screen.',
  'The player chooses a match.': 'Pumili ng laban.',
  // popups
  'No announcements have arrived yet.': 'Wala pang dumarating na anunsyo.',
  'Checks whether anyone is signed in.': 'Tinitingnan kung may naka-log in.',
  'Checks whether any are left.': 'Tinitingnan kung may natira.',
  'Waits for its turn: nothing weightier waits, and no other dialog is open.':
    'Naghihintay ng turno: walang mas mahalagang nakapila, at walang ibang dialog na bukas.',
  'One announcement, with a checkbox to hide it for today.':
    'Isang anunsyo, may checkbox para itago ito ngayong araw.',
  'Waits until the last one is gone before showing the next.':
    'Hinihintay mawala ang huli bago ipakita ang susunod.',
  'No more on this visit.': 'Wala na sa pagbisitang ito.',
  'Announcements have arrived with home.': 'May dumating na mga anunsyo kasama ng home.',
  'Not known: all of them are kept.': 'Hindi alam: isasama ang lahat.',
  'Too late to interrupt the player.': 'Huli na para gambalain ang player.',
  'There is another one.': 'May isa pa.',
  'Better none than two at the same time.': 'Mas mabuting wala kaysa dalawa nang sabay.',
  'Closed, and hidden for today.': 'Isinara, at itatago ngayong araw.',
  'It is gone.': 'Wala na ito.',
  'Leaves out what the player has read, or does not want to see again today.':
    'Inaalis ang nabasa na, o ayaw nang makita ng player ngayong araw.',
  'Read: it does not come to this account again.': 'Nabasa na: hindi na ito babalik sa account na ito.',
  // jackpot
  'The platform is asked for its pool.': 'Itinatanong sa platform ang pondo nito.',
  'It has none: the counter for show.': 'Wala: ang bilang na palabas lang.',
  'It cannot be told: the counter for show.': 'Hindi masabi: ang bilang na palabas lang.',
  'What is in the platform’s pool stands as it is.': 'Nakasulat ang laman ng pondo ng platform.',
  'Bets have been made meanwhile.': 'May mga tayang ginawa na samantala.',
  'The pool is asked for again; the last figure stands.':
    'Itinatanong ulit ang pondo; nananatili ang huling halaga.',
  'The pool was closed: the counter for show.': 'Isinara ang pondo: ang bilang na palabas lang.',
  'The last figure stands.': 'Nananatili ang huling halaga.',
  'The counter’s first value: where it stood at the last load, or one drawn between 70 and 130 million.':
    'Ang unang halaga: kung saan ito huli, o isang binunot sa pagitan ng 70 at 130 milyon.',
  'Without a network nothing seems to move.': 'Walang gumagalaw kapag walang koneksyon.',
  'The value rests until the network is back.': 'Titigil ang halaga hanggang bumalik ang koneksyon.',
  'The next step is drawn at random: 100 to 500, in 3, 4 or 5 seconds.':
    'Binubunot ang susunod na dagdag: 100 hanggang 500, sa loob ng 3, 4 o 5 segundo.',
  'The value stays until the next step is due.': 'Nananatili ang halaga hanggang oras na ng dagdag.',
  'No random number: 100 million.': 'Walang random na numero: 100 milyon.',
  'No random number: 300 in 4 seconds.': 'Walang random na numero: 300 sa loob ng 4 na segundo.',
  'It grows.': 'Lumaki ito.',
}
