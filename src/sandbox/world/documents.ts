import { agreement, documentRow, type Section } from './agreement'

const privacy: readonly Section[] = [
  {
    en: [
      '1. What we keep',
      'What you give us when you register and in the security centre: username, mobile number, e-mail, the name on your account and your bank accounts. Passwords are kept in a form that nobody can read.',
      'What you do here: deposits, bets, withdrawals, rewards, messages with us, and when and from which device you signed in.',
    ],
    ty: [
      '1. Ang itinatago namin',
      'Ang ibinigay mo sa pagrehistro at sa Seguridad: username, mobile number, e-mail, pangalan sa account at mga bank account mo. Nakatago ang mga password sa paraang walang makakabasa.',
      'Ang ginagawa mo rito: mga deposito, taya, withdrawal, reward, mensahe sa amin, at kung kailan at sa anong device ka nag-log in.',
    ],
  },
  {
    en: [
      '2. What for',
      'To run your account and pay you, to know that it is you, to keep out cheating and players under {age}, and because the law on gaming and on money tells us to.',
      'None of it is sold, and none is used for advertisements of others.',
    ],
    ty: [
      '2. Para saan',
      'Para patakbuhin ang account mo at mabayaran ka, matiyak na ikaw iyon, mapigilan ang daya at ang wala pang {age} taong gulang, at dahil iniuutos ng batas sa laro at sa pera.',
      'Walang ibinebenta rito, at walang ginagamit sa patalastas ng iba.',
    ],
  },
  {
    en: [
      '3. Who else sees it',
      'Makers of games learn which account plays and for how much, not who you are. Banks and wallets learn what a payment needs. Authorities learn what the law obliges us to tell them.',
    ],
    ty: [
      '3. Sino pa ang nakakakita',
      'Nalalaman ng mga provider kung aling account ang naglalaro at magkano, pero hindi kung sino ka. Nalalaman ng mga bangko at wallet ang kailangan ng isang bayad. Nalalaman ng pamahalaan ang iniuutos ng batas na sabihin namin.',
    ],
  },
  {
    en: [
      '4. What is on your phone',
      'Your session, your language and what you chose to have remembered, such as the login. Signing out removes the session; the login stays only as long as you leave it remembered.',
    ],
    ty: [
      '4. Ang nasa phone mo',
      'Ang session mo, ang wika, at ang pinili mong tandaan, gaya ng login. Nawawala ang session kapag nag-log out ka; mananatili lang ang login habang ipinatatanda mo.',
    ],
  },
  {
    en: [
      '5. Your rights',
      'Ask <a href="/m/service">customer service</a> what we hold of you, have it corrected, or have your account closed. What the law tells us to keep stays for as long as it says, and no longer.',
    ],
    ty: [
      '5. Ang mga karapatan mo',
      'Itanong sa <a href="/m/service">customer service</a> kung ano ang hawak namin tungkol sa iyo, ipatama ito, o ipasara ang account mo. Mananatili ang iniuutos ng batas na itago sa tagal na sinasabi nito, hindi na lalampas.',
    ],
  },
]

const responsible: readonly Section[] = [
  {
    en: [
      'Play is a pastime',
      'It costs money in the long run: every game returns less than is bet on it. Bet only what you can spare, and never to win back what is lost.',
    ],
    ty: [
      'Libangan ang paglalaro',
      'Gumagastos ka rito sa katagalan: mas maliit ang ibinabalik ng bawat laro kaysa itinaya. Itaya lang ang kaya mong mawala, at huwag habulin ang natalo.',
    ],
  },
  {
    en: [
      'What helps here',
      'During a game the strip above it shows how long you have played and what it came to. <a href="/m/profitandloss">Profit and loss</a> shows every day, and your <a href="/m/gameRecord">betting record</a> every bet.',
      'Decide on a sum and a time before you start, and write them down as <a href="/m/responsible?view=limits">limits</a>: when one is used up, no bet or deposit is taken any more.',
    ],
    ty: [
      'Ang makatutulong dito',
      'Habang naglalaro, nakikita sa itaas kung gaano ka na katagal at kung panalo o talo ka. Nasa <a href="/m/profitandloss">panalo at talo</a> ang bawat araw, at nasa <a href="/m/gameRecord">tala ng taya</a> ang bawat taya.',
      'Magtakda ng halaga at oras bago magsimula, at isulat bilang <a href="/m/responsible?view=limits">limit</a>: kapag naubos na, wala nang tatanggaping taya o deposito.',
    ],
  },
  {
    en: [
      'Ask yourself',
      'Do you bet more than you meant to? Do you hide it, or borrow for it? Do you play to forget something else? One yes is a reason to take a break and to talk to somebody you trust.',
    ],
    ty: [
      'Tanungin ang sarili',
      'Mas malaki ba ang itinataya mo kaysa balak mo? Itinatago mo ba ito, o nangungutang para rito? Naglalaro ka ba para makalimot? Kung may isang oo, magpahinga muna at kausapin ang taong pinagkakatiwalaan mo.',
    ],
  },
  {
    en: [
      'Stopping',
      '<a href="/m/responsible?view=break">Take a break</a>, from a day to for good: it holds at once, takes no bets and no deposits, and withdrawals stay open.',
      '<a href="/m/service">Customer service</a> closes your account for play, too, for a while or for good.',
    ],
    ty: [
      'Pagtigil',
      '<a href="/m/responsible?view=break">Magpahinga</a>, mula isang araw hanggang habambuhay: agad ito, walang taya at deposito, at bukas ang withdrawal.',
      'Maisasara rin ng <a href="/m/service">customer service</a> ang paglalaro sa account mo, pansamantala o habambuhay.',
    ],
  },
  {
    en: [
      'Only from {age} on',
      'Nobody under {age} may play. Do not lend your account, and keep your phone locked where children are.',
    ],
    ty: [
      'Mula {age} taong gulang lang',
      'Bawal maglaro ang wala pang {age} taong gulang. Huwag ipahiram ang account mo, at i-lock ang phone kung may mga bata.',
    ],
  },
]

/** The operator's long texts. */
export const documents = (now: number) => [
  agreement(now),
  documentRow('privacy', privacy, now),
  documentRow('responsible', responsible, now),
]
