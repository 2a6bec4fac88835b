/** What the charts of writing to the operator say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // feedback
  'A message to the operator: written, sent once, and looked after where the answer got lost.':
    'Mensahe sa operator: isinulat, ipinadala nang isang beses, at inalam ang nangyari kapag nawala ang sagot.',
  'Looks whether a message of this visit still waits for its answer.':
    'Tinitingnan kung may mensahe sa pagbisitang ito na naghihintay pa ng sagot.',
  'None does.': 'Wala.',
  'It was sent, and the page was loaded again before the answer came.':
    'Naipadala ito, at ni-load ulit ang page bago dumating ang sagot.',
  'The form: what it is about, and the words.': 'Ang form: tungkol saan, at ang mga salita.',
  'What it is about.': 'Kung tungkol saan.',
  'Every letter is kept for the visit.': 'Itinatago ang bawat letra habang bumibisita.',
  'There are words enough, and not too many.': 'Sapat ang mga salita, at hindi sobra.',
  'Too few words or too many: the field says so.': 'Kulang o sobra ang mga salita: sinasabi ito ng field.',
  'The message is on its way, once, under its own key. Tapping again does nothing.':
    'Ipinapadala na ang mensahe, isang beses, sa sarili nitong key. Walang mangyayari kapag pinindot ulit.',
  'The platform has it.': 'Nasa platform na ito.',
  'Refused: the form says why, with every word still in it.':
    'Tinanggihan: sinasabi ng form kung bakit, at nandoon pa ang bawat salita.',
  'Not known whether it arrived: looks before anything is sent again.':
    'Hindi alam kung dumating: titingnan muna bago may ipadala ulit.',
  'Asks what became of the message. Nothing is sent a second time by itself.':
    'Tinatanong kung ano ang nangyari sa mensahe. Walang kusang ipinapadala nang pangalawa.',
  'It did arrive.': 'Dumating pala.',
  'It did not, and will not any more: the form has every word and can be sent again.':
    'Hindi dumating, at hindi na darating: nasa form pa ang bawat salita at puwedeng ipadala ulit.',
  'Nobody knows yet whether it arrived. The words stay, and the player can look again.':
    'Wala pang nakakaalam kung dumating. Nananatili ang mga salita, at puwedeng tumingin ulit ang player.',
  'Another look.': 'Isa pang tingin.',
  'The message is with the operator; its number shows.':
    'Nasa operator na ang mensahe; nakikita ang number nito.',
  'One more message.': 'Isa pang mensahe.',
}
