/** What the charts of writing to the operator say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // feedback
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

  // letter
  'The message is fetched.': 'Kinukuha ang mensahe.',
  'It is there, and was not read before.': 'Nandito na, at hindi pa nababasa.',
  'It is there.': 'Nandito na.',
  'It has been deleted, or was never this player’s.': 'Nabura na ito, o hindi kailanman sa player na ito.',
  'It shows, and the platform is told that it has been read.':
    'Nakikita na ito, at sinasabihan ang platform na nabasa na.',
  'The dot at the messages goes out with the last one.':
    'Nawawala ang tuldok sa mga mensahe kapag nabasa ang huli.',
  'It counts as read with the next look.': 'Sa susunod na tingin ito mamamarkahang nabasa.',
  'The message, to read and to delete.': 'Ang mensahe, para basahin at burahin.',
  'The player wants it gone.': 'Gusto ng player na burahin ito.',
  'A dialog asks whether the player means it: a deleted message does not come back.':
    'Tinatanong ng dialog kung sigurado ang player: hindi na babalik ang burado.',
  'No, or the dialog is closed.': 'Hindi, o isinara ang dialog.',
  'It is being deleted. Tapping again does nothing.': 'Binubura na. Walang mangyayari kapag pinindot ulit.',
  'It is gone: back to the others.': 'Wala na ito: balik sa iba.',
  'It is not known to be gone: the message says so, and deleting again does no harm.':
    'Hindi tiyak kung nabura: sinasabi ito ng mensahe, at walang masama kung burahin ulit.',
  'To the others.': 'Papunta sa iba.',
  'There is no such message; the screen leads to the others.':
    'Walang ganitong mensahe; dinadala ng screen sa iba.',
  'The message could not be fetched; the screen offers another try.':
    'Hindi nakuha ang mensahe; puwedeng sumubok ulit.',
  'Messages come in the player’s language.': 'Sa wika ng player dumarating ang mga mensahe.',

  // service-desk
  'The panel is closed; a way that was being opened is forgotten.':
    'Isinara ang panel; kinalimutan ang binubuksang paraan.',
  'Looks whether it is a panel or a screen.': 'Tinitingnan kung panel ito o screen.',
  'A panel waits to be opened.': 'Naghihintay na buksan ang panel.',
  'A screen shows at once.': 'Lumalabas agad ang screen.',
  'Only the floating button shows.': 'Lumulutang na button lang ang nakikita.',
  'The floating button is tapped.': 'Pinindot ang lumulutang na button.',
  'Asks who is at the desk.': 'Tinatanong kung sino ang nasa desk.',
  'The ways to reach somebody show.': 'Lumalabas ang mga paraan para may makausap.',
  'Nobody is.': 'Walang tao.',
  'The ways to reach somebody; of one way at most the agents are listed.':
    'Ang mga paraan para may makausap; isang paraan lang ang puwedeng may nakalistang agent.',
  'Tapped again: its list folds.': 'Pinindot ulit: tumitiklop ang listahan.',
  'Exactly one agent: no list in between.': 'Iisa ang agent: wala nang listahan.',
  'Several: they are listed, and another way’s list folds.':
    'Marami: inililista sila, at tumitiklop ang listahan ng ibang paraan.',
  'One of the list.': 'Isa sa listahan.',
  'Names come in the player’s language.': 'Sa wika ng player dumarating ang mga pangalan.',
  'Asks where this agent is reached. Tapping again does nothing.':
    'Tinatanong kung saan makakausap ang agent. Walang mangyayari kapag pinindot ulit.',
  'It opens beside the site, after its host has been named.':
    'Bumubukas ito sa tabi ng site, pagkatapos banggitin ang host nito.',
  'It leads where the site does not go, or the agent has gone.':
    'Papunta ito sa hindi pinupuntahan ng site, o wala na ang agent.',
  'The request did not get through; the ways still show.':
    'Hindi nakarating ang request; nakikita pa rin ang mga paraan.',
  'No answer in time; the ways still show.': 'Walang sagot sa oras; nakikita pa rin ang mga paraan.',
  'Nobody is at the desk; it says so, and can be asked again.':
    'Walang tao sa desk; sinasabi ito, at puwedeng magtanong ulit.',
  'The player asks again.': 'Nagtatanong ulit ang player.',
  'It could not be loaded; another try is offered.': 'Hindi ito nakuha; puwedeng sumubok ulit.',

  // trial-account
  'Looks who opened it.': 'Tinitingnan kung sino ang nagbukas.',
  'Nobody is signed in.': 'Walang naka-login.',
  'A trial account is in use already.': 'May ginagamit nang trial account.',
  'Somebody with an account of his own.': 'May sarili nang account.',
  'What a trial account can do and what it cannot, and the one button.':
    'Ang kaya at hindi kaya ng trial account, at ang nag-iisang button.',
  'The guest wants one.': 'Gusto ng guest.',
  'The platform makes an account with a name. Tapping again does nothing.':
    'Gumagawa ang platform ng account na may pangalan. Walang mangyayari kapag pinindot ulit.',
  'Signed in with it.': 'Naka-login na gamit ito.',
  'Refused; the screen says why.': 'Tinanggihan; sinasabi ng screen kung bakit.',
  'Nothing came back: an account that nobody heard of harms nobody.':
    'Walang bumalik: walang masama sa account na walang nakaalam.',
  'The account’s name, and the way to the games.':
    'Ang pangalan ng account, at ang daan papunta sa mga laro.',
  'To the games.': 'Papunta sa mga laro.',
  'Who has an account needs no trial; games with free play say so themselves.':
    'Hindi kailangan ng trial ng may account; sinasabi mismo ng laro kung may free play.',
  'Home opens.': 'Bumubukas ang home.',
}
