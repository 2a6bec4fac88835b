/** What the charts of rewards and of the VIP room say, in Filipino by the English sentence. */
export const sentences: Readonly<Record<string, string>> = {
  'Loads the player’s profile and whether the VIP benefit is on; what an earlier visit has loaded shows.':
    'Nilo-load ang profile ng player at kung bukas ang VIP benefit; lumalabas muna ang na-load sa naunang pagbisita.',
  'The player wants another picture before the profile is loaded again.':
    'Gusto ng player ng ibang larawan bago ma-load ulit ang profile.',
  'This screen applies to the player.': 'Ang bukas na screen ang dapat ipakita.',
  'The other screen applies to the player.': 'Ang isa pang screen ang dapat ipakita.',
  'Picture, name and account details; in the VIP room also level, progress and benefits.':
    'Larawan, pangalan at detalye ng account; sa VIP room pati level, progreso at mga benepisyo.',
  'The player chooses another picture.': 'Pumili ang player ng ibang larawan.',
  'The player wants another picture.': 'Gusto ng player ng ibang larawan.',
  'The available pictures show, to choose from.': 'Lumalabas ang mga larawang mapagpipilian.',
  'The player closes the selection; the picture stays the same.':
    'Isinara ng player ang pagpipilian; hindi napalitan ang larawan.',
  'That picture is already in use.': 'Gamit na ang larawang iyon.',
  'The choice is being sent. Tapping again does nothing.':
    'Ipinapadala ang pinili. Walang mangyayari kapag pinindot ulit.',
  'The chosen picture is in use.': 'Ang piniling larawan na ang gamit.',
  'The platform refuses the picture; the reason shows.':
    'Tinanggihan ng platform ang larawan; lumalabas ang dahilan.',
  'It is unclear whether the picture was saved: this is checked next.':
    'Hindi tiyak kung na-save ang larawan: titingnan ito ngayon.',
  'Checks which picture the platform has now.': 'Tinitingnan kung anong larawan ang nasa platform.',
  'The picture was saved after all.': 'Na-save pala ang larawan.',
  'The picture was not saved; the reason shows.': 'Hindi na-save ang larawan; lumalabas ang dahilan.',
  'It is still unclear whether the picture was saved; the reason shows, and choosing again does no harm.':
    'Hindi pa rin tiyak kung na-save ang larawan; lumalabas ang dahilan, at walang masama kung pumili ulit.',
  'Opens the screen that applies and updates the address.':
    'Binubuksan ang screen na dapat ipakita at ina-update ang address.',
  'The VIP benefit is off: member home opens.': 'Sarado ang VIP benefit: bubukas ang member home.',
  'The VIP benefit is on: the VIP room opens.': 'Bukas ang VIP benefit: bubukas ang VIP room.',
  'The other screen opens.': 'Bumubukas ang kabilang screen.',
  'Only the list of what can be claimed shows.': 'Listahan lang ng puwedeng i-claim ang makikita.',
  'The player wants to claim something.': 'May gustong i-claim ang player.',
  'A dialog asks for confirmation and shows the amount.':
    'Humihingi ng kumpirmasyon ang dialog at ipinapakita ang halaga.',
  'The player cancels; they can still claim later.':
    'Umayaw ang player; puwede pa siyang mag-claim sa susunod.',
  'The claim is sent exactly once. An earlier one without an answer is looked up first.':
    'Isang beses lang ipinapadala ang claim. Inaalam muna ang nauna na walang sagot.',
  'The claim is paid.': 'Nabayaran na ang claim.',
  'The platform refuses: already claimed, changed in the meantime, or not for this account.':
    'Tumanggi ang platform: na-claim na, nagbago na, o hindi para sa account na ito.',
  'The claim was not paid.': 'Hindi nabayaran ang claim.',
  'The outcome is not known yet; the list of claims will show it.':
    'Hindi pa alam ang resulta; makikita ito sa listahan ng mga na-claim.',
  'The outcome is still unknown; it is looked up before the next request is sent.':
    'Hindi pa rin alam ang resulta; aalamin muna ito bago magpadala ng susunod.',
  'Paid: the amount and the reference number show.':
    'Nabayaran: makikita ang halaga at ang reference number.',
  'The player closes the message.': 'Isinara ng player ang mensahe.',
  'The claim was not paid, and the reason shows; what can be claimed is loaded again.':
    'Hindi nabayaran ang claim, at lumalabas ang dahilan; nilo-load ulit ang mga puwedeng i-claim.',
  'Not paid: the claim never arrived. The player can claim again with a new request.':
    'Hindi nabayaran: hindi dumating ang claim. Puwede itong i-claim ulit bilang bagong request.',
  'The player writes a comment and chooses pictures; if neither is required, there is just one button.':
    'Nagsusulat ng komento at pumipili ng mga larawan ang player; kung walang kailangan, isang button lang.',
  'The player has already added three pictures, the maximum.':
    'May tatlong larawan na, at hanggang tatlo lang.',
  'The player chooses a picture.': 'Pumili ang player ng larawan.',
  'The player removes the picture.': 'Inalis ng player ang larawan.',
  'The comment is missing or too long: the field says so and gets the focus.':
    'Kulang o sobrang haba ang komento: sinasabi ito ng field, at doon napupunta ang cursor.',
  'The application is submitted.': 'Ipinapasa ang aplikasyon.',
  'The application is submitted exactly once. When the screen opens, an earlier one without an answer is looked up first.':
    'Isang beses lang ipinapasa ang aplikasyon. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The application was refused or never arrived: the reason shows, and nothing typed is lost.':
    'Tinanggihan, o hindi dumating: lumalabas ang dahilan, at walang nawala sa mga na-type.',
  'The picture’s type and size are checked, and it is uploaded.':
    'Tinitingnan ang uri at laki ng larawan, saka ina-upload.',
  'The picture is uploaded.': 'Na-upload na ang larawan.',
  'The picture is not a PNG or JPG, is too large, or was refused by the platform.':
    'Hindi PNG o JPG ang larawan, masyadong malaki, o tinanggihan ng platform.',
  'The upload failed; the player can choose the picture again.':
    'Pumalya ang upload; puwedeng piliin ulit ang larawan.',
  'The player has joined or applied; the promotion shows this.':
    'Kasali na o naka-apply na ang player; makikita ito sa promo.',
}
