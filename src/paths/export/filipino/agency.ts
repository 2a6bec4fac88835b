/** What the charts of the agency say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // agent-home
  'Greeting and sky follow the hour of the phone.': 'Sumusunod ang bati at ang langit sa oras ng phone.',
  'Another hour has begun.': 'Nagsimula ang panibagong oras.',
  'The greeting stays as it is.': 'Nananatili ang bati.',
  'The four counters of the team: logged in, betting, registered, online.':
    'Ang apat na bilang ng team: nag-log in, tumaya, bagong sali, online.',
  'The counters of today are asked for; their places show.':
    'Hinihingi ang mga bilang ngayong araw; lumalabas ang lugar nila.',
  'The counters show, with the day that they cover.':
    'Lumalabas ang mga bilang, kasama ang araw na sakop nila.',
  'Midnight: the counters begin anew.': 'Hatinggabi: magsisimula ulit ang mga bilang.',
  'Old counters would be taken for new ones: the screen says so and offers a try.':
    'Baka akalaing bago ang lumang bilang: sinasabi ito ng screen at puwedeng sumubok ulit.',
  'The counters could not be loaded; the screen offers another try, and every entry works.':
    'Hindi na-load ang mga bilang; puwedeng sumubok ulit sa screen, at gumagana ang bawat entry.',
  'The agent tries again.': 'Sumubok ulit ang agent.',
  // open-account
  'The rules for the fields and the agent’s own rates are fetched.':
    'Kinukuha ang mga patakaran sa field at ang sariling rate ng agent.',
  'The form could not be made; the screen offers another try.':
    'Hindi nabuo ang form; puwedeng sumubok ulit sa screen.',
  'The agent says what kind of account, for whom, and what he gives on of his rates.':
    'Sinasabi ng agent kung anong account, para kanino, at magkano sa rate niya ang ibibigay.',
  'A rate of one category, within what the agent has himself.':
    'Ang rate ng isang category, hanggang sa mayroon lang ang agent.',
  'A member plays; an agent has members of his own.':
    'Naglalaro ang miyembro; may sariling mga miyembro ang agent.',
  'All fields are right.': 'Tama ang lahat ng field.',
  'The account is being opened. Tapping again does nothing.':
    'Binubuksan ang account. Walang mangyayari kapag pinindot ulit.',
  'The account is there.': 'Nandoon na ang account.',
  'Somebody has this name already: it says so under it.':
    'May gumagamit na ng pangalang ito: sinasabi ito sa ilalim.',
  'Refused, with the reason above the form. Nothing typed is lost.':
    'Tinanggihan, at nasa itaas ng form ang dahilan. Walang nawala sa mga na-type.',
  'Not known whether it is open: looks before anything is sent again.':
    'Hindi alam kung bukas na: tumitingin muna bago magpadala ulit.',
  'Looks whether the account has been opened. Nothing is sent a second time by itself.':
    'Tinitingnan kung nabuksan ang account. Walang ipinapadala ulit nang kusa.',
  'It is open: only the answer was lost.': 'Bukas na: ang sagot lang ang nawala.',
  'It is not open and will not be: the form says so, and nothing typed is lost.':
    'Hindi ito bukas at hindi na mabubuksan: sinasabi ito ng form, at walang nawala sa mga na-type.',
  'Still not known.': 'Hindi pa rin alam.',
  'Nobody knows whether the account is open. The form waits until that has been looked for.':
    'Walang nakakaalam kung bukas na ang account. Naghihintay ang form hanggang matingnan iyon.',
  'Looks once more.': 'Titingin pa ulit.',
  'The account is open; its name shows, to be passed on with the password that was chosen.':
    'Bukas na ang account; lumalabas ang pangalan nito, para ibigay kasama ng piniling password.',
  'One more account.': 'Isa pang account.',
  // affiliate-links
  'The links are fetched.': 'Kinukuha ang mga link.',
  'The links could not be fetched; the screen offers another try.':
    'Hindi nakuha ang mga link; puwedeng sumubok ulit sa screen.',
  'The links, newest first, each with who has joined; or what would be here.':
    'Ang mga link, pinakabago ang una, kasama kung ilan ang sumali; o kung ano sana ang nandito.',
  'A sheet asks what the link is to give; what was typed before is still there.':
    'Itinatanong ng sheet kung ano ang ibibigay ng link; nandoon pa ang na-type noon.',
  'A link is to go.': 'May buburahing link.',
  'Nothing is being passed on.': 'Walang ipinapasa.',
  'A sheet asks what accounts the link opens, what they get, and for a note.':
    'Itinatanong ng sheet kung anong account ang bubuksan ng link, ano ang makukuha, at ang tala.',
  'The agent’s own words about it.': 'Ang sariling salita ng agent tungkol dito.',
  'The agent closes the sheet.': 'Isinara ng agent ang sheet.',
  'A rate is wrong: it says so under it, and goes to the first one.':
    'May maling rate: sinasabi ito sa ilalim, at pupunta sa una.',
  'The link is to be made.': 'Gagawin ang link.',
  'The link is being made. Tapping again does nothing.':
    'Ginagawa ang link. Walang mangyayari kapag pinindot ulit.',
  'It is there, first of the list.': 'Nandoon na, una sa listahan.',
  'Refused, with the reason in the sheet. Nothing typed is lost.':
    'Tinanggihan, at nasa sheet ang dahilan. Walang nawala sa mga na-type.',
  'Not known whether it was made: looks before anything is sent again.':
    'Hindi alam kung nagawa: tumitingin muna bago magpadala ulit.',
  'Looks whether the link is in the list. Nothing is sent a second time by itself.':
    'Tinitingnan kung nasa listahan ang link. Walang ipinapadala ulit nang kusa.',
  'It is there: only the answer was lost.': 'Nandoon: ang sagot lang ang nawala.',
  'It is not there: the sheet says why. Nothing typed is lost.':
    'Wala roon: sinasabi ng sheet kung bakit. Walang nawala sa mga na-type.',
  'Still not known. Another try fetches the list first.':
    'Hindi pa rin alam. Kukunin muna ang listahan sa susunod na subok.',
  'A dialog asks whether the link is to go: nobody can register with it any more.':
    'Itinatanong ng dialog kung buburahin ang link: wala nang makakapagrehistro gamit ito.',
  'The link is being deleted. Doing it twice changes nothing.':
    'Binubura ang link. Walang magbabago kahit ulitin.',
  'It is gone. Whoever has joined with it stays in the team.':
    'Wala na. Mananatili sa team ang mga sumali gamit ito.',
  'Refused, with the reason above the list.': 'Tinanggihan, at nasa itaas ng listahan ang dahilan.',
  'Not known whether it is gone: the list is fetched anew.':
    'Hindi alam kung wala na: kukunin ulit ang listahan.',
  'The list is fetched anew; it alone says what has become of the link.':
    'Kinukuha ulit ang listahan; ito lang ang makakapagsabi kung ano ang nangyari sa link.',
  'The list is as the platform has it.': 'Pareho na ang listahan sa nasa platform.',
  // agent-notices
  'The announcements are fetched.': 'Kinukuha ang mga anunsyo.',
  'The announcements could not be loaded; the screen offers another try.':
    'Hindi na-load ang mga anunsyo; puwedeng sumubok ulit sa screen.',
  'The announcements, newest first; those that nobody has opened yet carry a dot.':
    'Ang mga anunsyo, pinakabago ang una; may tuldok ang hindi pa nabubuksan.',
  'One of them is opened.': 'Binuksan ang isa sa mga ito.',
  'Looks whether it has been read before.': 'Tinitingnan kung nabasa na ito dati.',
  'It is new to this agent.': 'Bago ito sa agent.',
  'It shows, and the platform is told that it has been opened.':
    'Lumalabas ito, at sinasabi sa platform na nabuksan na.',
  'It no longer counts.': 'Hindi na ito bibilangin.',
  'It still counts as unread; the next opening tells again.':
    'Bibilangin pa itong hindi nabasa; sasabihin ulit sa susunod na bukas.',
  'Closed before the platform has answered.': 'Isinara bago sumagot ang platform.',
  'The announcement shows over the list.': 'Lumalabas ang anunsyo sa ibabaw ng listahan.',
  'The agent closes it.': 'Isinara ito ng agent.',
}
