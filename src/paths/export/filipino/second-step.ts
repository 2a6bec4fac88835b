/** What the charts say of passkeys, the authenticator app and the second step, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The second step comes on screen, with a chart of its own.':
    'Lalabas ang ikalawang hakbang, na may sariling chart.',
  'The password is right, and the account asks for a second step.':
    'Tama ang password, at humihingi ang account ng ikalawang hakbang.',
  'A panel asks for a passkey or a code, with a chart of its own.':
    'Humihingi ang panel ng passkey o code, na may sariling chart.',
  'The player confirms; a passkey or a code is asked for before the money moves.':
    'Kinukumpirma ng player; hihingi muna ng passkey o code bago gumalaw ang pera.',
  'It was right: the withdrawal is sent.': 'Tama iyon: ipinapadala na ang withdrawal.',
  'The account asks for a second step.': 'Humihingi ang account ng ikalawang hakbang.',
  'The platform says what is set up; what was known stays until then.':
    'Sinasabi ng platform kung ano ang naka-set up; nananatili muna ang dating alam.',
  'Passkeys, the app with the recovery codes that are left, and whether withdrawals ask.':
    'Mga passkey, ang app at ang natitirang recovery code, at kung nagtatanong ang mga withdrawal.',
  'A panel for the app, with a chart of its own.': 'Panel para sa app, na may sariling chart.',
  'A panel says what will happen, and asks for the login password.':
    'Sinasabi ng isang panel ang mangyayari, at hinihingi ang login password.',
  'The app is to be turned on, or its codes made anew.': 'Io-on ang app, o gagawa ng mga bagong code.',
  'The page is on screen again: everything is fetched anew.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang lahat.',
  'It is done.': 'Tapos na.',
  'The panel is closed, perhaps after something was done.': 'Isinara ang panel, baka may nagawa na.',
  'The field is empty: it says so and gets the focus.':
    'Walang laman ang field: sinasabi nito iyon at doon napupunta ang focus.',
  'Done: the list is what is there now.': 'Tapos na: ang listahan ay kung ano ang nandoon ngayon.',
  'The player closed the question of their phone: no message.':
    'Isinara ng player ang tanong ng phone nila: walang mensahe.',
  'The secret, as a picture for the app and as text; then a code that the app shows.':
    'Ang susi, bilang larawan para sa app at bilang text; pagkatapos, ang code na ipinapakita ng app.',
  'The platform checks the code. Tapping again does nothing.':
    'Tinitingnan ng platform ang code. Walang mangyayari kung pindutin ulit.',
  'Ten recovery codes, shown this once: each stands for a code of the app, once.':
    'Sampung recovery code, ngayon lang ipapakita: bawat isa ay kapalit ng code ng app, isang beses.',
  'Nothing of it is kept on the phone.': 'Walang itinatago nito sa phone.',
  'There are new recovery codes; the old ones are void.':
    'May mga bagong recovery code; wala nang bisa ang mga luma.',
  'There is a secret for the app; nothing is on yet.': 'May susi na para sa app; wala pang naka-on.',
  'Refused: the reason shows.': 'Tinanggihan: lumalabas ang dahilan.',
  'It did not get through.': 'Hindi ito nakarating.',
  'Digits only.': 'Mga numero lang.',
  'The code is not complete: the field says so and gets the focus.':
    'Kulang ang code: sinasabi iyon ng field at doon napupunta ang focus.',
  'All six digits are there.': 'Kumpleto ang anim na numero.',
  'The app is on.': 'Naka-on na ang app.',
  'The code is wrong: the app shows another one every half minute.':
    'Mali ang code: bawat kalahating minuto, iba ang ipinapakita ng app.',
  'The player has written them down.': 'Naisulat na ng player ang mga ito.',
  'The platform says in which ways the step may be taken.':
    'Sinasabi ng platform kung paano puwedeng gawin ang hakbang.',
  'It could not be asked; the screen offers to try again.':
    'Hindi ito naitanong; puwedeng subukan ulit sa screen.',
  'A code of the app or a recovery code is typed, or a passkey used instead.':
    'Nagta-type ng code ng app o recovery code, o gumagamit na lang ng passkey.',
  'The phone asks for face, finger or its code, and the platform checks its answer.':
    'Hinihingi ng phone ang mukha, daliri o code nito, at tinitingnan ng platform ang sagot.',
  'The login has to begin anew; the screen leads there.':
    'Kailangang mag-log in ulit mula umpisa; doon papunta ang screen.',
  'Whether a session has begun with it.': 'Kung nagsimula na ang session dahil dito.',
  'The session has begun.': 'Nagsimula na ang session.',
  'The login took too long, or the page was loaded anew.':
    'Masyadong natagalan ang pag-log in, o ni-load ulit ang pahina.',
  'The app is not at hand: a recovery code instead, and back.':
    'Wala ang app: recovery code muna, at puwedeng bumalik.',
  'The code is complete.': 'Kumpleto ang code.',
  'The phone asks its owner.': 'Nagtatanong ang phone sa may-ari nito.',
  'The code is right.': 'Tama ang code.',
  'Too late, or too many wrong codes: the login begins anew.':
    'Huli na, o napakaraming maling code: mag-log in ulit mula umpisa.',
  'Wrong: the reason shows, and the code is typed again.':
    'Mali: lumalabas ang dahilan, at ita-type ulit ang code.',
  'The player types a code instead.': 'Magta-type na lang ng code ang player.',
  'The passkey is right.': 'Tama ang passkey.',
  'Too late: the login begins anew.': 'Huli na: mag-log in ulit mula umpisa.',
  'The phone has not answered within two minutes.': 'Walang sagot ang phone sa loob ng dalawang minuto.',
  'After a login: the player goes where they wanted to go, or home.':
    'Pagkatapos mag-log in: pupunta ang player sa gusto nilang puntahan, o sa home.',
  'The platform gives a challenge, the phone asks its owner, and the platform checks the answer.':
    'Nagbibigay ang platform ng hamon, nagtatanong ang phone sa may-ari, at tinitingnan ng platform ang sagot.',
  'The button can be tapped again.': 'Puwedeng pindutin ulit ang button.',
  'The passkey belongs to no account, or not to this side: the reason shows.':
    'Walang account ang passkey, o hindi para sa panig na ito: lumalabas ang dahilan.',
  'The player taps it.': 'Pinindot ito ng player.',
  'They cannot be asked: the deposit goes on.': 'Hindi ito maitanong: tuloy ang deposito.',
  'It is not saved, or may not be: the panel says why, and what was typed is still there.':
    'Hindi na-save, o baka hindi: sinasabi ng panel kung bakit, at nandoon pa ang na-type.',
  'It is not saved, or may not be: the list says why.':
    'Hindi na-save, o baka hindi: sinasabi ng listahan kung bakit.',
  'A dialog says from when to when nobody can end it, and asks once; then the break begins.':
    'Sinasabi ng dialog kung gaano katagal na walang makakatapos nito, at isang beses na nagtatanong; saka nagsisimula ang pahinga.',
  'The break may be over. By the platform’s clock that may be some seconds later.':
    'Baka tapos na ang pahinga. Sa orasan ng platform, baka ilang segundo pa.',
  'It does not hold, or may not: the form says why, unless the player said no.':
    'Hindi ito umiiral, o baka hindi: sinasabi ng form kung bakit, maliban kung tumanggi ang player.',
  'Its end has come, or was past when the screen opened.':
    'Dumating na ang katapusan, o lampas na nang bumukas ang screen.',
  'Refused, or it did not get through: the screen says why.':
    'Tinanggihan, o hindi nakarating: sinasabi ng screen kung bakit.',
  'What this change asks of the player before it is sent.':
    'Kung ano ang hinihingi ng pagbabagong ito sa player bago ipadala.',
  'A dialog says what will happen, and asks once.':
    'Sinasabi ng dialog ang mangyayari, at isang beses na nagtatanong.',
  'The change is on its way; for a new passkey the phone asks its owner, too. Tapping again does nothing.':
    'Ipinapadala na ang pagbabago; sa bagong passkey, nagtatanong din ang phone sa may-ari. Walang mangyayari kung pindutin ulit.',
  'The panel asks for the second step; the chart second-step has its form.':
    'Hinihingi ng panel ang ikalawang hakbang; nasa chart na second-step ang form nito.',
  'The second step takes the place of the form; the chart second-step has it.':
    'Nasa lugar ng form ang ikalawang hakbang; nasa chart na second-step ito.',
  'The player goes back to the form; the password has to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang password.',
  'The player goes back to the form; secrets have to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang mga lihim.',
  'The player goes back to the form. Nothing typed is lost.':
    'Bumabalik sa form ang player. Walang nawawala sa mga na-type.',
  'The screen shows what came of it.': 'Ipinapakita ng screen ang kinalabasan.',
  'A yes.': 'Isang oo.',
  'The login password.': 'Ang login password.',
  'Nothing more: the tap was enough.': 'Wala na: sapat na ang pindot.',
  'The player does not wait; it may be done all the same.':
    'Hindi naghintay ang player; baka nagawa pa rin ito.',
  'The account has a second step, and this change asks for it.':
    'May ikalawang hakbang ang account, at hinihingi ito ng pagbabagong ito.',
  'Refused: the panel says why, and the password has to be typed again.':
    'Tinanggihan: sinasabi ng panel kung bakit, at kailangang i-type ulit ang password.',
  'It did not get through: the panel says so.': 'Hindi ito nakarating: sinasabi iyon ng panel.',
  'It did not get through: the screen says so.': 'Hindi ito nakarating: sinasabi iyon ng screen.',
  'Neither phone nor platform has answered within two minutes: the panel says so.':
    'Walang sagot ang phone o ang platform sa loob ng dalawang minuto: sinasabi iyon ng panel.',
  'The platform has not answered within two minutes: the screen says so.':
    'Walang sagot ang platform sa loob ng dalawang minuto: sinasabi iyon ng screen.',
  'It was right: the change is sent again, with it.':
    'Tama iyon: ipinapadala ulit ang pagbabago, kasama na ito.',
  'A dialog asks once, and the platform signs them out.':
    'Isang beses na nagtatanong ang dialog, at nilo-log out sila ng platform.',
  'It was not done: the screen says why, unless the player said no.':
    'Hindi ito nagawa: sinasabi ng screen kung bakit, maliban kung tumanggi ang player.',
  'A panel says what will happen, and asks for the login password and the second step; for a new passkey the phone asks, too.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang; sa bagong passkey, nagtatanong din ang phone.',
  'Something is to be added, removed or switched.': 'May idadagdag, aalisin o babaguhin.',
  'The player did not wait for the answer: what is there is fetched again.':
    'Hindi hinintay ng player ang sagot: kinukuha ulit kung ano ang nandoon.',
  'The player did not go on.': 'Hindi na tumuloy ang player.',
  'A panel says what will happen, and asks for the login password and, where there is one, the second step.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang kung mayroon.',
  'It broke; the list says what is set up.': 'Nasira ito; sinasabi ng listahan kung ano ang naka-set up.',
  'The withdrawal or the change may be sent.': 'Puwede nang ipadala ang withdrawal o ang pagbabago.',
  'Before a withdrawal or a change: it goes on.': 'Bago ang withdrawal o pagbabago: tuloy na ito.',
  'They are not saved, or may not be: the form says why, and keeps what was typed.':
    'Hindi na-save, o baka hindi: sinasabi ng form kung bakit, at nandoon pa ang na-type.',
}
