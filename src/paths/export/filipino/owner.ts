/** What the charts say of devices, idle sessions and the account’s safety, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The list of devices where the account is signed in is loading.':
    'Nilo-load ang listahan ng mga device kung saan naka-log in ang account.',
  'Every signed-in device with its last use and place; this device is marked.':
    'Bawat device na may huling gamit at lugar; may marka ang device na ito.',
  'The player wants to sign out one of the other devices.':
    'Gusto ng player na i-log out ang isa sa ibang mga device.',
  'The player wants to sign out all other devices.':
    'Gusto ng player na i-log out ang lahat ng ibang device.',
  'The devices are signed out; the list shows those that are left.':
    'Naka-log out na ang mga device; nasa listahan ang natira.',
  'Idle time is not tracked here: the platform ends an unused session itself.':
    'Hindi binabantayan dito ang oras: ang platform ang tatapos sa session na hindi ginagamit.',
  'The player is active.': 'Aktibo ang player.',
  'No tab has been used for nearly the whole idle time limit.':
    'Halos ubos na ang pinapayagang oras na walang ginagawa sa anumang tab.',
  'The phone was asleep past the time limit, so no warning could be shown.':
    'Nakatulog ang phone lampas sa dulo: walang pagkakataong magbabala.',
  'A dialog counts down to the end, and asks whether the player is still there.':
    'Bumibilang pababa ang dialog at nagtatanong kung nandiyan pa ang player.',
  'The player confirms that they are still there.': 'Kinumpirma ng player na nandiyan pa siya.',
  'The player is active in another tab.': 'Aktibo ang player sa ibang tab.',
  'The player ends the session.': 'Tinapos ng player ang session.',
  'The countdown has ended without an answer.': 'Natapos ang bilang nang walang sagot.',
  'The session has ended on this phone, and the platform is informed.':
    'Tapos na ang session sa phone na ito, at sinabi sa platform.',
  'The page is on screen again: the list is fetched again.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang listahan.',
}
