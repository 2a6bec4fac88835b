/** Reasons why a step deliberately does nothing, in spoken Filipino. The English sentence is the key. */
export const stopSentences: Readonly<Record<string, string>> = {
  'The setup was fetched on this visit.': 'Sa pagbisitang ito nakuha ang setup.',
  'What is known stays on screen; the platform checks every registration.':
    'Nananatili sa screen ang alam na; sinusuri ng platform ang bawat rehistro.',
  'The same message is already on screen or waiting.':
    'Nasa screen na o naghihintay na ang parehong mensahe.',
  'A cooldown is running: nothing is sent.': 'May paghihintay pa: walang ipinapadala.',
  'The end of the break cannot be tracked; the screen stays as it is.':
    'Hindi mabantayan ang katapusan ng pahinga; ganoon pa rin ang screen.',
  'Connection changes are not reported; checks continue at intervals only.':
    'Hindi mabantayan ang koneksyon; sa takdang oras lang tuloy ang pagtingin.',
  'Part of a deposit must be bet before it can be withdrawn; the screen says how much.':
    'May bahagi ng deposito na kailangan munang itaya bago ma-withdraw; sinasabi ng screen kung magkano.',
  'The operator requires a second step, and none is set up yet: the screen leads to the setup.':
    'Kailangan ng operator ng ikalawang hakbang, at wala pang naka-set up: dinadala ng screen ang player doon.',
  'Part of a deposit has to be bet first; the screen says how much.':
    'May bahagi ng deposito na kailangan munang itaya; sinasabi ng screen kung magkano.',
  'Connection changes are not reported; the player can try again with a tap.':
    'Hindi mabantayan ang koneksyon; puwedeng sumubok ulit ang player sa isang pindot.',
  'Later parts of the list of games are not reported; the next search includes them.':
    'Hindi malaman kung may darating pa sa listahan ng laro; isasama ito ng susunod na paghahanap.',
  'This list is already on screen.': 'Nasa screen na ang listahang ito.',
  'This list is already loading: no second request is sent.':
    'Nilo-load na ang listahang ito: walang ikalawang request na ipinapadala.',
  'Connection changes are not reported: the counter keeps going even offline.':
    'Hindi nababantayan ang koneksyon: tuloy ang bilang kahit offline.',
}
