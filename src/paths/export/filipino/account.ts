/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // register
  'The form is on its way.': 'Paparating ang form.',
  'The ways on offer, the fields and their rules.':
    'Ang mga paraang puwede, ang mga field at patakaran nila.',
  'The platform is asked.': 'Tinatanong ang platform.',
  'Everything is there.': 'Nandito na ang lahat.',
  'Whoever sent the player here.': 'Kung sino ang nagpapunta sa player dito.',
  'Looks whether the address names somebody.': 'Tinitingnan kung may pangalan sa address.',
  'The platform checks the code of the link; the form does not wait for it for long.':
    'Tinitingnan ng platform ang code ng link; hindi ito matagal na hihintayin ng form.',
  'A code that was not found good is checked before the form is sent.':
    'Ang code na hindi napatunayang tama ay titingnan bago ipadala ang form.',
  'Registration is not open: the screen says so and leads to the login.':
    'Hindi bukas ang pagrehistro: sinasabi ito ng screen at dinadala sa login.',
  'The form could not be loaded; it offers another try.': 'Hindi nakuha ang form; puwedeng sumubok ulit.',
  'The registration form.': 'Ang form ng pagrehistro.',
  'Opens with the username, unless the mobile number is the only way.':
    'Nagbubukas sa username, maliban kung mobile number lang ang paraan.',
  'Registration by username.': 'Pagrehistro gamit ang username.',
  'The number typed on the other tab is about to cross over.':
    'Ililipat na ang number na na-type sa kabilang tab.',
  'The tab as the player fills it in.': 'Ang tab habang pinupunan ng player.',
  'Registration by mobile number.': 'Pagrehistro gamit ang mobile number.',
  'The picture with digits, where the settings or the platform want one.':
    'Ang larawang may mga numero, kapag gusto ng settings o ng platform.',
  'Looks whether registration always asks for one.':
    'Tinitingnan kung laging humihingi nito ang pagrehistro.',
  'What is still to be checked before the form may be sent.':
    'Ang dapat pang tingnan bago maipadala ang form.',
  'The third party checks the code that it sent.': 'Tinitingnan ng third party ang code na ipinadala nito.',
  'The platform checks the affiliate code.': 'Tinitingnan ng platform ang affiliate code.',
  'The platform opens the account. Tapping again does nothing.':
    'Binubuksan ng platform ang account. Walang mangyayari kapag pinindot ulit.',
  'The player is signed in and lands on the home page.': 'Naka-login na ang player at nasa home page.',
  'Neither way is switched on.': 'Walang bukas na paraan.',
  'Without rules nobody can know what to ask for.':
    'Kung walang patakaran, hindi malaman kung ano ang hihingin.',
  'It does not.': 'Wala.',
  'The code is good.': 'Tama ang code.',
  'Nobody has this code: the form says so, and the link does not count.':
    'Walang may ganitong code: sinasabi ng form, at hindi bibilangin ang link.',
  'Not known: the code is checked before sending.': 'Hindi alam: titingnan ang code bago magpadala.',
  'Not known in time: the code is checked before sending.':
    'Hindi nalaman sa oras: titingnan ang code bago magpadala.',
  'The player tries again.': 'Sumubok ulit ang player.',
  'The only way.': 'Ang tanging paraan.',
  'There only when registration by number is on.':
    'Nandiyan lang kapag bukas ang pagrehistro gamit ang number.',
  'The player types a number here: nothing is written over it.':
    'Nag-type ang player ng number dito: walang mapapatungan.',
  'The number crosses over; it keeps its own wait for a code.':
    'Lilipat ang number; may sarili itong paghihintay ng code.',
  'There only when registration by username is on.':
    'Nandiyan lang kapag bukas ang pagrehistro gamit ang username.',
  'The settings want one.': 'Gusto nito ng settings.',
  'The platform wants one before it sends a code.': 'Gusto nito ng platform bago magpadala ng code.',
  'The platform wants a fresh one.': 'Gusto ng platform ng bago.',
  'Typing the username: beside the form it is asked whether it is free.':
    'Pag-type ng username: sa tabi ng form, itinatanong kung libre ito.',
  'The terms are accepted, or not.': 'Tinanggap ang mga tuntunin, o hindi.',
  'All fields are right and the terms accepted.': 'Tama ang lahat ng field at tinanggap ang mga tuntunin.',
  'The code, by the third party.': 'Ang code, sa third party.',
  'The affiliate code.': 'Ang affiliate code.',
  'Nothing more.': 'Wala na.',
  'The code is right.': 'Tama ang code na inilagay.',
  'The code is wrong: it says so at the field, and goes there.':
    'Mali ang code: sinasabi sa field, at pupunta roon.',
  'The third party did not answer. Nothing typed is lost.':
    'Hindi sumagot ang third party. Walang nawala sa mga na-type.',
  'No answer in time. Nothing typed is lost.': 'Walang sagot sa oras. Walang nawala sa mga na-type.',
  'Nobody has this code: it says so at the field, and goes there.':
    'Walang may ganitong code: sinasabi sa field, at pupunta roon.',
  'Nobody has the code of the link, and there is no field for another: it does not count.':
    'Walang may code ng link, at walang field para sa iba: hindi ito bibilangin.',
  'The account is open.': 'Bukas na ang account.',
  'Refused because of one field: it says so there, and goes there. Nothing typed is lost.':
    'Tinanggihan dahil sa isang field: sinasabi roon, at pupunta roon. Walang nawala sa mga na-type.',
  'Refused: the reason shows above the form, with a captcha where the platform wants one next. Nothing typed is lost.':
    'Tinanggihan: lumalabas ang dahilan sa itaas ng form, may captcha kung gusto ng platform sa susunod. Walang nawala sa mga na-type.',
  // username-check
  'Nothing is said about the name.': 'Walang sinasabi tungkol sa pangalan.',
  'Waits for the end of the typing.': 'Hinihintay matapos ang pag-type.',
  'Asks the platform whether the name is free.': 'Itinatanong sa platform kung libre ang pangalan.',
  'The field says that the name is free.': 'Sinasabi ng field na libre ang pangalan.',
  'The field says that somebody has the name; the form can be sent all the same.':
    'Sinasabi ng field na may gumagamit na ng pangalan; puwede pa ring ipadala ang form.',
  'Another name, which the rules allow: an older question is dropped, the last name counts.':
    'Ibang pangalan na pasok sa patakaran: itatapon ang lumang tanong, ang huling pangalan ang bibilangin.',
  'The name breaks the rules, or the field is empty: nobody is asked about it.':
    'Labag sa patakaran ang pangalan, o walang laman ang field: walang tatanungin.',
  'Nothing was typed for a moment.': 'Walang na-type sandali.',
  'Nobody has it.': 'Walang may ganito.',
  'Somebody has it.': 'May gumagamit na.',
  'Not known: the registration itself will tell.': 'Hindi alam: ang pagrehistro na ang magsasabi.',
  'No answer in time: nothing is said.': 'Walang sagot sa oras: walang sasabihin.',
  // welcome
  'Looks whether this was the first login of the account.':
    'Tinitingnan kung ito ang unang login ng account.',
  'Looks whether the account has been welcomed on this phone.':
    'Tinitingnan kung nabati na ang account sa phone na ito.',
  'The panel shows; from now on the account counts as welcomed.':
    'Lumalabas ang panel; mula ngayon ay nabati na ang account.',
  'No panel.': 'Walang panel.',
  'Nobody is there to be welcomed.': 'Walang babatiin.',
  'It was not.': 'Hindi ito ang una.',
  'It has.': 'Nabati na.',
  'It has not.': 'Hindi pa nababati.',
  'Not known: the platform says that it is new.': 'Hindi alam: sabi ng platform ay bago ito.',
  'Not known in time: too late to welcome.': 'Hindi nalaman sa oras: huli na para bumati.',
  // contract-prompt
  'Looks whether this account is asked at all.': 'Tinitingnan kung tatanungin nga ang account na ito.',
  'The platform is asked which contracts wait. Nothing shows meanwhile.':
    'Itinatanong sa platform kung aling kontrata ang naghihintay. Wala munang lumalabas.',
  'A dialog names the contract and offers to look at it.':
    'Sinasabi ng dialog kung anong kontrata at iniaalok na tingnan ito.',
  'The contract is on screen. The next dialog waits until the player leaves it.':
    'Nasa screen ang kontrata. Maghihintay ang susunod na dialog hanggang umalis ang player.',
  'Nothing more is asked in this session.': 'Wala nang itatanong sa session na ito.',
  'Nobody is there to be asked.': 'Walang tatanungin.',
  'Types 4, 40, 41, 42; or asked already.': 'Type 4, 40, 41, 42; o natanong na.',
  'Every other type, plain members included.': 'Lahat ng ibang type, pati karaniwang member.',
  'At least one contract waits.': 'May isa man lang kontratang naghihintay.',
  'None waits.': 'Walang naghihintay.',
  'Not known: nothing shows, the log is told.': 'Hindi alam: walang lalabas, isusulat sa log.',
  'No answer in time: nothing shows, the log is told.':
    'Walang sagot sa oras: walang lalabas, isusulat sa log.',
  'Not now; the next one.': 'Hindi muna; ang susunod.',
  'Not now; there is no other.': 'Hindi muna; wala nang iba.',
  'To the contract.': 'Sa kontrata.',
  'There is no other.': 'Wala nang iba.',
  // contract-page
  'The contract is fetched.': 'Kinukuha ang kontrata.',
  'The contract with its terms, to accept or to decline.':
    'Ang kontrata at mga tuntunin nito, para tanggapin o tanggihan.',
  'A dialog asks whether the player means it: an answer cannot be taken back.':
    'Tinatanong ng dialog kung sigurado ang player: hindi na mababawi ang sagot.',
  'The answer is on its way. Tapping again does nothing.':
    'Papunta na ang sagot. Walang mangyayari kapag pinindot ulit.',
  'Looks whether the contract still waits. Nothing is sent a second time by itself.':
    'Tinitingnan kung naghihintay pa ang kontrata. Walang kusang ipinapadala sa ikalawang beses.',
  'Which of the two results shows.': 'Kung alin sa dalawang resulta ang lalabas.',
  'The terms are fetched again in the new language. Until they come the old ones show, and can be answered.':
    'Kinukuha ulit ang mga tuntunin sa bagong wika. Hanggang dumating ay nakikita ang dati, at puwedeng sagutin.',
  'The terms come from the platform in the player’s language.':
    'Galing sa platform ang mga tuntunin, sa wika ng player.',
  'Terms come in the player’s language.': 'Sa wika ng player dumarating ang mga tuntunin.',
  'It still waits, and can be read.': 'Naghihintay pa ito, at mababasa.',
  'No, or the dialog is closed; the terms are still in the other language.':
    'Hindi, o isinara ang dialog; nasa kabilang wika pa ang mga tuntunin.',
  'No terms change behind the question; they come anew once it is closed.':
    'Walang tuntuning nagbabago sa likod ng tanong; darating ang mga bago kapag isinara ito.',
  'The contract is accepted.': 'Tinanggap ang kontrata.',
  'The contract is declined.': 'Tinanggihan ang kontrata.',
  'No contract of this kind waits.': 'Walang naghihintay na ganitong kontrata.',
  'The contract could not be fetched; the screen offers another try.':
    'Hindi nakuha ang kontrata; puwedeng sumubok ulit sa screen.',
  'Back, from anywhere; an answer on its way stays on its way.':
    'Balik, mula saanman; tuloy pa rin ang sagot na papunta na.',
  'There is one.': 'Mayroon.',
  'There is none, or it has been answered.': 'Wala, o nasagot na.',
  'The player wants it.': 'Gusto ito ng player.',
  'The player does not want it.': 'Ayaw ito ng player.',
  'No, or the dialog is closed.': 'Hindi, o isinara ang dialog.',
  'Yes.': 'Oo.',
  'The platform has it.': 'Nasa platform na.',
  'Refused: it was answered elsewhere or withdrawn, or it is not this account’s.':
    'Tinanggihan: nasagot na sa iba o binawi, o hindi sa account na ito.',
  'Not known whether the platform has it: looks before anything is sent again.':
    'Hindi alam kung nasa platform na: titingnan muna bago magpadala ulit.',
  'No answer in time: looks before anything is sent again.':
    'Walang sagot sa oras: titingnan muna bago magpadala ulit.',
  'It still waits: the answer did not get through. The reason shows.':
    'Naghihintay pa ito: hindi nakarating ang sagot. Lumalabas ang dahilan.',
  'Another one has taken its place.': 'May iba nang pumalit dito.',
  'It no longer waits.': 'Hindi na ito naghihintay.',
  'Still not known. Another try looks again first.':
    'Hindi pa rin alam. Titingin muna ulit ang susunod na subok.',
  // member-centre
  'Looks who opened it.': 'Tinitingnan kung sino ang nagbukas.',
  'A guest is offered to log in or to register; nothing of a member is asked for.':
    'Inaalok ang guest na mag-login o magrehistro; walang hinihinging pang-member.',
  'Asks who this is: name, picture, club and unread messages.':
    'Itinatanong kung sino ito: pangalan, larawan, club at hindi pa nababasang mensahe.',
  'Name, days, VIP label and everything that leads on.':
    'Pangalan, bilang ng araw, VIP label at lahat ng mapupuntahan.',
  'What is known shows while it is asked for again.': 'Lumalabas ang alam na habang humihingi ulit.',
  'Nothing could be loaded; the screen offers another try, and every entry still works.':
    'Walang nakuha; puwedeng sumubok ulit, at gumagana pa rin ang bawat entry.',
  'Seen before: it shows, and is refreshed.': 'Nakita na dati: lumalabas ito, at nire-refresh.',
  'The page was left and is looked at again.': 'Iniwan ang pahina at tiningnan ulit.',
  'What was known stays.': 'Nananatili ang alam na.',
  'No answer in time: what was known stays.': 'Walang sagot sa oras: nananatili ang alam na.',
}
