import type { words as english } from '../EN/records'

export const words: Record<keyof typeof english, string> = {
  range: 'Gaano katagal',
  'days.1': 'Ngayon',
  'days.7': '7 araw',
  'days.30': '30 araw',
  'days.365': '12 buwan',
  today: 'Ngayon, {{date}}',
  yesterday: 'Kahapon, {{date}}',
  zone: 'Oras ng teleponong ito ang nakasulat (UTC{{zone}}).',
  more: 'May nilo-load pa',
  stuck: 'Hindi na-load ang iba.',
  'empty.year': 'Ipakita ang 12 buwan',
  'error.safe': 'Ligtas ang mga nakatala at ang balanse mo.',
}
