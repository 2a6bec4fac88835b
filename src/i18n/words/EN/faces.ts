/**
 * How the site appears on phones' home screens; titles and descriptions are the operator file's. Read by
 * hosts only.
 */
export const words = {
  'shot.home': 'Games and draws on the first screen',
  'shortcut.games': 'Games',
  'shortcut.lottery': 'Lottery',
  'shortcut.promos': 'Promotions',
  'shortcut.deposit': 'Deposit',
} as const
