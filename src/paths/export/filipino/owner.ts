/** What the charts say of devices, idle sessions and the account’s safety, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The list of devices where the account is signed in is loading.':
    'Sinasabi ng platform kung saan naka-log in ang account.',
  'Every signed-in device with its last use and place; this device is marked.':
    'Bawat device na may huling gamit at lugar; may marka ang device na ito.',
  'The player wants to sign out one of the other devices.': 'Isa sa mga iba ang ila-log out.',
  'The player wants to sign out all other devices.': 'Lahat ng iba ang ila-log out.',
  'The devices are signed out; the list shows those that are left.':
    'Naka-log out na sila: ang natira ang nasa listahan.',
  'Idle time is not tracked here: the platform ends an unused session itself.':
    'Walang nagbabantay: ang platform ang tatapos sa session na hindi ginagamit.',
  'The player is active.': 'Nandiyan ang player.',
  'No tab has been used for nearly the whole idle time limit.':
    'Halos ubos na ang oras na walang ginagawa sa kahit anong tab.',
  'The phone was asleep past the time limit, so no warning could be shown.':
    'Nakatulog ang phone lampas sa dulo: walang pagkakataong magbabala.',
  'A dialog counts down to the end, and asks whether the player is still there.':
    'Bumibilang pababa ang dialog at nagtatanong kung nandiyan pa ang player.',
  'The player confirms that they are still there.': 'Nandiyan pa.',
  'The player is active in another tab.': 'Nandiyan pa, sa ibang tab.',
  'The player ends the session.': 'Tama na para sa kanila.',
  'The countdown has ended without an answer.': 'Walang sumagot.',
  'The session has ended on this phone, and the platform is informed.':
    'Tapos na ang session sa phone na ito, at sinabi sa platform.',
  'The page is on screen again: the list is fetched again.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang listahan.',
}
