import { flowsForPlay, type FlowText } from './flows-play'

/** The site, accounts and money; the rest is in flows-play.ts. */
export const flowTexts: Readonly<Record<string, FlowText>> = {
  ...flowsForPlay,
  app: [
    'Buong app',
    'Kung bukas ang site at sino ang naka-login',
    'Ang buong app: kung bukas ang site, sino ang naka-login, at lahat ng tumatakbo habang bukas ang pahina.',
  ],
  'site-status': [
    'Lagay ng site',
    'Bukas, under maintenance, sarado sa lugar na ito, o may sira',
    'Nilo-load ang kailangan ng site, nagpapasya kung bukas ito, at kusang nagbubukas ulit pagkatapos magsara.',
  ],
  session: [
    'Session',
    'Sino ang naka-login, sa lahat ng tab',
    'Kung sino ang naka-login sa phone na ito, pare-pareho sa lahat ng tab.',
  ],
  connectivity: [
    'Koneksyon',
    'May internet o wala',
    'Binabantayan kung may internet ang phone, at sinasabi sa player kapag nawala o bumalik ito.',
  ],
  language: [
    'Wika',
    'English o Filipino',
    'Ang wika ng site, English o Filipino; nagpapalit lang kapag na-load na ang mga salita.',
  ],
  toasts: ['Mga mensahe', 'Mga mensahe sa itaas ng screen', 'Maiikling mensahe sa itaas ng screen, isa-isa.'],
  wallet: [
    'Balanse',
    'Balanse sa header, nakikita o nakatago',
    'Ang kabuuang balanse: pag-load nito, at kung nakatago ito.',
  ],
  deposit: [
    'Deposito',
    'Halaga, paraan ng bayad at promo kung gusto; minsan lang hinihingi',
    'Pagdedeposito ng pera: paraan ng bayad, halaga at promo kung gusto, minsan lang ipinapadala.',
  ],
  'deposit-order': [
    'Order ng deposito',
    'Paghihintay na mabayaran ang deposito, at kung paano ito natapos',
    'Isang nasimulang deposito: hinihintay ang bayad at ipinapakita kung paano ito natapos.',
  ],
  'copy-text': [
    'Pagkopya ng text',
    'Isang pindot, kopya ang text',
    'Isang button na kumokopya sa text na katabi nito.',
  ],
  login: [
    'Login',
    'Pag-login gamit ang username o mobile number',
    'Pag-login gamit ang username at password, o mobile number at SMS code; o libreng subok sa site.',
  ],
  'sms-code': [
    'SMS code',
    'Button na kumukuha ng code at ang bilang nito',
    'Humihingi ng code sa SMS, may paghihintay bago ang kasunod. Tuloy ang paghihintay kahit i-reload o magbukas ng bagong tab.',
  ],
  register: [
    'Pagrehistro',
    'Pagrehistro gamit ang username o mobile number',
    'Pagrehistro gamit ang username o mobile number.',
  ],
  'username-check': [
    'Pagtingin sa username',
    'Kung puwede pa ang username, tinitingnan habang nagta-type',
    'Kung puwede pa ang username na tina-type.',
  ],
  'forgot-password': [
    'Nakalimutang password',
    'Bagong password sa email o sa phone',
    'Bagong password para sa nakalimot, sa email o gamit ang code sa phone.',
  ],
  'login-prompt': [
    'Popup ng login',
    'Popup na humihiling sa bisita na mag-login',
    'Sinasabi sa bisita na kailangan ng account, at dinadala siya sa login at pabalik.',
  ],
  'service-link': [
    'Link ng customer service',
    'Binubuksan ang customer service',
    'Ang daan papunta sa customer service, saanman ito iniaalok.',
  ],
  'leave-site': [
    'Paglabas sa site',
    'Sinasabi ang host bago lumabas sa site ang isang link',
    'Sinasabi kung saan papunta ang link bago ito lumabas sa site.',
  ],
  welcome: [
    'Bati',
    'Minsang bumabati sa bagong account',
    'Ang panel na bumabati sa bagong account, isang beses lang.',
  ],
  'contract-prompt': [
    'Paalala sa kontrata',
    'Minsan sa bawat session nagtatanong tungkol sa mga kontratang naghihintay',
    'Minsan sa bawat session, hinihiling sa agent na tingnan ang mga kontratang naghihintay ng sagot.',
  ],
  'contract-page': [
    'Kontrata',
    'Basahin ang kontrata, saka tanggapin o tanggihan nang minsan lang',
    'Isang kontratang naghihintay ng sagot: basahin, saka tanggapin o tanggihan nang minsan lang.',
  ],
  'play-limits': [
    'Mga limit sa paglalaro',
    'Sariling mga limit ng player: itakda, babaan, taasan, alisin',
    'Sariling mga limit ng player: agad ang pagbaba; ang pagtaas o pag-alis ay may paghihintay at ikalawang oo.',
  ],
  'play-break': [
    'Pahinga sa paglalaro',
    'Pahinga sa paglalaro: time-out, self-exclusion, pagbabalik',
    'Isang time-out o self-exclusion: agad nagsisimula, hindi kailanman napapaaga ang tapos.',
  ],
  claim: [
    'Pagkuha ng gantimpala',
    'Minsang pagkuha ng gantimpala, gantimpala ng mission o rebate',
    'Kinukuha ang gantimpala, gantimpala ng mission o rebate nang minsan lang.',
  ],
  'promo-entry': [
    'Pagsali sa promo',
    'Pagsali sa promo, o pag-apply na may komento at mga larawan',
    'Sumasali sa promo, o nag-a-apply na may komento at mga larawan, nang minsan lang. Walang nawawala sa mga na-type.',
  ],
  'team-members': [
    'Mga miyembro ng team',
    'Mga miyembro ng team: tingnan, hanapin, bumaba, pumili ng ilan',
    'Ang mga miyembro ng team, ayon sa level at pangalan; puwedeng buksan ang isa, o pumili ng ilan.',
  ],
  'downline-transfer': [
    'Padala sa downline',
    'Minsang pagpapadala ng pera sa isa o ilang downline',
    'Minsang pagpapadala ng pera sa mga downline: halaga, withdrawal password at resulta.',
  ],
  'downline-rebate': [
    'Rebate ng downline',
    'Minsang pagbabago ng mga rebate rate ng downline',
    'Ang mga rebate rate ng direktang downline: hanggang sa rate ng agent, at hindi bababa sa ibinibigay ng downline.',
  ],
  'service-desk': [
    'Customer service',
    'Sino ang kakausapin, at paano',
    'Ang customer service, bilang screen at bilang panel na nakalutang sa ibang mga screen.',
  ],
  feedback: [
    'Feedback',
    'Minsang mensahe sa operator',
    'Isang mensahe sa operator, minsan lang ipinapadala; kapag nawala ang sagot, tinitingnan ang kinalabasan.',
  ],
  message: [
    'Mensahe',
    'Isang mensahe sa inbox: basahin, burahin',
    'Isang nakabukas na mensahe: minamarkahang nabasa, at puwedeng burahin pagkatapos kumpirmahin.',
  ],
  logout: [
    'Logout',
    'Pag-logout, kahit walang sagot',
    'Tinatanong kung sigurado ang player, agad nililinis ang phone, saka sinasabi sa platform.',
  ],
  'change-password': ['Pagpapalit ng password', 'Pumili ng bagong password', 'Pagpili ng bagong password.'],
  'member-centre': [
    'Member centre',
    'Ang member centre: profile, mga mensahe at mga pasukan',
    'Ang member centre: kung ano ang ipinapakita nito tungkol sa player, at paano ito nananatiling bago.',
  ],
  'send-once': [
    'Minsanang pagpapadala',
    'Minsang magpadala ng request, at alamin ang kinalabasan',
    'Minsang nagpapadala ng request, at inaalam ang kinalabasan nito.',
  ],
  'confirmed-change': [
    'Kumpirmadong pagbabago',
    'Isang pagbabagong kinukumpirma ng player',
    'Isang pagbabagong kinukumpirma ng player: sa oo o sa login password, at sa ikalawang hakbang.',
  ],
  withdraw: [
    'Withdrawal',
    'Pag-withdraw ng pera sa bank account',
    'Pag-withdraw ng pera: ano ang kailangan muna, bank account at halaga, withdrawal password, resulta.',
  ],
  'payment-pin': [
    'Withdrawal password',
    'Pumili ng withdrawal password',
    'Pagpili ng withdrawal password: ang una, ang bago, o ang kapalit ng nakalimutan.',
  ],
  'bank-card': [
    'Bank account',
    'Magdagdag ng bank account para sa withdrawal',
    'Pagdaragdag ng bank account para sa withdrawal.',
  ],
  'security-centre': [
    'Security centre',
    'Mga setting ng seguridad ng account',
    'Ang mga panseguridad ng account, at ang mga panel para i-set up ang mga ito.',
  ],
  'security-questions': [
    'Mga tanong ng seguridad',
    'Sagutin ang dalawang tanong ng seguridad',
    'Pagpili at pagsagot sa dalawang tanong ng seguridad.',
  ],
  'contact-proof': [
    'Patunay ng number o email',
    'Patunayan ang number o email gamit ang code',
    'Pagpapatunay ng mobile number o email gamit ang code, para mapalitan ang nawalang password gamit ito.',
  ],
  'upline-transfer': [
    'Padala sa upline',
    'Maglipat ng pera sa upline',
    'Paglilipat ng pera sa upline: halaga, withdrawal password at resulta.',
  ],
  'member-profile': [
    'Profile ng player',
    'Home ng miyembro o VIP room, at pagpili ng larawan',
    'Home ng miyembro o VIP room, alinman ang bagay, at pagpili ng larawan ng profile.',
  ],
  'agent-home': [
    'Home ng agent',
    'Home ng agent: bati ayon sa oras, at bilang ng team ngayong araw',
    'Home ng agent: bati ayon sa oras, at ang nagawa ng team ngayong araw.',
  ],
  'open-account': [
    'Pagbukas ng account',
    'Nagbubukas ang agent ng account para sa iba',
    'Minsang nagbubukas ang agent ng account para sa iba; kapag nawala ang sagot, tinitingnan muna ang kinalabasan bago magpadala ulit.',
  ],
  'affiliate-links': [
    'Mga link ng imbitasyon',
    'Mga link ng imbitasyon ng agent: gumawa, magbahagi, magbura',
    'Mga link ng imbitasyon ng agent: ilista, gumawa ng bago, magbahagi, magbura.',
  ],
  'agent-notices': [
    'Mga anunsyo sa agent',
    'Mga anunsyo para sa agent: listahan, isa sa mga ito, nabasa o hindi pa',
    'Mga anunsyo para sa agent: ang listahan, at ang pagbukas ng isa na nagmamarkang nabasa na ito.',
  ],
  'social-sign-in': [
    'Login gamit ang ibang site',
    'Pag-login gamit ang account sa ibang site',
    'Pag-login gamit ang account sa social network o search engine.',
  ],
}
