/** What the charts of rewards and of the VIP room say, in Filipino by the English sentence. */
export const sentences: Readonly<Record<string, string>> = {
  'Member home or the VIP room, and the choice of a picture':
    'Member home o VIP room, at ang pagpili ng larawan',
  'Member home or the VIP room, whichever counts, and the picture that the player chooses.':
    'Member home o VIP room, kung alin ang dapat, at ang larawang pinipili ng player.',
  'Asks who this is, and whether the VIP benefit is on.':
    'Tinatanong kung sino ito, at kung bukas ang VIP benefit.',
  'This is the face that counts.': 'Ito ang dapat ipakita.',
  'The other one counts.': 'Iyong isa ang dapat ipakita.',
  'Picture, name and facts of the account; in the VIP room level, way and benefits as well.':
    'Larawan, pangalan at detalye ng account; sa VIP room pati level, layo sa susunod at mga benepisyo.',
  'Another picture is wanted.': 'Gusto ng ibang larawan.',
  'The pictures to choose from.': 'Ang mga larawang mapagpipilian.',
  'The picture stays.': 'Hindi napalitan ang larawan.',
  'That is the one already.': 'Iyon na nga ang gamit.',
  'Another one.': 'Iba naman.',
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
  'what shows is known, and belongs to this address': 'alam ang ipinapakita, at sa address na ito nabibilang',
  'Claim a reward, a mission’s reward or the rebate, once':
    'I-claim ang reward, ang premyo ng misyon o ang rebate, isang beses',
  'Claims a reward, a mission’s reward or the rebate: once, and nothing is sent a second time.':
    'Kine-claim ang reward, premyo ng misyon o rebate: isang beses lang, at walang ipinapadala ulit.',
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
  'what is sent or looked after has a key': 'may susi ang ipinapadala o tinitingnan',
  'money is said to be paid only with a receipt': 'sinasabing nabayaran lang kung may resibo',
  'what was not paid says why': 'may dahilan ang hindi nabayaran',
  'nothing of a claim is left when it is over': 'walang naiiwan sa claim kapag tapos na',
  'what is saved was chosen': 'pinili ang sine-save',
}
