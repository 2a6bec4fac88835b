/** What the charts of an agent's team say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // team-members
  'The list is told what to show and loads it.':
    'Sinasabihan ang listahan kung ano ang ipapakita, at nilo-load nito iyon.',
  'The panel has stopped: the list and its panels start over.':
    'Huminto ang panel: magsisimula muli ang listahan at ang mga panel nito.',
  'The matching members, page by page.': 'Ang mga miyembro ng napili, pahina bawat pahina.',
  'Another level of the team, or all of them.': 'Ibang level ng team, o lahat.',
  'Part of a name.': 'Bahagi ng pangalan.',
  'The player goes back up to a team above.': 'Bumalik ang player sa team sa itaas.',
  'The player opens a member.': 'Binuksan ng player ang isang miyembro.',
  'The agent wants to send money to several of their direct members.':
    'Gustong magpadala ng pera ng agent sa ilan sa mga direktang miyembro niya.',
  'The player types a name; the search waits until typing stops.':
    'Nagta-type ng pangalan ang player; hinihintay ng paghahanap na tumigil ito.',
  'Typing continues.': 'Tuloy ang pag-type.',
  'The search key of the keyboard.': 'Ang search key ng keyboard.',
  'Typing has stopped.': 'Tumigil ang pag-type.',
  'Checks whether the search has changed.': 'Tinitingnan kung iba na ang hinahanap kaysa kanina.',
  'Another name.': 'Ibang pangalan.',
  'The matching members show.': 'Lumalabas ang mga katugmang miyembro.',
  'The team goes into the address as a step of its own, so that Back returns to the previous one.':
    'Napupunta sa address ang team bilang sariling hakbang, para makabalik sa dati gamit ang Back.',
  'The members of that team show.': 'Lumalabas ang mga miyembro ng team na iyon.',
  'A panel about one member: details, balance, rates, and what can be done.':
    'Panel ng isang miyembro: detalye, balanse, mga rate, at ang puwedeng gawin.',
  'The transfer panel replaces this one.': 'Pinapalitan ito ng panel ng paglipat.',
  'The rates panel replaces this one.': 'Pinapalitan ito ng panel ng mga rate.',
  'Down into this agent’s team.': 'Pababa sa team ng agent na ito.',
  'Members can be selected to send money to several at once.':
    'Puwedeng markahan ang mga miyembro para padalhan ng pera ang ilan nang sabay.',
  'One more or one fewer.': 'Dagdag na isa, o bawas na isa.',
  'The transfer panel opens; the selection stays until the money has been sent.':
    'Bumubukas ang panel ng paglipat; nananatili ang mga napili hanggang maipadala ang pera.',
  'The player stops selecting.': 'Tumigil sa pagpili ang player.',
  // downline-transfer
  'Only the team list shows.': 'Ang listahan lang ng team ang nakikita.',
  'The agent wants to send money to one member, or to those selected.':
    'Gustong magpadala ng pera ng agent sa isang miyembro, o sa mga napili.',
  'The balance is fetched, and whether a withdrawal password is set. What was typed stays.':
    'Kinukuha ang balanse at kung may withdrawal password. Nananatili ang na-type.',
  'No withdrawal password has been set yet.': 'Wala pang withdrawal password.',
  'The agent does not want to wait.': 'Ayaw maghintay ng agent.',
  'Back to the team.': 'Balik sa team.',
  'Transfers need a withdrawal password: the panel says where to set one.':
    'Kailangan ng withdrawal password sa pagpapadala: sinasabi ng panel kung saan ito ginagawa.',
  'To the security centre.': 'Papunta sa security center.',
  'The amount each of them receives.': 'Ang halagang matatanggap ng bawat isa.',
  'Typing clears the message.': 'Nawawala ang mensahe kapag nag-type.',
  'Nothing was sent.': 'Walang ipinadala.',
  'Who receives how much, and the withdrawal password. Nothing is sent before this is confirmed.':
    'Sino ang tatanggap ng magkano, at ang withdrawal password. Walang ipapadala hangga’t hindi ito kinukumpirma.',
  'The agent types the withdrawal password.': 'Nagta-type ang agent ng withdrawal password.',
  'The agent changes the amount.': 'Babaguhin ng agent ang halaga.',
  'The agent confirms.': 'Kinumpirma ng agent.',
  'The money has arrived.': 'Dumating na ang pera.',
  'No money moved. The balance is fetched again, and the reason shows.':
    'Walang gumalaw na pera. Kinukuha ulit ang balanse, at nakikita ang dahilan.',
  'There was no earlier request, or the agent does not want to wait.':
    'Walang naunang nakabinbin, o ayaw maghintay ng agent.',
  'It is not known whether it arrived: look it up, and send nothing again.':
    'Hindi alam kung dumating: aalamin, at walang ipapadala ulit.',
  'The request was carried out.': 'Naisagawa ang request.',
  'What was sent to whom; the balance and the list of members are loaded again.':
    'Ano ang naipadala kanino; nilo-load ulit ang balanse at ang listahan ng mga miyembro.',
  // downline-rebate
  'The agent wants to change someone’s rates.': 'Gustong baguhin ng agent ang mga rate ng isang tao.',
  'The member’s rates and their limits are fetched. What was typed stays.':
    'Kinukuha ang mga rate ng miyembro at ang mga hangganan. Nananatili ang na-type.',
  'One rate per kind of game, each with its limits.': 'Isang rate sa bawat uri ng laro, may mga hangganan.',
  'A rate is wrong; its field says why.': 'May maling rate; sinasabi ng field kung bakit.',
  'Nothing was changed: there is nothing to send.': 'Walang binago: walang ipapadala.',
  'All rates are valid.': 'Tama ang lahat ng rate.',
  'The rates stay as they are.': 'Mananatili ang mga rate.',
  'The new rates are sent exactly once. When the panel opens, an earlier change without an answer is looked up first.':
    'Isang beses lang ipinapadala ang mga bagong rate. Pagbukas ng panel, inaalam muna ang naunang pagbabago na walang sagot.',
  'The new rates apply from now on.': 'Umiiral na ang mga bagong rate mula ngayon.',
  'Nothing has changed. The limits are fetched again, and the reason shows.':
    'Walang nagbago. Kinukuha ulit ang mga hangganan, nakikita ang dahilan.',
  'The new rates apply; the list of members is loaded again.':
    'Umiiral na ang mga bagong rate; nilo-load ulit ang listahan ng mga miyembro.',
}
