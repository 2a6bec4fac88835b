/** Why no screen can do a part of a chart, as the drivers say it, in spoken Filipino. The English reason is the key. */
export const filipinoReasons: Readonly<Record<string, string>> = {
  'the panel has a chart of its own: paths of authenticator end so':
    'may sariling chart ang panel: ganoon natatapos ang mga path ng authenticator',
  'a confirmed change always ends with an outcome, whatever the platform does':
    'laging may kinalabasan ang pagbabagong kinumpirma, anuman ang gawin ng platform',
  'the panel’s own chart is walked so: paths of confirmed-change':
    'sariling chart ng panel ang nilalakad nang ganito: mga path ng confirmed-change',
  'walked with the parents: paths of devices, play-break and sign-in-security':
    'kasabay itong nilalakad ng mga magulang nito: mga path ng devices, play-break at sign-in-security',
  'closing the panel ends the chart with it': 'pagsara ng panel, tapos na rin ang chart',
  'asking for limits always ends, whatever the platform does':
    'laging natatapos ang pagtatanong ng limit, anuman ang gawin ng platform',
  'a path waits for no two minutes': 'hindi naghihintay ng dalawang minuto ang isang path',
  'the withdrawal has it in a panel of its own; paths of withdraw take it there':
    'nasa sariling panel ito ng withdrawal; doon ito nilalakad ng mga path ng withdraw',
  'a player who comes back to the screen: kept.spec.ts': 'player na bumabalik sa screen: kept.spec.ts',
  'the same screen without the button that shares': 'parehong screen, wala lang ang button na pang-share',
  'the client gives up before this limit, which the chart sees as any other failure':
    'mas nauunang sumuko ang client kaysa sa limit na ito, at gaya ng ibang pagpalya ang dating nito sa chart',
  'the screen does not offer it there': 'hindi ito maaabot sa screen doon',
  'the browser of these paths keeps no files; update.spec.ts walks this with one that does':
    'walang itinatagong file ang browser ng mga path na ito; sa update.spec.ts ito nilalakad',
  'a quarter of an hour does not pass on a path; protection.spec.ts lets it pass':
    'walang lumilipas na labinlimang minuto sa isang path; sa protection.spec.ts ito pinalilipas',
  'a round in a game says it, where this header is not; play.spec.ts sees the balance change':
    'sa round ng laro ito sinasabi, kung saan wala ang header na ito; sa play.spec.ts nakikitang nagbabago ang balance',
  'in a game the chart tries again by itself': 'sa laro, kusang sumusubok ulit ang chart',
  'protection.spec.ts has another tab answer': 'sa protection.spec.ts, ibang tab ang sumasagot',
  'the interval is chosen in the centre; protection.spec.ts does':
    'sa centre pinipili ang pagitan; sa protection.spec.ts ito ginagawa',
  'the same request follows the answer at once and cannot be held apart; site.spec.ts sees the site open by itself':
    'kasunod agad ng sagot ang parehong hiling at hindi ito mapipigil nang hiwalay; sa site.spec.ts nakikitang kusang bumubukas ang site',
  'minutes do not pass on a path': 'walang lumilipas na mga minuto sa isang path',
  'the operator of these paths has no vendor on a host of its own; vendor.spec.ts opens such games':
    'walang vendor na may sariling host ang operator ng mga path na ito; sa vendor.spec.ts binubuksan ang ganoong laro',
  'the browser of these paths keeps no files; offline.spec.ts walks this with one that does':
    'walang itinatagong file ang browser ng mga path na ito; sa offline.spec.ts ito nilalakad',
  'months do not pass on a path': 'walang lumilipas na mga buwan sa isang path',
  'the child chart does not break; only a fault in its own code could break it':
    'hindi nasisira ang chart sa loob; mali lang sa sarili nitong code ang makakagawa nito',
  'the page itself compares; only a fault in its own code could stop it':
    'ang page mismo ang nagkukumpara; mali lang sa sarili nitong code ang makakapigil dito',
  'the browser’s own events do not break; only a fault in the site’s code could break them':
    'hindi nasisira ang balita ng browser; mali lang sa code ng site ang makakagawa nito',
  'a page cannot be opened offline: the site stores none of its files on the phone':
    'hindi mabubuksan ang page kung walang network: walang iniiwan ang site sa phone',
  'the same screen as for the salary; contracts.spec.ts tests its own call':
    'kapareho ng screen ng sahod; sinusubukan ang sarili nitong tawag sa contracts.spec.ts',
  'asked like an agent; only the account type differs':
    'tinatanong gaya ng agent; uri lang ng account ang naiiba',
  'every screen that an entry leads to exists': 'nariyan na ang lahat ng screen na pinupuntahan',
  'decided by the same rule as another tap': 'pareho ang patakaran nito sa ibang pindot',
  'the other screen opens, with its own chart; tested in vip.spec.ts':
    'bumubukas ang kabilang screen, na may sariling chart; sinusubukan sa vip.spec.ts',
  'a browser’s clock is always available': 'laging nababantayan ng browser ang oras',
  'the inner SMS chart does not break; only a fault in its own code could break it':
    'hindi nasisira ang chart ng SMS sa loob; mali lang sa sarili nitong code ang makakagawa nito',
  'slots are listed as games; no screen shows their vendors':
    'bilang mga laro nakalista ang slots; walang screen na may vendor nila na mapipindot',
  'the side menu sends it when it opens: covered by the paths of its own chart':
    'sinasabi ito ng side menu kapag binuksan: nasa mga path ng sarili nitong chart iyon',
  'only a paid deposit offers it; tested in deposit.spec.ts':
    'bayad na deposito lang ang nag-aalok nito; sinusubukan sa deposit.spec.ts',
  'a browser always has random numbers': 'walang bunot na pumapalya sa browser',
  'the clock is always available in a browser': 'laging nababantayan ang oras sa browser',
  'comes together with a request, when the screen of a player’s own games reopens':
    'kasabay ito ng isang tanong, kapag bumukas ulit ang screen ng sariling mga laro ng player',
  'an empty list offers all games instead of another try':
    'lahat ng laro ang inaalok ng listahang walang laman, hindi ang pagsubok ulit',
  'web storage that is blocked reads as empty': 'binabasang walang laman ang storage na tumatanggi',
  'storage that is blocked is kept in memory: the watch does not fail':
    'kapag hinaharang ang storage, nasa memory ito: hindi pumapalya ang pagbabantay',
  'only a page without a body has no dialogs to wait for':
    'page lang na walang laman ang walang dialog na hihintayin',
  'the username check does not break; only a fault in its own code could break it':
    'hindi nasisira ang chart sa tabi ng username; mali lang sa sarili nitong code ang makakagawa nito',
  'there is only one request for the notices': 'iisa lang ang tanong para sa mga abiso',
  'this screen offers to load again only what has failed':
    'inaalok lang ng screen na ito na i-load ulit ang hindi na-load',
  'the channel between tabs does not break; only a fault in the site’s code could break it':
    'hindi nasisira ang usapan ng mga tab; mali lang sa code ng site ang makakagawa nito',
  'a record that cannot be read counts as none': 'parang wala ang record na hindi mabasa',
  'the page’s own clock and records do not break; only a fault in its code could break them':
    'hindi nasisira ang orasan at mga record ng page; mali lang sa sarili nitong code ang makakagawa nito',
  'the record is read at once: no number can be typed in the meantime':
    'sa mismong sandali binabasa ang record: walang number na mata-type habang ganoon',
  'while the button counts it is not there, which this chart cannot tell; sms.spec.ts asks for such a code':
    'habang nagbibilang ang button ay wala ito roon, na hindi masasabi ng chart na ito; sinusubukan ng sms.spec.ts ang ganoong code',
  'without a provider there is no button, and nobody starts the chart':
    'kung walang provider, walang button, at walang magsisimula ng chart',
  'the page reads its own address and record; only a fault in its code could fail':
    'sariling address at record ang binabasa ng page; mali lang sa sarili nitong code ang papalya',
  'if no window can open, the provider’s own page replaces this one':
    'kung bawal magbukas ng window, papalit dito ang sariling page ng provider',
  'four kinds of message within seconds do not occur on one screen; unit tests cover the queue':
    'hindi nangyayari sa isang screen ang apat na klase ng balita sa loob ng ilang segundo; sa unit test sinusubukan ang pila',
  'the answer and the request that follows it at once cannot be separated on the wire':
    'hindi mapaghihiwalay sa network ang sagot at ang tanong na kasunod nito agad',
  'storage that is blocked reads as empty: nothing fails':
    'binabasang walang laman ang storage na naka-block: walang pumapalya',
  'arrived money is covered by the transfer chart’s paths':
    'sa chart ng paglipat sinusubukan ang perang naroon na',
  'only a ticket that was sent for before a reload is not on screen':
    'ang ticket lang na hiniling bago ang reload ang wala sa screen',
  'sending once always ends with an outcome, whatever the platform does':
    'laging may resulta ang minsanang pagpapadala, anuman ang gawin ng platform',
  'the phone answers from the list that it has: tests/flows/game-search.test.ts has each answer':
    'sumasagot ang phone mula sa listahang nasa kanya: nasa tests/flows/game-search.test.ts ang bawat sagot',
  'the phone’s own records and the browser’s own events do not break':
    'hindi nasisira ang sariling mga record ng phone at ang sariling mga event ng browser',
  'the inner rates chart does not break; only a fault in its own code could break it':
    'hindi nasisira ang mga rate sa loob; mali lang sa sarili nilang code ang makakagawa nito',
  'the inner transfer chart does not break; only a fault in its own code could break it':
    'hindi nasisira ang paglipat sa loob; mali lang sa sarili nitong code ang makakagawa nito',
}

/** A driver's reason in Filipino; one that nobody has translated stays English. */
export const reasonInFilipino = (reason: string): string => filipinoReasons[reason] ?? reason
