/** What the charts of rewards and of the VIP room say, in Filipino by the English sentence. */
export const sentences: Readonly<Record<string, string>> = {
  'Asks who this is, and whether the VIP benefit is on.':
    'Tinatanong kung sino ito, at kung bukas ang VIP benefit.',
  'This is the face that counts.': 'Ito ang dapat ipakita.',
  'The other one counts.': 'Iyong isa ang dapat ipakita.',
  'Picture, name and facts of the account; in the VIP room level, way and benefits as well.':
    'Larawan, pangalan at detalye ng account; sa VIP room pati level, layo sa susunod at mga benepisyo.',
  'Another picture.': 'Ibang larawan.',
  'Another picture is wanted.': 'Gusto ng ibang larawan.',
  'The pictures to choose from.': 'Ang mga larawang mapagpipilian.',
  'The picture stays.': 'Hindi napalitan ang larawan.',
  'That is the one already.': 'Iyon na nga ang gamit.',
  'The choice is on its way. Tapping again does nothing.':
    'Papunta na ang pinili. Walang mangyayari kung pipindutin ulit.',
  'The picture is the chosen one.': 'Ang piniling larawan na ang gamit.',
  'The platform says no; the reason shows.': 'Tumanggi ang platform; nakalagay ang dahilan.',
  'Not known whether it was saved: looks.': 'Hindi alam kung na-save: titingnan.',
  'No answer in time: looks.': 'Walang sagot sa oras: titingnan.',
  'Looks which picture the platform has now.': 'Tinitingnan kung anong larawan ang nasa platform.',
  'It was saved after all.': 'Na-save pala.',
  'It was not saved; the reason shows.': 'Hindi na-save; nakalagay ang dahilan.',
  'Still not known; the reason shows, and choosing again is safe.':
    'Hindi pa rin alam; nakalagay ang dahilan, at ligtas na pumili ulit.',
  'Still not known; choosing again is safe.': 'Hindi pa rin alam; ligtas na pumili ulit.',
  'It could not be loaded; the screen offers another try.':
    'Hindi na-load; puwedeng sumubok ulit mula sa screen.',
  'Leads to the face that counts; the address follows.': 'Dinadala sa dapat ipakita; sumusunod ang address.',
  'The benefit is off.': 'Sarado ang benepisyo.',
  'The benefit is on.': 'Bukas ang benepisyo.',
  'The other screen opens.': 'Bumubukas ang kabilang screen.',
  'Only the list of what waits shows.': 'Listahan lang ng naghihintay ang makikita.',
  'Something is to be claimed; the wish has a key of its own.':
    'May iki-claim; may sariling susi ang kagustuhang ito.',
  'Asks once more, with the amount.': 'Nagtatanong muna ulit, kasama ang halaga.',
  'Not now; it goes on waiting.': 'Hindi muna; maghihintay pa rin ito.',
  'The claim is on its way, once, under its own key. Tapping again does nothing.':
    'Papunta na ang claim, isang beses, sa sarili nitong susi. Walang mangyayari kung pipindutin ulit.',
  'It is paid.': 'Nabayaran na.',
  'The platform says no: claimed elsewhere, changed meanwhile, or not for this account.':
    'Tumanggi ang platform: na-claim na sa iba, nagbago na, o hindi para sa account na ito.',
  'Not known whether it was paid: looks, and sends nothing again.':
    'Hindi alam kung nabayaran: titingnan, at walang ipapadala ulit.',
  'Asks by its key what became of the claim. A key that is not known is burnt by that.':
    'Itinatanong sa susi kung ano ang nangyari sa claim. Hindi na magagamit ang susing hindi kilala.',
  'It was paid after all.': 'Nabayaran pala.',
  'It was not paid, and will not be under this key.':
    'Hindi nabayaran, at hindi na mababayaran sa susing ito.',
  'Nobody knows yet whether it was paid; looks again by itself.':
    'Wala pang nakakaalam kung nabayaran; titingin ulit nang kusa.',
  'The list of what was claimed tells it, too.': 'Makikita rin ito sa listahan ng mga na-claim.',
  'Paid: the amount and its number show.': 'Nabayaran: makikita ang halaga at ang numero.',
  'Read.': 'Nabasa na.',
  'Not paid, and why; what waits is asked for again.':
    'Hindi nabayaran, at kung bakit; itinatanong ulit ang mga naghihintay.',
  'Not paid: the claim did not arrive. It can be claimed again, which is a new wish.':
    'Hindi nabayaran: hindi dumating ang claim. Puwede itong i-claim ulit, bilang bagong kagustuhan.',
  'The comment is written and pictures are chosen; where neither is asked for, there is one button.':
    'Isinusulat ang komento at pinipili ang mga larawan; kung walang hinihingi, isang button lang.',
  'Three are the most.': 'Tatlo lang ang puwede.',
  'A picture was chosen.': 'May piniling larawan.',
  'Not this one after all.': 'Huwag na pala ito.',
  'The comment is missing or too long: it says so, and takes the focus.':
    'Kulang o sobrang haba ang komento: sinasabi ito, at doon napupunta ang cursor.',
  'Handed in; the wish has a key of its own.': 'Ipinasa; may sariling susi ang kagustuhang ito.',
  'The picture is looked at, by its size and its first bytes, and handed in.':
    'Tinitingnan ang laki at unang bytes ng larawan, saka ipinapasa.',
  'It is with the platform.': 'Nasa platform na.',
  'It is no png or jpg, too large, or the platform does not want it.':
    'Hindi ito png o jpg, masyadong malaki, o ayaw ng platform.',
  'It did not get through; it can be chosen again.': 'Hindi nakarating; puwedeng piliin ulit.',
  'It did not get through in time; it can be chosen again.':
    'Hindi nakarating sa oras; puwedeng piliin ulit.',
  'The wish is on its way, once, under its own key. Tapping again does nothing.':
    'Papunta na ito, isang beses, sa sarili nitong susi. Walang mangyayari kung pipindutin ulit.',
  'Refused: the reason shows, and everything typed is still there.':
    'Tinanggihan: nakalagay ang dahilan, at nandoon pa ang lahat ng isinulat.',
  'Not known whether the platform has it: looks, and sends nothing again.':
    'Hindi alam kung nasa platform na: titingnan, at walang ipapadala ulit.',
  'Asks by its key what became of the wish. A key that is not known is burnt by that.':
    'Itinatanong sa susi kung ano ang nangyari. Hindi na magagamit ang susing hindi kilala.',
  'It had arrived after all.': 'Dumating pala.',
  'It did not arrive; everything typed is still there.': 'Hindi dumating; nandoon pa ang lahat ng isinulat.',
  'Nobody knows yet whether it arrived; looks again by itself.':
    'Wala pang nakakaalam kung dumating; titingin ulit nang kusa.',
  'Joined, or applied: the promotion says so.': 'Kasali na o naka-apply na: nakasulat ito sa promo.',
}
