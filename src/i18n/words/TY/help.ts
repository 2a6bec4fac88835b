import type { words as english } from '../EN/help'

export const words: Record<keyof typeof english, string> = {
  'help.empty.title': 'Wala pang sagot dito',
  'help.empty.text':
    'Dito ilalagay ang sagot sa mga karaniwang tanong. Habang wala pa, tutulong ang customer service.',
  'help.service': 'Magtanong sa customer service',
  'help.more': 'Wala rito ang hanap mo?',
  'help.all': 'Lahat ng tanong',
  'document.since': 'May bisa mula {{date}}',
  'document.empty.title': 'Walang tekstong maipakita',
  'document.empty.text': 'Hindi pa ito nailalagay ng operator. Maipapadala ito sa iyo ng customer service.',
}
