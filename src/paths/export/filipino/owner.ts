/** What the charts say of devices, idle sessions and the account’s safety, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The platform says where the account is signed in.':
    'Sinasabi ng platform kung saan naka-log in ang account.',
  'Every device with its last use and place; this one is marked.':
    'Bawat device na may huling gamit at lugar; may marka ang device na ito.',
  'One of the others is to be signed out.': 'Isa sa mga iba ang ila-log out.',
  'All of the others are to be signed out.': 'Lahat ng iba ang ila-log out.',
  'They are signed out: the list is what is left.': 'Naka-log out na sila: ang natira ang nasa listahan.',
  'Nothing is watched: the platform ends a session that is not used.':
    'Walang nagbabantay: ang platform ang tatapos sa session na hindi ginagamit.',
  'The player is there.': 'Nandiyan ang player.',
  'Nothing has been done in any tab for nearly as long as may be.':
    'Halos ubos na ang oras na walang ginagawa sa kahit anong tab.',
  'The phone has slept beyond the end: there was no moment to warn in.':
    'Nakatulog ang phone lampas sa dulo: walang pagkakataong magbabala.',
  'A dialog counts down to the end, and asks whether the player is still there.':
    'Bumibilang pababa ang dialog at nagtatanong kung nandiyan pa ang player.',
  'They are.': 'Nandiyan pa.',
  'They are, in another tab.': 'Nandiyan pa, sa ibang tab.',
  'They have had enough.': 'Tama na para sa kanila.',
  'Nobody has answered.': 'Walang sumagot.',
  'The session has ended on this phone, and the platform is told.':
    'Tapos na ang session sa phone na ito, at sinabi sa platform.',
  'The page is on screen again: the list is fetched anew.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang listahan.',
}
