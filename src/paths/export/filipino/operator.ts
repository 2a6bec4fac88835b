/** What the charts of writing to the operator say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // feedback
  'The form asks for a topic and the text.': 'Hinihingi ng form ang paksa at ang sulat.',
  'The player picks a topic.': 'Pumili ang player ng paksa.',
  'The typed text is kept for the whole visit.': 'Itinatago ang na-type sa buong pagbisita.',
  'The text has a valid length.': 'Tama ang haba ng sulat.',
  'The text is too short or too long; the field says so.':
    'Masyadong maikli o mahaba ang sulat; sinasabi ito ng field.',
  'The message is sent exactly once. When the screen opens, an earlier one without an answer is looked up first.':
    'Isang beses lang ipinapadala ang mensahe. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The message was refused or never arrived: the form says why and keeps the text.':
    'Tinanggihan o hindi dumating ang mensahe: sinasabi ng form kung bakit, at nandoon pa ang sulat.',
  'The next automatic check is due.': 'Oras na para tumingin ulit.',
  'The operator has the message; its number shows.':
    'Nasa operator na ang mensahe; nakikita ang number nito.',
  'The player writes another message.': 'Sumusulat ang player ng isa pang mensahe.',

  // letter
  'The message is fetched.': 'Kinukuha ang mensahe.',
  'The message has loaded and was unread.': 'Na-load na ang mensahe, at hindi pa ito nababasa.',
  'The message was deleted, or never belonged to this player.':
    'Nabura na ang mensahe, o hindi kailanman sa player na ito.',
  'The message shows and is reported to the platform as read.':
    'Lumalabas ang mensahe, at iniuulat sa platform na nabasa na.',
  'The unread dot disappears with the last unread message.':
    'Nawawala ang tuldok kapag nabasa ang huling hindi pa nababasa.',
  'The report failed: the message is marked as read the next time it is opened.':
    'Hindi ito naiulat: mamamarkahang nabasa ang mensahe sa susunod na pagbukas.',
  'The message, with a button to delete it.': 'Ang mensahe, may button para burahin ito.',
  'The player wants to delete the message.': 'Gusto ng player na burahin ang mensahe.',
  'A dialog asks for confirmation: a deleted message cannot be restored.':
    'Humihingi ng kumpirmasyon ang dialog: hindi na maibabalik ang burado.',
  'The message is being deleted. Tapping again does nothing.':
    'Binubura na ang mensahe. Walang mangyayari kapag pinindot ulit.',
  'The message is gone; the player returns to the other messages.':
    'Wala na ang mensahe; babalik ang player sa ibang mga mensahe.',
  'The message may not have been deleted: the screen says so, and deleting again does no harm.':
    'Baka hindi nabura ang mensahe: sinasabi ito ng screen, at walang masama kung burahin ulit.',
  'The player goes to the other messages.': 'Pumunta ang player sa ibang mga mensahe.',
  'There is no such message; the screen offers the way to the other messages.':
    'Walang ganitong mensahe; dinadala ng screen sa iba.',
  'The message could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang mensahe; puwedeng sumubok ulit.',
  'The language has changed, so the message is loaded again.':
    'Nagbago ang wika, kaya nilo-load ulit ang mensahe.',

  // service-desk
  'The player closes the panel; a contact that was being opened is dropped.':
    'Isinara ng player ang panel; hindi na itutuloy ang binubuksang contact.',
  'Checks whether customer service opens as a panel or as a screen.':
    'Tinitingnan kung panel o screen ang customer service.',
  'The panel waits to be opened.': 'Naghihintay na buksan ang panel.',
  'The screen shows at once.': 'Lumalabas agad ang screen.',
  'Only the floating button shows.': 'Lumulutang na button lang ang nakikita.',
  'The player taps the floating button.': 'Pinindot ang lumulutang na button.',
  'The available agents are fetched.': 'Kinukuha kung sinong agent ang makakausap.',
  'The contact options show.': 'Lumalabas ang mga paraan para may makausap.',
  'Nobody is available.': 'Walang makakausap.',
  'The contact options show; at most one of them lists its agents.':
    'Ang mga paraan para may makausap; isang paraan lang ang puwedeng may nakalistang agent.',
  'The player taps the same contact option again: its list closes.':
    'Pinindot ulit ng player ang parehong contact: nagsasara ang listahan nito.',
  'This option has exactly one agent: no list is needed.': 'Iisa ang agent: wala nang listahan.',
  'This option has several agents: they are listed, and any other list closes.':
    'Marami ang agent: inililista sila, at nagsasara ang ibang listahan.',
  'The player chooses an agent from the list.': 'Pumili ang player ng agent sa listahan.',
  'The link to this agent is fetched. Tapping again does nothing.':
    'Kinukuha ang link papunta sa agent. Walang mangyayari kapag pinindot ulit.',
  'A dialog names the host, then the contact opens in a new window.':
    'Binabanggit ng dialog ang host, saka bumubukas ang contact sa bagong window.',
  'The link leads to a site that is not allowed, or the agent is no longer available.':
    'Papunta ang link sa site na hindi puwede, o wala na ang agent.',
  'The request did not get through; the contact options still show.':
    'Hindi nakarating ang request; nakikita pa rin ang mga paraan.',
  'Nobody is available; the screen says so and offers to check again.':
    'Walang makakausap; sinasabi ito ng screen, at puwedeng magtanong ulit.',
  'The player refreshes the balance.': 'Nire-refresh ng player ang balanse.',
  'Loading failed; the panel offers to try again.': 'Hindi ito nakuha; puwedeng sumubok ulit sa panel.',

  // trial-account
  'Nobody is signed in.': 'Walang naka-login.',
  'A trial account is already in use.': 'May ginagamit nang trial account.',
  'A player with a real account is signed in.': 'May naka-login na player na may totoong account.',
  'The screen says what a trial account can and cannot do, with a button to create one.':
    'Sinasabi ng screen ang kaya at hindi kaya ng trial account, at may button para gumawa nito.',
  'The guest asks for a trial account.': 'Humingi ang guest ng trial account.',
  'The platform creates a named account. Tapping again does nothing.':
    'Gumagawa ang platform ng account na may pangalan. Walang mangyayari kapag pinindot ulit.',
  'The guest is now signed in with the trial account.': 'Naka-login na ang guest gamit ang trial account.',
  'Refused: the screen says why.': 'Tinanggihan: sinasabi ng screen kung bakit.',
  'The request failed; if an account was created all the same, it does no harm.':
    'Pumalya ang request; kung may nagawang account, walang masama roon.',
  'The account’s name shows, with a button to the games.':
    'Lumalabas ang pangalan ng account, at may button papunta sa mga laro.',
  'The player goes on to the games.': 'Pumunta ang player sa mga laro.',
  'Players with an account need no trial; games with a demo say so themselves.':
    'Hindi kailangan ng trial ng may account; sinasabi mismo ng laro kung may demo.',
  'Home opens.': 'Bumubukas ang home.',
}
