/** Reasons why a step deliberately does nothing, in spoken Filipino. The English sentence is the key. */
export const stopSentences: Readonly<Record<string, string>> = {
  'The same message is already on screen or waiting.':
    'Nasa screen na o naghihintay na ang parehong mensahe.',
  'The platform has asked the player to wait: nothing is sent.':
    'Pinaghihintay ng platform ang player: walang ipinapadala.',
  'The time cannot be watched; the screen is as it was.':
    'Hindi mabantayan ang oras; ganoon pa rin ang screen.',
  'The connection cannot be watched; checks go on by time alone.':
    'Hindi mabantayan ang koneksyon; sa oras lang tuloy ang pagtingin.',
  'Part of a deposit must be bet before it can be withdrawn; the screen says how much.':
    'May bahagi ng deposito na kailangan munang itaya bago ma-withdraw; sinasabi ng screen kung magkano.',
  'The operator asks for a second step, and there is none yet: the screen leads there.':
    'Humihingi ang operator ng ikalawang hakbang, at wala pa nito: dinadala roon ng screen.',
  'Part of a deposit has to be bet first; the screen says how much.':
    'May bahagi ng deposito na kailangan munang itaya; sinasabi ng screen kung magkano.',
  'It cannot be heard whether the phone is online; a tap asks again.':
    'Hindi malaman kung may internet ang phone; isang pindot ang magtatanong ulit.',
  'It cannot be heard what else comes; the next search looks.':
    'Hindi malaman kung ano pa ang darating; titingin ang susunod na paghahanap.',
  'This list is already on screen.': 'Nasa screen na ang listahang ito.',
  'This list is already loading: no second request is sent.':
    'Nilo-load na ang listahang ito: walang ikalawang request na ipinapadala.',
  'It then never rests.': 'Hindi na ito nagpapahinga.',
}
