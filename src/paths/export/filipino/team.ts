/** What the charts of an agent's team say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // team-members
  'The members of a team: look, search, walk down, mark several':
    'Ang mga miyembro ng team: tingnan, hanapin, bumaba, markahan ang ilan',
  'The members of a team: whose people, how far down, which names; one opened, or several marked.':
    'Ang mga miyembro ng team: kaninong tao, gaano kababa, aling pangalan; isang binuksan, o ilang minarkahan.',
  'The address has changed by itself: Back, or a link.': 'Kusang nagbago ang address: Back, o isang link.',
  'The list is told what to show, and asks for it anew.':
    'Sinasabihan ang listahan kung ano ang ipapakita, at hinihingi nito iyon nang bago.',
  'It shows.': 'Lumalabas na.',
  'The members of the choice, page by page.': 'Ang mga miyembro ng napili, pahina bawat pahina.',
  'Another level of the team, or all of them.': 'Ibang level ng team, o lahat.',
  'Part of a name.': 'Bahagi ng pangalan.',
  'Back up the way that leads here.': 'Pabalik pataas sa dinaanan.',
  'One member is opened.': 'Binuksan ang isang miyembro.',
  'Money is to go to several of one’s own people.': 'Padadalhan ng pera ang ilan sa sariling mga tao.',
  'Somebody types a name; the search waits for a pause.':
    'May nagta-type ng pangalan; hinihintay ng paghahanap na tumigil ito.',
  'Typing goes on.': 'Tuloy ang pag-type.',
  'The search key of the keyboard.': 'Ang search key ng keyboard.',
  'Typing has paused.': 'Tumigil ang pag-type.',
  'Looks whether anything else is searched for than before.':
    'Tinitingnan kung iba na ang hinahanap kaysa kanina.',
  'Another name.': 'Ibang pangalan.',
  'The same as before.': 'Kapareho ng kanina.',
  'The choice goes into the address, so that it survives a reload and can be shared.':
    'Napupunta sa address ang napili, para manatili ito pagka-reload at maibahagi.',
  'And its members show.': 'At lumalabas ang mga miyembro nito.',
  'Whose team it is goes into the address as a step of its own: Back takes it again.':
    'Napupunta sa address kung kaninong team, bilang sariling hakbang: binabawi ito ng Back.',
  'And his people show.': 'At lumalabas ang mga tao niya.',
  'A panel with one member: what he is, has and gets, and what may be done.':
    'Isang panel ng isang miyembro: kung ano siya, ano ang mayroon at nakukuha niya, at ano ang puwedeng gawin.',
  'Back to the list.': 'Balik sa listahan.',
  'Down into the team of this agent.': 'Pababa sa team ng agent na ito.',
  'Members can be marked to send money to several at once.':
    'Puwedeng markahan ang mga miyembro para padalhan ng pera ang ilan nang sabay.',
  'One more, or one less.': 'Dagdag na isa, o bawas na isa.',
  'No more of it, or the money is on its way.': 'Ayaw na, o papunta na ang pera.',
  // downline-transfer
  'Send money to one downline or to several, once':
    'Magpadala ng pera sa isang downline o sa ilan, isang beses',
  'Money to downlines: the amount, the withdrawal password, and what became of it, once.':
    'Pera para sa mga downline: ang halaga, ang withdrawal password, at ang nangyari rito, isang beses.',
  'Only the team shows.': 'Ang team lang ang nakikita.',
  'Money is to go to one member, or to those that are marked.':
    'Padadalhan ng pera ang isang miyembro, o ang mga minarkahan.',
  'Balance and whether there is a withdrawal password are fetched. What was typed stays.':
    'Kinukuha ang balanse at kung may withdrawal password. Nananatili ang na-type.',
  'All there.': 'Kumpleto na.',
  'No withdrawal password has been set yet.': 'Wala pang withdrawal password.',
  'No answer in time.': 'Walang sagot sa tamang oras.',
  'The agent does not want to wait.': 'Ayaw maghintay ng agent.',
  'It could not be fetched; another try is offered.': 'Hindi ito nakuha; may alok na subukan ulit.',
  'The agent tries again.': 'Sinusubukan ulit ng agent.',
  'Back to the team.': 'Balik sa team.',
  'A transfer needs a withdrawal password: it says where one is set.':
    'Kailangan ng withdrawal password sa pagpapadala: sinasabi nito kung saan ito ginagawa.',
  'To the security centre.': 'Papunta sa security center.',
  'The amount that each of them gets.': 'Ang halagang matatanggap ng bawat isa.',
  'Typing takes the message about it away.': 'Inaalis ng pag-type ang mensahe tungkol dito.',
  'The amount is not right: it says why, and goes there.':
    'Mali ang halaga: sinasabi kung bakit, at pumupunta roon.',
  'An intent with a key of its own.': 'Isang hangaring may sariling key.',
  'Nothing is sent.': 'Walang ipinadala.',
  'Who gets how much, and the withdrawal password: only from here something is sent.':
    'Sino ang tatanggap ng magkano, at ang withdrawal password: mula rito pa lang may ipinapadala.',
  'The withdrawal password.': 'Ang withdrawal password.',
  'Another amount.': 'Ibang halaga.',
  'The withdrawal password is not whole: it says so.': 'Kulang ang withdrawal password: sinasabi nito iyon.',
  'The agent means it.': 'Sigurado ang agent.',
  'The wish is on its way, once, under its key. Tapping again does nothing.':
    'Papunta na ang hiling, isang beses, sa ilalim ng key nito. Walang mangyayari sa muling pag-tap.',
  'The money is there.': 'Naroon na ang pera.',
  'The withdrawal password is wrong, or rests for a while: nothing has moved.':
    'Mali ang withdrawal password, o nagpapahinga muna: walang gumalaw.',
  'Refused: nothing has moved. The balance is fetched anew, the reason shows.':
    'Tinanggihan: walang gumalaw. Kinukuha ulit ang balanse, nakikita ang dahilan.',
  'Not known whether it was done: looks, and sends nothing again.':
    'Hindi alam kung nagawa: tumitingin, at walang ipinapadala ulit.',
  'No answer in time: looks, and sends nothing again.':
    'Walang sagot sa tamang oras: tumitingin, at walang ipinapadala ulit.',
  'Asks the platform what became of the wish, by its key. Nothing is sent a second time.':
    'Itinatanong sa platform kung ano ang nangyari sa hiling, ayon sa key nito. Walang ipinapadala nang dalawang beses.',
  'It was done.': 'Nagawa na.',
  'It never came, and never will under this key: nothing has moved, and it says so.':
    'Hindi ito dumating, at hindi na darating sa key na ito: walang gumalaw, at sinasabi iyon.',
  'Still not known.': 'Hindi pa rin alam.',
  'Nobody knows yet whether it was done; looks again by itself.':
    'Wala pang nakakaalam kung nagawa; kusang tumitingin ulit.',
  'Another look.': 'Isa pang tingin.',
  'What was sent to whom; balance and list of members are asked for again.':
    'Ano ang naipadala kanino; hinihingi ulit ang balanse at ang listahan ng mga miyembro.',
  // downline-rebate
  'Give a downline other rates of rebate, once': 'Bigyan ang downline ng ibang rate ng rebate, isang beses',
  'Rates of rebate of a direct downline: within one’s own, not below what he gives on.':
    'Mga rate ng rebate ng direktang downline: hindi lampas sa sarili, hindi mas mababa sa ibinibigay niya.',
  'Somebody’s rates are to be changed.': 'Babaguhin ang mga rate ng isang tao.',
  'His rates and how far they may be changed are fetched. What was typed stays.':
    'Kinukuha ang mga rate niya at kung hanggang saan puwedeng baguhin. Nananatili ang na-type.',
  'One rate for each kind of games, with its bounds.': 'Isang rate sa bawat uri ng laro, may mga hangganan.',
  'A rate is not right: it says why.': 'May maling rate: sinasabi kung bakit.',
  'Nothing was changed: there is nothing to send.': 'Walang binago: walang ipapadala.',
  'The rates stay as they are.': 'Mananatili ang mga rate.',
  'The new rates are on their way, once, under their key. Tapping again does nothing.':
    'Papunta na ang mga bagong rate, isang beses, sa ilalim ng key nila. Walang mangyayari sa muling pag-tap.',
  'They count from now on.': 'Umiiral na sila mula ngayon.',
  'Refused: nothing has changed. The bounds are fetched anew, the reason shows.':
    'Tinanggihan: walang nagbago. Kinukuha ulit ang mga hangganan, nakikita ang dahilan.',
  'Not known whether they were given: looks, and sends nothing again.':
    'Hindi alam kung naibigay: tumitingin, at walang ipinapadala ulit.',
  'They were given.': 'Naibigay na.',
  'It never came, and never will under this key: the rates are as they were.':
    'Hindi ito dumating, at hindi na darating sa key na ito: walang nagbago sa mga rate.',
  'Nobody knows yet whether the rates were given; looks again by itself.':
    'Wala pang nakakaalam kung naibigay ang mga rate; kusang tumitingin ulit.',
  'The new rates count; the list of members is asked for again.':
    'Umiiral na ang mga bagong rate; hinihingi ulit ang listahan ng mga miyembro.',
}
