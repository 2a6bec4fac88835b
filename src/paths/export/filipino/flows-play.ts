/** A flow's name, its summary and what it is about, in spoken Filipino. */
export type FlowText = readonly [name: string, summary: string, about: string]

/** Home, games and what keeps a player safe. */
export const flowsForPlay: Readonly<Record<string, FlowText>> = {
  home: [
    'Home',
    'Menu ng mga category at mga laro nito',
    'Ang lugar ng mga sikat na laro: menu ng mga category, at ang mga laro o vendor ng napiling category.',
  ],
  'side-menu': [
    'Menu sa gilid',
    'Ang menu na lumalabas mula sa kaliwa',
    'Ang menu na lumalabas mula sa kaliwa.',
  ],
  entry: [
    'Pasukan',
    'Saan papunta ang pindot sa tab bar o menu',
    'Saan papunta ang pindot sa isang pasukan ng tab bar o ng menu.',
  ],
  share: [
    'Pagbabahagi',
    'Ang referral panel: link na kokopyahin o ibabahagi',
    'Ang referral panel na binubuksan ng Share sa menu sa gilid.',
  ],
  'app-download': [
    'Pag-download ng app',
    'Ang bar, panel at gabay na nag-aalok ng app',
    'Iniaalok ang app ng operator: bar sa home, panel na may mga link, at gabay papunta sa home screen.',
  ],
  'game-launch': [
    'Pagbukas ng laro',
    'Saan papunta ang pindot sa isang laro',
    'Saan papunta ang pindot sa isang laro o vendor.',
  ],
  'game-room': [
    'Silid ng laro',
    'Isang larong nasa screen',
    'Isang larong nasa screen: binuksan ng platform, nasa kuwadro, laging may daan pabalik.',
  ],
  'game-search': [
    'Paghahanap ng laro',
    'Paghahanap sa lahat ng laro at vendor',
    'Paghahanap sa bawat laro at vendor, mula sa field ng home o ng listahan.',
  ],
  record: [
    'Record',
    'Ano ang ipinapakita ng record: mga araw at klase',
    'Isa sa mga record ng player, sinala ayon sa panahon at klase.',
  ],
  'red-rain': [
    'Ulan ng pulang sobre',
    'Ulan ng pulang sobre: maghintay ng round, sumalo ng mga sobre, buksan nang minsan',
    'Ulan ng pulang sobre: mga inanunsyong round, mga sobreng sinasalo, at ang laman ng mga ito.',
  ],
  resource: [
    'Ipinapakitang datos',
    'Anumang kinukuha at ipinapakita lang',
    'Nilo-load ang ipapakita, at sinasabi kung balangkas, laman, walang laman o error ang ipapakita.',
  ],
  'paged-list': [
    'Listahang may pahina',
    'Listahang nilo-load nang pahina-pahina',
    'Nilo-load ang listahan nang pahina-pahina habang nag-i-scroll ang player papunta sa dulo.',
  ],
  jackpot: [
    'Jackpot',
    'Ang jackpot ng isang pagbisita: premyo ng platform, o bilang na pampakita',
    'Ang jackpot ng isang pagbisita: premyo ng platform kung mayroon, kung wala ay bilang na pampakita na dumaragdag nang kaunti kada ilang segundo.',
  ],
  favourites: [
    'Mga paborito',
    'Mga paboritong laro ng player, may pagbawi',
    'Ang mga paboritong laro ng player.',
  ],
  'hot-matches': [
    'Mga mainit na laban',
    'Ang popup ng mainit na laban at mga taya nito',
    'Ang popup ng mainit na laban, at ang mga button na pantaya sa ticker at popup.',
  ],
  popups: ['Mga popup', 'Mga anunsyong kusang lumalabas', 'Mga anunsyong lumalabas sa home, isa-isa.'],
  'game-list': [
    'Listahan ng mga laro',
    'Listahan ng mga laro: hanap, mga tab, mga vendor, mga filter',
    'Ang listahan ng isang klase ng laro, may hanap, mga tab, mga vendor at mga filter.',
  ],
  'lottery-draws': [
    'Mga bunot ng lottery',
    'Ang mga susunod na bunot at ang bilang pababa nito',
    'Ang mga susunod na bunot at ang bilang pababa nito; kapag nagsara ang isa, nilo-load ang kasunod.',
  ],
  'lottery-order': [
    'Ticket ng lottery',
    'Isang ticket ng lottery, at pagbawi sa isa sa mga bunot nito',
    'Isang nakabukas na ticket ng lottery: mga bunot nito, at minsang pagbawi sa mga tayang hindi pa nabubunot.',
  ],
  'trial-account': [
    'Account na pansubok',
    'Isang account na pansubok na may pangalan, sa sariling screen',
    'Isang account na pansubok na may pangalan: iniaalok sa bisita, minsang ginagawa, at ipinapakita sa may-ari.',
  ],
  'trial-login': [
    'Libreng subok',
    'Libreng subok sa site sa isang pindot',
    'Libreng subok sa site sa isang pindot.',
  ],
  'save-sheet': [
    'Pag-save ng record',
    'Sine-save ang record bilang file',
    'Sine-save ang record bilang file.',
  ],
  'app-update': [
    'Bagong bersyon',
    'Kung kailan kinukuha ang mas bagong bersyon ng site',
    'Iniingatan ang mga file ng site sa phone, at kinukuha ang mas bagong bersyon kapag walang maaabala.',
  ],
  install: [
    'Paglagay sa home screen',
    'Puwesto sa home screen ng phone',
    'Iniaalok ang puwesto sa home screen ng phone: minsang kusa, at mula sa panel ng app tuwing hihingin ng player.',
  ],
  devices: [
    'Mga device',
    'Kung saan naka-login ang account, at pagtatapos ng hindi kilala',
    'Kung saan naka-login ang account, at pagtatapos ng hindi kilala ng may-ari.',
  ],
  'sign-in-security': [
    'Seguridad ng login',
    'Mga passkey, authenticator app, at hakbang bago mag-withdraw',
    'Ang nagla-login sa player bukod sa password: mga passkey, authenticator app, at hakbang bago mag-withdraw.',
  ],
  authenticator: [
    'Authenticator app',
    'Buksan ang authenticator app, at gumawa ng mga recovery code',
    'Pagbubukas ng authenticator app, at ang mga recovery code nito.',
  ],
  'second-step': [
    'Ikalawang hakbang',
    'Ang hakbang pagkatapos ng password, at bago mag-withdraw',
    'Ang hakbang pagkatapos ng password, bago mag-withdraw, at bago baguhin ang nagla-login: code ng app, recovery code, o passkey.',
  ],
  'passkey-sign-in': [
    'Login gamit ang passkey',
    'Pag-login gamit ang passkey ng phone na ito',
    'Pag-login gamit ang passkey ng phone na ito, walang pangalan at password.',
  ],
  idle: [
    'Walang ginagawa',
    'Natatapos ang session na hindi ginagamit, pagkatapos magbabala',
    'Kusang natatapos ang session na matagal walang ginagawa, pagkatapos magbabala.',
  ],
  'reality-check': [
    'Paalala sa paglalaro',
    'Kung gaano na katagal naglalaro ang player, sinasabi habang naglalaro',
    'Sinasabi sa naglalaro kung gaano na katagal at magkano na ang kinalabasan, sa pagitang pinili niya, at hinihintay ang sagot niya.',
  ],
  'first-limits': [
    'Mga unang limit',
    'Magkano ang pinakamarami, tinatanong bago ang unang deposito',
    'Bago ang unang deposito: magkano ang pinakamaraming gustong ilagay ng player. Walang iminumungkahi, at puwedeng tumuloy nang wala.',
  ],
  'phone-settings': [
    'Mga setting ng phone',
    'Galaw, at kung ano ang kusang sinasabi sa phone na ito',
    'Kung paano kumikilos ang site sa phone na ito, sinuman ang naka-login: galaw, at kung ano ang kusang sinasabi.',
  ],
}
