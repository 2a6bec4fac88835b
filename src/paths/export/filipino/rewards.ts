/** What the charts of rewards and of the VIP room say, in Filipino by the English sentence. */
export const sentences: Readonly<Record<string, string>> = {
  'Loads the player’s profile and whether the VIP benefit is on.':
    'Nilo-load ang profile ng player at kung bukas ang VIP benefit.',
  'This screen applies.': 'Ito ang dapat ipakita.',
  'The other screen applies.': 'Iyong isa ang dapat ipakita.',
  'Picture, name and account details; in the VIP room also level, progress and benefits.':
    'Larawan, pangalan at detalye ng account; sa VIP room pati level, progreso at mga benepisyo.',
  'Another picture is chosen.': 'Pumili ng ibang larawan.',
  'The player wants another picture.': 'Gusto ng player ng ibang larawan.',
  'The pictures to choose from.': 'Ang mga larawang mapagpipilian.',
  'The picture stays.': 'Hindi napalitan ang larawan.',
  'That picture is already in use.': 'Gamit na ang larawang iyon.',
  'The choice is being sent. Tapping again does nothing.':
    'Ipinapadala ang pinili. Walang mangyayari kapag pinindot ulit.',
  'The chosen picture is in use.': 'Ang piniling larawan na ang gamit.',
  'The platform refuses; the reason shows.': 'Tumanggi ang platform; lumalabas ang dahilan.',
  'It is not known whether it was saved: check.': 'Hindi alam kung na-save: titingnan.',
  'Checks which picture the platform has now.': 'Tinitingnan kung anong larawan ang nasa platform.',
  'It was saved after all.': 'Na-save pala.',
  'It was not saved; the reason shows.': 'Hindi na-save; lumalabas ang dahilan.',
  'Still not known; the reason shows, and it is safe to choose again.':
    'Hindi pa rin alam; lumalabas ang dahilan, at ligtas na pumili ulit.',
  'Opens the screen that applies and updates the address.':
    'Binubuksan ang screen na dapat ipakita at ina-update ang address.',
  'The benefit is off.': 'Sarado ang benepisyo.',
  'The benefit is on.': 'Bukas ang benepisyo.',
  'The other screen opens.': 'Bumubukas ang kabilang screen.',
  'Only the list of what can be claimed shows.': 'Listahan lang ng puwedeng i-claim ang makikita.',
  'The player wants to claim something.': 'May gustong i-claim ang player.',
  'A dialog asks for confirmation and shows the amount.':
    'Humihingi ng kumpirmasyon ang dialog at ipinapakita ang halaga.',
  'Not now; it can still be claimed later.': 'Hindi muna; puwede pa itong i-claim sa susunod.',
  'The claim is sent exactly once. An earlier one without an answer is looked up first.':
    'Isang beses lang ipinapadala ang claim. Inaalam muna ang nauna na walang sagot.',
  'It is paid.': 'Nabayaran na.',
  'The platform refuses: already claimed, changed in the meantime, or not for this account.':
    'Tumanggi ang platform: na-claim na, nagbago na, o hindi para sa account na ito.',
  'It was not paid.': 'Hindi ito nabayaran.',
  'Not known yet; the list of claims will show it, too.':
    'Hindi pa alam; makikita rin ito sa listahan ng mga na-claim.',
  'Still not known; it is looked up before the next one is sent.':
    'Hindi pa rin alam; aalamin muna ito bago magpadala ng susunod.',
  'Paid: the amount and the reference number show.':
    'Nabayaran: makikita ang halaga at ang reference number.',
  'The player has read it.': 'Nabasa na ito ng player.',
  'Not paid, with the reason; what can be claimed is loaded again.':
    'Hindi nabayaran, kasama ang dahilan; nilo-load ulit ang mga puwedeng i-claim.',
  'Not paid: the claim never arrived. It can be claimed again as a new request.':
    'Hindi nabayaran: hindi dumating ang claim. Puwede itong i-claim ulit bilang bagong request.',
  'The player writes a comment and chooses pictures; if neither is required, there is just one button.':
    'Nagsusulat ng komento at pumipili ng mga larawan ang player; kung walang kailangan, isang button lang.',
  'Three pictures at most.': 'Hanggang tatlong larawan lang.',
  'A picture was chosen.': 'May piniling larawan.',
  'The player removes the picture.': 'Inalis ng player ang larawan.',
  'The comment is missing or too long: the field says so and gets the focus.':
    'Kulang o sobrang haba ang komento: sinasabi ito ng field, at doon napupunta ang cursor.',
  'The application is submitted.': 'Ipinapasa ang aplikasyon.',
  'The application is submitted exactly once. When the screen opens, an earlier one without an answer is looked up first.':
    'Isang beses lang ipinapasa ang aplikasyon. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'Refused, or it never arrived: the reason shows, and nothing typed is lost.':
    'Tinanggihan, o hindi dumating: lumalabas ang dahilan, at walang nawala sa mga na-type.',
  'The picture’s type and size are checked, and it is uploaded.':
    'Tinitingnan ang uri at laki ng larawan, saka ina-upload.',
  'The picture is uploaded.': 'Na-upload na ang larawan.',
  'Not a PNG or JPG, too large, or refused by the platform.':
    'Hindi PNG o JPG, masyadong malaki, o tinanggihan ng platform.',
  'The upload failed; the player can choose the picture again.':
    'Pumalya ang upload; puwedeng piliin ulit ang larawan.',
  'Joined or applied; the promotion shows it.': 'Kasali na o naka-apply na; makikita ito sa promo.',
}
