/** What the charts of an agent's team say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // team-members
  'The list loads what the player has chosen.': 'Nilo-load ng listahan ang pinili ng player.',
  'The panel has failed: the list and its panels restart.':
    'Pumalya ang panel: magsisimula ulit ang listahan at ang mga panel nito.',
  'The matching members show, page by page.': 'Lumalabas ang mga miyembro ng napili, pahina bawat pahina.',
  'The player chooses another level of the team, or all of them.':
    'Pumili ang player ng ibang level ng team, o lahat.',
  'The player types part of a name.': 'Nagta-type ang player ng bahagi ng pangalan.',
  'The player goes back up to a team above.': 'Bumalik ang player sa team sa itaas.',
  'The player opens a member.': 'Binuksan ng player ang isang miyembro.',
  'The agent wants to send money to several of their direct members.':
    'Gustong magpadala ng pera ng agent sa ilan sa mga direktang miyembro niya.',
  'The player types a name; the search waits until typing stops.':
    'Nagta-type ng pangalan ang player; hinihintay ng paghahanap na tumigil ito.',
  'The player continues typing.': 'Tuloy sa pag-type ang player.',
  'Checks whether the search has changed.': 'Tinitingnan kung iba na ang hinahanap kaysa kanina.',
  'The name has changed: a new search starts.': 'Nagbago ang pangalan: bagong paghahanap.',
  'The matching members show.': 'Lumalabas ang mga katugmang miyembro.',
  'The team is added to the address as a separate step, so that Back returns to the previous one.':
    'Napupunta sa address ang team bilang sariling hakbang, para makabalik sa dati gamit ang Back.',
  'The members of that team show.': 'Lumalabas ang mga miyembro ng team na iyon.',
  'A panel about one member: details, balance, rates and available actions.':
    'Panel ng isang miyembro: detalye, balanse, mga rate, at mga puwedeng gawin.',
  'The transfer panel replaces this one.': 'Pinapalitan ito ng panel ng paglipat.',
  'The rates panel replaces this one.': 'Pinapalitan ito ng panel ng mga rate.',
  'The player opens this agent’s own team.': 'Binuksan ng player ang sariling team ng agent na ito.',
  'Members can be selected to send money to several at once.':
    'Puwedeng markahan ang mga miyembro para padalhan ng pera ang ilan nang sabay.',
  'A member is selected or deselected.': 'May miyembrong napili, o inalis sa mga napili.',
  'The transfer panel opens; the selection stays until the money has been sent.':
    'Bumubukas ang panel ng paglipat; nananatili ang mga napili hanggang maipadala ang pera.',
  'The player stops selecting.': 'Tumigil sa pagpili ang player.',
  // downline-transfer
  'Only the team list shows.': 'Ang listahan lang ng team ang nakikita.',
  'The agent wants to send money to one member, or to those selected.':
    'Gustong magpadala ng pera ng agent sa isang miyembro, o sa mga napili.',
  'The balance is fetched, and whether a withdrawal password is set. What was typed stays.':
    'Kinukuha ang balanse at kung may withdrawal password. Nananatili ang na-type.',
  'The agent closes the panel while it is loading.': 'Isinara ng agent ang panel habang nilo-load pa.',
  'The agent closes the panel and is back at the team list.':
    'Isinara ng agent ang panel, at bumalik sa listahan ng team.',
  'Transfers need a withdrawal password: the panel says where to set one.':
    'Kailangan ng withdrawal password sa pagpapadala: sinasabi ng panel kung saan ito ginagawa.',
  'The agent goes to the security centre to set a withdrawal password.':
    'Pumunta ang agent sa security center para magtakda ng withdrawal password.',
  'The panel asks for the amount that each recipient receives.':
    'Itinatanong ng panel ang halagang matatanggap ng bawat isa.',
  'Typing clears the message.': 'Nawawala ang mensahe kapag nag-type.',
  'The agent closes the panel; nothing was sent.': 'Isinara ng agent ang panel; walang ipinadala.',
  'The panel shows who receives how much and asks for the withdrawal password. Nothing is sent until the agent confirms.':
    'Ipinapakita ng panel kung sino ang tatanggap ng magkano, at hinihingi ang withdrawal password. Walang ipapadala hangga’t hindi kinukumpirma ng agent.',
  'The agent types the withdrawal password.': 'Nagta-type ang agent ng withdrawal password.',
  'The agent changes the amount.': 'Babaguhin ng agent ang halaga.',
  'The money has arrived.': 'Dumating na ang pera.',
  'No money moved. The balance is fetched again, and the reason shows.':
    'Walang gumalaw na pera. Kinukuha ulit ang balanse, at nakikita ang dahilan.',
  'There was no earlier request, or the agent stops waiting.':
    'Walang naunang request, o hindi na naghintay ang agent.',
  'It is unclear whether the request arrived: the outcome is looked up, and nothing is sent again.':
    'Hindi tiyak kung dumating ang request: inaalam ang resulta, at walang ipapadala ulit.',
  'The request was carried out.': 'Naisagawa ang request.',
  'The panel shows what was sent to whom; the balance and the list of members are loaded again.':
    'Ipinapakita ng panel kung ano ang naipadala kanino; nilo-load ulit ang balanse at ang listahan ng mga miyembro.',
  // downline-rebate
  'The agent wants to change someone’s rates.': 'Gustong baguhin ng agent ang mga rate ng isang tao.',
  'The member’s rates and their limits are fetched. What was typed stays.':
    'Kinukuha ang mga rate ng miyembro at ang mga hangganan. Nananatili ang na-type.',
  'One rate per game category, each with its limits.':
    'Isang rate sa bawat category ng laro, may mga hangganan.',
  'A rate is wrong; its field says why.': 'May maling rate; sinasabi ng field kung bakit.',
  'Nothing was changed: there is nothing to send.': 'Walang binago: walang ipapadala.',
  'All rates are valid.': 'Tama ang lahat ng rate.',
  'The agent closes the panel; the rates stay as they are.':
    'Isinara ng agent ang panel; mananatili ang mga rate.',
  'The new rates are sent exactly once. When the panel opens, an earlier change without an answer is looked up first.':
    'Isang beses lang ipinapadala ang mga bagong rate. Pagbukas ng panel, inaalam muna ang naunang pagbabago na walang sagot.',
  'The new rates apply from now on.': 'Umiiral na ang mga bagong rate mula ngayon.',
  'The rates have not changed: the limits are fetched again, and the reason shows.':
    'Walang nagbago sa mga rate: kinukuha ulit ang mga hangganan, at lumalabas ang dahilan.',
  'The new rates apply; the list of members is loaded again.':
    'Umiiral na ang mga bagong rate; nilo-load ulit ang listahan ng mga miyembro.',
}
