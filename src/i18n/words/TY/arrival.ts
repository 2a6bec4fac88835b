import type { words as english } from '../EN/arrival'

export const words: Record<keyof typeof english, string> = {
  'welcome.title': 'Tuloy ka sa peryahan, {{name}}',
  'welcome.text': 'Bukas na ang account mo. Maglibot muna; makapaghihintay ang unang laro.',
  'welcome.trial':
    'May play money ka: subukan ang mga larong may libreng subok. Walang papasok at lalabas na pera.',
  'welcome.close': 'Maglibot',
  'welcome.limits': 'Magtakda muna ng limit',
  'contract.salary.title': 'May naghihintay na kontrata sa suweldo',
  'contract.dividend.title': 'May naghihintay na kontrata sa dibidendo',
  'contract.hourly.title': 'May naghihintay na kontrata kada oras',
  'contract.text': 'May inalok na kontrata ang upline mo. Mababasa mo ito bago ka sumagot.',
  'contract.later': 'Mamaya na',
  'contract.go': 'Basahin',
  'leave.title': 'Aalis ka sa site?',
  'leave.text': 'Bubuksan nito ang {{host}} sa ibang tab.',
  'leave.stay': 'Manatili',
  'leave.go': 'Buksan',
}
