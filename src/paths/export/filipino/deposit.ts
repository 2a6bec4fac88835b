/** What the charts of the deposit say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // deposit
  'Checks whether a deposit was started before the page was loaded.':
    'Tinitingnan kung may nasimulang deposito bago na-load ang page.',
  'A deposit was started on this phone: the screen continues with it.':
    'May nasimulang deposito sa phone na ito: iyon ang itutuloy ng screen.',
  'No deposit was started on this phone.': 'Walang nasimulang deposito sa phone na ito.',
  'Payment methods, their limits and the promotion are fetched. What was typed stays.':
    'Kinukuha ang mga paraan ng bayad, ang hangganan ng bawat isa at ang promo. Nananatili ang na-type.',
  'The payment method chosen before is selected, otherwise the first one.':
    'Napili ang unang paraan ng bayad, o ang dating napili.',
  'No payment method is available.': 'Walang bukas na paraan ng bayad.',
  'The payment methods could not be loaded; the screen says why and offers to try again.':
    'Hindi nakuha ang mga paraan ng bayad; sinasabi ng screen kung bakit at puwedeng subukan ulit.',
  'No payment method is available at the moment; the screen says so.':
    'Walang bukas na paraan ng bayad ngayon; sinasabi iyon ng screen.',
  'The player chooses amount, payment method and promotion. Nothing is sent, and no money moves.':
    'Pinipili ng player ang halaga, paraan ng bayad at promo. Wala pang ipinapadala, at walang gumagalaw na pera.',
  'The player types an amount or taps a quick amount.':
    'Nag-type ang player ng halaga, o pinindot ang isa sa mabilisang halaga.',
  'The player chooses another payment method: an error about the amount is checked against its limits.':
    'Pumili ang player ng ibang paraan ng bayad: tinitingnan ulit ang mali sa halaga ayon sa hangganan nito.',
  'The form waits for the player.': 'Hinihintay ng form ang player.',
  'The player adds the promotion; its condition shows beside it.':
    'Idinagdag ng player ang promo; nasa tabi nito ang kondisyon.',
  'The player removes the promotion again.': 'Inalis ulit ng player ang promo.',
  'The player requests the deposit shown on screen.': 'Hinihingi ng player ang depositong nasa screen.',
  'The amount is missing or outside the limits; the ticket says so.':
    'Walang halaga o lampas sa hangganan: sinasabi iyon ng ticket.',
  'The platform records that the player accepts the promotion’s terms.':
    'Itinatala ng platform na tinatanggap ng player ang mga kondisyon ng promo.',
  'The promotion applies to this deposit.': 'Kasama na ang promo sa depositong ito.',
  'The promotion could not be added: the deposit continues without it, and the ticket says so.':
    'Hindi naidagdag ang promo: tuloy ang deposito nang wala ito, at sinasabi iyon ng ticket.',
  'The deposit is requested exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang hinihingi ang deposito. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The deposit is waiting for payment; the provider’s page opens, if there is one.':
    'Naghihintay ng bayad ang deposito; bubukas ang page ng provider, kung mayroon.',
  'The deposit was started, but its answer was lost. The player taps to go to the provider.':
    'Nasimulan ang deposito, pero nawala ang sagot. Isang pindot papunta sa provider.',
  'No money moved: the form stays as it is and shows why.':
    'Walang gumalaw na pera: nananatili ang form at ipinapakita kung bakit.',
  'There was no earlier request; or limits, fee or promotion have changed, and the player reviews them.':
    'Walang naunang nakabinbin; o nagbago ang hangganan, dagdag na bayad o promo, at titingnan muna ng player.',
  'A deposit is in progress or finished, and the screen shows it.':
    'May depositong tumatakbo o tapos na, at iyon ang nasa screen.',
  'The player had added the promotion before: it is added again.':
    'Naidagdag na dati ng player ang promo: idinadagdag ito ulit.',
  'The player tries again with the same amount, method and promotion; the previous deposit stays in the record.':
    'Susubukan ulit gamit ang parehong halaga, paraan ng bayad at promo. Nasa tala pa rin ang naunang deposito.',
  'The player starts another deposit after a paid one: the form is empty.':
    'Panibagong deposito pagkatapos ng bayad na: walang laman ang form sa simula.',
  // deposit-order
  'Checks whether the deposit’s state is already known.': 'Tinitingnan kung alam na ang lagay ng deposito.',
  'The deposit has just been started.': 'Kakasimula lang ng deposito.',
  'The page was reloaded: the deposit’s state is looked up.':
    'Na-reload ang page: inaalam ang lagay ng deposito.',
  'The deposit is not paid yet. The screen shows where and until when to pay, and checks again automatically.':
    'Hindi pa bayad. Ipinapakita ng screen kung saan at hanggang kailan magbabayad, at kusang tumitingin ulit.',
  'The player wants to check now.': 'Gustong tingnan ng player ngayon.',
  'The player goes back to the provider’s page.': 'Bumalik ang player sa page ng provider.',
  'Checks the state of the deposit; what is known stays on screen.':
    'Tinitingnan ang lagay ng deposito; nananatili sa screen ang alam na.',
  'The deposit is not paid yet.': 'Hindi pa bayad ang deposito.',
  'The payment has arrived.': 'Dumating na ang bayad.',
  'The player cancelled it at the provider.': 'Kinansela ng player sa provider.',
  'The time to pay has run out.': 'Ubos na ang oras para magbayad.',
  'The message has been shown for its full time.': 'Tapos na ang oras ng mensahe.',
  'The provider or the operator refused it.': 'Tumanggi ang provider o ang operator.',
  'The platform has no such deposit for this player.':
    'Walang ganoong deposito ang player na ito sa platform.',
  'The check failed: the last known state stays on screen, with the reason.':
    'Hindi natingnan: nananatili sa screen ang huling alam, kasama ang dahilan.',
  'The check failed, and nothing is known about the deposit yet.':
    'Hindi natingnan, at wala pang alam tungkol sa deposito.',
  'The deposit could not be loaded since the page opened; the screen tries again.':
    'Hindi ma-load ang deposito mula nang bumukas ang page; susubok ulit ang screen.',
  'The money is in the account, with the bonus if a promotion was added.':
    'Nasa account na ang pera, kasama ang bonus kung idinagdag ang promo.',
  'Cancelled at the provider: nothing was charged.': 'Kinansela sa provider: walang nasingil.',
  'The deposit was not paid in time and has expired.':
    'Hindi nabayaran sa oras: wala nang bisa ang deposito.',
  'The payment was refused: no money arrived.': 'Tinanggihan ang bayad: walang dumating na pera.',
  'There is no such deposit; the screen offers a new one.':
    'Walang ganoong deposito: nag-aalok ang screen ng panibago.',
  // copy-text
  'The text shows, with the copy button.': 'Lumalabas ang teksto, kasama ang button na pangkopya.',
  'The player taps the button.': 'Pinindot ng player ang button.',
  'The browser copies the text.': 'Kinokopya ng browser ang teksto.',
  'The text is copied.': 'Nakopya na ang teksto.',
  'The browser does not allow copying: the text can be copied by hand.':
    'Hindi pumapayag ang browser na kopyahin: puwedeng kopyahin ang teksto nang mano-mano.',
  'Shows for a moment that the text was copied.': 'Ipinapakita sandali na nakopya na ang teksto.',
  // what an earlier visit has loaded
  'The player is first offered limits of their own.': 'Iniaalok muna sa player ang sarili niyang mga limit.',
  'Payment methods, limits and promotion are up to date. What was typed stays.':
    'Bago na ang mga paraan ng bayad, limit at promo. Nananatili ang na-type.',
  'No payment method is available any more.': 'Wala nang bukas na paraan ng bayad.',
  'There was no earlier request; the form of an earlier visit shows at once.':
    'Walang naunang hiling; lumalabas agad ang form ng naunang pagbisita.',
}
