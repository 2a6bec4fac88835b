import type { words as english } from '../EN/service'

export const words: Record<keyof typeof english, string> = {
  lead: 'May taong sasagot dito, araw at gabi.',
  float: 'Customer service',
  'way.LIVECHAT': 'Mag-chat',
  'way.TELEGRAM': 'Telegram',
  'way.FACEBOOK': 'Messenger',
  agents_one: '{{count}} tao ang mapipili',
  agents_other: '{{count}} tao ang mapipili',
  launching: 'Binubuksan',
  'nobody.title': 'Walang nasa desk',
  'nobody.text': 'Tingnan ulit mamaya. Laging bukas ang Tulong.',
  'nobody.again': 'Tingnan ulit',
  questions: 'Madalas itanong',
  'questions.all': 'Lahat ng tanong',
  feedback: 'Magbigay ng puna',
  'feedback.text': 'Para sa hindi apurahan',
  secret: 'Hindi kailanman hihingin ng staff namin ang password, PIN o SMS code mo.',
}
