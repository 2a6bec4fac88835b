import type { PromotionRow } from '../db/content'

type Promotion = Omit<PromotionRow, 'position' | 'needsApplication'>

/**
 * The site's promotions (PROMO-02). Numbers are placeholders (`terms.ts`). The status is the default, unless
 * a rule or a member's own row overrides it.
 */
export const promotions: readonly Promotion[] = [
  {
    id: 'welcome',
    theme: 'welcome',
    status: 'claim',
    titleEn: 'Welcome gift',
    titleTy: 'Regalo sa bagong sali',
    summaryEn: '{welcome} for opening your account',
    summaryTy: '{welcome} dahil nagbukas ka ng account',
    contentEn:
      '<p>Claim it <strong>once</strong>.</p><ul><li>Bets in every game count.</li><li>Bet it {welcomeTimes} times before you withdraw.</li></ul>',
    contentTy:
      '<p><strong>Isang beses</strong> lang makukuha.</p><ul><li>Bilang ang taya sa lahat ng laro.</li><li>Itaya nang {welcomeTimes} beses bago mag-withdraw.</li></ul>',
  },
  {
    id: 'app',
    theme: 'launch',
    status: 'process',
    titleEn: 'App bonus',
    titleTy: 'Bonus sa app',
    summaryEn: 'Up to {appMost} when you play in the app',
    summaryTy: 'Hanggang {appMost} kapag sa app ka naglaro',
    contentEn:
      '<p>Install the app, sign in there and claim it in the app: {appGift}, and {appShare} of what you have bet in the first {appDays} days of your account. Once for each account.</p>',
    contentTy:
      '<p>I-install ang app, mag-log in doon at kunin ito sa app: {appGift}, at {appShare} ng naitaya mo sa unang {appDays} araw ng account. Isang beses bawat account.</p>',
  },
  {
    id: 'rebate-week',
    theme: 'slots',
    status: 'process',
    titleEn: 'Weekly slot rebate',
    titleTy: 'Lingguhang rebate sa slot',
    summaryEn: '{slotShare} of last week’s slot bets',
    summaryTy: '{slotShare} ng taya mo sa slot noong isang linggo',
    contentEn:
      '<p>Settled bets count from Monday to Sunday; it is paid from {slotLeast} on. Claim it before the next Monday.</p>',
    contentTy:
      '<p>Bilang ang mga tapos na taya mula Lunes hanggang Linggo; ibinibigay kapag umabot sa {slotLeast}. Kunin bago ang susunod na Lunes.</p>',
  },
  {
    id: 'deposit-extra',
    theme: 'deposit',
    status: 'joined',
    titleEn: '{extra} extra on every deposit',
    titleTy: '{extra} dagdag sa bawat deposito',
    summaryEn: 'Tap Add when you deposit, every time',
    summaryTy: 'Pindutin ang Idagdag tuwing magdedeposito',
    contentEn:
      '<p>No code needed: tap <strong>Add</strong> on the <a href="/m/voucherCenter">deposit screen</a>. It is {extraMost} at most on one deposit, and has to be bet once before you withdraw.</p>',
    contentTy:
      '<p>Walang code: pindutin ang <strong>Idagdag</strong> sa <a href="/m/voucherCenter">deposito</a>. Hanggang {extraMost} sa bawat deposito, at kailangang itaya nang isang beses bago mag-withdraw.</p>',
  },
  {
    id: 'referral',
    theme: 'referral',
    status: 'join',
    titleEn: 'Bring a friend',
    titleTy: 'Isama ang tropa',
    summaryEn: '{friend} for you, for each friend',
    summaryTy: '{friend} sa iyo, sa bawat kaibigan',
    contentEn:
      '<p>Share <a href="/m/inviteFriends">your link</a>. When the first deposit of your friend is {friendLeast} or more, you get {friend} {friendHours} hours later.</p>',
    contentTy:
      '<p>Ibahagi ang <a href="/m/inviteFriends">link mo</a>. Kapag {friendLeast} pataas ang unang deposito ng kaibigan mo, may {friend} ka makalipas ang {friendHours} oras.</p>',
  },
  {
    id: 'liga-race',
    theme: 'sports',
    status: 'join',
    titleEn: 'Voices of the Liga',
    titleTy: 'Boses ng Liga',
    summaryEn: 'Tell us about your club',
    summaryTy: 'Ikuwento ang team mo',
    contentEn:
      '<p>Which club do you follow, and why? People of our desk read every story. It costs nothing and brings no money: the best ones stand in our news, under a name of your choice.</p><p>Up to three pictures are welcome.</p>',
    contentTy:
      '<p>Anong team mo, at bakit? Tao sa desk namin ang bumabasa ng bawat kuwento. Walang bayad at walang premyong pera: ilalabas sa balita namin ang pinakamaganda, sa pangalang pipiliin mo.</p><p>Puwedeng magdagdag ng hanggang tatlong larawan.</p>',
  },
  {
    id: 'vip-upgrade',
    theme: 'vip',
    status: 'process',
    titleEn: 'VIP upgrade bonus',
    titleTy: 'Bonus sa pag-akyat ng VIP',
    summaryEn: 'A gift at each new level',
    summaryTy: 'May regalo sa bawat bagong level',
    contentEn: '{levelsEn}',
    contentTy: '{levelsTy}',
  },
  {
    id: 'live-cashback',
    theme: 'live',
    status: 'process',
    titleEn: 'Live cashback',
    titleTy: 'Cashback sa live',
    summaryEn: '{liveShare} back on a losing week',
    summaryTy: '{liveShare} balik kapag talo ang linggo',
    contentEn:
      '<p>Of what live games have lost you from Monday to Sunday, from {liveLeast} up to {liveMost}. Claim it before the next Monday.</p>',
    contentTy:
      '<p>Sa natalo mo sa mga live na laro mula Lunes hanggang Linggo, mula {liveLeast} hanggang {liveMost}. Kunin bago ang susunod na Lunes.</p>',
  },
  {
    id: 'missions',
    theme: 'lottery',
    status: 'process',
    titleEn: 'Missions of the week',
    titleTy: 'Mga misyon ng linggo',
    summaryEn: 'Bets, days of play and deposits count from Monday',
    summaryTy: 'Bilang ang taya, araw ng laro at deposito mula Lunes',
    contentEn:
      '<p>What you have reached waits under <a href="/m/leaderBoard">missions</a>, to be claimed until the week ends.</p>',
    contentTy:
      '<p>Nasa <a href="/m/leaderBoard">mga misyon</a> ang naabot mo; makukuha ito hanggang matapos ang linggo.</p>',
  },
  {
    id: 'pasko',
    theme: 'welcome',
    status: 'coming',
    titleEn: 'Pasko at {operator}',
    titleTy: 'Pasko sa {operator}',
    summaryEn: 'What there will be is said here',
    summaryTy: 'Dito sasabihin kung ano ang mayroon',
    contentEn: '<p>The lanterns go up soon.</p>',
    contentTy: '<p>Malapit nang isabit ang mga parol.</p>',
  },
  {
    id: 'derby-pass',
    theme: 'cockfight',
    status: 'close',
    titleEn: 'Derby season pass',
    titleTy: 'Season pass sa derby',
    summaryEn: 'The season is over',
    summaryTy: 'Tapos na ang season',
    contentEn: '<p>Thank you for playing. The next season is announced here.</p>',
    contentTy: '<p>Salamat sa paglalaro. Dito namin iaanunsyo ang susunod na season.</p>',
  },
]

/** Promotions that require an application (PROMO-04). */
export const withApplication: ReadonlySet<string> = new Set(['liga-race'])
