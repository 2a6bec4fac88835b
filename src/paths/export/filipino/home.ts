/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // service-link
  'Nobody has asked for the customer service yet.': 'Wala pang humihingi ng customer service.',
  'The link is fetched. Tapping again does nothing.':
    'Kinukuha ang link. Walang mangyayari kapag pinindot ulit.',
  'The customer service opens. Where the browser keeps the window shut, the link stays to be tapped.':
    'Bumukas ang customer service. Kung ayaw ng browser magbukas ng window, nandiyan ang link para pindutin.',
  'There is no way to the customer service now, and the site says so.':
    'Hindi maabot ang customer service ngayon, at sinasabi ito ng site.',
  'The player taps customer service.': 'Pinindot ng player ang customer service.',
  'There is a link.': 'May link.',
  'There is none, or it leads where the site does not go.':
    'Walang link, o patungo ito sa hindi pinupuntahan ng site.',
  'Once more: the link is known for the rest of the visit.':
    'Minsan pa: alam na ang link sa buong pagbisita.',
  // leave-site
  'No dialog.': 'Walang dialog.',
  'A dialog names the host and asks whether to go there.':
    'Sinasabi ng dialog ang host at tinatanong kung pupunta roon.',
  'The player follows a link that leads out of the site.': 'Sinundan ng player ang link na palabas ng site.',
  'The player stays.': 'Nanatili ang player.',
  'It opens beside the site.': 'Bumukas ito sa tabi ng site.',
  // home
  'The category menu.': 'Ang menu ng mga category.',
  'The vendor list is on its way; the menu stays as it was, or shows its outline.':
    'Paparating ang listahan ng vendor; nananatili ang menu, o lumalabas ang balangkas nito.',
  'The categories show, HOT first.': 'Lumalabas ang mga category, HOT ang una.',
  'No menu: HOT alone still works, and the screen offers to try again.':
    'Walang menu: gumagana pa rin ang HOT, at puwedeng sumubok ulit sa screen.',
  'What the chosen category holds.': 'Ang laman ng piniling category.',
  'Looks whether this category shows games or vendors, and whether they are here already.':
    'Tinitingnan kung mga laro o mga vendor ang ipapakita ng kategoryang ito, at kung narito na ang mga iyon.',
  'Seen before in this visit: it shows at once, and nobody is asked.':
    'Nakita na sa pagbisitang ito: agad itong lalabas, at walang itatanong sa platform.',
  'Tiles are on their way.': 'Paparating ang mga tile.',
  'The grid of games. HOT has a search box; the others have a menu of game types.':
    'Ang grid ng mga laro. May search box ang HOT; may menu ng klase ng laro ang iba.',
  'There are no such games; the screen says what would be here.':
    'Walang ganitong laro; sinasabi ng screen kung ano sana ang nandito.',
  'The games could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang mga laro; puwedeng sumubok ulit sa screen.',
  'The vendors of this category, from the menu’s own data.':
    'Ang mga vendor ng category na ito, mula sa data ng menu.',
  'A change of language reloads menu and games, once the choice stands.':
    'Kapag nagbago ang wika, nilo-load ulit ang menu at mga laro kapag pirmi na ang pili.',
  'The language stands.': 'Pirmi na ang wika.',
  'Waits a moment, in case it is switched again.': 'Naghihintay sandali, baka palitan ulit.',
  'A game or a vendor is tapped.': 'Pinindot ang isang laro o vendor.',
  'Names come in the player’s language.': 'Dumarating ang mga pangalan sa wika ng player.',
  'Another category; what was under way for the last one is dropped.':
    'Ibang category; itinatapon ang paparating para sa dati.',
  'The grid of hot games follows the search box letter by letter.':
    'Sinusundan ng grid ng hot games ang search box, bawat letra.',
  'Sports, lotteries and the like.': 'Sports, lottery at mga katulad.',
  'Hot games, slots, live, fish, table and house games.':
    'Hot games, slots, live, fish, table at house games.',
  'Another game type; what was under way for the last one is dropped.':
    'Ibang klase ng laro; itinatapon ang paparating para sa dati.',
  'Another language.': 'Ibang wika.',
  'Switched again.': 'Pinalitan ulit.',
  'The side menu is opened and shows the categories: no need to wait.':
    'Binuksan ang side menu at lumalabas ang mga category: hindi na kailangang maghintay.',
  'It stands.': 'Pirmi na.',
  // side-menu
  'Out of sight.': 'Hindi nakikita.',
  'Categories, services and the way out are in reach.': 'Maaabot ang mga category, serbisyo at ang palabas.',
  'Closed, and about to ask for the categories again.': 'Sarado, at hihingin na ulit ang mga category.',
  'The next look at the menu is in the new language.': 'Nasa bagong wika ang susunod na tingin sa menu.',
  'The mask is tapped, or Escape.': 'Pinindot ang mask, o ang Escape.',
  'Another screen opens.': 'Ibang screen ang bumukas.',
  'Opened at once: no need to wait.': 'Binuksan agad: hindi na kailangang maghintay.',
  'The choice stands.': 'Pirmi na ang pili.',
  // entry
  'Goes through the rules from top to bottom; the first that fits wins.':
    'Dinadaanan ang mga patakaran mula itaas pababa; ang unang tama ang masusunod.',
  'The login screen, and afterwards what was tapped.': 'Ang login screen, at pagkatapos ay ang pinindot.',
  'The login popup.': 'Ang login popup.',
  'A trial account is told that the members page is not for it.':
    'Sinasabi sa trial account na hindi para rito ang pahina ng members.',
  'A trial account is asked to use a real account.':
    'Hinihiling sa trial account na gumamit ng totoong account.',
  'The player is told to contact customer service.':
    'Sinasabi sa player na makipag-ugnayan sa customer service.',
  'The referral panel opens where the player is.': 'Bumubukas ang referral panel kung nasaan ang player.',
  'The player is told that this part is not open yet.':
    'Sinasabi sa player na hindi pa bukas ang bahaging ito.',
  'The screen opens.': 'Bumubukas ang screen.',
  'Members, Invite friends and Share need an account.':
    'Kailangan ng account ang Members, Invite friends at Share.',
  'Deposit, records, settings and member tiles.': 'Deposit, records, settings at mga tile ng member.',
  'Not for trial accounts.': 'Hindi para sa trial account.',
  'The referral promotion is off.': 'Patay ang referral promotion.',
  'Share needs no screen of its own.': 'Hindi kailangan ng Share ng sariling screen.',
  'The screen is still to come.': 'Gagawin pa lang ang screen.',
  // share
  'The panel shows.': 'Lumalabas ang panel.',
  'The link is on its way.': 'Paparating ang link.',
  'No link came; the panel says why and offers another try.':
    'Walang dumating na link; sinasabi ng panel kung bakit at puwedeng sumubok ulit.',
  'Link and code show, with the ways to pass them on.':
    'Lumalabas ang link at code, at ang mga paraan para ipasa.',
  'The link is being copied.': 'Kinokopya ang link.',
  'Says for a moment that the link is on the clipboard.': 'Sinasabi sandali na nakopya na ang link.',
  'The phone’s share sheet is open.': 'Bukas ang share sheet ng phone.',
  'A link belongs to its player.': 'Sa player lang ang link niya.',
  'Share is tapped.': 'Pinindot ang Share.',
  'Once more.': 'Minsan pa.',
  'The link goes onto the clipboard.': 'Kinokopya ang link sa clipboard.',
  'The phone’s own share sheet opens.': 'Bumubukas ang share sheet ng phone mismo.',
  'It is there.': 'Nandoon na.',
  'The browser keeps the clipboard shut: the link stands there to be copied by hand.':
    'Ayaw ng browser sa clipboard: nakalabas ang link para kopyahin nang mano-mano.',
  'The browser never answered.': 'Hindi sumagot ang browser.',
  'The share sheet after all.': 'Ang share sheet na rin.',
  'The moment is over.': 'Tapos na ang sandali.',
  'The share sheet has closed.': 'Nagsara ang share sheet.',
  'It did not open: copying still works.': 'Hindi ito bumukas: gumagana pa rin ang pagkopya.',
  'Nobody knows what became of the share sheet.': 'Walang nakakaalam kung ano ang nangyari sa share sheet.',
  // app-download
  'The bar under the notice strip of home.': 'Ang bar sa ilalim ng notice strip ng home.',
  'Goes through the reasons to stay away; the first that fits wins.':
    'Dinadaanan ang mga dahilan para hindi lumabas; ang unang tama ang masusunod.',
  'Room is kept for the bar: what stands below it must not jump when it comes.':
    'May nakalaang lugar para sa bar: hindi dapat tumalon ang nasa ilalim kapag dumating ito.',
  'The bar offers the app.': 'Iniaalok ng bar ang app.',
  'No bar. The side menu still leads to the panel.': 'Walang bar. Papunta pa rin sa panel ang side menu.',
  'The panel with the links.': 'Ang panel na may mga link.',
  'The links there are, each for its kind of phone.': 'Ang mga link, bawat isa para sa klase ng phone.',
  'How the site gets onto the home screen of an iPhone; old ones get tips of their own.':
    'Kung paano mailalagay ang site sa home screen ng iPhone; may sariling tips ang luma.',
  'The settings have come, or changed.': 'Dumating ang settings, o nagbago.',
  'The player has just put the site on the home screen.': 'Kalalagay lang ng player ng site sa home screen.',
  'This is the app already.': 'Ito na mismo ang app.',
  'An installed web app.': 'Naka-install na web app.',
  'A web clip, and there is no app for iPhones.': 'Web clip, at walang app para sa iPhone.',
  'On the home screen already.': 'Nasa home screen na.',
  'An iPhone too old for any of it (iOS below 11.3).':
    'Masyadong luma ang iPhone (iOS na mas mababa sa 11.3).',
  'The player has closed it.': 'Isinara na ito ng player.',
  'The settings are still to come.': 'Paparating pa ang settings.',
  'There is nothing to download.': 'Walang mada-download.',
  'Nothing speaks against it.': 'Walang hadlang.',
  'Closed, on this phone for good.': 'Sarado, sa phone na ito habang-buhay.',
  'The bar, or the side menu’s entry, is tapped.': 'Pinindot ang bar, o ang entry ng side menu.',
  'A link is tapped.': 'Pinindot ang isang link.',
  'How the site gets onto the home screen.': 'Kung paano mailalagay ang site sa home screen.',
  'The profile does it in one go.': 'Isang beses lang ito gagawin ng profile.',
  'Back to the links.': 'Balik sa mga link.',
  // hot-matches
  'Only the ticker shows: one match at a time.':
    'Ang ticker lang ang lumalabas: isang laban sa bawat pagkakataon.',
  'All hot matches in a list, each with its bet button.':
    'Lahat ng hot match sa isang listahan, bawat isa ay may Bet button.',
  'The ticker is tapped.': 'Pinindot ang ticker.',
  'The bet button of the match in front.': 'Ang Bet button ng labang nasa harap.',
  'The player has gone to another screen.': 'Pumunta ang player sa ibang screen.',
  'A match is chosen.': 'Pumili ng laban.',
  // popups
  'No announcements are known yet, or nobody is signed in.':
    'Wala pang alam na anunsyo, o walang naka-login.',
  'Leaves out what the player does not want to see again today.':
    'Inaalis ang ayaw nang makita ng player ngayong araw.',
  'Looks whether one is left.': 'Tinitingnan kung may natira.',
  'Waits until no other dialog is in front: at most one at a time.':
    'Naghihintay hanggang walang ibang dialog sa harap: isa lang sa bawat pagkakataon.',
  'One announcement, with a box for not today.': 'Isang anunsyo, may kahong "hindi na ngayong araw".',
  'Lets the last one leave before the next one comes.': 'Pinaaalis muna ang huli bago dumating ang susunod.',
  'Nothing more for this visit.': 'Wala na sa pagbisitang ito.',
  'The next player gets their own.': 'May sarili ang susunod na player.',
  'Home has brought some.': 'May dala ang home.',
  'Not known: all of them.': 'Hindi alam: lahat.',
  'Too late to interrupt anybody.': 'Huli na para gumambala.',
  'Another one.': 'Isa pa.',
  'Rather none than two at a time.': 'Mas mabuting wala kaysa dalawa nang sabay.',
  'Closed, and not again today.': 'Isinara, at hindi na ngayong araw.',
  'Closed.': 'Isinara.',
  'It is out of sight.': 'Hindi na ito nakikita.',
  // jackpot
  'The first value is drawn, somewhere between 70 and 130 million.':
    'Binubunot ang unang halaga, sa pagitan ng 70 at 130 milyon.',
  'The next step is drawn: 100 to 500, in 3, 4 or 5 seconds.':
    'Binubunot ang susunod na dagdag: 100 hanggang 500, sa loob ng 3, 4 o 5 segundo.',
  'The value stands until its step is due.': 'Nananatili ang halaga hanggang oras na ng dagdag.',
  'No draw: 100 million.': 'Walang nabunot: 100 milyon.',
  'No draw in time.': 'Walang nabunot sa oras.',
  'No draw: 300 in 4 seconds.': 'Walang nabunot: 300 sa loob ng 4 na segundo.',
  'It grows.': 'Lumaki ito.',
}
