/** What the charts of the agency say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // agent-home
  'The greeting and the sky match the time of day.': 'Bagay ang bati at ang langit sa oras ng araw.',
  'A new hour has begun.': 'Nagsimula ang panibagong oras.',
  'The greeting stays as it is.': 'Nananatili ang bati.',
  'The four counters of the team: logged in, betting, registered, online.':
    'Ang apat na bilang ng team: nag-log in, tumaya, bagong sali, online.',
  'Counters known from an earlier visit on the same day show at once.':
    'Lumalabas agad ang mga bilang na alam na mula sa naunang pagbisita sa araw ding iyon.',
  'Today’s counters are loading; placeholders show.':
    'Nilo-load ang mga bilang ngayong araw; may mga placeholder muna.',
  'The counters show, with the day they cover.': 'Lumalabas ang mga bilang, kasama ang araw na sakop nila.',
  'Midnight: the counters start over.': 'Hatinggabi: magsisimula ulit ang mga bilang.',
  'The counters are out of date: the screen says so and offers to try again.':
    'Luma na ang mga bilang: sinasabi ito ng screen at puwedeng sumubok ulit.',
  'The counters could not be loaded; the screen offers to try again, and all menu entries still work.':
    'Hindi na-load ang mga bilang; puwedeng sumubok ulit sa screen, at gumagana pa rin ang lahat ng entry.',
  'The agent tries again.': 'Sumubok ulit ang agent.',
  // open-account
  'The field rules and the agent’s own rates are fetched.':
    'Kinukuha ang mga patakaran sa field at ang sariling rate ng agent.',
  'The form asks for the account type, the new user’s details and the rates to pass on.':
    'Hinihingi ng form ang uri ng account, ang detalye ng bagong user at ang mga rate na ibibigay.',
  'The agent types a rate for one category, up to their own.':
    'Nagta-type ang agent ng rate para sa isang kategorya, hanggang sa sarili niyang rate.',
  'The agent chooses the account type: members only play, agents can have members of their own.':
    'Pinipili ng agent ang uri ng account: naglalaro lang ang member; may sariling member ang agent.',
  'All fields are valid.': 'Tama ang lahat ng field.',
  'The account is opened exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang binubuksan ang account. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The username is taken; the field says so.': 'May gumagamit na ng username; sinasabi ito ng field.',
  'The account was not opened: the reason shows above the form. Nothing typed is lost.':
    'Hindi nabuksan ang account: nasa itaas ng form ang dahilan. Walang nawala sa mga na-type.',
  'There was no earlier request, or it never arrived and the form says so.':
    'Walang naunang nakabinbin, o hindi ito dumating at sinasabi iyon ng form.',
  'The outcome is still unknown.': 'Hindi pa rin alam ang resulta.',
  'The account has been opened; its name shows so that the agent can pass it on with the password.':
    'Bukas na ang account; lumalabas ang pangalan nito para maibigay ng agent kasama ng password.',
  'The agent opens another account.': 'Nagbubukas ang agent ng isa pang account.',
  // red-rain
  'The envelopes are claimed exactly once. A claim without an answer is looked up first.':
    'Isang beses lang kinukuha ang mga ampao. Inaalam muna ang nauna na walang sagot.',
  'The envelopes are open, and the money is in the wallet.':
    'Bukas na ang mga ampao, at nasa wallet na ang pera.',
  'Nothing was paid: the claim did not arrive, or the platform refused it.':
    'Walang binayaran: hindi dumating ang claim, o tinanggihan ito ng platform.',
  'There was no earlier claim, or the player stops waiting for its outcome.':
    'Walang naunang claim, o hindi na hinintay ng player ang resulta.',
  'The announced rounds are fetched.': 'Kinukuha ang mga naka-anunsiyong round.',
  'The player checks again.': 'Tumingin ulit ang player.',
  'No round is announced.': 'Walang naka-anunsiyong round.',
  'The next round is announced; the time until then counts down.':
    'Naka-anunsiyo ang susunod na round; bumibilang pababa ang oras bago ito.',
  'The round has begun. It is not requested from the platform, as all phones would do so at once.':
    'Nagsimula na ang round. Hindi ito itinatanong sa platform, dahil sabay-sabay itong gagawin ng lahat ng phone.',
  'A round is running.': 'May round ngayon.',
  'The round is over: the caught envelopes are opened.': 'Tapos na ang round: binubuksan ang mga nasalo.',
  'The round is over, and nothing was caught.': 'Tapos na ang round, at walang nasalo.',
  'The round waits for the player to start the rain.': 'Hinihintay ng round na simulan ng player ang ulan.',
  'The player starts the rain.': 'Sinimulan ng player ang ulan.',
  'Envelopes fall; each one that the player taps is caught. Speed does not matter.':
    'Bumabagsak ang mga ampao; nasasalo ang bawat ma-tap. Hindi kailangang magmadali.',
  'The player catches the last envelope of this round: all of them are opened.':
    'Nasalo ng player ang huling ampao ng round: binubuksan na ang lahat.',
  'Another envelope is caught.': 'May isa pang nasalo.',
  'The player stops catching and opens the caught envelopes.':
    'Tumigil na ang player sa pagsalo, at binubuksan ang mga nasalo.',
  'The contents of the envelopes show, with the number of the claim.':
    'Lumalabas ang laman ng mga ampao, kasama ang numero ng claim.',
  'The screen says that nothing was paid, and why.': 'Sinasabi ng screen na walang binayaran, at kung bakit.',
  'The rounds could not be loaded; the screen offers to try again.':
    'Hindi na-load ang mga round; puwedeng sumubok ulit sa screen.',
  'The clock is not available, so the round cannot be timed.':
    'Hindi mabasa ang oras, kaya hindi mabantayan ang round.',
  // affiliate-links
  'The links are fetched.': 'Kinukuha ang mga link.',
  'The links could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang mga link; puwedeng sumubok ulit sa screen.',
  'The links, newest first, each with the number of people who joined; or a note on what will appear here.':
    'Ang mga link, pinakabago ang una, kasama kung ilan ang sumali; o paliwanag kung ano ang lalabas dito.',
  'A sheet for the new link opens; what was typed earlier is still there.':
    'Itinatanong ng sheet kung ano ang ibibigay ng link; nandoon pa ang na-type noon.',
  'The agent wants to delete a link.': 'Gustong burahin ng agent ang isang link.',
  'No link is being copied or shared.': 'Walang kinokopya o ibinabahaging link.',
  'A sheet asks for the link’s account type, rates and a note.':
    'Hinihingi ng sheet ang uri ng account ng link, ang mga rate at ang tala.',
  'The agent types a note for their own use.': 'Nagta-type ang agent ng note na para sa sarili niya.',
  'The agent closes the sheet.': 'Isinara ng agent ang sheet.',
  'The link is created or deleted exactly once. When the screen opens, an earlier change without an answer is looked up first.':
    'Isang beses lang ginagawa o binubura ang link. Pagbukas ng screen, inaalam muna ang naunang pagbabago na walang sagot.',
  'The link was not created: the sheet says why and keeps what was typed.':
    'Hindi nagawa ang link: sinasabi ng sheet kung bakit, at walang nawala sa mga na-type.',
  'The link was created, but the answer was lost; the reloaded list shows it.':
    'Nagawa ang link pero nawala ang sagot; makikita ito sa listahang ni-load ulit.',
  'Any other outcome: the list is reloaded and shows the current state, with any error above it.':
    'Anumang ibang resulta: nilo-load ulit ang listahan, at nasa itaas nito ang dahilan kung may mali.',
  'A rate is wrong: the message shows below it, and the first wrong field gets the focus.':
    'May maling rate: nasa ilalim nito ang mensahe, at mapupunta ang cursor sa unang maling field.',
  'The agent creates the link.': 'Ginagawa ng agent ang link.',
  'The link is created and comes first in the list.': 'Nagawa na ang link at una ito sa listahan.',
  'A dialog asks whether to delete the link; nobody could register with it afterwards.':
    'Itinatanong ng dialog kung buburahin ang link; pagkatapos noon, wala nang makakapagrehistro gamit ito.',
  'The link is deleted. Those who joined with it stay in the team.':
    'Nabura na ang link. Mananatili sa team ang mga sumali gamit ito.',
  // agent-notices
  'The announcements are fetched.': 'Kinukuha ang mga anunsyo.',
  'The announcements could not be loaded; the screen offers to try again.':
    'Hindi na-load ang mga anunsyo; puwedeng sumubok ulit sa screen.',
  'The announcements, newest first; unread ones have a dot.':
    'Ang mga anunsyo, pinakabago ang una; may tuldok ang hindi pa nababasa.',
  'The agent opens an announcement.': 'Binuksan ng agent ang isang anunsyo.',
  'Checks whether this announcement has been read before.':
    'Tinitingnan kung nabasa na dati ang anunsyong ito.',
  'The announcement is unread.': 'Hindi pa nababasa ang anunsyo.',
  'The announcement shows and is reported to the platform as read.':
    'Lumalabas ang anunsyo, at iniuulat sa platform na nabasa na.',
  'The announcement now counts as read.': 'Nabasa na ang anunsyo.',
  'The report failed: the announcement stays unread until it is opened again.':
    'Hindi ito naiulat: mananatiling hindi nabasa ang anunsyo hanggang buksan ulit.',
  'The agent closes the announcement before the platform responds.':
    'Isinara ng agent ang anunsyo bago sumagot ang platform.',
  'The announcement shows above the list.': 'Lumalabas ang anunsyo sa ibabaw ng listahan.',
  'The agent closes the announcement.': 'Isinara ng agent ang anunsyo.',
  // what an earlier visit has loaded
  'Checks whether an earlier visit has loaded the contract.':
    'Tinitingnan kung na-load na ang kontrata sa naunang pagbisita.',
  'The terms are fetched again: they are in another language, or from an earlier visit. Until they arrive, they show and can be answered.':
    'Kinukuha ulit ang mga kondisyon: nasa ibang wika ang mga ito, o galing sa naunang pagbisita. Habang wala pa, nakikita ang mga ito at puwedeng sagutin.',
  'Checks why the terms are fetched again.': 'Tinitingnan kung bakit kinukuha ulit ang mga kondisyon.',
  'They are from an earlier visit.': 'Galing ang mga ito sa naunang pagbisita.',
  'Its terms show at once.': 'Lumalabas agad ang mga kondisyon nito.',
  'The terms of the earlier visit stay on screen.':
    'Nananatili sa screen ang mga kondisyon ng naunang pagbisita.',
  'The terms in the other language are missing; the old ones do not stay.':
    'Wala ang mga kondisyon sa kabilang wika; hindi mananatili ang luma.',
  'The player cancels; the terms are from an earlier visit.':
    'Umaatras ang player; galing sa naunang pagbisita ang mga kondisyon.',
  'The form shows what an earlier visit has loaded, and can be sent: the platform checks every account.':
    'Lumalabas sa form ang na-load sa naunang pagbisita, at puwede itong ipadala: sinusuri ng platform ang bawat account.',
  'The form waits for the agent.': 'Naghihintay ang form sa agent.',
  'The agent’s own rates are up to date. What was typed stays.':
    'Bago na ang sariling rate ng agent. Nananatili ang na-type.',
  'Checks whether an earlier visit has loaded the announcements.':
    'Tinitingnan kung na-load na ang mga anunsyo sa naunang pagbisita.',
  'The announcements of an earlier visit show while they are fetched again.':
    'Lumalabas ang mga anunsyo ng naunang pagbisita habang kinukuha ulit.',
  'The announcements wait for the agent.': 'Naghihintay ang mga anunsyo sa agent.',
  'They show at once.': 'Lumalabas agad ang mga ito.',
  'The announcements are up to date.': 'Bago na ang mga anunsyo.',
  'The rounds known from an earlier visit show while they are fetched again; the rain waits for the answer.':
    'Lumalabas ang mga round mula sa naunang pagbisita habang kinukuha ulit; naghihintay ng sagot ang ulan.',
  'There was no earlier claim; the rounds known from an earlier visit show at once.':
    'Walang naunang claim; lumalabas agad ang mga round mula sa naunang pagbisita.',
  'What is known stays on screen: the round is running.': 'Nananatili ang alam na: tumatakbo ang round.',
  'What is known stays on screen: the next round is announced.':
    'Nananatili ang alam na: inanunsyo ang susunod na round.',
  'The agents known from before show while they are fetched again.':
    'Lumalabas ang mga kilala nang agent habang kinukuha ulit.',
  'The contact options wait for the player.': 'Naghihintay sa player ang mga paraan ng pakikipag-usap.',
  'The agents known from before show at once.': 'Lumalabas agad ang mga kilala nang agent.',
  'The agents are up to date.': 'Bago na ang mga agent.',
  'Nobody is available any more.': 'Wala nang available.',
}
