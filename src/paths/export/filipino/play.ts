/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // game-launch
  'The lottery in the current prize mode.': 'Ang lottery, sa kasalukuyang prize mode.',
  'The login screen, and afterwards on to what was tapped.':
    'Ang login screen, at pagkatapos ay diretso sa tinap.',
  'The lottery in prize mode SEA.': 'Ang lottery sa prize mode na SEA.',
  'The lottery, traditional or entertainment style.': 'Ang lottery, traditional o entertainment na estilo.',
  'The list of games of that category.': 'Ang listahan ng mga laro ng category na iyon.',
  'The list of this vendor’s slots.': 'Ang listahan ng slots ng vendor na iyon.',
  'The game itself, with a demo if it has one.': 'Ang laro mismo, may demo kung mayroon.',
  'Vendor TCG_LOTTO_VN.': 'Vendor na TCG_LOTTO_VN.',
  'Vendor TCG_SEA.': 'Vendor na TCG_SEA.',
  'Vendor LOTT or ELOTT.': 'Vendor na LOTT o ELOTT.',
  'A vendor whose games open like a web app.': 'Vendor na parang web app kung magbukas ang mga laro.',
  'A slots vendor, not a single game.': 'Vendor ng slots, hindi iisang laro.',
  'Anything else.': 'Anumang iba.',
  // game-room
  'The platform is asked to open the game.': 'Hinihingi sa platform na buksan ang laro.',
  'An interrupted round is waiting with its stake held: it comes first, before any new bet.':
    'May naputol na round na naghihintay at hawak ang taya: uunahin ito bago tumaya ng bago.',
  'Where the game opens, as the operator file says of its vendor.':
    'Kung saan bubukas ang laro, ayon sa sabi ng operator file tungkol sa vendor.',
  'In a tab of its own.': 'Sa sarili nitong tab.',
  'In place of this site.': 'Kapalit ng site na ito.',
  'In a frame of this screen.': 'Sa frame ng screen na ito.',
  'The game wants a tab of its own. The screen says so, with a button that opens it.':
    'Sariling tab ang gusto ng laro. Sinasabi ito ng screen, at may button na nagbubukas.',
  'The player opens the game’s tab.': 'Binuksan ng player ang tab ng laro.',
  'The game is in its own tab. This screen waits for the player, and can open it again.':
    'Nasa sariling tab ang laro. Naghihintay ang screen na ito sa player, at puwede itong buksan ulit.',
  'The game takes the place of this site. Back leads to the screen from which it was opened.':
    'Pumapalit ang laro sa site na ito. Sa Back, balik sa screen kung saan ito binuksan.',
  'The player opens it in a tab: its vendor may not want it in a frame.':
    'Binuksan ito ng player sa tab: baka ayaw ng vendor na nasa frame.',
  'The game is on screen.': 'Nasa screen ang laro.',
  'What the player sees of the game.': 'Ang nakikita ng player sa laro.',
  'The frame is loading.': 'Nilo-load ang frame.',
  'Loading takes long: the screen says so and offers the way back.':
    'Matagal ang pag-load: sinasabi ito ng screen, at may pabalik.',
  'The game is ready to play.': 'Puwede nang laruin.',
  'Whether bets can reach the platform.': 'Kung makakarating sa platform ang mga taya.',
  'Connected.': 'Konektado.',
  'The connection is slow: the screen warns that this can matter in timed rounds.':
    'Mabagal ang koneksyon: nagbababala ang screen na mahalaga ito sa mga round na may oras.',
  'Connection lost: the game is covered so that it cannot be tapped until the connection is back.':
    'Putol ang koneksyon: may takip ang laro para hindi mapindot hanggang bumalik ang koneksyon.',
  'Playing time, net position and held stakes of this session, updated after every round.':
    'Oras ng laro, panalo o talo at hawak na taya ng session; nagbabago matapos ang bawat round.',
  'Checks whether the game is played for real money.': 'Tinitingnan kung totoong pera ang gamit.',
  'Demo points: no money moves, and the screen says so.':
    'Demo points: walang gumagalaw na pera, at sinasabi ito ng screen.',
  'Loads the player’s net position; what is known stays on screen.':
    'Nilo-load ang panalo o talo ng player; nananatili sa screen ang alam na.',
  'Loads the net position after a round, and the balance with it; the old ones stay on screen.':
    'Nilo-load ang panalo o talo matapos ang round, pati ang balanse; nananatili sa screen ang luma.',
  'Not known for now; the balance is asked for by itself.':
    'Hindi muna alam; ang balanse ay hiwalay na kinukuha.',
  'Just loaded: however often the game reports a change, it is loaded only once in a while.':
    'Kaka-load lang: kahit gaano kadalas mag-ulat ng pagbabago ang laro, paminsan-minsan lang itong nilo-load.',
  'Playing time and net position show.': 'Lumalabas ang oras at ang panalo o talo.',
  'The position could not be loaded: the old one stays, marked as old, and is loaded again later.':
    'Hindi nakuha ang panalo o talo: nananatili ang luma, may tanda na luma, at ilo-load ulit maya-maya.',
  'The game did not open, and nothing was bet. The screen says why and offers to try again, other games and the way back.':
    'Hindi bumukas ang laro; walang naitaya. Sinasabi ng screen kung bakit, at may subok ulit, ibang laro at pabalik.',
  'The game stopped midway. Bets are in the betting record, and an open round waits.':
    'Tumigil ang laro sa gitna. Nasa betting record ang mga taya, at maghihintay ang round na bukas.',
  'The list of games in the same category.': 'Ang listahan ng mga laro sa parehong category.',
  'Back to the screen from which the game was opened.': 'Balik sa screen kung saan binuksan ang laro.',
  'Back works from anywhere.': 'Puwedeng bumalik mula saanman.',
  'An interrupted round of this game is waiting.': 'May naputol na round ng larong ito na naghihintay.',
  'The game can be loaded.': 'Puwede nang i-load ang laro.',
  'The vendor is down, the game is closed, or the player may not play it.':
    'Nagpapahinga ang vendor, sarado ang laro, o bawal maglaro ang player.',
  'The player continues the round.': 'Itinuloy ng player ang round.',
  'The game’s own exit button.': 'Ang exit button ng laro mismo.',
  'The game reports that it cannot continue.': 'Sabi ng laro ay hindi na ito makakatuloy.',
  'The game’s page has loaded.': 'Na-load na ang page ng laro.',
  'Loading takes long.': 'Matagal ang pag-load.',
  'The game has loaded after all.': 'Na-load din ang laro.',
  'The game waits a long time for answers.': 'Matagal maghintay ng sagot ang laro.',
  'Answers arrive in time again.': 'Nasa oras na ulit ang mga sagot.',
  'Real money.': 'Totoong pera.',
  'Demo points: nothing to track.': 'Demo points: walang bibilangin.',
  'Will be loaded again in a moment.': 'Ilo-load ulit maya-maya.',
  'Not known for now.': 'Hindi muna alam.',
  'Money has moved since then.': 'May gumalaw na pera mula noon.',
  'No money has moved since then.': 'Walang gumalaw na pera mula noon.',
  'Money may have moved: balance and net position are loaded again.':
    'Baka gumalaw ang pera: nilo-load ulit ang balanse at ang panalo o talo.',
  'The net position is loaded again.': 'Nilo-load ulit ang panalo o talo.',
  'The player looks for other games.': 'Naghanap ang player ng ibang mga laro.',
  'The player opens it again.': 'Binuksan ulit ng player.',
  // record
  'The matching entries show; they are loaded again with each visit, and while they show.':
    'Lumalabas ang mga tala ng napili; nilo-load ulit sa bawat pagbukas, at habang nasa screen.',
  'Checks whether the dates are the player’s own.': 'Tinitingnan kung sariling petsa ng player ang napili.',
  'A number of days up to today.': 'Ilang araw hanggang ngayon.',
  'Two fields for the first and the last day.': 'Dalawang kahon para sa una at huling araw.',
  'The player wants other days: two fields begin with the days on screen.':
    'Ibang mga araw ang gusto ng player: nasa dalawang kahon ang mga araw na nasa screen.',
  'A day is chosen; what was wrong is forgotten.': 'May napiling araw; nawawala ang sinabing mali.',
  'A day is missing, the last comes before the first, or they are too many.':
    'May kulang na araw, mas maaga ang huli kaysa sa una, o sobra ang dami.',
  'These days it is.': 'Ang mga araw na ito ang ipapakita.',
  'Back to a number of days.': 'Balik sa bilang ng mga araw.',
  'The days on screen stay; the fields go.': 'Nananatili ang mga araw sa screen; nawawala ang mga kahon.',
  'A while has passed: a round may have ended meanwhile.':
    'May lumipas na sandali: baka may natapos nang round.',
  'Money moved, or the player is back on the page: the entries may have changed.':
    'Gumalaw ang pera, o bumalik ang player sa pahina: baka nagbago ang mga tala.',
  // save-sheet
  'The button stands under the totals.': 'Nasa ilalim ng mga kabuuan ang button.',
  'The player wants the record as a file.': 'Gusto ng player ang record bilang file.',
  'All pages of the record are fetched; the button is busy.':
    'Kinukuha ang lahat ng pahina ng record; abala ang button.',
  'The browser has the file.': 'Nasa browser na ang file.',
  'A page did not come: no file is better than half of one.':
    'May pahinang hindi dumating: mas mabuti nang walang file kaysa kalahati.',
  'Says under the button that nothing was saved, and why.':
    'Sinasabi sa ilalim ng button na walang na-save, at kung bakit.',
  'The player tries again.': 'Sinubukan ulit ng player.',
  'Something may have come; the message stays meanwhile.': 'Baka may dumating; nananatili muna ang mensahe.',
  'The message stays.': 'Nananatili ang mensahe.',
  'The choice is stored in the address, so that it survives a reload and can be shared.':
    'Nasa address ang pili, kaya hindi nawawala sa reload at puwedeng ipasa.',
  'A longer or a shorter period.': 'Mas mahaba o mas maikling panahon.',
  'Another kind of entry, or all of them.': 'Ibang klase ng tala, o lahat.',
  'The address changed by Back or a link.': 'Nagbago ang address dahil sa Back o sa isang link.',
  'The matching entries show.': 'Lumalabas ang mga tala ng napili.',
  // resource
  'Nothing to show yet: a skeleton in the shape of the content.':
    'Wala pang maipakita: skeleton na kahugis ng laman.',
  'The content shows.': 'Lumalabas ang laman.',
  'The list is empty; the screen says what will appear here.':
    'Walang laman; sinasabi ng screen kung ano ang lalabas dito.',
  'Waits a moment in case the language changes again.': 'Naghihintay sandali, baka palitan ulit ang wika.',
  'Loads again while the old content, if any, stays on screen.':
    'Nilo-load ulit habang nasa screen ang lumang laman, kung mayroon.',
  'Something else is requested: whatever was loading is dropped, the last request counts.':
    'Iba na ang hinihingi: itinatapon ang nilo-load, ang huling hiningi ang masusunod.',
  'The platform sends its texts in the player’s language.':
    'Nasa wika ng player ang mga tekstong ipinapadala ng platform.',
  // paged-list
  'Nothing to show yet: a skeleton in the shape of the list.':
    'Wala pang maipakita: skeleton na kahugis ng listahan.',
  'The skeleton is enough.': 'Sapat na ang skeleton.',
  'A message says that the list is loading.': 'Sinasabi ng mensahe na nilo-load ang listahan.',
  'The list shows.': 'Lumalabas ang listahan.',
  'Checks whether there is another page.': 'Tinitingnan kung may susunod na pahina.',
  'Pages load at most once a second.': 'Isang beses lang sa isang segundo naglo-load ng pahina.',
  'More loads when the player scrolls on.': 'May maglo-load pa kapag nag-scroll pababa.',
  'The next page is loading; the list stays.': 'Nilo-load ang susunod na pahina; nananatili ang listahan.',
  'No more pages load by themselves; the last row offers to try again.':
    'Wala nang kusang naglo-load na pahina; puwedeng sumubok ulit sa huling hilera.',
  'The whole list shows.': 'Lumalabas ang buong listahan.',
  'Loads the list again, at least its first page, while the old one stays on screen.':
    'Nilo-load ulit ang listahan, kahit ang unang pahina man lang, habang nasa screen ang dati.',
  'Seen on this visit: it shows at once, and its first page is loaded again.':
    'Nakita na sa pagbisitang ito: agad lumalabas, at nilo-load ulit ang unang pahina.',
  'A different list is requested: back to page 1. Late answers to the previous request are dropped.':
    'Ibang listahan ang hinihingi: balik sa pahina 1. Itinatapon ang huling dating na sagot sa dati.',
  'It may have changed.': 'Baka nagbago ito.',
  'The end is near: remembered for later.': 'Malapit na ang dulo: tatandaan muna.',
  'The end is near.': 'Malapit na ang dulo.',
  'A second has passed.': 'Lumipas na ang isang segundo.',
  'Within 500 pixels of the end.': 'Nasa loob ng 500 pixel mula sa dulo.',
  'The list ends here for now.': 'Dito muna nagtatapos ang listahan.',
  'The old data stays.': 'Nananatili ang dati.',
  // favourites
  'Which games are favourites.': 'Kung aling mga laro ang paborito.',
  'Nobody is signed in: tapping a heart leads to the login.':
    'Walang naka-login: papunta sa login ang pagpindot sa puso.',
  'Someone is signed in: a heart changes at once, and the platform is told afterwards.':
    'May naka-login: agad nagbabago ang puso, at saka sinasabihan ang platform.',
  'The list is loading; a favourite can already be added.':
    'Paparating ang listahan; gumagana na ang mga puso.',
  'The hearts of favourite games are lit.': 'May ilaw ang puso ng mga paboritong laro.',
  'The list could not be loaded: no heart is lit until one is tapped.':
    'Hindi dumating ang listahan: walang ilaw ang mga puso hanggang may pindutin.',
  'Changes are sent to the platform one at a time.': 'Isa-isang ipinapadala sa platform ang mga pagbabago.',
  'Nothing to send.': 'Walang ipapadala.',
  'The oldest change is being sent; the others wait in line.':
    'Ipinapadala ang pinakaunang pagbabago; nakapila ang iba.',
  'The heart switches on or off.': 'Umilaw o namatay ang puso.',
  'Hearts tapped in the meantime keep their state.': 'Nananatili ang mga pusong pinindot habang naghihintay.',
  'No heart is lit at first.': 'Walang ilaw ang lahat ng puso sa simula.',
  'The heart goes back, and a message tells the player.':
    'Bumalik sa dati ang puso, at may mensahe sa player.',
  // game-search
  'The field is empty again.': 'Walang laman ulit ang field.',
  'Searched from another field.': 'Naghanap mula sa ibang field.',
  'Nobody has touched the field.': 'Wala pang humipo sa field.',
  'The field is empty: the last searches stand under it, and the list of all games is fetched.':
    'Walang laman ang field: nasa ilalim nito ang mga huling hinanap, at kinukuha ang listahan ng lahat ng laro.',
  'Another screen.': 'Ibang screen.',
  'The last searches are nobody else’s business.': 'Walang ibang may pakialam sa mga huling hinanap.',
  'Something is typed.': 'May tina-type.',
  'The keyboard’s search key: the search is remembered.':
    'Ang search key ng keyboard: tinatandaan ang hinanap.',
  'A game is tapped: what led to it is remembered.': 'Pinindot ang laro: tinatandaan kung paano ito nahanap.',
  'Waits for a short pause in typing; what was found before stays.':
    'Hinihintay ang sandaling tigil sa pag-type; nananatili ang nahanap kanina.',
  'Looks through all games on the phone, or asks the platform where they are too many.':
    'Hinahanap sa lahat ng laro sa telepono, o itinatanong sa platform kung masyadong marami.',
  'Games and vendors that have every typed word.': 'Mga laro at vendor na may bawat salitang na-type.',
  'The button below the last of them.': 'Ang button sa ilalim ng pinakahuli.',
  'More of the list has come: it is looked through, too.': 'May dumating pa sa listahan: hahanapin din doon.',
  'Nothing has every word: the nearest games stand there instead.':
    'Walang may lahat ng salita: ang pinakamalapit na mga laro ang nandoon.',
  'The list of games did not come; another try is offered.':
    'Hindi dumating ang listahan ng laro; puwedeng subukan ulit.',
  'No network: the search goes on by itself when it is back.':
    'Walang network: kusang itutuloy ang paghahanap kapag bumalik ito.',
  // game-list
  'The search box is touched.': 'Hinipo ang search box.',
  'Another order: the list starts anew.': 'Ibang ayos: magsisimula ulit ang listahan.',
  'The address asks for a search.': 'Humihingi ng paghahanap ang address.',
  'What the list shows.': 'Ang ipinapakita ng listahan.',
  'Checks whether the address asks for a player’s own games.':
    'Tinitingnan kung hinihingi ng address ang sariling mga laro ng player.',
  'The login screen opens.': 'Bumubukas ang login screen.',
  'The list follows each choice at once, and the address reflects it.':
    'Agad sinusundan ng listahan ang bawat pili, at makikita ito sa address.',
  'Nothing is being typed.': 'Walang tina-type.',
  'Searches only if the text has changed.': 'Maghahanap lang kapag nagbago ang teksto.',
  'A new choice: the list starts at page 1, and the address reflects it.':
    'Bagong pili: nagsisimula ang listahan sa pahina 1, at makikita ito sa address.',
  'The filter panel.': 'Ang filter panel.',
  'An address can open the panel.': 'Puwedeng buksan ng address ang panel.',
  'The square button beside the search field opens it.':
    'Binubuksan ito ng parisukat na button sa tabi ng search.',
  'Vendors to choose from; for slots also game types and minimum bets.':
    'Mga vendor, at para sa slots ay klase ng laro at pinakamababang taya, na puwedeng piliin.',
  'Asks how many games match.': 'Itinatanong kung ilang laro ang tugma.',
  'The button shows the number of games, if known.': 'Ipinapakita ng button kung ilang laro, kung alam.',
  'Recent or Favourites, but nobody is signed in.': 'Recent o Favourites, at walang naka-login.',
  'Another kind of game, or a step back.': 'Ibang klase ng laro, o isang hakbang pabalik.',
  'Recent and Favourites need an account.': 'Kailangan ng account ang Recent at Favourites.',
  'The main button of the filter panel.': 'Ang pangunahing button ng filter panel.',
  'The suggested next step when the list is empty.':
    'Ang mungkahing susunod na hakbang kapag walang laman ang listahan.',
  'The keyboard’s search key.': 'Ang search key ng keyboard.',
  'The player stopped typing.': 'Tumigil sa pag-type ang player.',
  'The same as before.': 'Kapareho ng dati.',
  'Clears all filters.': 'Inaalis ang lahat ng filter.',
  'The list is filtered.': 'Na-filter ang listahan.',
  'Nothing changes.': 'Walang nagbago.',
  'A link to another kind of game.': 'Link sa ibang klase ng laro.',
  'The button then shows no number.': 'Walang bilang ang button kung gayon.',
  // lottery-draws
  'Loads what is on sale; a skeleton shows if nothing is known yet.':
    'Nilo-load kung ano ang ibinebenta; may skeleton kung wala pang alam.',
  'The draws show with the time until they close, by the platform’s clock.':
    'Lumalabas ang mga bunot at ang oras bago magsara, bilang sa orasan ng platform.',
  'A draw has closed: its result and the next draw are loading, the rest stays.':
    'Nagsara ang isang bunot: nilo-load ang resulta at ang susunod na bunot, nananatili ang iba.',
  'The screen shows old data and says so; it tries again by itself in a few seconds.':
    'Luma ang nakalabas, at sinasabi ito ng screen; kusang susubok ulit makalipas ang ilang segundo.',
  'No lottery is on sale; the screen says what will appear here and leads to other games.':
    'Walang lotteryang ibinebenta; sinasabi ng screen kung ano ang lalabas dito, at dinadala sa ibang laro.',
  'A draw has closed.': 'Nagsara ang isang bunot.',
  'The clock is not available: loads again in a while.': 'Hindi mabasa ang orasan: ilo-load ulit maya-maya.',
  'Nothing is on sale any more.': 'Wala nang ibinebenta.',
  'The next draw has arrived.': 'Nandito na ang susunod na bunot.',
  'The next draw is not known yet.': 'Hindi pa alam ang susunod na bunot.',
  'The player does not want to wait.': 'Ayaw maghintay ng player.',
  'Another try.': 'Isa pang subok.',
  // lottery-order
  'Only the list of tickets shows.': 'Ang listahan lang ng mga ticket ang lumalabas.',
  'The ticket is fetched.': 'Kinukuha ang ticket.',
  'The ticket with all its draws; open ones can be taken back.':
    'Ang ticket at lahat ng bunot nito; mababawi ang mga bukas pa.',
  'A draw has closed: the ticket is fetched again, and the old one stays until then.':
    'May nagsarang bunot: kinukuha ulit ang ticket, nananatili muna ang dati.',
  'The ticket could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang ticket; puwedeng sumubok ulit.',
  'Asks once more, with the amount that comes back.': 'Nagtatanong pa minsan, kasama ang halagang babalik.',
  'The bet stands, and the ticket says why; it can be taken back with a new tap.':
    'Nananatili ang taya, at sinasabi ng ticket kung bakit; mababawi ito sa bagong pindot.',
  'The player taps a ticket.': 'Pinindot ang isang ticket.',
  'Back to the list.': 'Balik sa listahan.',
  'The player wants to take back one draw.': 'Gustong bawiin ng player ang isang bunot.',
  'A draw has closed in the meantime.': 'May nagsarang bunot habang naghihintay.',
  'The bet stays.': 'Nananatili ang taya.',
  'Taken back: the stake is in the wallet again.': 'Nabawi: nasa wallet na ulit ang taya.',
  'The bet stands as it was; the reason shows.': 'Nananatili ang taya gaya ng dati; lumalabas ang dahilan.',
  'The list of tickets tells it, too.': 'Sinasabi rin ito ng listahan ng mga ticket.',
  'One draw is taken back, once. When the screen opens: what became of one that nobody knows of.':
    'Binabawi ang isang bunot, isang beses. Pagbukas ng screen: kung ano ang nangyari sa hindi pa alam.',
  'It was not taken back: the ticket is fetched to see whether the draw is still open.':
    'Hindi ito nabawi: kinukuha ang ticket para makita kung bukas pa ang bunot.',
  'Refused, or it never arrived: looks how the draw stands.':
    'Tinanggihan, o hindi dumating: titingnan ang lagay ng bunot.',
  'Nothing was open, or the player does not want to wait.': 'Walang bukas, o ayaw maghintay ng player.',
  'Nothing was sent; the list of tickets tells how they stand.':
    'Walang naipadala; sinasabi ng listahan ng mga ticket ang lagay nila.',
  'It was taken back before, from elsewhere.': 'Nabawi na ito noon, mula sa iba.',
  'How the draw stands cannot be seen now; that it was not taken back is known.':
    'Hindi makita ngayon ang lagay ng bunot; alam na hindi ito nabawi.',
  'Another request, with a key of its own.': 'Ibang hiling, may sariling susi.',
  'The draw had already closed.': 'Nagsara na ang bunot bago iyon.',
}
