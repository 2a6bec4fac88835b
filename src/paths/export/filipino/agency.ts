/** What the charts of the agency say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // agent-home
  'The greeting and the sky match the time of day.': 'Bagay ang bati at ang langit sa oras ng araw.',
  'A new hour has begun.': 'Nagsimula ang panibagong oras.',
  'The greeting stays as it is.': 'Nananatili ang bati.',
  'The four counters of the team: logged in, betting, registered, online.':
    'Ang apat na bilang ng team: nag-log in, tumaya, bagong sali, online.',
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
  'The agent enters the kind of account, for whom, and which rates to pass on.':
    'Inilalagay ng agent kung anong uri ng account, para kanino, at anong mga rate ang ibibigay.',
  'A rate for one category, up to the agent’s own.':
    'Ang rate ng isang category, hanggang sa rate lang ng agent mismo.',
  'Members play; agents have members of their own.':
    'Naglalaro ang mga miyembro; may sariling mga miyembro ang mga agent.',
  'All fields are valid.': 'Tama ang lahat ng field.',
  'The account is opened exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang binubuksan ang account. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The name is taken; the field says so.': 'May gumagamit na ng pangalan; sinasabi ito ng field.',
  'Not opened; the reason shows above the form. Nothing typed is lost.':
    'Hindi nabuksan; nasa itaas ng form ang dahilan. Walang nawala sa mga na-type.',
  'There was no earlier request, or it never arrived and the form says so.':
    'Walang naunang nakabinbin, o hindi ito dumating at sinasabi iyon ng form.',
  'Still not known.': 'Hindi pa rin alam.',
  'The account is open; its name shows so that the agent can pass it on with the password.':
    'Bukas na ang account; lumalabas ang pangalan nito para maibigay ng agent kasama ng password.',
  'Another account.': 'Isa pang account.',
  // red-rain
  'The envelopes are claimed exactly once. A claim without an answer is looked up first.':
    'Isang beses lang kinukuha ang mga ampao. Inaalam muna ang nauna na walang sagot.',
  'The envelopes are open, and the money is in the wallet.':
    'Bukas na ang mga ampao, at nasa wallet na ang pera.',
  'Nothing was paid: the claim did not arrive, or the platform refused it.':
    'Walang binayaran: hindi dumating ang claim, o tinanggihan ito ng platform.',
  'There was no earlier claim, or the player does not wait for its outcome.':
    'Walang naunang claim, o hindi hinintay ng player ang resulta.',
  'Asks which rounds are announced.': 'Inaalam kung anong mga round ang naka-anunsiyo.',
  'The player looks again.': 'Tumingin ulit ang player.',
  'No round is announced.': 'Walang naka-anunsiyong round.',
  'The next round is announced; the time until then counts down.':
    'Naka-anunsiyo ang susunod na round; bumibilang pababa ang oras bago ito.',
  'The round has begun. Nobody has to ask for it: all phones would at once.':
    'Nagsimula na ang round. Walang kailangang magtanong: sabay-sabay kasi ang lahat ng phone.',
  'A round runs.': 'May round ngayon.',
  'The round is over: what was caught is opened.': 'Tapos na ang round: binubuksan ang mga nasalo.',
  'The round is over, and nothing was caught.': 'Tapos na ang round, at walang nasalo.',
  'The rain waits for the player.': 'Hinihintay ng ulan ang player.',
  'The player lets it rain.': 'Pinaulan na ng player.',
  'Envelopes fall; each one that is tapped is caught. There is no hurry.':
    'Bumabagsak ang mga ampao; nasasalo ang bawat ma-tap. Hindi kailangang magmadali.',
  'The last one of this round: all are opened.': 'Ang huli sa round na ito: binubuksan na ang lahat.',
  'One more is caught.': 'May isa pang nasalo.',
  'The player has enough, and opens what was caught.': 'Sapat na sa player, at binubuksan ang mga nasalo.',
  'What was in the envelopes shows, with the number of the claim.':
    'Lumalabas ang laman ng mga ampao, kasama ang numero ng claim.',
  'Nothing was paid, and why.': 'Walang binayaran, at kung bakit.',
  'The rounds did not load; the screen offers to try again.':
    'Hindi na-load ang mga round; puwedeng sumubok ulit sa screen.',
  'The clock is not available.': 'Hindi mabasa ang oras.',
  // affiliate-links
  'The links are fetched.': 'Kinukuha ang mga link.',
  'The links could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang mga link; puwedeng sumubok ulit sa screen.',
  'The links, newest first, each with the number of people who joined; or a note on what will appear here.':
    'Ang mga link, pinakabago ang una, kasama kung ilan ang sumali; o paliwanag kung ano ang lalabas dito.',
  'A sheet asks what the link offers; what was typed earlier is still there.':
    'Itinatanong ng sheet kung ano ang ibibigay ng link; nandoon pa ang na-type noon.',
  'The agent wants to delete a link.': 'Gustong burahin ng agent ang isang link.',
  'No link is being shared.': 'Walang ibinabahaging link.',
  'A sheet asks which kind of account the link opens, which rates it gives, and for a note.':
    'Itinatanong ng sheet kung anong uri ng account ang bubuksan ng link, anong mga rate ang ibibigay, at ang tala.',
  'A note for the agent’s own use.': 'Tala para sa agent mismo.',
  'The agent closes the sheet.': 'Isinara ng agent ang sheet.',
  'A link is made or deleted, once. When the screen opens: what became of an earlier change that nobody knows of.':
    'Isang beses na ginagawa o binubura ang link. Pagbukas ng screen: ano ang nangyari sa naunang pagbabago na walang nakakaalam.',
  'Not made, with the reason in the sheet. Nothing typed is lost.':
    'Hindi nagawa, at nasa sheet ang dahilan. Walang nawala sa mga na-type.',
  'It was made: only the answer was lost. The list has it.':
    'Nagawa na: ang sagot lang ang nawala. Nasa listahan na ito.',
  'Nothing was open, or only the list says how things stand; a reason shows above it.':
    'Walang nakabukas, o ang listahan lang ang makakapagsabi ng lagay; nasa itaas nito ang dahilan.',
  'A rate is wrong: the message shows below it, and the first wrong field gets the focus.':
    'May maling rate: nasa ilalim nito ang mensahe, at mapupunta ang cursor sa unang maling field.',
  'The agent creates the link.': 'Ginagawa ng agent ang link.',
  'The link is created and comes first in the list.': 'Nagawa na ang link at una ito sa listahan.',
  'A dialog asks whether to delete the link: nobody could register with it any more.':
    'Itinatanong ng dialog kung buburahin ang link: wala nang makakapagrehistro gamit ito.',
  'The link is deleted. Those who joined with it stay in the team.':
    'Nabura na ang link. Mananatili sa team ang mga sumali gamit ito.',
  // agent-notices
  'The announcements are fetched.': 'Kinukuha ang mga anunsyo.',
  'The announcements could not be loaded; the screen offers to try again.':
    'Hindi na-load ang mga anunsyo; puwedeng sumubok ulit sa screen.',
  'The announcements, newest first; unread ones have a dot.':
    'Ang mga anunsyo, pinakabago ang una; may tuldok ang hindi pa nababasa.',
  'The agent opens one.': 'Binuksan ng agent ang isa.',
  'Checks whether it was read before.': 'Tinitingnan kung nabasa na ito dati.',
  'It is unread.': 'Hindi pa ito nababasa.',
  'It shows, and is reported to the platform as read.':
    'Lumalabas ito, at iniuulat sa platform na nabasa na.',
  'It is now read.': 'Nabasa na ito.',
  'It still counts as unread; opening it again reports it again.':
    'Bibilangin pa itong hindi nabasa; iuulat ulit sa susunod na pagbukas.',
  'Closed before the platform answered.': 'Isinara bago sumagot ang platform.',
  'The announcement shows above the list.': 'Lumalabas ang anunsyo sa ibabaw ng listahan.',
  'The agent closes it.': 'Isinara ito ng agent.',
}
