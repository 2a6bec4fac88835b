/** How the brands look from outside: shared links, searches, the phone's home screen. Read by the build only. */
export const words = {
  'perya.text': 'The fair in your hand',
  'perya.description':
    'Slots, live tables, sports and lottery at the fair. For adults of 21 and over. Play responsibly.',
  'bayside.text': 'Your evening by the bay',
  'bayside.description':
    'Slots, live tables, sports and lottery by the bay. For adults of 18 and over. Play responsibly.',
  'shortcut.games': 'Games',
  'shortcut.lottery': 'Lottery',
  'shortcut.promos': 'Promotions',
  'shortcut.deposit': 'Deposit',
} as const
