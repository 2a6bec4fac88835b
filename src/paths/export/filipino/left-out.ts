/** Why no screen can do a part of a chart, as the drivers say it, in spoken Filipino. The English reason is the key. */
export const filipinoReasons: Readonly<Record<string, string>> = {
  'the same screen without the button that shares': 'parehong screen, wala lang ang button na pang-share',
  'the client gives up before this limit, and the chart hears of that as of any failure':
    'mas nauunang sumuko ang client kaysa sa limit na ito, at gaya ng ibang pagpalya ang dating nito sa chart',
  'the chart inside does not break; only a fault in its own code could':
    'hindi nasisira ang chart sa loob; mali lang sa sarili nitong code ang makakagawa nito',
  'the page compares by itself; only a fault in its own code could stop it':
    'ang page mismo ang nagkukumpara; mali lang sa sarili nitong code ang makakapigil dito',
  'the browser’s own news do not break; only a fault in the site’s own code could':
    'hindi nasisira ang balita ng browser; mali lang sa code ng site ang makakagawa nito',
  'a page cannot be opened without a network: the site keeps nothing of itself on the phone':
    'hindi mabubuksan ang page kung walang network: walang iniiwan ang site sa phone',
  'the same screen as for the salary; its own call is tried in contracts.spec.ts':
    'kapareho ng screen ng sahod; sinusubukan ang sarili nitong tawag sa contracts.spec.ts',
  'asked like an agent; only the account type differs':
    'tinatanong gaya ng agent; uri lang ng account ang naiiba',
  'every screen that an entry leads to is there': 'nariyan na ang lahat ng screen na pinupuntahan',
  'decided by the same rule as another tap': 'pareho ang patakaran nito sa ibang pindot',
  'the other screen opens, with a chart of its own; tried in vip.spec.ts':
    'bumubukas ang kabilang screen, na may sariling chart; sinusubukan sa vip.spec.ts',
  'a browser can always watch the time': 'laging nababantayan ng browser ang oras',
  'the SMS chart inside does not break; only a fault in its own code could':
    'hindi nasisira ang chart ng SMS sa loob; mali lang sa sarili nitong code ang makakagawa nito',
  'slots are listed as games; no screen has their vendors to tap':
    'bilang mga laro nakalista ang slots; walang screen na may vendor nila na mapipindot',
  'the login takes the place of the screen, and its chart with it':
    'pinapalitan ng login ang screen, pati ang chart nito',
  'the side menu says it when it is opened: the paths of its own chart do that':
    'sinasabi ito ng side menu kapag binuksan: nasa mga path ng sarili nitong chart iyon',
  'no draw fails in a browser': 'walang bunot na pumapalya sa browser',
  'time can always be watched in a browser': 'laging nababantayan ang oras sa browser',
  'comes in one breath with a question, when the screen of a player’s own games opens again':
    'kasabay ito ng isang tanong, kapag bumukas ulit ang screen ng sariling mga laro ng player',
  'an empty list offers all games instead of another try':
    'lahat ng laro ang inaalok ng listahang walang laman, hindi ang pagsubok ulit',
  'web storage that refuses is read as an empty one': 'binabasang walang laman ang storage na tumatanggi',
  'only a page without a body has no dialogs to wait for':
    'page lang na walang laman ang walang dialog na hihintayin',
  'the chart beside the username does not break; only a fault in its own code could':
    'hindi nasisira ang chart sa tabi ng username; mali lang sa sarili nitong code ang makakagawa nito',
  'there is one question only to ask for the notices': 'iisa lang ang tanong para sa mga abiso',
  'no screen offers to load again what has come; it says so where it has not':
    'walang screen na nag-aalok na i-load ulit ang dumating na; sinasabi nito kung hindi dumating',
  'the channel between tabs does not break; only a fault in the site’s own code could':
    'hindi nasisira ang usapan ng mga tab; mali lang sa code ng site ang makakagawa nito',
  'a record that cannot be read counts as none': 'parang wala ang record na hindi mabasa',
  'the page’s own clock and records do not break; only a fault in its own code could':
    'hindi nasisira ang orasan at mga record ng page; mali lang sa sarili nitong code ang makakagawa nito',
  'the record is read in the same moment: no number can be typed meanwhile':
    'sa mismong sandali binabasa ang record: walang number na mata-type habang ganoon',
  'without a provider there is no button, and nobody starts the chart':
    'kung walang provider, walang button, at walang magsisimula ng chart',
  'the page reads its own address and record; only a fault in its own code could fail':
    'sariling address at record ang binabasa ng page; mali lang sa sarili nitong code ang papalya',
  'where no window may open, the provider’s own page takes the place of this one':
    'kung bawal magbukas ng window, papalit dito ang sariling page ng provider',
  'four kinds of news within seconds do not come about on one screen; the queue is tried in unit tests':
    'hindi nangyayari sa isang screen ang apat na klase ng balita sa loob ng ilang segundo; sa unit test sinusubukan ang pila',
  'the answer and the question that follows it at once cannot be held apart on the wire':
    'hindi mapaghihiwalay sa network ang sagot at ang tanong na kasunod nito agad',
  'storage that is blocked reads as empty: nothing fails':
    'binabasang walang laman ang storage na naka-block: walang pumapalya',
}

/** A driver's reason in Filipino; one that nobody has translated stays English. */
export const reasonInFilipino = (reason: string): string => filipinoReasons[reason] ?? reason
