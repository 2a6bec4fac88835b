import type { BannerTheme } from '../art/urls'
import type { AnnouncementKind } from '../db/content'
import type { Both } from './categories'

export interface WorldAnnouncement {
  readonly id: string
  readonly kind: AnnouncementKind
  readonly title: Both
  /** HTML. */
  readonly content: Both
  /** Hours before the start of the world. */
  readonly hoursAgo: number
  /** Picture with sequence 1; announcements with one have a second, too. */
  readonly theme?: BannerTheme
}

/** `MM/DD` in Manila, `days` after `now`. */
function dayOf(now: number, days: number): string {
  const date = new Date(now + days * 86_400_000 + 28_800_000).toISOString()
  return `${date.slice(5, 7)}/${date.slice(8, 10)}`
}

/** What the site has to say, in both languages. Dates lie in the days after `now`. */
export function worldAnnouncements(now: number): readonly WorldAnnouncement[] {
  const works = dayOf(now, 2)
  const race = dayOf(now, 5)
  return [
    {
      id: 'PL-1',
      kind: 'PL',
      hoursAgo: 5,
      title: {
        EN: `Sampaguita Live is under maintenance on ${works}, 03:00 to 05:00`,
        TY: `Maintenance ng Sampaguita Live sa ${works}, 03:00 hanggang 05:00`,
      },
      content: {
        EN: `<p>Sampaguita Live tables close on <strong>${works} from 03:00 to 05:00</strong>.</p><ul><li>Bets placed before 03:00 are settled as usual.</li><li>Other live tables stay open.</li></ul>`,
        TY: `<p>Sarado ang mga mesa ng Sampaguita Live sa <strong>${works}, 03:00 hanggang 05:00</strong>.</p><ul><li>Ang mga tayang ginawa bago mag-03:00 ay babayaran gaya ng dati.</li><li>Bukas pa rin ang ibang live na mesa.</li></ul>`,
      },
    },
    {
      id: 'PL-2',
      kind: 'PL',
      hoursAgo: 20,
      title: {
        EN: 'Faster deposits: most arrive within a minute',
        TY: 'Mas mabilis na ang pasok ng deposito: isang minuto lang',
      },
      content: {
        EN: '<p>Most deposits now show in your balance <em>within one minute</em>. If yours takes longer than 15 minutes, send us the reference number.</p>',
        TY: '<p>Karamihan ng deposito ay papasok na <em>sa loob ng isang minuto</em>. Kapag lumampas ng 15 minuto ang sa iyo, ipadala sa amin ang reference number.</p>',
      },
    },
    {
      id: 'PL-3',
      kind: 'PL',
      hoursAgo: 44,
      title: {
        EN: 'Set a daily limit in your security centre',
        TY: 'Maglagay ng limitasyon kada araw sa security center',
      },
      content: {
        EN: '<p>Play should stay fun. You can set a <strong>daily deposit limit</strong> and a <strong>time reminder</strong>. Lower limits start at once; higher ones after a day.</p>',
        TY: '<p>Dapat masaya lang ang laro. Puwede kang maglagay ng <strong>limitasyon sa deposito kada araw</strong> at <strong>paalala sa oras</strong>. Agad ang pagbaba ng limitasyon; pagkalipas ng isang araw naman ang pagtaas.</p>',
      },
    },
    {
      id: 'PL-4',
      kind: 'PL',
      hoursAgo: 70,
      theme: 'slots',
      title: {
        EN: 'Twelve new slots from Lantern Play',
        TY: 'Labindalawang bagong slot mula sa Lantern Play',
      },
      content: {
        EN: '<p>Look for the <strong>New</strong> ribbon in Slots. Free play is open on all of them.</p>',
        TY: '<p>Hanapin ang lasong <strong>New</strong> sa Slots. Puwede ang free play sa lahat.</p>',
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
      title: { EN: 'Welcome to the fair', TY: 'Tuloy po kayo sa perya' },
      content: {
        EN: '<h3>Three things to know</h3><ol><li>Your bonus is waiting in the <a href="/m/rewardCenter">reward centre</a>.</li><li>Every deposit gets <strong>1% extra</strong>.</li><li>21 and over only. Bet what you can spare.</li></ol>',
        TY: '<h3>Tatlong dapat malaman</h3><ol><li>Nasa <a href="/m/rewardCenter">reward center</a> ang bonus mo.</li><li>May dagdag na <strong>1%</strong> ang bawat deposito.</li><li>Para lang sa 21 pataas. Tumaya nang kaya lang.</li></ol>',
      },
    },
    {
      id: 'PU-2',
      kind: 'PU',
      hoursAgo: 30,
      theme: 'sports',
      title: {
        EN: `Liga Pilipino prediction race starts ${race}`,
        TY: `Simula ng hulaan sa Liga Pilipino: ${race}`,
      },
      content: {
        EN: `<p>Call five winners in a row from <strong>${race}</strong> and share a pot of <strong>₱50,000</strong>.</p>`,
        TY: `<p>Tumama ng limang sunod na panalo mula <strong>${race}</strong> at makihati sa <strong>₱50,000</strong>.</p>`,
      },
    },
    {
      id: 'H-1',
      kind: 'H',
      hoursAgo: 8,
      theme: 'slots',
      title: {
        EN: 'Bakunawa Moon: the jackpot passed ₱1,000,000',
        TY: 'Bakunawa Moon: lampas ₱1,000,000 na ang jackpot',
      },
      content: {
        EN: '<p>The moon is still uneaten. The pot grows with every spin on the site.</p>',
        TY: '<p>Hindi pa nakakain ang buwan. Lumalaki ang pot sa bawat spin sa site.</p>',
      },
    },
    {
      id: 'H-2',
      kind: 'H',
      hoursAgo: 26,
      theme: 'fish',
      title: {
        EN: 'Weekend fishing derby: top 50 share ₱30,000',
        TY: 'Fishing derby sa weekend: ₱30,000 para sa top 50',
      },
      content: {
        EN: '<p>Points count in <em>Reef Hunter</em> and <em>Kraken Tide</em> from Saturday 00:00.</p>',
        TY: '<p>Bibilangin ang puntos sa <em>Reef Hunter</em> at <em>Kraken Tide</em> mula Sabado 00:00.</p>',
      },
    },
    {
      id: 'H-3',
      kind: 'H',
      hoursAgo: 52,
      title: {
        EN: 'Two more baccarat tables after 20:00',
        TY: 'Dalawa pang mesa ng baccarat pagkatapos ng 20:00',
      },
      content: {
        EN: '<p>Baccarat Cebu and Baccarat Davao open every evening, minimum ₱10.</p>',
        TY: '<p>Bukas ang Baccarat Cebu at Baccarat Davao gabi-gabi, minimum ₱10.</p>',
      },
    },
    {
      id: 'PR-1',
      kind: 'PR',
      hoursAgo: 12,
      theme: 'deposit',
      title: { EN: '1% extra on every deposit', TY: '1% dagdag sa bawat deposito' },
      content: {
        EN: '<p>No code needed. The extra counts once toward play before you withdraw it.</p>',
        TY: '<p>Walang code na kailangan. Isang beses lang itong ilalaro bago i-withdraw.</p>',
      },
    },
    {
      id: 'PR-2',
      kind: 'PR',
      hoursAgo: 60,
      theme: 'referral',
      title: { EN: 'Invite a friend, ₱100 for each of you', TY: 'Mag-imbita, tig-₱100 kayo' },
      content: {
        EN: '<p>Your friend joins with your link and deposits ₱200 or more. You both get ₱100 the same day.</p>',
        TY: '<p>Sasali ang kaibigan mo gamit ang link mo at magdedeposito ng ₱200 pataas. Tig-₱100 kayo sa araw ding iyon.</p>',
      },
    },
    {
      id: 'A-1',
      kind: 'A',
      hoursAgo: 6,
      title: {
        EN: 'Team reports close at 23:50 this month end',
        TY: 'Sarado ang ulat ng team nang 23:50 sa katapusan',
      },
      content: {
        EN: '<p>Figures after 23:50 on the last day count for the next month.</p>',
        TY: '<p>Ang datos pagkatapos ng 23:50 sa huling araw ay para na sa susunod na buwan.</p>',
      },
    },
    {
      id: 'A-2',
      kind: 'A',
      hoursAgo: 40,
      title: {
        EN: 'New table of slot rebates for agents',
        TY: 'Bagong talaan ng rebate sa slot para sa ahente',
      },
      content: {
        EN: '<table><thead><tr><th>Team turnover</th><th>Rebate</th></tr></thead><tbody><tr><td>₱100,000</td><td>0.4%</td></tr><tr><td>₱1,000,000</td><td>0.6%</td></tr></tbody></table>',
        TY: '<table><thead><tr><th>Turnover ng team</th><th>Rebate</th></tr></thead><tbody><tr><td>₱100,000</td><td>0.4%</td></tr><tr><td>₱1,000,000</td><td>0.6%</td></tr></tbody></table>',
      },
    },
    {
      id: 'L-1',
      kind: 'L',
      hoursAgo: 5,
      title: {
        EN: `Sampaguita Live works on ${works}, 03:00 to 05:00`,
        TY: `Maintenance ng Sampaguita Live: ${works}, 03:00–05:00`,
      },
      content: {
        EN: '<p>All Sampaguita Live tables close for two hours. Other vendors stay open.</p>',
        TY: '<p>Dalawang oras na sarado ang mga mesa ng Sampaguita Live. Bukas ang iba.</p>',
      },
    },
    {
      id: 'L-2',
      kind: 'L',
      hoursAgo: 28,
      title: {
        EN: 'Withdrawals over ₱50,000 take up to two hours',
        TY: 'Hanggang dalawang oras ang withdraw na lampas ₱50,000',
      },
      content: {
        EN: '<p>Large withdrawals are checked by hand. You get a message when yours is on its way.</p>',
        TY: '<p>Mano-manong tinitingnan ang malalaking withdraw. May mensahe ka kapag papunta na ang sa iyo.</p>',
      },
    },
    {
      id: 'L-3',
      kind: 'L',
      hoursAgo: 75,
      title: {
        EN: 'Rift Masters odds open 24 hours before kickoff',
        TY: 'Bukas ang odds ng Rift Masters 24 oras bago ang laban',
      },
      content: {
        EN: '<p>You can bet on the winner, the number of maps and the first tower.</p>',
        TY: '<p>Puwedeng tumaya sa mananalo, sa bilang ng mapa at sa unang tore.</p>',
      },
    },
  ]
}
