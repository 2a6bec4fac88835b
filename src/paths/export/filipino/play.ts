/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // game-launch
  'The login screen, and afterwards back to where the player was.':
    'Ang login screen, at pagkatapos ay balik kung nasaan ang player.',
  'The lottery, in the current prize mode.': 'Ang lottery, sa kasalukuyang prize mode.',
  'The lottery in prize mode SEA.': 'Ang lottery sa prize mode na SEA.',
  'The lottery, traditional or entertainment style.': 'Ang lottery, traditional o entertainment na estilo.',
  'The list of games of that category.': 'Ang listahan ng mga laro ng category na iyon.',
  'The list of that vendor’s slots.': 'Ang listahan ng slots ng vendor na iyon.',
  'The game itself, with free play where it is supported.': 'Ang laro mismo, may libreng laro kung puwede.',
  'Vendor TCG_LOTTO_VN.': 'Vendor na TCG_LOTTO_VN.',
  'Vendor TCG_SEA.': 'Vendor na TCG_SEA.',
  'Vendor LOTT or ELOTT.': 'Vendor na LOTT o ELOTT.',
  'A vendor whose games open like a web app.': 'Vendor na parang web app kung magbukas ang mga laro.',
  'A slots vendor, not a single game.': 'Vendor ng slots, hindi iisang laro.',
  'Anything else.': 'Anumang iba.',
  // game-room
  'The platform is asked to open the game.': 'Hinihingi sa platform na buksan ang laro.',
  'A round of this game waits with its stake held: it comes first, before anything new is bet.':
    'May naghihintay na round ng larong ito at hawak ang taya: uunahin ito bago tumaya ng bago.',
  'The game is in its frame.': 'Nasa frame na ang laro.',
  'What the player sees of the game.': 'Ang nakikita ng player sa laro.',
  'The frame is loading.': 'Nilo-load ang frame.',
  'It takes long: the screen says so, and offers the way back.':
    'Matagal ito: sinasabi ng screen, at may pabalik.',
  'The game can be played.': 'Puwede nang laruin.',
  'Whether bets can reach the platform.': 'Kung makakarating sa platform ang mga taya.',
  'Connected.': 'Konektado.',
  'The link is slow: the screen warns that this may matter in rounds against the clock.':
    'Mabagal ang koneksyon: nagbababala ang screen na mahalaga ito sa mga round na may oras.',
  'Connection lost: a cover keeps taps away from the game until it is back.':
    'Putol ang koneksyon: may takip para hindi mapindot ang laro hanggang bumalik ito.',
  'Playing time, net position and held stakes of this session, asked for again after every round.':
    'Oras ng laro, panalo o talo at hawak na taya ng session, hinihingi ulit matapos ang bawat round.',
  'Looks whether real money is played.': 'Tinitingnan kung totoong pera ang gamit.',
  'Demo points: no money moves, and the screen says so.':
    'Demo points: walang gumagalaw na pera, at sinasabi ito ng screen.',
  'Asks how the player stands; what is known stays on screen.':
    'Itinatanong ang lagay ng player; nananatili sa screen ang alam na.',
  'Just asked: however often a game says that money moved, it is asked once in a while only.':
    'Katatanong lang: kahit gaano kadalas sabihin ng laro na gumalaw ang pera, paminsan-minsan lang itong itatanong.',
  'Time and net position show.': 'Lumalabas ang oras at ang panalo o talo.',
  'The position could not be loaded: an old one stays, marked as old, and it is asked for again.':
    'Hindi nakuha ang lagay: nananatili ang luma, may tanda na luma, at hihingin ulit.',
  'The game did not open; nothing was bet. The screen says why, and offers another try, other games and the way back.':
    'Hindi bumukas ang laro; walang naitaya. Sinasabi ng screen kung bakit, at may subok ulit, ibang laro at pabalik.',
  'The game stopped in the middle. What was bet is in the betting record, and a round that was open waits.':
    'Tumigil ang laro sa gitna. Nasa betting record ang naitaya, at maghihintay ang round na bukas.',
  'The list of games of the same category.': 'Ang listahan ng mga laro sa parehong category.',
  'Back to the screen the game was opened from.': 'Balik sa screen kung saan binuksan ang laro.',
  'Back, from anywhere.': 'Balik, mula saanman.',
  'A round of this game was interrupted and waits.': 'May naputol na round ng larong ito na naghihintay.',
  'The game has an address.': 'May address ang laro.',
  'The vendor is down, the game is closed, or the player may not play.':
    'Nagpapahinga ang vendor, sarado ang laro, o bawal maglaro ang player.',
  'The player goes on with it.': 'Itinuloy ito ng player.',
  'The game’s own exit.': 'Ang labasan ng laro mismo.',
  'The game says it cannot go on.': 'Sabi ng laro ay hindi na ito makakatuloy.',
  'The game says it is there.': 'Sabi ng laro ay nandito na ito.',
  'It takes long.': 'Matagal ito.',
  'There it is after all.': 'Nandiyan din pala.',
  'The game waits long for its answers.': 'Matagal maghintay ng sagot ang laro.',
  'Answers come in time again.': 'Nasa oras na ulit ang mga sagot.',
  'Real money.': 'Totoong pera.',
  'Demo points: nothing to count.': 'Demo points: walang bibilangin.',
  'Noted: asked for again in a moment.': 'Natandaan: hihingin ulit maya-maya.',
  'Not known for now.': 'Hindi muna alam.',
  'It moved since.': 'Gumalaw ito mula noon.',
  'Nothing moved since.': 'Walang gumalaw mula noon.',
  'Money may have moved: balance and position are asked for.':
    'Baka gumalaw ang pera: hihingin ang balanse at lagay.',
  'The player looks for another game.': 'Naghanap ang player ng ibang laro.',
  'The player opens it again.': 'Binuksan ulit ng player.',
  // record
  'The entries of the choice show, asked for anew on every look.':
    'Lumalabas ang mga tala ng napili, hinihingi ulit sa bawat tingin.',
  'The choice goes into the address, so that it survives a reload and can be shared.':
    'Nasa address ang pili, kaya hindi nawawala sa reload at puwedeng ipasa.',
  'Further back, or less far.': 'Mas malayo pa, o mas malapit.',
  'Another kind of entries, or all of them.': 'Ibang klase ng tala, o lahat.',
  'The address has changed by itself: Back, or a link.': 'Kusang nagbago ang address: Back, o link.',
  'And its entries show.': 'At lumalabas ang mga tala nito.',
  // resource
  'Nothing to show yet: a skeleton in the shape of the content.':
    'Wala pang maipakita: skeleton na kahugis ng laman.',
  'The content shows.': 'Lumalabas ang laman.',
  'There is nothing; the screen says what would be here.':
    'Walang laman; sinasabi ng screen kung ano sana ang nandito.',
  'It could not be loaded; the screen offers to try again.':
    'Hindi ito nakuha; puwedeng sumubok ulit sa screen.',
  'Waits a moment, in case the language is switched again.':
    'Naghihintay sandali, baka palitan ulit ang wika.',
  'Loads again while the old content, if any, stays on screen.':
    'Nilo-load ulit habang nasa screen ang lumang laman, kung mayroon.',
  'Something else is wanted: what was under way is dropped, the last wish wins.':
    'Iba na ang gusto: itinatapon ang paparating, ang huling gusto ang masusunod.',
  'Texts come from the platform in the player’s language.':
    'Galing sa platform ang mga teksto, sa wika ng player.',
  // paged-list
  'Nothing to show yet: a skeleton in the shape of the list.':
    'Wala pang maipakita: skeleton na kahugis ng listahan.',
  'The skeleton says enough.': 'Sapat na ang skeleton.',
  'A toast says in words that it is loading.': 'May toast na nagsasabing nilo-load ito.',
  'The list shows.': 'Lumalabas ang listahan.',
  'Looks whether there is another page.': 'Tinitingnan kung may susunod na pahina.',
  'Pages are asked for at most once a second.': 'Isang beses lang sa isang segundo humihingi ng pahina.',
  'More is there for whoever scrolls on.': 'May iba pa para sa nag-scroll pababa.',
  'The next page is on its way; the list stays.':
    'Paparating ang susunod na pahina; nananatili ang listahan.',
  'No more pages by themselves; the last row offers to try again.':
    'Wala nang kusang susunod na pahina; puwedeng sumubok ulit sa huling hilera.',
  'All of it shows.': 'Lumalabas ang lahat.',
  'Asks for the first page again while what was there stays on screen.':
    'Hinihingi ulit ang unang pahina habang nasa screen ang dati.',
  'Seen on this visit: it shows at once, and its first page is asked for again.':
    'Nakita na sa pagbisitang ito: agad lumalabas, at hinihingi ulit ang unang pahina.',
  'Something else is wanted: back to page 1. A late answer to the last wish is dropped.':
    'Iba na ang gusto: balik sa pahina 1. Itinatapon ang huling dating na sagot sa dati.',
  'It may have changed.': 'Baka nagbago ito.',
  'The end is near: noted.': 'Malapit na ang dulo: natandaan.',
  'The end is near.': 'Malapit na ang dulo.',
  'There is time.': 'May oras pa.',
  'Within 500 pixels of the end.': 'Nasa loob ng 500 pixel mula sa dulo.',
  'The list ends here for now.': 'Dito muna nagtatapos ang listahan.',
  'What is there is better than nothing.': 'Mas mabuti ang nandito kaysa wala.',
  // favourites
  'Which games are kept.': 'Kung aling mga laro ang itinabi.',
  'Nobody is signed in: a heart leads to the login.': 'Walang naka-login: papunta sa login ang puso.',
  'Somebody is signed in: a heart changes at once, its call follows.':
    'May naka-login: agad nagbabago ang puso, susunod ang tawag nito.',
  'The list is on its way; hearts work already.': 'Paparating ang listahan; gumagana na ang mga puso.',
  'Hearts of kept games are lit.': 'May ilaw ang puso ng mga itinabing laro.',
  'The list did not come: hearts are empty until one is tapped.':
    'Hindi dumating ang listahan: walang ilaw ang mga puso hanggang may pindutin.',
  'Changes on their way to the platform, one at a time.': 'Mga pagbabagong papunta sa platform, isa-isa.',
  'Nothing to send.': 'Walang ipapadala.',
  'The oldest change is on its way; others wait in line.':
    'Papunta na ang pinakamatandang pagbabago; nakapila ang iba.',
  'Somebody else’s list, or the first one.': 'Listahan ng iba, o ang una.',
  'Nothing of the player stays.': 'Walang natira sa player.',
  'The heart is lit, or put out.': 'Umilaw ang puso, o namatay.',
  'What was tapped meanwhile stands.': 'Nananatili ang pinindot habang naghihintay.',
  'Hearts then start out empty.': 'Walang ilaw ang mga puso sa simula.',
  'The heart goes back, and the player is told.': 'Bumalik sa dati ang puso, at sinabihan ang player.',
  'No answer in time counts as no.': 'Ang walang sagot sa oras ay hindi ang ibig sabihin.',
  // game-list
  'What the list shows.': 'Ang ipinapakita ng listahan.',
  'Looks whether the address asks for something of a player’s own.':
    'Tinitingnan kung humihingi ang address ng pang-player.',
  'The login screen takes over.': 'Ang login screen ang susunod.',
  'The list follows every choice at once; the address keeps it.':
    'Agad sinusundan ng listahan ang bawat pili; nasa address ito.',
  'Nothing is being typed.': 'Walang tina-type.',
  'Waits for a pause in typing.': 'Hinihintay ang tigil sa pag-type.',
  'The text counts only when it says something new.':
    'Bibilangin lang ang teksto kapag may bago itong sinasabi.',
  'A new choice: the list starts at page 1, and the address keeps the choice.':
    'Bagong pili: nagsisimula ang listahan sa pahina 1, at nasa address ang pili.',
  'The filter panel.': 'Ang filter panel.',
  'An address may ask for the open panel.': 'Puwedeng hingin ng address na bukas ang panel.',
  'The square button beside the search opens it.': 'Binubuksan ito ng parisukat na button sa tabi ng search.',
  'Vendors, and for slots game types and minimum bets, to pick from.':
    'Mga vendor, at para sa slots ay klase ng laro at pinakamababang taya, na puwedeng piliin.',
  'Asks how many games that would be.': 'Itinatanong kung ilang laro iyon.',
  'The button says how many, where that is known.': 'Sinasabi ng button kung ilan, kung alam.',
  'Recent and Favourites are open now.': 'Bukas na ang Recent at Favourites.',
  'Recent or Favourites, and nobody is signed in.': 'Recent o Favourites, at walang naka-login.',
  'Another kind of game, or a step back.': 'Ibang klase ng laro, o isang hakbang pabalik.',
  'Recent and Favourites belong to a player.': 'Sa player ang Recent at Favourites.',
  'The filter panel’s main button.': 'Ang pangunahing button ng filter panel.',
  'The next step out of an empty list.': 'Ang susunod na hakbang mula sa walang lamang listahan.',
  'The keyboard’s search key.': 'Ang search key ng keyboard.',
  'A pause.': 'Isang tigil.',
  'The same as before.': 'Kapareho ng dati.',
  'All of everything.': 'Lahat ng lahat.',
  'The list follows.': 'Susunod ang listahan.',
  'Nothing changes.': 'Walang nagbago.',
  'A link to another kind of game.': 'Link sa ibang klase ng laro.',
  'Then the button bears no number.': 'Walang bilang ang button kung gayon.',
  // lottery-draws
  'Asks what is on sale; a skeleton shows where nothing is known yet.':
    'Itinatanong kung ano ang ibinebenta; may skeleton kung wala pang alam.',
  'The draws show with the time until they close, counted by the platform’s clock.':
    'Lumalabas ang mga bunot at ang oras bago magsara, bilang sa orasan ng platform.',
  'A draw has closed: its result and the next draw are on their way, the rest stays.':
    'Nagsara ang isang bunot: paparating ang resulta at ang susunod na bunot, nananatili ang iba.',
  'What shows is old, and says so; asks again by itself in a few seconds.':
    'Luma ang nakalabas, at sinasabi ito; kusang hihingi ulit makalipas ang ilang segundo.',
  'No lottery is on sale; the screen says what would be here, and leads on to other games.':
    'Walang lotteryang ibinebenta; sinasabi ng screen kung ano sana ang nandito, at dinadala sa ibang laro.',
  'Names come from the platform in the player’s language.':
    'Galing sa platform ang mga pangalan, sa wika ng player.',
  'A draw has closed.': 'Nagsara ang isang bunot.',
  'Time cannot be watched: asks again in a while.': 'Hindi mabantayan ang oras: hihingi ulit maya-maya.',
  'Nothing is sold any more.': 'Wala nang ibinebenta.',
  'The next draw is there.': 'Nandito na ang susunod na bunot.',
  'The next draw is not known yet.': 'Hindi pa alam ang susunod na bunot.',
  'The player does not want to wait.': 'Ayaw maghintay ng player.',
  'Another try.': 'Isa pang subok.',
  // lottery-order
  'Only the list of tickets shows.': 'Ang listahan lang ng mga ticket ang lumalabas.',
  'The ticket is fetched.': 'Kinukuha ang ticket.',
  'The ticket with every draw of it; what is still open can be taken back.':
    'Ang ticket at bawat bunot nito; mababawi ang bukas pa.',
  'A draw has passed: the ticket is fetched again, what was there stays.':
    'May bunot na lumipas: kinukuha ulit ang ticket, nananatili ang dati.',
  'The ticket could not be fetched; another try is offered.':
    'Hindi nakuha ang ticket; puwedeng sumubok ulit.',
  'Asks once more, with the amount that comes back.': 'Nagtatanong pa minsan, kasama ang halagang babalik.',
  'The wish is on its way, once, under its own key. Tapping again does nothing.':
    'Papunta na ang hiling, isang beses, may sariling susi. Walang mangyayari kapag pinindot ulit.',
  'Looks into the ticket to see what became of the wish. Nothing is sent a second time.':
    'Tinitingnan sa ticket kung ano ang nangyari sa hiling. Walang ipinapadala sa ikalawang beses.',
  'The bet stands, and the ticket says why; it can be taken back with a new tap.':
    'Nananatili ang taya, at sinasabi ng ticket kung bakit; mababawi ito sa bagong pindot.',
  'Nobody knows yet whether it was taken back; looks again by itself.':
    'Wala pang nakakaalam kung nabawi ito; kusang titingin ulit.',
  'A ticket is tapped.': 'Pinindot ang isang ticket.',
  'Back to the list.': 'Balik sa listahan.',
  'One draw is to be taken back.': 'Isang bunot ang babawiin.',
  'A draw has passed meanwhile.': 'May bunot na lumipas habang naghihintay.',
  'The bet stays.': 'Nananatili ang taya.',
  'It is taken back.': 'Binawi ito.',
  'Taken back: the stake is in the wallet again.': 'Nabawi: nasa wallet na ulit ang taya.',
  'The platform says no: looks how things stand.': 'Hindi ang sagot ng platform: titingnan ang lagay.',
  'Not known whether it was taken back: looks, and sends nothing again.':
    'Hindi alam kung nabawi: titingin, at walang ipapadala ulit.',
  'No answer in time: looks, and sends nothing again.':
    'Walang sagot sa oras: titingin, at walang ipapadala ulit.',
  'It was taken back after all.': 'Nabawi rin pala.',
  'The bet stands as it was; the reason shows.': 'Nananatili ang taya gaya ng dati; lumalabas ang dahilan.',
  'The draw has closed before.': 'Nagsara na ang bunot bago iyon.',
  'Still not known.': 'Hindi pa rin alam.',
  'Another wish, with a key of its own.': 'Ibang hiling, may sariling susi.',
  'The list of tickets tells it, too.': 'Sinasabi rin ito ng listahan ng mga ticket.',
  'Another look.': 'Isa pang tingin.',
}
