import type { words as english } from '../EN/game'

export const words: Record<keyof typeof english, string> = {
  opening: 'Binubuksan ang laro',
  loading: 'Nilo-load ang laro',
  slow: 'Natatagalan ang laro. Puwede kang maghintay, o bumalik.',
  leave: 'Umalis sa laro',
  frame: 'Laro: {{name}}',
  lost: 'Nawala ang koneksyon',
  lostText:
    'Sarado muna ang pagtaya hangga’t hindi ito bumabalik. Ang tayang papunta na ay titingnan, hindi ipapadala ulit.',
  slowLink: 'Mabagal ang koneksyon. Mahalaga ito sa mga round na may oras.',
  closed: 'Hindi nabuksan ang laro',
  broken: 'Huminto ang laro',
  brokenText:
    'Nasa tala ng taya mo ang mga itinaya mo. Kung may bukas na round, hihintayin ka nito at nakalaan ang taya.',
  otherGames: 'Ibang ganitong laro',
  playTime: 'Oras ng laro',
  net: 'Net',
  netOld: 'Net (hindi pa bago)',
  held: 'Nakalaan',
  'demo.trial': 'Play money ng trial mo. Walang papasok at lalabas na pera.',
  demo: 'Libreng subok gamit ang demo points. Walang perang gagalaw.',
  left: 'Natitira sa limit',
  timeLeft: 'Natitirang oras',
  minutes: '{{minutes}} min',
  protectLabel: 'Responsableng paglalaro',
  record: 'Mga taya',
  recordLabel: 'Tala ng taya',
  'waiting.title': 'Ituloy ang round mo',
  'waiting.text':
    'Hindi pa tapos ang huling round mo sa {{name}}. Nakalaan ang taya, at nabunot na ang resulta noong tumaya ka.',
  'waiting.stake': 'Nakalaang taya',
  'waiting.since': 'Itinaya noong {{time}}',
  'waiting.go': 'Ituloy ang round',
  'waiting.later': 'Mamaya na',
  limits: 'Tingnan ang mga limit ko',
  'limits.until': 'Makakapaglaro ka ulit mula {{time}}. Matatapos pa rin ang round na naghihintay.',
}
