/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The page has forgotten the old password, five minutes after it was typed: the form asks for it. What was typed stays.':
    'Nakalimutan na ng page ang lumang password, limang minuto matapos itong i-type: hinihingi ito ng form. Nananatili ang na-type.',
  'The player declines in the browser’s prompt.': 'Tumanggi ang player sa prompt ng browser.',
  // register
  'The form is loading.': 'Nilo-load ang form.',
  'The available methods, the fields and their rules.':
    'Ang mga paraang puwede, ang mga field at patakaran nila.',
  'The terms are being fetched.': 'Kinukuha ang mga kondisyon.',
  'The delay has passed: the platform is asked whether the break is over.':
    'Tapos na ang paghihintay: tinatanong ang platform kung tapos na ang pahinga.',
  'The methods, the fields and their rules are fetched.':
    'Kinukuha ang mga paraan, mga field at mga patakaran ng mga ito.',
  'Everything has loaded.': 'Na-load na ang lahat.',
  'Finds out who referred the player.': 'Inaalam kung sino ang nag-refer sa player.',
  'Checks whether the address contains a referral code.': 'Tinitingnan kung may referral code sa address.',
  'The platform checks the link’s code; the form waits for it only briefly.':
    'Tinitingnan ng platform ang code ng link; hindi ito matagal na hihintayin ng form.',
  'A code that has not been confirmed is checked before the form is sent.':
    'Ang code na hindi napatunayang tama ay titingnan bago ipadala ang form.',
  'Registration is closed: the screen says so and leads to the login.':
    'Hindi bukas ang pagrehistro: sinasabi ito ng screen at dinadala sa login.',
  'The form could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang form; puwedeng sumubok ulit.',
  'The registration form.': 'Ang form ng pagrehistro.',
  'Opens with the username, unless the mobile number is the only method.':
    'Nagbubukas sa username, maliban kung mobile number lang ang paraan.',
  'Registration by username.': 'Pagrehistro gamit ang username.',
  'The number typed on the other tab is about to be copied here.':
    'Kokopyahin dito ang number na na-type sa kabilang tab.',
  'The tab on which the player fills in the form.': 'Ang tab kung saan pinupunan ng player ang form.',
  'Registration by mobile number.': 'Pagrehistro gamit ang mobile number.',
  'The picture with digits, if the settings or the platform require one.':
    'Ang larawang may mga numero, kapag gusto ng settings o ng platform.',
  'Checks whether registration always requires a captcha.':
    'Tinitingnan kung laging humihingi ng captcha ang pagrehistro.',
  'Decides what has to be checked before the form is sent.':
    'Ang dapat pang tingnan bago maipadala ang form.',
  'The SMS provider checks the code it sent.': 'Tinitingnan ng SMS provider ang code na ipinadala nito.',
  'The platform checks the affiliate code.': 'Tinitingnan ng platform ang affiliate code.',
  'The platform opens the account. Tapping again does nothing.':
    'Binubuksan ng platform ang account. Walang mangyayari kapag pinindot ulit.',
  'The player is signed in, and the home page opens.': 'Naka-login na ang player, at bubukas ang home page.',
  'Both methods are switched off.': 'Sarado ang dalawang paraan.',
  'Without the rules, the form cannot be shown.': 'Kung walang patakaran, hindi maipapakita ang form.',
  'There is no referral code.': 'Walang referral code.',
  'The affiliate code is valid.': 'Tama ang affiliate code.',
  'The code does not exist: the form says so, and the link is ignored.':
    'Walang ganitong code: sinasabi ito ng form, at hindi papansinin ang link.',
  'The player is signed in and goes where they wanted to go, or home.':
    'Naka-login na ang player, at pupunta sa gusto niya o sa home.',
  'The check failed; the code is checked again before the form is sent.':
    'Hindi natingnan; titingnan ulit ang code bago ipadala ang form.',
  'The check took too long; the code is checked again before the form is sent.':
    'Masyadong matagal; titingnan ulit ang code bago ipadala ang form.',
  'The player tries again.': 'Sumubok ulit ang player.',
  'The mobile number is the only method.': 'Mobile number lang ang paraan.',
  'The player switches to registration by mobile number, if it is enabled.':
    'Lumipat ang player sa pagrehistro gamit ang number, kung bukas ito.',
  'The player types a number here; it is not overwritten.':
    'Nag-type ang player ng number dito: walang mapapatungan.',
  'The number is copied; its cooldown stays the same.':
    'Kinopya ang number; ganoon pa rin ang paghihintay nito ng code.',
  'The player switches to registration by username, if it is enabled.':
    'Lumipat ang player sa pagrehistro gamit ang username, kung bukas ito.',
  'The settings require a captcha.': 'Kailangan ng captcha ayon sa settings.',
  'The platform requires a captcha before it sends a code.':
    'Kailangan muna ng platform ng captcha bago magpadala ng code.',
  'The platform requires a new captcha.': 'Kailangan ng platform ng bagong captcha.',
  'The player types the username; the form checks in the background whether it is free.':
    'Nagta-type ang player ng username; tinitingnan ng form habang nagta-type kung libre ito.',
  'The player accepts the terms, or withdraws their consent.':
    'Tinanggap ng player ang mga tuntunin, o binawi ito.',
  'All fields are valid, and the terms are accepted.':
    'Tama ang lahat ng field at tinanggap ang mga tuntunin.',
  'The SMS provider has to check the code.': 'Kailangang tingnan ng SMS provider ang code.',
  'The platform has to check the affiliate code.': 'Kailangang tingnan ng platform ang affiliate code.',
  'Nothing more has to be checked.': 'Wala nang kailangang tingnan.',
  'The code is correct.': 'Tama ang code na inilagay.',
  'The code is wrong: the field says so and gets the focus.':
    'Mali ang code: sinasabi ito ng field, at doon napupunta ang cursor.',
  'The SMS provider did not respond. Nothing typed is lost.':
    'Hindi sumagot ang SMS provider. Walang nawala sa mga na-type.',
  'The code does not exist: the field says so and gets the focus.':
    'Walang ganitong code: sinasabi ito ng field, at doon napupunta ang cursor.',
  'The link’s code does not exist, and there is no field for another one: it is ignored.':
    'Walang ganitong code ang link, at walang field para sa iba: hindi ito papansinin.',
  'The account has been opened.': 'Nabuksan na ang account.',
  'Refused because of one field: the field says why and gets the focus. Nothing typed is lost.':
    'Tinanggihan dahil sa isang field: sinasabi nito kung bakit, at doon napupunta ang cursor. Walang nawala sa mga na-type.',
  'Refused: the reason shows above the form, with a captcha if the next attempt needs one. Nothing typed is lost.':
    'Tinanggihan: lumalabas ang dahilan sa itaas ng form, may captcha kung kailangan sa susunod. Walang nawala sa mga na-type.',
  // username-check
  'No message about the name shows.': 'Walang mensahe tungkol sa pangalan.',
  'Waits until the player stops typing.': 'Hinihintay tumigil sa pag-type ang player.',
  'The platform checks whether the name is free.': 'Itinatanong sa platform kung libre ang pangalan.',
  'The field says that the name is free.': 'Sinasabi ng field na libre ang pangalan.',
  'The field says that the name is taken; the form can still be sent.':
    'Sinasabi ng field na may gumagamit na ng pangalan; puwede pa ring ipadala ang form.',
  'The player types another valid name; the previous check is dropped, and the last name counts.':
    'Nag-type ang player ng ibang tamang pangalan; itinatapon ang dating pagtingin, at ang huling pangalan ang bibilang.',
  'The name breaks the rules or is empty: no check is made.':
    'Labag sa patakaran o walang laman ang pangalan: walang tatanungin.',
  'The player stopped typing.': 'Tumigil sa pag-type ang player.',
  'The name is free.': 'Libre ang pangalan.',
  'The name is taken.': 'May gumagamit na ng pangalan.',
  'The check failed: the registration itself will show whether the name is free.':
    'Hindi natingnan: malalaman sa mismong pagrehistro kung libre ang pangalan.',
  'The check took too long: no message shows.': 'Masyadong matagal ang pagtingin: walang mensahe.',
  // welcome
  'Checks whether this was the account’s first login.': 'Tinitingnan kung ito ang unang login ng account.',
  'Checks whether the account was already welcomed on this phone.':
    'Tinitingnan kung nabati na ang account sa phone na ito.',
  'The panel shows; from now on the account counts as welcomed.':
    'Lumalabas ang panel; mula ngayon ay nabati na ang account.',
  'No panel shows.': 'Walang panel na lumalabas.',
  'This was not the account’s first login.': 'Hindi ito ang unang pag-log in ng account.',
  'The account has already been welcomed.': 'Nabati na ang account.',
  'The account has not been welcomed yet.': 'Hindi pa nababati ang account.',
  'The check failed, but the platform says that the account is new.':
    'Hindi natingnan, pero sabi ng platform ay bago ang account.',
  // contract-prompt
  'Checks whether this account is asked at all.': 'Tinitingnan kung tatanungin nga ang account na ito.',
  'Loads the contracts that are waiting. Nothing shows yet.':
    'Nilo-load ang mga kontratang naghihintay. Wala munang lumalabas.',
  'A dialog names the contract and offers to open it.':
    'Sinasabi ng dialog kung anong kontrata at iniaalok na buksan ito.',
  'The contract is on screen. The next dialog waits until the player leaves it.':
    'Nasa screen ang kontrata. Maghihintay ang susunod na dialog hanggang umalis ang player.',
  'The player is not asked again in this session.': 'Hindi na ulit tatanungin ang player sa session na ito.',
  'Account types 4, 40, 41 and 42 are not asked, nor is a session that was asked before.':
    'Hindi tinatanong ang account type 4, 40, 41 at 42, o ang session na natanong na.',
  'All other account types are asked, including plain members.':
    'Tinatanong ang lahat ng ibang account type, pati karaniwang member.',
  'At least one contract is waiting.': 'May isa man lang kontratang naghihintay.',
  'No contract is waiting.': 'Walang naghihintay na kontrata.',
  'Loading failed: nothing shows, and the failure is logged.':
    'Hindi na-load: walang lalabas, at isusulat sa log ang pagpalya.',
  'The dialog names the next contract.': 'Pinapangalanan ng dialog ang susunod na kontrata.',
  'The player declines for now, and no other contract is waiting.':
    'Hindi muna ang player, at wala nang ibang naghihintay na kontrata.',
  'The player opens the contract.': 'Binuksan ng player ang kontrata.',
  'No other contract is waiting.': 'Wala nang ibang naghihintay na kontrata.',
  // contract-page
  'The contract is fetched.': 'Kinukuha ang kontrata.',
  'The contract with its terms and the buttons to accept or decline.':
    'Ang kontrata at mga tuntunin nito, may mga button para tanggapin o tanggihan.',
  'A dialog asks the player to confirm: an answer cannot be taken back.':
    'Humihingi ng kumpirmasyon ang dialog: hindi na mababawi ang sagot.',
  'The answer is being sent. Tapping again does nothing.':
    'Ipinapadala ang sagot. Walang mangyayari kapag pinindot ulit.',
  'Checks whether the contract is still waiting. Nothing is sent again automatically.':
    'Tinitingnan kung naghihintay pa ang kontrata. Walang kusang ipinapadala ulit.',
  'Checks which answer was given, to show the right result.':
    'Tinitingnan kung aling sagot ang ibinigay, para ipakita ang tamang resulta.',
  'The language has changed, so the terms are loaded again.':
    'Nagbago ang wika, kaya nilo-load ulit ang mga kondisyon.',
  'The contract is still waiting for an answer.': 'Naghihintay pa ng sagot ang kontrata.',
  'The player cancels; the terms are still in the previous language.':
    'Umayaw ang player; nasa dating wika pa ang mga tuntunin.',
  'The terms do not change behind the dialog; they reload once it is closed.':
    'Hindi nagbabago ang mga tuntunin sa likod ng dialog; ilo-load ulit kapag isinara ito.',
  'The contract is accepted.': 'Tinanggap ang kontrata.',
  'The contract is declined.': 'Tinanggihan ang kontrata.',
  'There is no contract of this kind to answer.': 'Walang naghihintay na ganitong kontrata.',
  'The contract could not be loaded; the screen offers to try again.':
    'Hindi nakuha ang kontrata; puwedeng sumubok ulit sa screen.',
  'The player goes back, which always works; an answer already sent stays sent.':
    'Bumalik ang player, na laging puwede; tuloy pa rin ang sagot na naipadala na.',
  'There is a contract.': 'May kontrata.',
  'There is no contract, or it was already answered.': 'Walang kontrata, o nasagot na ito.',
  'The player wants to accept.': 'Gustong tanggapin ng player.',
  'The player wants to decline.': 'Gustong tanggihan ng player.',
  'The player cancels or closes the dialog.': 'Umayaw ang player o isinara ang dialog.',
  'The agent confirms.': 'Kinumpirma ng agent.',
  'The player confirms.': 'Kinumpirma ng player.',
  'The platform has received the answer.': 'Natanggap na ng platform ang sagot.',
  'The platform has received the message.': 'Natanggap na ng platform ang mensahe.',
  'The platform has received the application.': 'Natanggap na ng platform ang application.',
  'Refused: the contract was already answered or withdrawn, or belongs to another account.':
    'Tinanggihan: nasagot o binawi na ang kontrata, o sa ibang account ito.',
  'It is unclear whether the platform received the answer: this is checked before anything is sent again.':
    'Hindi tiyak kung natanggap ng platform ang sagot: titingnan muna ito bago magpadala ulit.',
  'The contract is still waiting: the answer did not get through, and the reason shows.':
    'Naghihintay pa ang kontrata: hindi nakarating ang sagot, at lumalabas ang dahilan.',
  'A different contract has replaced this one.': 'May ibang kontratang pumalit dito.',
  'The contract is no longer waiting for an answer.': 'Hindi na naghihintay ng sagot ang kontrata.',
  'The outcome is still unknown; the next attempt checks it first.':
    'Hindi pa rin alam ang resulta; titingnan muna ito ng susunod na subok.',
  // member-centre
  'Checks whether a guest or a player opened the member centre.':
    'Tinitingnan kung guest o player ang nagbukas ng member centre.',
  'Checks whether a guest, a trial player or a member opened the screen.':
    'Tinitingnan kung guest, trial player o member ang nagbukas ng screen.',
  'A guest is invited to log in or register; no member data is loaded.':
    'Iniimbitahan ang guest na mag-login o magrehistro; walang nilo-load na pang-member.',
  'Loads name, picture, club and unread messages.':
    'Nilo-load ang pangalan, larawan, club at hindi pa nababasang mensahe.',
  'Name, days, VIP label and all entries show.': 'Pangalan, bilang ng araw, VIP label at lahat ng entry.',
  'The known values stay on screen while they are reloaded.':
    'Nananatili sa screen ang mga alam na habang nilo-load ulit.',
  'Nothing could be loaded; the screen offers to try again, and all entries still work.':
    'Walang nakuha; puwedeng sumubok ulit, at gumagana pa rin ang bawat entry.',
  'The data from an earlier visit shows at once and is refreshed.':
    'Lumalabas agad ang datos mula sa naunang pagbisita, at nire-refresh.',
  'The page is on screen again.': 'Nasa screen ulit ang pahina.',
  'Loading failed: what is already known stays on screen.':
    'Hindi na-load: nananatili sa screen ang alam na.',
}
