/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // app
  'How the site stands; its chart reports every change.':
    'Ang lagay ng site; ibinabalita ng chart nito ang bawat pagbabago.',
  'Not known yet: the frame of the page shows, with outlines where content will be.':
    'Hindi pa alam: lumalabas ang balangkas ng pahina, may mga hugis kung saan lalabas ang laman.',
  'Every screen may show.': 'Puwedeng ipakita ang bawat screen.',
  'The maintenance screen takes the place of every other.': 'Ang maintenance screen ang pumapalit sa lahat.',
  'The access-denied page takes the place of every other.':
    'Ang access-denied na pahina ang pumapalit sa lahat.',
  'The service-error page takes the place of every other.':
    'Ang service-error na pahina ang pumapalit sa lahat.',
  'Who is here; the session chart reports every change.':
    'Kung sino ang nandito; ibinabalita ng chart ng session ang bawat pagbabago.',
  'Not known yet: nothing is painted as signed in or out.':
    'Hindi pa alam: walang ipinapakitang naka-login o naka-logout.',
  'A guest.': 'Isang bisita (guest).',
  'A player with a session; the wallet lives exactly as long.':
    'Isang player na may session; kasintagal nito ang wallet.',
  'The site is open, or open again.': 'Bukas ang site, o bukas na ulit.',
  'Works are going on.': 'May ginagawa sa site.',
  'Not from this region.': 'Hindi mula sa lugar na ito.',
  'The platform does not answer as it should.': 'Hindi tama ang sagot ng platform.',
  'Nobody is signed in.': 'Walang naka-login.',
  'Somebody is signed in.': 'May naka-login.',
  'Another player takes over.': 'Ibang player na ang gumagamit.',
  // site-status
  'Settings, feature flags and site status are asked for at the same time.':
    'Sabay-sabay na hinihingi ang settings, feature flags at lagay ng site.',
  'The consolidated settings.': 'Ang pinagsama-samang settings.',
  'Waits for the settings.': 'Naghihintay ng settings.',
  'The settings have come, or will not come.': 'Dumating na ang settings, o hindi na darating.',
  'The whitelabel flags.': 'Ang mga flag ng whitelabel.',
  'Waits for the flags.': 'Naghihintay ng mga flag.',
  'The flags have come, or will not come.': 'Dumating na ang mga flag, o hindi na darating.',
  'Maintenance and region restriction.': 'Maintenance at pagbabawal sa lugar.',
  'Waits for the status.': 'Naghihintay ng lagay ng site.',
  'The status has come, or will not come.': 'Dumating na ang lagay, o hindi na darating.',
  'Maintenance wins over region restriction; without settings or status it is a service error.':
    'Mas matimbang ang maintenance kaysa pagbabawal sa lugar; kung walang settings o lagay, service error ito.',
  'The site is open.': 'Bukas ang site.',
  'The maintenance screen shows. It asks again every 15 seconds and opens by itself.':
    'Lumalabas ang maintenance screen. Nagtatanong ulit tuwing 15 segundo at kusang magbubukas.',
  'The access-denied page shows.': 'Lumalabas ang access-denied na pahina.',
  'The service-error page shows. It asks again after a pause that grows with every miss.':
    'Lumalabas ang service-error na pahina. Nagtatanong ulit matapos ang pahingang humahaba sa bawat palya.',
  'Settings of an earlier visit to this page stay good.':
    'Tama pa ang settings ng naunang pagbisita sa pahina.',
  'No answer in time.': 'Walang sagot sa oras.',
  'The flags inside the settings serve instead.': 'Ang mga flag sa loob ng settings ang gagamitin.',
  'The site may not be used from here.': 'Hindi puwedeng gamitin ang site mula rito.',
  'Something vital did not come.': 'May mahalagang hindi dumating.',
  'Nothing is in the way.': 'Walang nakaharang.',
  'Some call was answered with maintenance or region restriction: ask again how the site stands.':
    'May sumagot na maintenance o bawal sa lugar: itanong ulit ang lagay ng site.',
  'The player asks now.': 'Ang player ang nagtanong ngayon.',
  'Time to ask again.': 'Oras na para magtanong ulit.',
  'The player moved, or switched something off, and asks again.':
    'Lumipat ang player o may pinatay, at nagtanong ulit.',
  'The pause is over.': 'Tapos na ang pahinga.',
  // session
  'Looks whether this tab, or another one, is signed in. Nothing is painted as signed in or out yet.':
    'Tinitingnan kung naka-login ang tab na ito o ang iba. Wala pang ipinapakitang naka-login o naka-logout.',
  'Looks what kind of account it is.': 'Tinitingnan kung anong klase ng account ito.',
  'A free-trial account: play money only.': 'Free-trial na account: laruang pera lang.',
  'A real account, member or agent.': 'Totoong account, member o agent.',
  'A session is there.': 'May session.',
  'The record cannot be read: start as a guest.': 'Hindi mabasa ang record: magsimula bilang guest.',
  'No answer: start as a guest.': 'Walang sagot: magsimula bilang guest.',
  'Login, trial or registration succeeded here.': 'Nagtagumpay dito ang pag-login, trial o pagrehistro.',
  'Somebody signed in in another tab.': 'May nag-login sa ibang tab.',
  'The player signed out here.': 'Nag-logout dito ang player.',
  'The platform no longer accepts the token: it ran out, or was ended elsewhere.':
    'Hindi na tinatanggap ng platform ang token: nag-expire, o tinapos sa ibang lugar.',
  'The player signed out in another tab.': 'Nag-logout ang player sa ibang tab.',
  'Another account was signed in in another tab: this tab follows, and drops what it knew.':
    'Ibang account ang nag-login sa ibang tab: susunod ang tab na ito at lilimutin ang alam nito.',
  'A second login in this tab takes the place of the first: a trial player uses a real account.':
    'Ang ikalawang login sa tab na ito ang papalit sa una: totoong account na ang gamit ng trial player.',
  'Type 4.': 'Type 4 ang account.',
  'Any other type.': 'Ibang type.',
  // connectivity
  'Looks once whether the phone is online right now.':
    'Isang beses tinitingnan kung online ang phone ngayon.',
  'The phone has a network.': 'May network ang phone.',
  'No network. Lists keep what they have, and nothing that moves money can be tapped.':
    'Walang network. Nananatili ang laman ng mga listahan, at hindi mapipindot ang kahit anong gumagalaw ng pera.',
  'The page opened without a network.': 'Nagbukas ang pahina nang walang network.',
  'The network went away.': 'Nawala ang network.',
  'The network is back.': 'Bumalik ang network.',
  // language
  'The site speaks the chosen language.': 'Nasa piniling wika ang site.',
  'The words are on their way; the old ones stay until then.':
    'Paparating ang mga salita; nananatili muna ang dati.',
  'The player picks the other language.': 'Pinili ng player ang kabilang wika.',
  'The player changes his mind; the last wish wins.':
    'Nagbago ang isip ng player; ang huling pili ang masusunod.',
  'The words did not come: the old language stays.':
    'Hindi dumating ang mga salita: mananatili ang dating wika.',
  'No answer in time: the old language stays.': 'Walang sagot sa oras: mananatili ang dating wika.',
  // toasts
  'No message shows.': 'Walang mensaheng nakalabas.',
  'A message shows until its time is over or the player closes it.':
    'May mensaheng nakalabas hanggang matapos ang oras nito o isara ng player.',
  'Looks whether another message waits.': 'Tinitingnan kung may ibang mensaheng naghihintay.',
  'The player closes it.': 'Isinara ito ng player.',
  'What was being waited for has come: the loading message goes at once.':
    'Dumating na ang hinihintay: agad mawawala ang mensahe ng paghihintay.',
  'It has come before its loading message had its turn: there is nothing to load any more.':
    'Dumating ito bago lumabas ang mensahe ng paghihintay: wala nang hihintayin.',
  'News takes the place of a loading message.': 'Ang balita ang papalit sa mensahe ng paghihintay.',
  'Too much news: the oldest waiting message is dropped.':
    'Sobrang dami ng balita: itatapon ang pinakamatandang naghihintay na mensahe.',
  'Waits for its turn.': 'Naghihintay ng pagkakataon nito.',
  'Its time is over.': 'Tapos na ang oras nito.',
  'The next one.': 'Ang susunod.',
  'That was the last one.': 'Iyon na ang huli.',
  // wallet
  'Whether amounts may be read over the player’s shoulder.': 'Kung puwedeng makita ng iba ang mga halaga.',
  'Looks how the player left it.': 'Tinitingnan kung paano ito iniwan ng player.',
  'The amount shows with two decimals.': 'Lumalabas ang halaga na may dalawang decimal.',
  'Dots stand where the amount was.': 'Mga tuldok ang nasa lugar ng halaga.',
  'Where the number comes from.': 'Kung saan galing ang numero.',
  'Asks for the balance; the amount hides for that long.':
    'Hinihingi ang balanse; nakatago ang halaga habang hinihintay.',
  'The balance is up to date.': 'Bago ang balanse.',
  'The balance could not be loaded; an old one stays, marked as old.':
    'Hindi nakuha ang balanse; nananatili ang luma, may tanda na luma.',
  'The answer under way may be of before.': 'Baka galing pa sa dati ang paparating na sagot.',
  'Money moved in the meantime: asked once more.': 'Gumalaw ang pera habang hinihintay: hihingin pa minsan.',
  'The player asks again.': 'Humingi ulit ang player.',
  'A bet, a deposit or a return to the page may have changed it.':
    'Baka nabago ito ng taya, deposito o pagbalik sa pahina.',
}
