/** What the charts of the deposit say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // deposit
  'Whether a deposit was begun before the page was loaded.':
    'Kung may nasimulang deposito bago na-load ang page.',
  'One was begun on this phone: the screen goes on with it.':
    'May nasimulan sa phone na ito: iyon ang itutuloy ng screen.',
  'None.': 'Wala.',
  'Ways to pay, their bounds and the promotion are fetched. What was typed stays.':
    'Kinukuha ang mga paraan ng bayad, ang hangganan ng bawat isa at ang promo. Nananatili ang na-type.',
  'The first way to pay is chosen, or the one that was chosen before.':
    'Napili ang unang paraan ng bayad, o ang dating napili.',
  'No way to pay is open.': 'Walang bukas na paraan ng bayad.',
  'The ways to pay could not be fetched; the screen says why and offers another try.':
    'Hindi nakuha ang mga paraan ng bayad; sinasabi ng screen kung bakit at puwedeng subukan ulit.',
  'No way to pay is open right now; the screen says so.':
    'Walang bukas na paraan ng bayad ngayon; sinasabi iyon ng screen.',
  'The player looks again.': 'Titingin ulit ang player.',
  'Amount, way to pay and promotion are chosen. Nothing has been asked for, and no money moves.':
    'Pinipili ang halaga, paraan ng bayad at promo. Wala pang hinihingi, at walang gumagalaw na pera.',
  'The amount is typed, or one of the quick amounts is tapped.':
    'Tina-type ang halaga, o pinipindot ang isa sa mabilisang halaga.',
  'Another way to pay: a complaint about the amount is looked at again under its bounds.':
    'Ibang paraan ng bayad: tinitingnan ulit ang reklamo sa halaga ayon sa hangganan nito.',
  'The form waits for the player.': 'Hinihintay ng form ang player.',
  'The player wants the promotion, whose condition stands beside it.':
    'Gusto ng player ang promo; nasa tabi nito ang kondisyon.',
  'The player does not want it after all.': 'Ayaw na pala ng player.',
  'The deposit is asked for as the screen shows it, under a key of its own.':
    'Hinihingi ang deposito gaya ng nasa screen, may sarili nitong key.',
  'The amount is missing or out of bounds: the ticket says so.':
    'Walang halaga o lampas sa hangganan: sinasabi iyon ng ticket.',
  'The platform hears that the player accepts the terms of the promotion.':
    'Nalalaman ng platform na tinatanggap ng player ang kondisyon ng promo.',
  'It is added to this deposit.': 'Idinagdag ito sa depositong ito.',
  'It could not be added: the deposit goes without, and the ticket says so.':
    'Hindi ito naidagdag: tuloy ang deposito nang wala ito, at sinasabi iyon ng ticket.',
  'No answer in time: the deposit goes without.': 'Walang sagot sa oras: tuloy ang deposito nang wala ito.',
  'The deposit is asked for, once, under its own key. Tapping again does nothing.':
    'Hinihingi ang deposito, isang beses, sa sarili nitong key. Walang mangyayari sa dagdag na pindot.',
  'It waits to be paid: on to the provider, where there is one.':
    'Naghihintay na mabayaran: diretso sa provider, kung mayroon.',
  'Bounds, fee or promotion are others by now: they are fetched again, and the player looks them over.':
    'Iba na ang hangganan, dagdag na bayad o promo: kinukuha ulit, at titingnan muna ng player.',
  'Refused: the form stays as it is and says why. Nothing has moved.':
    'Tinanggihan: nananatili ang form at sinasabi kung bakit. Walang gumalaw.',
  'Not known whether the platform has it: looks, and sends nothing again.':
    'Hindi alam kung nasa platform na: titingin, at walang ipapadala ulit.',
  'No answer in time: looks, and sends nothing again.':
    'Walang sagot sa oras: titingin, at walang ipapadala ulit.',
  'The answer got lost: finds out under the same key whether the deposit was begun.':
    'Nawala ang sagot: inaalam sa parehong key kung nasimulan ang deposito.',
  'It was begun. The player goes on to the provider by a tap.':
    'Nasimulan ito. Isang pindot papunta sa provider.',
  'It was not, and now never will be: the form says that no money has moved, and why.':
    'Hindi nasimulan, at hindi na mangyayari: sinasabi ng form na walang gumalaw na pera, at kung bakit.',
  'Still not known.': 'Hindi pa rin alam.',
  'Nobody knows yet whether the deposit was begun; nothing is paid by it so far. The screen looks again.':
    'Wala pang nakakaalam kung nasimulan ang deposito; wala pang nabayaran. Titingin ulit ang screen.',
  'A deposit is under way or over: the screen is about it.':
    'May depositong tumatakbo o tapos na: tungkol doon ang screen.',
  'Another deposit. The one before stays in the record.': 'Panibagong deposito. Nasa tala pa rin ang nauna.',
  // deposit-order
  'Whether anything is known of the deposit yet.': 'Kung may alam na tungkol sa deposito.',
  'It was begun a moment ago.': 'Kakasimula lang nito.',
  'The page was loaded again: looks how it stands.': 'Na-load ulit ang page: tinitingnan ang lagay nito.',
  'The payment has not come yet. The screen says where to pay and until when, and looks again by itself.':
    'Hindi pa dumarating ang bayad. Sinasabi ng screen kung saan at hanggang kailan magbabayad, at kusang tumitingin ulit.',
  'The player wants to know now.': 'Gusto nang malaman ng player.',
  'To the provider’s page, once more.': 'Sa page ng provider, ulit.',
  'Looks how the deposit stands; what is known stays on the screen.':
    'Tinitingnan ang lagay ng deposito; nananatili sa screen ang alam na.',
  'Not paid yet.': 'Hindi pa bayad.',
  'The money has come.': 'Dumating na ang pera.',
  'The player called it off at the provider.': 'Kinansela ng player sa provider.',
  'Its time is over.': 'Tapos na ang oras nito.',
  'The provider or the operator said no.': 'Tumanggi ang provider o ang operator.',
  'The platform knows no such deposit of this player.':
    'Walang ganoong deposito ang player na ito sa platform.',
  'Nothing new could be learned: what is known stays, with the reason.':
    'Walang bagong nalaman: nananatili ang alam na, kasama ang dahilan.',
  'Nothing is known of it.': 'Walang alam tungkol dito.',
  'No answer in time: what is known stays.': 'Walang sagot sa oras: nananatili ang alam na.',
  'No answer in time, and nothing is known of it.': 'Walang sagot sa oras, at walang alam tungkol dito.',
  'The deposit could not be looked at since the page was loaded; the screen looks again.':
    'Hindi pa natingnan ang deposito mula nang ma-load ang page; titingin ulit ang screen.',
  'The money is in the account, with the bonus if the promotion was added.':
    'Nasa account na ang pera, kasama ang bonus kung idinagdag ang promo.',
  'Called off at the provider: nothing was taken.': 'Kinansela sa provider: walang nakuha.',
  'Nobody paid in time: the deposit is void.': 'Walang nagbayad sa oras: wala nang bisa ang deposito.',
  'The payment was refused: nothing came to the account.':
    'Tinanggihan ang bayad: walang dumating sa account.',
  'There is no such deposit: the screen offers a new one.':
    'Walang ganoong deposito: nag-aalok ang screen ng panibago.',
  // copy-text
  'The text stands there, with the button.': 'Naroon ang teksto, kasama ang button.',
  'The text goes onto the clipboard.': 'Mapupunta sa clipboard ang teksto.',
  'The browser is asked to copy it.': 'Pinakokopya ito sa browser.',
  'It is on the clipboard.': 'Nasa clipboard na.',
  'The browser keeps the clipboard shut: the text can be copied by hand.':
    'Sarado ang clipboard ng browser: puwedeng kopyahin ang teksto nang mano-mano.',
  'Says for a moment that it is done.': 'Sandaling sinasabi na tapos na.',
}
