import type { PromotionRow } from '../db/content'

type Promotion = Omit<PromotionRow, 'position' | 'needsApplication'>

/** Promotions of the site; three of them wait to be claimed (PROMO-02). */
export const promotions: readonly Promotion[] = [
  {
    id: 'welcome',
    theme: 'welcome',
    status: 'claim',
    titleEn: 'Welcome gift',
    titleTy: 'Regalo sa bagong sali',
    summaryEn: '₱58 for opening your account',
    summaryTy: '₱58 dahil nagbukas ka ng account',
    contentEn:
      '<p>Claim it <strong>once</strong>.</p><ul><li>Counts in slots and fish games.</li><li>Play it through three times before you withdraw.</li></ul>',
    contentTy:
      '<p><strong>Isang beses</strong> lang makukuha.</p><ul><li>Bilang sa slot at fish.</li><li>Ilaro nang tatlong ulit bago i-withdraw.</li></ul>',
  },
  {
    id: 'app',
    theme: 'launch',
    status: 'claim',
    titleEn: 'App bonus',
    titleTy: 'Bonus sa app',
    summaryEn: 'Up to ₱688 when you play in the app',
    summaryTy: 'Hanggang ₱688 kapag sa app ka naglaro',
    contentEn:
      '<p>Install the app, sign in once and claim: ₱88, and 1% of what you bet in your first week.</p>',
    contentTy:
      '<p>I-install ang app, mag-login nang isang beses at i-claim: ₱88, at 1% ng taya mo sa unang linggo.</p>',
  },
  {
    id: 'rebate-week',
    theme: 'slots',
    status: 'claim',
    titleEn: 'Weekly slot rebate',
    titleTy: 'Lingguhang rebate sa slot',
    summaryEn: '0.8% of last week’s slot bets',
    summaryTy: '0.8% ng taya mo sa slot noong isang linggo',
    contentEn: '<p>Counted from Monday to Sunday, ₱5 at the least. Claim before the next Monday.</p>',
    contentTy:
      '<p>Bilang mula Lunes hanggang Linggo, hindi bababa sa ₱5. I-claim bago ang susunod na Lunes.</p>',
  },
  {
    id: 'deposit-extra',
    theme: 'deposit',
    status: 'joined',
    titleEn: '1% extra on every deposit',
    titleTy: '1% dagdag sa bawat deposito',
    summaryEn: 'Added by itself, every time',
    summaryTy: 'Kusang nadadagdag, tuwing magdedeposito',
    contentEn: '<p>From ₱100 on, no code needed. The most you get in a day is <strong>₱1,888</strong>.</p>',
    contentTy: '<p>Mula ₱100, walang code. Hanggang <strong>₱1,888</strong> sa isang araw.</p>',
  },
  {
    id: 'referral',
    theme: 'referral',
    status: 'join',
    titleEn: 'Bring a friend',
    titleTy: 'Isama ang tropa',
    summaryEn: '₱100 for you, ₱100 for your friend',
    summaryTy: '₱100 sa iyo, ₱100 sa kaibigan mo',
    contentEn:
      '<p>Share your link. Both of you get ₱100 after your friend’s first deposit of ₱200 or more.</p>',
    contentTy:
      '<p>I-share ang link mo. Tig-₱100 kayo pagkatapos ng unang deposito ng kaibigan mo na ₱200 pataas.</p>',
  },
  {
    id: 'liga-race',
    theme: 'sports',
    status: 'join',
    titleEn: 'Liga prediction race',
    titleTy: 'Hulaan sa Liga',
    summaryEn: 'Five winners in a row share ₱50,000',
    summaryTy: 'Limang sunod na tama, hati sa ₱50,000',
    contentEn:
      '<p>One free prediction for each match day. The race ends with the finals.</p><p>Apply in a sentence: which club do you follow, and why? Up to three pictures are welcome.</p>',
    contentTy:
      '<p>Isang libreng hula bawat araw ng laban. Tapos ang karera sa finals.</p><p>Mag-apply sa isang pangungusap: anong team mo, at bakit? Puwedeng magdagdag ng hanggang tatlong larawan.</p>',
  },
  {
    id: 'vip-upgrade',
    theme: 'vip',
    status: 'process',
    titleEn: 'VIP upgrade bonus',
    titleTy: 'Bonus sa pag-akyat ng VIP',
    summaryEn: 'A gift at each new level',
    summaryTy: 'May regalo sa bawat bagong level',
    contentEn:
      '<table><thead><tr><th>Level</th><th>Gift</th></tr></thead><tbody><tr><td>Bronze</td><td>₱58</td></tr><tr><td>Silver</td><td>₱188</td></tr><tr><td>Gold</td><td>₱888</td></tr><tr><td>Platinum</td><td>₱2,888</td></tr><tr><td>Diamond</td><td>₱8,888</td></tr></tbody></table>',
    contentTy:
      '<table><thead><tr><th>Level</th><th>Regalo</th></tr></thead><tbody><tr><td>Bronze</td><td>₱58</td></tr><tr><td>Silver</td><td>₱188</td></tr><tr><td>Gold</td><td>₱888</td></tr><tr><td>Platinum</td><td>₱2,888</td></tr><tr><td>Diamond</td><td>₱8,888</td></tr></tbody></table>',
  },
  {
    id: 'fish-derby',
    theme: 'fish',
    status: 'applying',
    titleEn: 'Weekend fishing derby',
    titleTy: 'Fishing derby sa weekend',
    summaryEn: 'Top 50 share ₱30,000',
    summaryTy: '₱30,000 para sa top 50',
    contentEn: '<p>Apply by Friday midnight. We answer within a few hours.</p>',
    contentTy: '<p>Mag-apply hanggang Biyernes ng hatinggabi. Sasagot kami sa loob ng ilang oras.</p>',
  },
  {
    id: 'live-cashback',
    theme: 'live',
    status: 'issued',
    titleEn: 'Live cashback',
    titleTy: 'Cashback sa live',
    summaryEn: '5% back on a losing week',
    summaryTy: '5% balik kapag talo ang linggo',
    contentEn: '<p>Paid every Monday at noon, up to ₱5,000.</p>',
    contentTy: '<p>Bayad tuwing Lunes ng tanghali, hanggang ₱5,000.</p>',
  },
  {
    id: 'daily-check',
    theme: 'lottery',
    status: 'signed',
    titleEn: 'Daily stamp card',
    titleTy: 'Tatak araw-araw',
    summaryEn: 'Seven days, seven stamps, one lotto ticket',
    summaryTy: 'Pitong araw, pitong tatak, isang lotto ticket',
    contentEn: '<p>You have today’s stamp. Come back tomorrow for the next one.</p>',
    contentTy: '<p>May tatak ka na ngayong araw. Balik bukas para sa susunod.</p>',
  },
  {
    id: 'pasko',
    theme: 'welcome',
    status: 'coming',
    titleEn: 'Pasko at the fair',
    titleTy: 'Pasko sa perya',
    summaryEn: 'A gift a day for twelve days',
    summaryTy: 'Regalo araw-araw sa loob ng labindalawang araw',
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

/** Promotions that somebody has to apply to (PROMO-04). */
export const withApplication: ReadonlySet<string> = new Set(['liga-race', 'fish-derby'])
