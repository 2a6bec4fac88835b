import type { DocumentTable } from '../db/documents'

/** One section of a long text. */
export interface Section {
  readonly en: readonly [title: string, ...paragraphs: string[]]
  readonly ty: readonly [title: string, ...paragraphs: string[]]
}

/** The sandbox operator's user agreement, section by section. */
const sections: readonly Section[] = [
  {
    en: [
      '1. Who may play',
      'You must be {age} or over, and playing must be allowed where you live. We may ask for proof of both, and we close accounts for which it is not given.',
      'Each person may have <strong>one account</strong>. It is yours alone: nobody else may use it, and it cannot be sold or lent.',
    ],
    ty: [
      '1. Sino ang puwedeng maglaro',
      'Dapat {age} taong gulang ka na pataas, at pinapayagan ang paglalaro kung saan ka nakatira. Puwede kaming humingi ng patunay, at isinasara namin ang account kapag hindi ito naibigay.',
      '<strong>Isang account</strong> lang bawat tao. Sa iyo lang ito: bawal gamitin ng iba, ibenta o ipahiram.',
    ],
  },
  {
    en: [
      '2. Your account',
      'What you tell us has to be true and has to stay so. Keep your password and your codes to yourself; our staff never asks for them.',
      'Tell customer service at once when you believe that somebody else has signed in as you.',
    ],
    ty: [
      '2. Ang account mo',
      'Totoo dapat ang ibibigay mong impormasyon, at panatilihin itong tama. Huwag ibigay sa iba ang password at mga code mo; hindi kailanman hihingin ng staff namin ang mga ito.',
      'Sabihin agad sa customer service kung sa tingin mo ay may ibang nag-log in bilang ikaw.',
    ],
  },
  {
    en: [
      '3. Money',
      'Deposit only money of your own, by a way of payment in your own name. Withdrawals go to you, by a way that we have been able to check.',
      'What you deposited is yours to withdraw. A bonus has to be bet as often as its terms say before anything can be withdrawn; the terms stand beside it before you take it.',
    ],
    ty: [
      '3. Pera',
      'Sarili mong pera lang ang ideposito, gamit ang paraan ng bayad na nasa pangalan mo. Sa iyo mismo napupunta ang withdrawal, sa paraang natingnan na namin.',
      'Puwede mong i-withdraw ang idineposito mo. Ang bonus ay kailangan munang itaya kung ilang beses ang nasa patakaran nito bago maka-withdraw; nakasulat ito sa tabi ng bonus bago mo kunin.',
    ],
  },
  {
    en: [
      '4. Bets',
      'A bet counts once the platform has taken it. What counts is the platform’s record, which you find in your betting record.',
      'When a game breaks off, its round waits for you and can be finished later. When the operator calls a round or a draw off, its stake comes back.',
    ],
    ty: [
      '4. Mga taya',
      'May bisa ang taya kapag natanggap na ito ng platform. Ang tala ng platform ang basehan, at makikita mo ito sa tala ng taya mo.',
      'Kapag naputol ang laro, hihintayin ka ng round at puwede itong tapusin mamaya. Kapag kinansela ng operator ang round o bola, ibabalik ang taya.',
    ],
  },
  {
    en: [
      '5. Fair play',
      'No programs that play for you, no second accounts, no agreements with other players against the house or against others. Winnings made so are taken back.',
    ],
    ty: [
      '5. Patas na laro',
      'Bawal ang program na naglalaro para sa iyo, ikalawang account, at usapan ng mga player laban sa house o sa iba. Binabawi ang panalong galing dito.',
    ],
  },
  {
    en: [
      '6. Keeping play in hand',
      'Play is meant as a pastime. You can set <a href="/m/responsible?view=limits">limits</a> and <a href="/m/responsible?view=break">take a break</a> yourself, and customer service closes an account for play when its owner asks for it: from then on it takes no bets and no deposits, and withdrawals stay open.',
    ],
    ty: [
      '6. Kontrolado ang laro',
      'Libangan lang ang paglalaro. Puwede kang magtakda ng <a href="/m/responsible?view=limits">limit</a> at <a href="/m/responsible?view=break">magpahinga</a>, at isinasara ng customer service ang account sa paglalaro kapag hiniling ng may-ari: mula noon, wala nang taya at deposito, pero puwede pa ring mag-withdraw.',
    ],
  },
  {
    en: [
      '7. What we keep of you',
      'We keep what we need to run your account and what the law tells us to: who you are, what you deposited, bet and withdrew, and from where you signed in. We sell none of it.',
    ],
    ty: [
      '7. Ang itinatago naming impormasyon',
      'Itinatago namin ang kailangan para sa account mo at ang hinihingi ng batas: kung sino ka, ang deposito, taya at withdrawal mo, at kung saan ka nag-log in. Wala kaming ibinebenta rito.',
    ],
  },
  {
    en: [
      '8. Changes and questions',
      'When this text changes, you are told before it counts, and you may close your account instead. Questions go to <a href="/m/service">customer service</a>; the <a href="/m/help">help centre</a> has the usual ones.',
    ],
    ty: [
      '8. Pagbabago at mga tanong',
      'Kapag nagbago ito, sasabihan ka muna bago magkabisa, at puwede mong isara ang account mo kung ayaw mo. Sa <a href="/m/service">customer service</a> ang mga tanong; nasa <a href="/m/help">Tulong</a> ang karaniwan.',
    ],
  },
]

const html = (sections: readonly Section[], language: 'en' | 'ty') =>
  sections
    .map((section) => {
      const [title, ...paragraphs] = section[language]
      return `<h2>${title}</h2>${paragraphs.map((one) => `<p>${one}</p>`).join('')}`
    })
    .join('')

/** A document's row; in force for half a year. */
export const documentRow = (key: DocumentTable['key'], sections: readonly Section[], now: number) => ({
  key,
  contentEn: html(sections, 'en'),
  contentTy: html(sections, 'ty'),
  since: now - 182 * 24 * 3_600_000,
})

export const agreement = (now: number) => documentRow('agreement', sections, now)
