import type { BannerTheme } from './pictures'
import type { AnnouncementKind } from '../db/content'
import type { Both } from './categories'

interface WorldAnnouncement {
  readonly id: string
  readonly kind: AnnouncementKind
  readonly title: Both
  /** HTML. Numbers and the operator's name are placeholders (`terms.ts`). */
  readonly content: Both
  /** Hours before the world's start. */
  readonly hoursAgo: number
  /** Picture with sequence 1; such announcements have a second one, too. */
  readonly theme?: BannerTheme
  /** Invites to play: hidden from players on a break. */
  readonly invites?: true
}

/** The site's announcements, in both languages: they promise only what the platform does. */
export const worldAnnouncements: readonly WorldAnnouncement[] = [
  {
    id: 'PL-1',
    kind: 'PL',
    invites: true,
    hoursAgo: 5,
    title: { EN: 'Sampaguita Live is open again', TY: 'Bukas na ulit ang Sampaguita Live' },
    content: {
      EN: '<p>The maintenance of this morning is over, and all tables of Sampaguita Live are open.</p><ul><li>A round that was interrupted waits for you in its game.</li><li>Every bet stands in your <a href="/m/gameRecord">betting record</a>.</li></ul>',
      TY: '<p>Tapos na ang maintenance kaninang umaga, at bukas na ang lahat ng mesa ng Sampaguita Live.</p><ul><li>Hinihintay ka sa laro ng naputol na round.</li><li>Nasa <a href="/m/gameRecord">tala ng taya</a> ang bawat taya mo.</li></ul>',
    },
  },
  {
    id: 'PL-2',
    kind: 'PL',
    hoursAgo: 20,
    title: { EN: 'When your deposit counts', TY: 'Kailan papasok ang deposito mo' },
    content: {
      EN: '<p>What you pay by QR, e-wallet or online bank counts <em>at once</em>. A transfer or a payment at a counter is found within about {transferMinutes} minutes. If it takes longer, tell customer service the number of the deposit.</p>',
      TY: '<p>Papasok <em>agad</em> ang ibinayad sa QR, e-wallet o online bank. Mga {transferMinutes} minuto bago makita ang bank transfer o ang ibinayad sa counter. Kapag mas matagal, sabihin sa customer service ang numero ng deposito.</p>',
    },
  },
  {
    id: 'PL-3',
    kind: 'PL',
    hoursAgo: 44,
    title: { EN: 'Keep play a pastime', TY: 'Libangan lang ang laro' },
    content: {
      EN: '<p>Decide what you can spend <strong>before you play</strong>, and set it as a <a href="/m/responsible?view=limits">limit</a>. During a game you see how long you have played and what it came to. You can <a href="/m/responsible?view=break">take a break</a> at any time.</p>',
      TY: '<p>Magpasya kung magkano ang kaya mong gastusin <strong>bago maglaro</strong>, at gawin itong <a href="/m/responsible?view=limits">limit</a>. Habang naglalaro, makikita mo kung gaano ka na katagal at magkano ang panalo o talo. Puwede kang <a href="/m/responsible?view=break">magpahinga</a> anumang oras.</p>',
    },
  },
  {
    id: 'PL-4',
    kind: 'PL',
    invites: true,
    hoursAgo: 70,
    theme: 'slots',
    title: { EN: 'New slots from Lantern Play', TY: 'Bagong slot mula sa Lantern Play' },
    content: {
      EN: '<p>Look for the <strong>New</strong> ribbon in Slots. All of them can be tried free.</p>',
      TY: '<p>Hanapin sa Slots ang may tatak na <strong>Bago</strong>. May libreng subok ang lahat.</p>',
    },
  },
  {
    id: 'PL-5',
    kind: 'PL',
    hoursAgo: 96,
    title: {
      EN: 'Beware of accounts that pretend to be our service',
      TY: 'Mag-ingat sa nagpapanggap na customer service namin',
    },
    content: {
      EN: '<p>We never ask for your password or a code you received by SMS. Write to us only through <a href="/m/service">customer service</a> on this site.</p>',
      TY: '<p>Hindi kami kailanman humihingi ng password o ng code na natanggap mo sa SMS. Sumulat lang sa <a href="/m/service">customer service</a> dito sa site.</p>',
    },
  },
  {
    id: 'PU-1',
    kind: 'PU',
    hoursAgo: 3,
    theme: 'welcome',
    title: { EN: 'Three things to know at {operator}', TY: 'Tatlong dapat malaman sa {operator}' },
    content: {
      EN: '<ol><li>What is ready for you waits in the <a href="/m/rewardCenter">reward centre</a>.</li><li>Every deposit can have <strong>{extra} extra</strong>: tap Add when you deposit.</li><li>{age} and over only. Bet what you can spare.</li></ol>',
      TY: '<ol><li>Nasa <a href="/m/rewardCenter">reward center</a> ang puwede mo nang i-claim.</li><li>Puwedeng may dagdag na <strong>{extra}</strong> ang bawat deposito: pindutin ang Idagdag kapag nagdedeposito.</li><li>Para lang sa {age} pataas. Tumaya nang kaya lang.</li></ol>',
    },
  },
  {
    id: 'PU-2',
    kind: 'PU',
    hoursAgo: 30,
    theme: 'sports',
    title: { EN: 'Matches of the day are on the home screen', TY: 'Nasa home ang mga laban ngayong araw' },
    content: {
      EN: '<p>Tap the ticker to see who plays whom and when, in the time of your phone.</p>',
      TY: '<p>Pindutin ang laban para makita kung sino ang maglalaban at kailan, ayon sa oras ng phone mo.</p>',
    },
  },
  {
    id: 'H-1',
    kind: 'H',
    hoursAgo: 8,
    theme: 'slots',
    title: { EN: 'The jackpot grows with every bet', TY: 'Lumalaki ang jackpot sa bawat taya' },
    content: {
      EN: '<p>A part of each bet in a game goes into the pot, and one bet of luck takes all of it. What it stands at now is on the <a href="/m/winnerPage">winners’ page</a>.</p>',
      TY: '<p>May bahagi ng bawat taya sa laro na napupunta sa pot, at isang masuwerteng taya ang kukuha ng lahat. Nasa <a href="/m/winnerPage">pahina ng mga nanalo</a> kung magkano na ito.</p>',
    },
  },
  {
    id: 'H-2',
    kind: 'H',
    hoursAgo: 26,
    theme: 'fish',
    title: {
      EN: 'Live games: {liveShare} back on a losing week',
      TY: 'Live na laro: {liveShare} balik kapag talo ang linggo',
    },
    content: {
      EN: '<p>From {liveLeast} up to {liveMost}; it waits in the <a href="/m/rewardCenter">reward centre</a> from Monday on.</p>',
      TY: '<p>Mula {liveLeast} hanggang {liveMost}; nasa <a href="/m/rewardCenter">reward center</a> ito mula Lunes.</p>',
    },
  },
  {
    id: 'H-3',
    kind: 'H',
    hoursAgo: 52,
    title: {
      EN: 'Baccarat Cebu and Baccarat Davao are open',
      TY: 'Bukas ang Baccarat Cebu at Baccarat Davao',
    },
    content: {
      EN: '<p>Find both among the live games.</p>',
      TY: '<p>Hanapin ang dalawa sa mga live na laro.</p>',
    },
  },
  {
    id: 'PR-1',
    kind: 'PR',
    hoursAgo: 12,
    theme: 'deposit',
    title: { EN: '{extra} extra on every deposit', TY: '{extra} dagdag sa bawat deposito' },
    content: {
      EN: '<p>No code needed: tap Add when you deposit. The extra has to be bet once before you withdraw.</p>',
      TY: '<p>Walang code: pindutin ang Idagdag kapag nagdedeposito. Kailangang itaya nang isang beses ang dagdag bago mag-withdraw.</p>',
    },
  },
  {
    id: 'PR-2',
    kind: 'PR',
    hoursAgo: 60,
    theme: 'referral',
    title: { EN: 'Invite a friend and get {friend}', TY: 'Mag-imbita at may {friend} ka' },
    content: {
      EN: '<p>Your friend joins with your link, and the first deposit is {friendLeast} or more. You get {friend} {friendHours} hours after that.</p>',
      TY: '<p>Sasali ang kaibigan mo gamit ang link mo, at {friendLeast} pataas ang unang deposito. May {friend} ka makalipas ang {friendHours} oras.</p>',
    },
  },
  {
    id: 'A-1',
    kind: 'A',
    hoursAgo: 6,
    title: {
      EN: 'A month of the team is counted when it is over',
      TY: 'Kapag tapos na ang buwan saka binibilang ang sa team',
    },
    content: {
      EN: '<p>Months run by Manila’s time. What your dividend contract brings for a month is paid three days after its end.</p>',
      TY: '<p>Ayon sa oras ng Maynila ang buwan. Ang dala ng dividend contract mo para sa isang buwan ay ibinibigay tatlong araw matapos ito.</p>',
    },
  },
  {
    id: 'A-2',
    kind: 'A',
    hoursAgo: 40,
    title: { EN: 'How your rebate rates work', TY: 'Paano gumagana ang rate ng rebate mo' },
    content: {
      EN: '<p>Of every settled bet of your team you earn your own rate less the one that you gave on. A new rate counts from the moment you set it; what was earned before keeps the old one.</p>',
      TY: '<p>Sa bawat tapos na taya ng team mo, kita mo ang sarili mong rate na binawasan ng ibinigay mo. Bilang ang bagong rate mula nang itakda mo; ang dating rate pa rin sa mga nauna.</p>',
    },
  },
  {
    id: 'L-1',
    kind: 'L',
    invites: true,
    hoursAgo: 5,
    title: { EN: 'Find a game by its name', TY: 'Hanapin ang laro sa pangalan nito' },
    content: {
      EN: '<p>The search on home knows every game and provider, in English and Filipino, even with a letter wrong.</p>',
      TY: '<p>Alam ng paghahanap sa home ang bawat laro at provider, sa Ingles at Filipino, kahit may maling letra.</p>',
    },
  },
  {
    id: 'L-2',
    kind: 'L',
    hoursAgo: 28,
    title: {
      EN: 'A withdrawal takes about {withdrawMinutes} minutes',
      TY: 'Mga {withdrawMinutes} minuto ang isang withdrawal',
    },
    content: {
      EN: '<p>{withdrawLeast} to {withdrawMost} at a time. You get a message when yours was sent, or given back.</p>',
      TY: '<p>{withdrawLeast} hanggang {withdrawMost} bawat isa. May mensahe ka kapag naipadala na, o naibalik.</p>',
    },
  },
  {
    id: 'L-3',
    kind: 'L',
    invites: true,
    hoursAgo: 75,
    title: { EN: 'Rounds that were interrupted wait for you', TY: 'Hinihintay ka ng naputol na round' },
    content: {
      EN: '<p>Open the same game again to finish it. Its stake is held until then and stands in your <a href="/m/gameRecord">betting record</a>.</p>',
      TY: '<p>Buksan ulit ang laro para tapusin. Nakataya pa ito hanggang noon at makikita sa <a href="/m/gameRecord">tala ng taya</a>.</p>',
    },
  },
]
