import type { words as english } from '../EN/trial'

export const words: Record<keyof typeof english, string> = {
  title: 'Libreng subok sa peryahan',
  lead: 'Account na may play money, gawa sa isang segundo. Walang form, walang numero.',
  'can.games': 'Laruin ang mga larong may libreng subok',
  'can.look': 'Tingnan ang lahat ng iba pa',
  'can.end': 'Tumigil kahit kailan: tapos na ito kapag nag-log out',
  'cannot.win': 'Hindi totoong pera ang play money: walang papasok at lalabas',
  'cannot.money': 'Walang deposito, tala o mensahe',
  'cannot.keep': 'Walang malilipat sa sarili mong account',
  start: 'Simulan ang trial',
  making: 'Ginagawa ang trial account mo',
  register: 'Gumawa ng totoong account',
  'made.title': 'Handa na ang trial account mo',
  'made.name': 'Naglalaro ka bilang',
  'made.text': 'Play money lang ang lahat ng itataya mo.',
  'member.title': 'May totoong account ka na',
  'member.text':
    'Para sa guest ang trial. Mag-log out muna kung gusto mong sumubok nang hindi gamit ang pera mo.',
  go: 'Papunta sa mga laro',
}
