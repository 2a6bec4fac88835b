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
  'what is saved was chosen': 'pinili ang sine-save',
}
