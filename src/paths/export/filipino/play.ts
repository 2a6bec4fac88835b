/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // game-launch
  'The lottery opens in the current prize mode.': 'Bubukas ang lottery sa kasalukuyang prize mode.',
  'The lottery opens in prize mode SEA.': 'Bubukas ang lottery sa prize mode na SEA.',
  'The lottery opens in traditional or entertainment style.':
    'Bubukas ang lottery sa traditional o entertainment na estilo.',
  'The list of games in that category opens.': 'Bubukas ang listahan ng mga laro sa category na iyon.',
  'The list of this vendor’s slots opens.': 'Bubukas ang listahan ng slots ng vendor na iyon.',
  'The game itself opens, with a demo if it has one.': 'Bubukas ang laro mismo, may demo kung mayroon.',
  'The vendor is TCG_LOTTO_VN.': 'Ang vendor ay TCG_LOTTO_VN.',
  'The vendor is TCG_SEA.': 'Ang vendor ay TCG_SEA.',
  'The vendor is LOTT or ELOTT.': 'Ang vendor ay LOTT o ELOTT.',
  'The vendor’s games open like a web app.': 'Vendor na parang web app kung magbukas ang mga laro.',
  'The player tapped a slots vendor, not a single game.':
    'Slots vendor ang pinindot ng player, hindi isang laro.',
  'Anything else opens as a game.': 'Anumang iba ay bubukas bilang laro.',
  // game-room
  'The platform is asked to open the game.': 'Hinihingi sa platform na buksan ang laro.',
  'An interrupted round is waiting with its stake held: it comes first, before any new bet.':
    'May naputol na round na naghihintay at hawak ang taya: uunahin ito bago tumaya ng bago.',
  'Decides where the game opens, as the operator file specifies for its vendor.':
    'Pinipili kung saan bubukas ang laro, ayon sa operator file para sa vendor nito.',
  'The game opens in its own tab.': 'Bubukas ang laro sa sarili nitong tab.',
  'The game replaces this site.': 'Papalitan ng laro ang site na ito.',
  'The game opens in a frame on this screen.': 'Bubukas ang laro sa frame sa screen na ito.',
  'The game needs its own tab: the screen says so and has a button that opens it.':
    'Sariling tab ang gusto ng laro. Sinasabi ito ng screen, at may button na nagbubukas.',
  'The player opens the game’s tab.': 'Binuksan ng player ang tab ng laro.',
  'The game is in its own tab; this screen waits for the player and can open it again.':
    'Nasa sariling tab ang laro. Naghihintay ang screen na ito sa player, at puwede itong buksan ulit.',
  'The game replaces this site; Back leads to the screen from which it was opened.':
    'Pumapalit ang laro sa site na ito. Sa Back, balik sa screen kung saan ito binuksan.',
  'The player opens the game in a tab, as its vendor may not allow frames.':
    'Binuksan ng player ang laro sa tab, dahil baka hindi payag ang vendor sa frame.',
  'The game is on screen.': 'Nasa screen ang laro.',
  'What the player sees of the game.': 'Ang nakikita ng player sa laro.',
  'The frame is loading.': 'Nilo-load ang frame.',
  'Loading is taking a long time: the screen says so and offers the way back.':
    'Matagal ang pag-load: sinasabi ito ng screen, at may pabalik.',
  'The game is ready to play.': 'Puwede nang laruin.',
  'Whether bets can reach the platform.': 'Kung makakarating sa platform ang mga taya.',
  'The connection works.': 'Gumagana ang koneksyon.',
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
  'Loads the net position and the balance after a round; the old values stay on screen.':
    'Nilo-load ang panalo o talo matapos ang round, pati ang balanse; nananatili sa screen ang luma.',
  'The net position could not be loaded for now; the balance is loaded separately.':
    'Hindi muna na-load ang panalo o talo; hiwalay na kinukuha ang balanse.',
  'The net position was just loaded: further changes wait, so that it is not loaded too often.':
    'Kaka-load lang ng panalo o talo: maghihintay ang ibang pagbabago para hindi ito i-load nang masyadong madalas.',
  'Playing time and net position show.': 'Lumalabas ang oras at ang panalo o talo.',
  'The position could not be loaded: the old one stays, marked as old, and is loaded again later.':
    'Hindi nakuha ang panalo o talo: nananatili ang luma, may tanda na luma, at ilo-load ulit maya-maya.',
  'The game did not open, and nothing was bet. The screen says why and offers to try again, other games and the way back.':
    'Hindi bumukas ang laro; walang naitaya. Sinasabi ng screen kung bakit, at may subok ulit, ibang laro at pabalik.',
  'The game stopped midway: bets are in the betting record, and an open round can be continued later.':
    'Tumigil ang laro sa gitna. Nasa betting record ang mga taya, at maghihintay ang round na bukas.',
  'The list of games in the same category opens.': 'Bubukas ang listahan ng mga laro sa parehong category.',
  'The player returns to the screen from which the game was opened.':
    'Babalik ang player sa screen kung saan binuksan ang laro.',
  'The player goes back, which works from anywhere.': 'Bumalik ang player, na puwede mula saanman.',
  'An interrupted round of this game is waiting.': 'May naputol na round ng larong ito na naghihintay.',
  'The game can be loaded.': 'Puwede nang i-load ang laro.',
  'The vendor is down, the game is closed, or the player may not play it.':
    'Nagpapahinga ang vendor, sarado ang laro, o bawal maglaro ang player.',
  'The player continues the round.': 'Itinuloy ng player ang round.',
  'The player taps the game’s own exit button.': 'Pinindot ng player ang exit button ng laro mismo.',
  'The game reports that it cannot continue.': 'Sabi ng laro ay hindi na ito makakatuloy.',
  'The game’s page has loaded.': 'Na-load na ang page ng laro.',
  'Loading is taking a long time.': 'Matagal ang pag-load.',
  'The connection is back; the game is opened again, as its page was lost on the way.':
    'Bumalik ang koneksyon; bubuksan ulit ang laro dahil nawala sa daan ang page nito.',
  'The game has loaded after all.': 'Na-load din ang laro.',
  'The game is waiting a long time for responses.': 'Matagal naghihintay ng sagot ang laro.',
  'Responses arrive in time again.': 'Nasa oras na ulit ang mga sagot.',
  'The game is played for real money.': 'Totoong pera ang laro.',
  'The game is played with demo points: there is nothing to track.':
    'Demo points ang laro: walang bibilangin.',
  'Money may have moved: the net position is loaded again in a moment.':
    'Baka gumalaw ang pera: ilo-load ulit ang panalo o talo maya-maya.',
  'The net position could not be loaded for now.': 'Hindi muna na-load ang panalo o talo.',
  'Money has moved since then.': 'May gumalaw na pera mula noon.',
  'No money has moved since then.': 'Walang gumalaw na pera mula noon.',
  'Money may have moved: balance and net position are loaded again.':
    'Baka gumalaw ang pera: nilo-load ulit ang balanse at ang panalo o talo.',
  'The net position is loaded again.': 'Nilo-load ulit ang panalo o talo.',
  'The player looks for other games.': 'Naghanap ang player ng ibang mga laro.',
  'The player opens the game again.': 'Binuksan ulit ng player ang laro.',
  // record
  'The matching entries show; they are reloaded on every visit, and at intervals while they show.':
    'Lumalabas ang mga tala ng napili; nilo-load ulit sa bawat pagbukas, at paminsan-minsan habang nasa screen.',
  'Checks whether the player has set dates of their own.':
    'Tinitingnan kung sariling petsa ng player ang napili.',
  'The period is a number of days up to today.': 'Ilang araw hanggang ngayon ang panahon.',
  'Two fields for the first and the last day.': 'Dalawang kahon para sa una at huling araw.',
  'The player wants other dates: two fields open with the dates on screen.':
    'Ibang mga araw ang gusto ng player: nasa dalawang kahon ang mga araw na nasa screen.',
  'The chosen day shows; any error message is cleared.':
    'Lumalabas ang napiling araw; nawawala ang sinabing mali.',
  'A day is missing, the last day is before the first, or the period is too long.':
    'May kulang na araw, mas maaga ang huli kaysa sa una, o sobra ang dami.',
  'The dates are valid and are applied.': 'Tama ang mga petsa at ginagamit na.',
  'The player goes back to a number of days.': 'Bumalik ang player sa bilang ng mga araw.',
  'That period is already on screen: only the fields disappear.':
    'Nasa screen na ang panahong iyon: mga kahon lang ang mawawala.',
  'Some time has passed and a round may have ended: the list is reloaded.':
    'May lumipas na sandali at baka may natapos nang round: nilo-load ulit ang listahan.',
  'Money moved, or the player is back on the page: the entries may have changed.':
    'Gumalaw ang pera, o bumalik ang player sa pahina: baka nagbago ang mga tala.',
  // save-sheet
  'The button shows below the totals.': 'Nasa ilalim ng mga kabuuan ang button.',
  'The player wants the record as a file.': 'Gusto ng player ang record bilang file.',
  'All pages of the record are fetched; the button is busy.':
    'Kinukuha ang lahat ng pahina ng record; abala ang button.',
  'The file has been passed to the browser.': 'Naibigay na sa browser ang file.',
  'A page could not be loaded: no file is saved, as it would be incomplete.':
    'May pahinang hindi na-load: walang file na sine-save, dahil kulang ito.',
  'A message below the button says that nothing was saved, and why.':
    'Sinasabi sa ilalim ng button na walang na-save, at kung bakit.',
  'The player tries again.': 'Sinubukan ulit ng player.',
  'The list may have entries now and is loaded again; the message stays meanwhile.':
    'Baka may laman na ang listahan, kaya nilo-load ulit; nananatili muna ang mensahe.',
  'Loading failed: the message stays.': 'Hindi na-load: nananatili ang mensahe.',
  'The choice is stored in the address, so that it survives a reload and can be shared.':
    'Nasa address ang pili, kaya hindi nawawala sa reload at puwedeng ipasa.',
  'The player chooses a longer or a shorter period.':
    'Pumili ang player ng mas mahaba o mas maikling panahon.',
  'The player chooses another kind of entry, or all of them.':
    'Pumili ang player ng ibang klase ng tala, o lahat.',
  'The address has changed because of Back or a link.': 'Nagbago ang address dahil sa Back o sa isang link.',
  'The matching entries show.': 'Lumalabas ang mga tala ng napili.',
  // resource
  'Nothing is loaded yet: a skeleton of the content shows.':
    'Wala pang na-load: skeleton ng laman ang nakalabas.',
  'The content shows.': 'Lumalabas ang laman.',
  'The list is empty; the screen says what will appear here.':
    'Walang laman; sinasabi ng screen kung ano ang lalabas dito.',
  'Loads again while the old content, if any, stays on screen.':
    'Nilo-load ulit habang nasa screen ang lumang laman, kung mayroon.',
  'The old content shows; a line says that it may be out of date, and offers to try again.':
    'Lumang laman ang nakalabas; sinasabi ng isang linya na maaaring luma na ito, at puwedeng subukan ulit.',
  'The platform cannot answer: the old content stays.':
    'Hindi makasagot ang platform: nananatili ang lumang laman.',
  'The platform cannot answer: the old list stays, and a line says that it may be out of date.':
    'Hindi makasagot ang platform: nananatili ang lumang listahan, at sinasabi ng isang linya na maaaring luma na ito.',
  'Loading failed: the old data stays on screen.': 'Hindi na-load: nananatili sa screen ang dati.',
  'The list may be out of date and is loaded again.': 'Maaaring luma na ang listahan kaya nilo-load ulit.',
  'The platform refuses the list.': 'Tinanggihan ng platform ang listahan.',
  'Something else is requested: whatever was loading is dropped, the last request counts.':
    'Iba na ang hinihingi: itinatapon ang nilo-load, ang huling hiningi ang masusunod.',
  'The language has changed, so the platform’s texts are loaded again.':
    'Nagbago ang wika, kaya nilo-load ulit ang mga teksto ng platform.',
  // paged-list
  'Nothing is loaded yet: a skeleton of the list shows.':
    'Wala pang na-load: skeleton ng listahan ang nakalabas.',
  'Only the skeleton shows.': 'Skeleton lang ang nakalabas.',
  'A message says that the list is loading.': 'Sinasabi ng mensahe na nilo-load ang listahan.',
  'The list shows.': 'Lumalabas ang listahan.',
  'Checks whether there is another page.': 'Tinitingnan kung may susunod na pahina.',
  'Pages load at most once a second.': 'Isang beses lang sa isang segundo naglo-load ng pahina.',
  'The next page loads when the player scrolls on.':
    'Mag-lo-load ang susunod na pahina kapag nag-scroll pa ang player.',
  'The next page is loading; the list stays.': 'Nilo-load ang susunod na pahina; nananatili ang listahan.',
  'No more pages load automatically; the last row offers to try again.':
    'Wala nang kusang naglo-load na pahina; puwedeng sumubok ulit sa huling hilera.',
  'The whole list shows.': 'Lumalabas ang buong listahan.',
  'Loads the list again, at least its first page, while the old one stays on screen.':
    'Nilo-load ulit ang listahan, kahit ang unang pahina man lang, habang nasa screen ang dati.',
  'This list was loaded earlier on this visit: it shows at once, and its first page is loaded again.':
    'Na-load na ang listahang ito sa pagbisitang ito: agad lumalabas, at nilo-load ulit ang unang pahina.',
  'A different list is requested, from page 1. Late responses to the previous request are dropped.':
    'Ibang listahan ang hinihingi: balik sa pahina 1. Itinatapon ang huling dating na sagot sa dati.',
  'The list may have changed and is loaded again.': 'Baka nagbago ang listahan, kaya nilo-load ulit.',
  'Something has changed since it was requested, so it is requested again.':
    'May nagbago mula nang hingin ito, kaya hinihingi ulit.',
  'The player is near the end of the list; the next page loads in a moment.':
    'Malapit na ang player sa dulo ng listahan; mag-lo-load ang susunod na pahina maya-maya.',
  'The player is near the end of the list.': 'Malapit na ang player sa dulo ng listahan.',
  'A second has passed.': 'Lumipas na ang isang segundo.',
  'The player is within 500 pixels of the end.': 'Nasa loob na ng 500 pixel mula sa dulo ang player.',
  'The page could not be loaded: the list ends here for now.':
    'Hindi na-load ang pahina: dito muna nagtatapos ang listahan.',
  // favourites
  'Which games are favourites.': 'Kung aling mga laro ang paborito.',
  'Nobody is signed in: tapping a heart leads to the login.':
    'Walang naka-login: papunta sa login ang pagpindot sa puso.',
  'Someone is signed in: a heart changes at once, and the change is sent to the platform afterwards.':
    'May naka-login: agad nagbabago ang puso, at saka ipinapadala sa platform ang pagbabago.',
  'The list is loading; a favourite can already be added.':
    'Paparating ang listahan; gumagana na ang mga puso.',
  'The hearts of favourite games are lit.': 'May ilaw ang puso ng mga paboritong laro.',
  'The list could not be loaded: no heart is lit until one is tapped.':
    'Hindi dumating ang listahan: walang ilaw ang mga puso hanggang may pindutin.',
  'Changes are sent to the platform one at a time.': 'Isa-isang ipinapadala sa platform ang mga pagbabago.',
  'There is nothing to send.': 'Walang ipapadala.',
  'The oldest change is being sent; the others wait in line.':
    'Ipinapadala ang pinakaunang pagbabago; nakapila ang iba.',
  'The heart switches on or off.': 'Umilaw o namatay ang puso.',
  'Hearts tapped in the meantime keep their state.': 'Nananatili ang mga pusong pinindot habang naghihintay.',
  'The next screen with hearts tries again.': 'Inuulit ng susunod na screen na may mga puso.',
  'Loading failed: no heart is lit at first.': 'Hindi na-load: walang ilaw ang lahat ng puso sa simula.',
  'The change failed: the heart reverts, and a message tells the player.':
    'Hindi natuloy ang pagbabago: bumalik sa dati ang puso, at may mensahe sa player.',
  // game-search
  'The search box is empty again.': 'Walang laman ulit ang search box.',
  'The player searched in another search box: the recent searches are updated.':
    'Naghanap ang player sa ibang search box: ina-update ang mga huling hinanap.',
  'The search box has not been used yet.': 'Hindi pa nagagamit ang search box.',
  'The search box is empty: recent searches show below it, and the list of all games is fetched.':
    'Walang laman ang search box: nasa ilalim nito ang mga huling hinanap, at kinukuha ang listahan ng lahat ng laro.',
  'The player goes to another screen.': 'Pumunta ang player sa ibang screen.',
  'The recent searches are cleared.': 'Nabura ang mga huling hinanap.',
  'The player has typed something.': 'May na-type ang player.',
  'The player taps the keyboard’s search key: the search is added to the recent ones.':
    'Pinindot ng player ang search key ng keyboard: idinadagdag ang hinanap sa mga huling hinanap.',
  'The player taps a result: it opens, and the search is added to the recent ones.':
    'Pinindot ng player ang isang resulta: bubukas ito, at idinadagdag ang hinanap sa mga huling hinanap.',
  'Waits for a short pause in typing; earlier results stay on screen.':
    'Hinihintay ang sandaling tigil sa pag-type; nananatili ang nahanap kanina.',
  'Searches all games on the phone, or on the platform if there are too many.':
    'Hinahanap sa lahat ng laro sa telepono, o itinatanong sa platform kung masyadong marami.',
  'Games and vendors that match every typed word.': 'Mga laro at vendor na may bawat salitang na-type.',
  'The player taps the button below the last result.':
    'Pinindot ng player ang button sa ilalim ng huling resulta.',
  'More of the list of games has loaded and is searched as well.':
    'May na-load pa sa listahan ng laro, at hinahanap din doon.',
  'Nothing matches every word: the closest games show instead.':
    'Walang tugma sa lahat ng salita: ang pinakamalapit na mga laro ang lumalabas.',
  'The list of games could not be loaded; the screen offers to try again.':
    'Hindi na-load ang listahan ng laro; puwedeng sumubok ulit sa screen.',
  'The phone is offline: the search continues automatically once it is back online.':
    'Walang network: kusang itutuloy ang paghahanap kapag bumalik ito.',
  // game-list
  'The player taps the search box.': 'Pinindot ng player ang search box.',
  'The player chooses another sort order: the list starts again from the top.':
    'Pumili ang player ng ibang ayos: magsisimula ulit ang listahan sa umpisa.',
  'The address asks for a search.': 'Humihingi ng paghahanap ang address.',
  'What the list shows.': 'Ang ipinapakita ng listahan.',
  'Checks whether the address asks for a player’s own games.':
    'Tinitingnan kung hinihingi ng address ang sariling mga laro ng player.',
  'The login screen opens.': 'Bumubukas ang login screen.',
  'The list updates with every choice, and the address reflects it.':
    'Agad sinusundan ng listahan ang bawat pili, at makikita ito sa address.',
  'Nothing is being typed.': 'Walang tina-type.',
  'Searches only if the text has changed.': 'Maghahanap lang kapag nagbago ang teksto.',
  'A new choice: the list starts at page 1, and the address reflects it.':
    'Bagong pili: nagsisimula ang listahan sa pahina 1, at makikita ito sa address.',
  'The filter panel.': 'Ang filter panel.',
  'Checks whether the address asks for the panel to be open.':
    'Tinitingnan kung ipinapabukas ng address ang panel.',
  'The panel is closed; the square button beside the search field opens it.':
    'Nakasara ang panel; binubuksan ito ng parisukat na button sa tabi ng search.',
  'The panel offers vendors to filter by; for slots also game types and minimum bets.':
    'Mga vendor ang puwedeng pang-filter; para sa slots, pati klase ng laro at pinakamababang taya.',
  'The number of matching games is fetched.': 'Kinukuha ang bilang ng tugmang laro.',
  'The button shows the number of games, if known.': 'Ipinapakita ng button kung ilang laro, kung alam.',
  'Recent or Favourites, but nobody is signed in.': 'Recent o Favourites, at walang naka-login.',
  'The address has changed: another kind of game, or the player went back.':
    'Nagbago ang address: ibang klase ng laro, o bumalik ang player.',
  'Recent and Favourites need an account.': 'Kailangan ng account ang Recent at Favourites.',
  'The player taps the main button of the filter panel.':
    'Pinindot ng player ang pangunahing button ng filter panel.',
  'The list is empty, and the player follows its suggestion to show all games.':
    'Walang laman ang listahan, at sinunod ng player ang mungkahing ipakita ang lahat ng laro.',
  'The player taps the keyboard’s search key.': 'Pinindot ng player ang search key ng keyboard.',
  'The text has not changed.': 'Hindi nagbago ang teksto.',
  'The name has not changed.': 'Hindi nagbago ang pangalan.',
  'The player clears all filters.': 'Inalis ng player ang lahat ng filter.',
  'The panel closes, and the list is filtered.': 'Nagsasara ang panel, at na-filter ang listahan.',
  'The player closes the panel; the list stays as it is.':
    'Isinara ng player ang panel; walang nagbago sa listahan.',
  'A link opens another kind of game.': 'Binuksan ng link ang ibang klase ng laro.',
  'The number could not be fetched: the button shows none.':
    'Hindi nakuha ang bilang: walang nakalagay sa button.',
  // lottery-draws
  'Loads what is on sale; a skeleton shows if nothing has been loaded yet.':
    'Nilo-load kung ano ang ibinebenta; may skeleton kung wala pang alam.',
  'The draws show with the time until they close, by the platform’s clock.':
    'Lumalabas ang mga bunot at ang oras bago magsara, bilang sa orasan ng platform.',
  'A draw has closed: its result and the next draw are loading, the rest stays.':
    'Nagsara ang isang bunot: nilo-load ang resulta at ang susunod na bunot, nananatili ang iba.',
  'The screen shows old data and says so; it tries again automatically in a few seconds.':
    'Luma ang nakalabas, at sinasabi ito ng screen; kusang susubok ulit makalipas ang ilang segundo.',
  'No lottery is on sale; the screen says what will appear here and leads to other games.':
    'Walang lotteryang ibinebenta; sinasabi ng screen kung ano ang lalabas dito, at dinadala sa ibang laro.',
  'A draw has closed.': 'Nagsara ang isang bunot.',
  'The clock is not available: the draws are loaded again in a while.':
    'Hindi mabasa ang orasan: ilo-load ulit maya-maya.',
  'Nothing is on sale any more.': 'Wala nang ibinebenta.',
  'The next draw has arrived.': 'Nandito na ang susunod na bunot.',
  'The next draw could not be loaded yet.': 'Hindi pa na-load ang susunod na bunot.',
  'The player tries again at once.': 'Sumubok agad ulit ang player.',
  'The player closes the ticket while it is loading.': 'Isinara ng player ang ticket habang nilo-load pa.',
  'The player checks again at once.': 'Tumingin agad ulit ang player.',
  'The next automatic attempt is due.': 'Oras na para sumubok ulit.',
  // lottery-order
  'Only the list of tickets shows.': 'Ang listahan lang ng mga ticket ang lumalabas.',
  'The ticket is fetched.': 'Kinukuha ang ticket.',
  'The ticket with all its draws; bets on open ones can be cancelled.':
    'Ang ticket at lahat ng bunot nito; puwedeng i-cancel ang taya sa mga bukas pa.',
  'A draw has closed: the ticket is fetched again, and the old data stays until then.':
    'May nagsarang bunot: kinukuha ulit ang ticket, nananatili muna ang dati.',
  'The ticket could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang ticket; puwedeng sumubok ulit.',
  'The screen asks for confirmation and shows the amount that is refunded.':
    'Nagpapakumpirma ang screen, at ipinapakita ang halagang babalik.',
  'The bet was not cancelled, and the ticket says why; the player can tap again to cancel it.':
    'Hindi na-cancel ang taya, at sinasabi ng ticket kung bakit; puwedeng pindutin ulit para i-cancel.',
  'The player taps a ticket.': 'Pinindot ang isang ticket.',
  'The player goes back to the list.': 'Bumalik ang player sa listahan.',
  'The player closes the panel and is back at the list.':
    'Isinara ng player ang panel at bumalik sa listahan.',
  'The player wants to cancel the bet on one draw.': 'Gustong i-cancel ng player ang taya sa isang bunot.',
  'A draw has closed in the meantime.': 'May nagsarang bunot habang naghihintay.',
  'The player keeps the bet.': 'Hindi na kina-cancel ng player ang taya.',
  'Cancelled: the stake is back in the wallet.': 'Na-cancel: nasa wallet na ulit ang taya.',
  'The bet is unchanged; the reason shows.': 'Walang nagbago sa taya; lumalabas ang dahilan.',
  'The player closes the ticket; the list of tickets shows the outcome as well.':
    'Isinara ng player ang ticket; makikita rin ang resulta sa listahan ng mga ticket.',
  'The bet on one draw is cancelled exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang kina-cancel ang taya sa isang bunot. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The bet was not cancelled: the ticket is fetched to see whether the draw is still open.':
    'Hindi na-cancel ang taya: kinukuha ang ticket para makita kung bukas pa ang bunot.',
  'The cancellation was refused or never arrived: the state of the draw is checked.':
    'Tinanggihan o hindi dumating ang pag-cancel: tinitingnan ang lagay ng bunot.',
  'There was no earlier request, or the player stops waiting.':
    'Walang naunang request, o hindi na naghintay ang player.',
  'Nothing was sent; the list of tickets shows their current state.':
    'Walang naipadala; sinasabi ng listahan ng mga ticket ang lagay nila.',
  'The bet had already been cancelled elsewhere.': 'Na-cancel na pala ang taya mula sa iba.',
  'The state of the draw could not be loaded; the bet is known not to have been cancelled.':
    'Hindi na-load ang lagay ng bunot; tiyak na hindi na-cancel ang taya.',
  'The player tries to cancel again, as a new request with its own key.':
    'Sinusubukan ulit ng player na mag-cancel, bilang bagong request na may sariling key.',
  'The draw had already closed.': 'Nagsara na ang bunot bago iyon.',
}
