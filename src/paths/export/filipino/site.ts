/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // app
  'Whether the site is open; updated with every change.':
    'Kung bukas ang site; nagbabago ito sa bawat pagbabago ng lagay.',
  'The site’s status is not known yet: the page shows its frame with placeholders for the content.':
    'Hindi pa alam ang lagay ng site: frame ng pahina at mga placeholder ang nakalabas.',
  'All screens can be shown.': 'Puwedeng ipakita ang lahat ng screen.',
  'The maintenance screen replaces all others.': 'Ang maintenance screen ang pumapalit sa lahat.',
  'The access-denied page replaces all others.': 'Ang access-denied na pahina ang pumapalit sa lahat.',
  'The service-error page replaces all others.': 'Ang service-error na pahina ang pumapalit sa lahat.',
  'Who is signed in; updated with every change.':
    'Kung sino ang naka-login; nagbabago ito sa bawat pagbabago ng session.',
  'It is not known yet who is signed in: the screen shows neither signed in nor signed out.':
    'Hindi pa alam kung sino ang naka-login: walang ipinapakitang naka-login o hindi.',
  'The player is browsing as a guest.': 'Tumitingin ang player bilang guest.',
  'A signed-in player, with their wallet.': 'Isang naka-login na player, kasama ang wallet niya.',
  'The site is open, or open again.': 'Bukas ang site, o bukas na ulit.',
  'The site is under maintenance.': 'Nasa maintenance ang site.',
  'The site is not available in this region.': 'Hindi puwede ang site sa lugar na ito.',
  'The platform does not respond properly.': 'Hindi maayos ang sagot ng platform.',
  'Someone is signed in.': 'May naka-login.',
  'A different player is signed in.': 'Ibang player na ang naka-login.',
  // site-status
  'Settings, feature flags and site status load at the same time.':
    'Sabay-sabay na nilo-load ang settings, feature flags at lagay ng site.',
  'All settings of the site, in one response.': 'Ang lahat ng setting ng site, sa isang sagot.',
  'Waits for the settings.': 'Naghihintay ng settings.',
  'The settings have arrived or failed.': 'Dumating na ang settings, o pumalya.',
  'The brand’s feature flags.': 'Ang mga feature flag ng brand.',
  'Waits for the flags.': 'Naghihintay ng mga flag.',
  'The flags have arrived or failed.': 'Dumating na ang mga flag, o pumalya.',
  'Whether the site is under maintenance or restricted in this region.':
    'Kung under maintenance ang site o bawal sa lugar na ito.',
  'Waits for the status.': 'Naghihintay ng lagay ng site.',
  'The status has arrived or failed.': 'Dumating na ang lagay ng site, o pumalya.',
  'Maintenance comes before region restriction; without settings or status it is a service error.':
    'Mas mauuna ang maintenance kaysa pagbabawal sa lugar; kung walang settings o lagay ng site, service error ito.',
  'The site is open.': 'Bukas ang site.',
  'The maintenance screen shows. It checks every 15 seconds and reopens the site automatically.':
    'Lumalabas ang maintenance screen. Tumitingin tuwing 15 segundo at kusang bubuksan ang site.',
  'The access-denied page shows.': 'Lumalabas ang access-denied na pahina.',
  'The service-error page shows. It checks again after a delay that grows with each failure.':
    'Lumalabas ang service-error na pahina. Tumitingin ulit matapos ang paghihintay na humahaba sa bawat palya.',
  'Loading failed: settings loaded earlier on this page stay valid.':
    'Hindi na-load: gagamitin pa rin ang settings na nakuha na kanina sa pahinang ito.',
  'The flags inside the settings are used instead.': 'Ang mga flag sa loob ng settings ang gagamitin.',
  'The site may not be used from the player’s location.':
    'Hindi puwedeng gamitin ang site mula sa lugar ng player.',
  'The settings or the site status could not be loaded.':
    'Hindi na-load ang mga setting o ang lagay ng site.',
  'No rule applies: the screen opens.': 'Walang tumamang patakaran: bubukas ang screen.',
  'Nothing prevents it: the site is open.': 'Walang pumipigil: bukas ang site.',
  'A request was answered with maintenance or a region restriction: the site status is checked again.':
    'May request na sinagot ng maintenance o bawal sa lugar: titingnan ulit ang lagay ng site.',
  'The player checks now.': 'Titingin ang player ngayon.',
  'While the site is closed, only its status is checked; once it is open again, everything is loaded.':
    'Habang sarado ang site, lagay lang nito ang tinitingnan; kapag bukas na ulit, nilo-load ang lahat.',
  'The site is still closed.': 'Sarado pa rin ang site.',
  'The site is no longer closed: everything is loaded.': 'Hindi na sarado ang site: nilo-load ang lahat.',
  'The next check is due.': 'Oras na para tumingin ulit.',
  'The player has changed location or switched something off (such as a VPN), and checks again.':
    'Lumipat ng lugar ang player o may pinatay (gaya ng VPN), at tumingin ulit.',
  'The delay is over.': 'Tapos na ang paghihintay bago tumingin ulit.',
  // session
  'Checks whether this tab or another one is signed in. The screen shows neither until it is known.':
    'Tinitingnan kung naka-login ang tab na ito o ang iba. Wala munang ipinapakita hangga’t hindi alam.',
  'Checks which kind of account is signed in.': 'Tinitingnan kung anong klase ng account ang naka-login.',
  'A free trial account: play money only.': 'Free-trial na account: laruang pera lang.',
  'A real account, member or agent.': 'Totoong account, member o agent.',
  'A session was found.': 'May nakitang session.',
  'The session cannot be read: the player starts as a guest.':
    'Hindi mabasa ang session: magsisimula ang player bilang guest.',
  'Login, trial or registration succeeded in this tab.':
    'Nagtagumpay dito ang pag-login, trial o pagrehistro.',
  'Someone signed in in another tab.': 'May nag-login sa ibang tab.',
  'The player signed out in this tab.': 'Nag-logout dito ang player.',
  'The platform no longer accepts the session: it expired, or was ended elsewhere.':
    'Hindi na tinatanggap ng platform ang session: nag-expire, o tinapos sa ibang lugar.',
  'The player signed out in another tab.': 'Nag-logout ang player sa ibang tab.',
  'A different account signed in in another tab: this tab switches to it and clears its data.':
    'Ibang account ang nag-login sa ibang tab: lilipat dito ang tab na ito at buburahin ang dating data.',
  'A second login in this tab replaces the first: a trial player switches to a real account.':
    'Ang ikalawang login sa tab na ito ang papalit sa una: totoong account na ang gamit ng trial player.',
  'The account is of type 4 (trial).': 'Type 4 (trial) ang account.',
  'The account is of any other type.': 'Ibang type ang account.',
  // connectivity
  'Checks once whether the phone is online.': 'Isang beses tinitingnan kung online ang phone ngayon.',
  'The phone is online.': 'Online ang phone.',
  'Offline. Lists keep their content, and buttons that move money are disabled.':
    'Offline. Nananatili ang laman ng mga listahan, at hindi mapipindot ang mga button na nagpapagalaw ng pera.',
  'The page opened offline.': 'Nagbukas ang pahina nang offline.',
  'The connection was lost.': 'Nawala ang koneksyon.',
  'The connection is back.': 'Bumalik ang koneksyon.',
  // app-update
  'No newer version is known.': 'Walang alam na mas bagong bersyon.',
  'A newer version has been downloaded and is ready to be activated.':
    'Na-download na ang mas bagong bersyon, at handa nang gamitin.',
  'Another tab has activated the newer version.': 'Ginamit na ng ibang tab ang mas bagong bersyon.',
  'The page has been open for an hour.': 'Isang oras nang bukas ang pahina.',
  'Checks whether the site has a newer version.': 'Tinitingnan kung may mas bagong bersyon ang site.',
  'The check is complete; the service worker reports any newer version itself.':
    'Tapos na ang pagtingin; ang service worker ang nagsasabi kung may mas bago.',
  'The check failed; the next one follows in an hour.':
    'Hindi natingnan; titingin ulit pagkaraan ng isang oras.',
  'A newer version is ready. It waits until no money, game, dialog or automatic panel would be interrupted; the older version works as before.':
    'Handa na ang mas bagong bersyon. Naghihintay ito hanggang walang maaabalang pera, laro, dialog o kusang lumalabas; gumagana pa rin ang lumang bersyon.',
  'The newer version is active, but the open page still belongs to the older one.':
    'Ang mas bagong bersyon na ang gamit; sa lumang bersyon pa ang pahinang nasa screen.',
  'The newer version is active, and a reload interrupts nothing.':
    'Gamit na ang mas bagong bersyon, at walang maaabala ang pag-reload.',
  'The wait for a suitable moment failed.': 'Hindi na nahintay ang tamang pagkakataon.',
  'On home no question is needed, and during a payment or a game none may be shown.':
    'Sa home, hindi na kailangang magtanong; habang may pera o laro, bawal magtanong.',
  'The player agrees, and the newer version is already active.':
    'Pumayag ang player, at gamit na ang mas bagong bersyon.',
  'The newer version is active; the page reloads as soon as that interrupts nothing.':
    'Gamit na ang mas bagong bersyon; ilo-load ulit ang pahina kapag walang maaabala.',
  'The activation failed; the page stays as it is for now.':
    'Hindi natuloy ang pagpalit; mananatili muna ang pahina.',
  'The activation takes long because the older version is still busy.':
    'Matagal ang pagpalit dahil may tinatapos pa ang lumang bersyon.',
  'The newer version becomes active once the older one has finished its work; until then a reload would load the older one again.':
    'Papalit ang mas bagong bersyon kapag natapos na ang gawain ng luma; bago iyon, ang luma pa rin ang makukuha kapag ni-load ulit ang pahina.',
  'On home, a reload interrupts nothing.': 'Sa home, walang maaabala kapag ni-load ulit ang pahina.',
  'The player has agreed or is on home, where a reload interrupts nothing.':
    'Pumayag ang player, o nasa home kung saan walang naaabala ang pag-reload.',
  'The player is asked whether to load the newer version.':
    'Tatanungin ang player kung ilo-load ang mas bagong bersyon.',
  'A dialog asks whether to load the newer version now.':
    'May dialog na nagtatanong kung ilo-load na ang mas bagong bersyon.',
  'The player agrees to load the newer version now.':
    'Pumayag ang player na i-load na ang mas bagong bersyon.',
  'The player is not asked again; the newer version is loaded once they are on home.':
    'Hindi na ulit tatanungin ang player; ilo-load ang mas bagong bersyon kapag nasa home siya.',
  'The newer version is being activated.': 'Pumapalit na ang mas bagong bersyon.',
  'The check took too long; the next one follows in an hour.':
    'Masyadong matagal ang pagtingin; titingin ulit pagkalipas ng isang oras.',
  'The page reloads with the newer version.': 'Nilo-load ulit ang pahina sa mas bagong bersyon.',
  'This browser cannot cache the files: every visit loads them from the network.':
    'Walang itinatagong file ang browser na ito; sa network galing ang bawat pagbisita.',
  // language
  'The site is in the chosen language.': 'Nasa piniling wika ang site.',
  'The texts of the new language are loading; the old language stays until then.':
    'Nilo-load ang mga teksto ng bagong wika; nananatili muna ang dating wika.',
  'The player picks the other language.': 'Pinili ng player ang kabilang wika.',
  'The player picks another language meanwhile; the last choice counts.':
    'Pumili ang player ng ibang wika samantala; ang huling pinili ang bibilang.',
  'The texts could not be loaded: the old language stays.':
    'Hindi na-load ang mga teksto: mananatili ang dating wika.',
  // toasts
  'No message shows.': 'Walang mensaheng nakalabas.',
  'A message shows until its time is up or the player closes it.':
    'May mensaheng nakalabas hanggang matapos ang oras nito o isara ng player.',
  'Checks whether another message is waiting.': 'Tinitingnan kung may ibang mensaheng naghihintay.',
  'The player closes the popup.': 'Isinara ng player ang popup.',
  'The awaited result has arrived: the loading message disappears at once.':
    'Dumating na ang hinihintay: agad mawawala ang mensahe ng paghihintay.',
  'The result arrived before its loading message was shown: the message is dropped.':
    'Dumating ang hinihintay bago lumabas ang mensahe ng paghihintay: hindi na ito ipapakita.',
  'A new message replaces a loading message.': 'Pinapalitan ng bagong mensahe ang mensahe ng paghihintay.',
  'Too many messages: the oldest waiting one is dropped.':
    'Sobrang dami ng mensahe: itatapon ang pinakamatandang naghihintay.',
  'The new message waits for its turn.': 'Naghihintay ng turno ang bagong mensahe.',
  'Another contract is waiting: the dialog names it.':
    'May isa pang kontratang naghihintay: pinapangalanan ito ng dialog.',
  'Another message is waiting and shows next.': 'May isa pang mensaheng naghihintay; ito ang susunod.',
  'The last page has been loaded.': 'Na-load na ang huling page.',
  'No announcement is left.': 'Wala nang natirang anunsyo.',
  'No other message is waiting.': 'Wala nang ibang mensaheng naghihintay.',
  // install
  'Checks whether there is something to offer.': 'Tinitingnan kung may maiaalok.',
  'Nothing is offered automatically; the player can still install from the app panel.':
    'Walang kusang iniaalok; puwede pa ring mag-install ang player mula sa panel ng app.',
  'Waits until a player who has returned on a later day is on home and nothing more important comes up.':
    'Hinihintay na nasa home ang player na bumalik sa ibang araw, at walang mas mahalagang lalabas.',
  'A sheet offers to install the site: with a button if the browser has a prompt, otherwise with illustrated steps.':
    'Iniaalok ng sheet na i-install ang site: may button kung may prompt ang browser, kung wala ay may mga hakbang na may larawan.',
  'The browser’s own prompt is open.': 'Nakabukas ang sariling prompt ng browser.',
  'The site is on the home screen: there is nothing left to offer.':
    'Nasa home screen na ang site: wala nang iaalok.',
  'The site has been added to the home screen.': 'Nailagay na ang site sa home screen.',
  'The site is already running from the home screen or in the operator’s app.':
    'Tumatakbo na ang site mula sa home screen, o sa app ng operator.',
  'Installing was offered before, or the browser has no way to offer it yet.':
    'Naialok na dati ang pag-install, o wala pang paraan ang browser para ialok ito.',
  'The offer waits for a good moment.': 'Naghihintay ang alok ng magandang pagkakataon.',
  'The browser is ready to show its install prompt, which is held back.':
    'Handa na ang browser na ipakita ang prompt nito, pero pinipigilan muna.',
  'The player chooses to install from the app panel.': 'Piniling mag-install ng player mula sa panel ng app.',
  'A good moment has come.': 'Dumating na ang magandang pagkakataon.',
  'The wait for a good moment failed.': 'Hindi na nahintay ang magandang pagkakataon.',
  'The player chooses to install.': 'Piniling mag-install ng player.',
  'The player declines; the sheet never opens by itself again.':
    'Umayaw ang player; hindi na kusang lalabas ang sheet.',
  'The player accepts, and the browser installs the site.':
    'Pumayag ang player, at ini-install ng browser ang site.',
  'The browser could not show its prompt.': 'Hindi naipakita ng browser ang prompt nito.',
  'The browser’s prompt did not report back in time.': 'Hindi nagbalita sa oras ang prompt ng browser.',
  // wallet
  'Whether amounts are shown or hidden from people nearby.':
    'Kung ipinapakita ang mga halaga, o itinatago sa mga katabi.',
  'Checks the player’s last choice.': 'Tinitingnan ang huling pinili ng player.',
  'The amount shows with two decimals.': 'Lumalabas ang halaga na may dalawang decimal.',
  'Dots replace the amount.': 'Mga tuldok ang nasa lugar ng halaga.',
  'Loads the balance and keeps it up to date.': 'Nilo-load ang balanse at pinananatiling bago.',
  'Loads the balance; the amount is hidden until it arrives.':
    'Nilo-load ang balanse; nakatago ang halaga hanggang dumating ito.',
  'The balance is up to date.': 'Bago ang balanse.',
  'A game has reported the balance with the outcome of a round.':
    'Sinabi ng laro ang balanse kasama ang resulta ng round.',
  'It is unclear which of the two balances is newer.':
    'Hindi tiyak kung alin sa dalawang balanse ang mas bago.',
  'The balance could not be loaded; the old one stays, marked as old.':
    'Hindi nakuha ang balanse; nananatili ang luma, may tanda na luma.',
  'Money has moved: the response on its way may be out of date.':
    'Gumalaw ang pera: baka luma na ang paparating na sagot.',
  'Money moved in the meantime: the balance is loaded again.':
    'Gumalaw ang pera samantala: nilo-load ulit ang balanse.',
  'A bet or a deposit may have changed the balance, or the player is back on the page.':
    'Baka nabago ng taya o deposito ang balanse, o bumalik ang player sa pahina.',
}
