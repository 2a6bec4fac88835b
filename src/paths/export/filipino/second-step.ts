/** What the charts say of passkeys, the authenticator app and the second step, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The screen for the second step opens (chart second-step).':
    'Lalabas ang ikalawang hakbang, na may sariling chart.',
  'The password is right, and the account requires a second step.':
    'Tama ang password, at humihingi ang account ng ikalawang hakbang.',
  'A panel asks for a passkey or a code (chart second-step).':
    'Humihingi ang panel ng passkey o code, na may sariling chart.',
  'The player confirms; a passkey or a code is asked for before the money moves.':
    'Kinukumpirma ng player; hihingi muna ng passkey o code bago gumalaw ang pera.',
  'The second step succeeded: the withdrawal is sent.': 'Tama iyon: ipinapadala na ang withdrawal.',
  'The account requires a second step.': 'Humihingi ang account ng ikalawang hakbang.',
  'What is set up is fetched; what is already known stays on screen until then.':
    'Sinasabi ng platform kung ano ang naka-set up; nananatili muna ang dating alam.',
  'Passkeys, the authenticator app with its remaining recovery codes, and whether withdrawals require a second step.':
    'Mga passkey, ang app at ang natitirang recovery code, at kung nagtatanong ang mga withdrawal.',
  'A panel for the authenticator app is open (chart authenticator).':
    'Panel para sa app, na may sariling chart.',
  'A panel says what will happen, and asks for the login password.':
    'Sinasabi ng isang panel ang mangyayari, at hinihingi ang login password.',
  'The player wants to turn on the authenticator app, or to get new recovery codes.':
    'Io-on ang app, o gagawa ng mga bagong code.',
  'The page is on screen again: everything is fetched again.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang lahat.',
  'The platform has made the change.': 'Nagawa na ng platform ang pagbabago.',
  'The panel has finished: the list is fetched again.': 'Tapos na ang panel: kinukuha ulit ang listahan.',
  'The player closes the panel, perhaps after something was changed.':
    'Isinara ang panel, baka may nagawa na.',
  'The field is empty: it says so and gets the focus.':
    'Walang laman ang field: sinasabi nito iyon at doon napupunta ang focus.',
  'The change is made: the list shows the new state.':
    'Tapos na: ang listahan ay kung ano ang nandoon ngayon.',
  'The player dismissed their phone’s dialog: no message shows.':
    'Isinara ng player ang tanong ng phone nila: walang mensahe.',
  'The secret shows as a QR code and as text; the player types the code that their app displays.':
    'Ang susi, bilang larawan para sa app at bilang text; pagkatapos, ang code na ipinapakita ng app.',
  'The platform checks the code. Tapping again does nothing.':
    'Tinitingnan ng platform ang code. Walang mangyayari kung pindutin ulit.',
  'Ten recovery codes, shown only this once; each can be used once instead of an app code.':
    'Sampung recovery code, ngayon lang ipapakita: bawat isa ay kapalit ng code ng app, isang beses.',
  'The panel closes; neither secret nor codes are kept on the phone.': 'Walang itinatago nito sa phone.',
  'New recovery codes are issued; the old ones no longer work.':
    'May mga bagong recovery code; wala nang bisa ang mga luma.',
  'The platform has issued a secret for the app; the authenticator is not active yet.':
    'May susi na para sa app; wala pang naka-on.',
  'The passkey is refused: the reason shows.': 'Tinanggihan: lumalabas ang dahilan.',
  'The request did not get through.': 'Hindi ito nakarating.',
  'The player types the code; only digits are accepted.': 'Mga numero lang.',
  'The code is incomplete: the field says so and gets the focus.':
    'Kulang ang code: sinasabi iyon ng field at doon napupunta ang focus.',
  'The code has all six digits.': 'Kumpleto ang anim na numero.',
  'The authenticator app is active from now on.': 'Naka-on na ang app.',
  'The code was refused; the app shows a new one every 30 seconds.':
    'Mali ang code: bawat kalahating minuto, iba ang ipinapakita ng app.',
  'The player confirms that they have saved the codes.':
    'Kinumpirma ng player na naitabi na niya ang mga code.',
  'The methods available for the step are loading.':
    'Sinasabi ng platform kung paano puwedeng gawin ang hakbang.',
  'The methods could not be loaded; the screen offers to try again.':
    'Hindi ito naitanong; puwedeng subukan ulit sa screen.',
  'The player types an authenticator code or a recovery code, or uses a passkey instead.':
    'Nagta-type ng code ng app o recovery code, o gumagamit na lang ng passkey.',
  'The phone asks for face, fingerprint or its own code, and the platform checks the response.':
    'Hinihingi ng phone ang mukha, daliri o code nito, at tinitingnan ng platform ang sagot.',
  'The login has to start again; the screen leads there.':
    'Kailangang mag-log in ulit mula umpisa; doon papunta ang screen.',
  'Checks whether the step was part of a login.': 'Kung nagsimula na ang session dahil dito.',
  'The session has begun.': 'Nagsimula na ang session.',
  'The login took too long, or the page was reloaded.':
    'Masyadong natagalan ang pag-log in, o ni-load ulit ang pahina.',
  'The player switches from an authenticator code to a recovery code, or back.':
    'Wala ang app: recovery code muna, at puwedeng bumalik.',
  'The code is complete.': 'Kumpleto ang code.',
  'The player uses a passkey: the phone asks for confirmation.': 'Nagtatanong ang phone sa may-ari nito.',
  'Too late, or too many wrong codes: the login has to start again.':
    'Huli na, o napakaraming maling code: mag-log in ulit mula umpisa.',
  'The code is wrong: the reason shows, and it has to be typed again.':
    'Mali: lumalabas ang dahilan, at ita-type ulit ang code.',
  'The player types a code instead.': 'Magta-type na lang ng code ang player.',
  'The passkey is accepted.': 'Tama ang passkey.',
  'Too late: the login has to start again.': 'Huli na: mag-log in ulit mula umpisa.',
  'The phone has not responded within two minutes.': 'Walang sagot ang phone sa loob ng dalawang minuto.',
  'After a login: the player goes where they wanted to go, or home.':
    'Pagkatapos mag-log in: pupunta ang player sa gusto nilang puntahan, o sa home.',
  'The platform sends a challenge, the phone asks the player to confirm, and the platform checks the response.':
    'Nagbibigay ang platform ng hamon, nagtatanong ang phone sa may-ari, at tinitingnan ng platform ang sagot.',
  'The button can be tapped again.': 'Puwedeng pindutin ulit ang button.',
  'The passkey belongs to no account, or to one of the other side (member or agent): the reason shows.':
    'Walang account ang passkey, o hindi para sa panig na ito: lumalabas ang dahilan.',
  'The question failed: the deposit continues without it.': 'Hindi ito maitanong: tuloy ang deposito.',
  'The change is not saved, or this is unclear: the panel says why and keeps what was typed.':
    'Hindi na-save, o baka hindi: sinasabi ng panel kung bakit, at nandoon pa ang na-type.',
  'The change is not saved, or this is unclear: the list says why.':
    'Hindi na-save, o baka hindi: sinasabi ng listahan kung bakit.',
  'A dialog says from when until when nobody can end the break and asks for confirmation; then it begins.':
    'Sinasabi ng dialog kung gaano katagal na walang makakatapos nito, at isang beses na nagtatanong; saka nagsisimula ang pahinga.',
  'The break may be over; by the platform’s clock it may last some seconds longer.':
    'Baka tapos na ang pahinga. Sa orasan ng platform, baka ilang segundo pa.',
  'The break has not started, or this is unclear: the form says why, unless the player cancelled.':
    'Hindi ito umiiral, o baka hindi: sinasabi ng form kung bakit, maliban kung tumanggi ang player.',
  'The break has reached its end, or had when the screen opened.':
    'Dumating na ang katapusan, o lampas na nang bumukas ang screen.',
  'The request was refused or did not get through: the screen says why.':
    'Tinanggihan, o hindi nakarating: sinasabi ng screen kung bakit.',
  'Checks which confirmation this change needs before it is sent.':
    'Kung ano ang hinihingi ng pagbabagong ito sa player bago ipadala.',
  'A dialog says what will happen and asks for confirmation.':
    'Sinasabi ng dialog ang mangyayari, at isang beses na nagtatanong.',
  'The change is being sent; for a new passkey the phone also asks for confirmation. Tapping again does nothing.':
    'Ipinapadala na ang pagbabago; sa bagong passkey, nagtatanong din ang phone sa may-ari. Walang mangyayari kung pindutin ulit.',
  'The panel asks for the second step (chart second-step).':
    'Hinihingi ng panel ang ikalawang hakbang; nasa chart na second-step ang form nito.',
  'The second step (chart second-step) replaces the form.':
    'Nasa lugar ng form ang ikalawang hakbang; nasa chart na second-step ito.',
  'The player goes back to the form; the password has to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang password.',
  'The player goes back to the form; secrets have to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang mga lihim.',
  'The player goes back to the form. Nothing typed is lost.':
    'Bumabalik sa form ang player. Walang nawawala sa mga na-type.',
  'The screen shows the outcome.': 'Ipinapakita ng screen ang kinalabasan.',
  'The change has to be confirmed in a dialog.': 'Isang oo.',
  'The change has to be confirmed with the login password.': 'Ang login password.',
  'The change needs no further confirmation.': 'Wala na: sapat na ang pindot.',
  'The player stops waiting; the change may be made all the same.':
    'Hindi naghintay ang player; baka nagawa pa rin ito.',
  'The account has a second step, and this change requires it.':
    'May ikalawang hakbang ang account, at hinihingi ito ng pagbabagong ito.',
  'Refused: the panel says why, and the password has to be typed again.':
    'Tinanggihan: sinasabi ng panel kung bakit, at kailangang i-type ulit ang password.',
  'The request did not get through: the panel says so.': 'Hindi ito nakarating: sinasabi iyon ng panel.',
  'The request did not get through: the screen says so.': 'Hindi ito nakarating: sinasabi iyon ng screen.',
  'Neither the phone nor the platform has responded within two minutes: the panel says so.':
    'Walang sagot ang phone o ang platform sa loob ng dalawang minuto: sinasabi iyon ng panel.',
  'The platform has not responded within two minutes: the screen says so.':
    'Walang sagot ang platform sa loob ng dalawang minuto: sinasabi iyon ng screen.',
  'The second step succeeded: the change is sent again with it.':
    'Tama iyon: ipinapadala ulit ang pagbabago, kasama na ito.',
  'A dialog asks for confirmation, then the platform signs the devices out.':
    'Isang beses na nagtatanong ang dialog, at nilo-log out sila ng platform.',
  'The devices were not signed out: the screen says why, unless the player cancelled.':
    'Hindi ito nagawa: sinasabi ng screen kung bakit, maliban kung tumanggi ang player.',
  'A panel says what will happen and asks for the login password and the second step; for a new passkey the phone also asks for confirmation.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang; sa bagong passkey, nagtatanong din ang phone.',
  'The player wants to add, remove or switch something.': 'May idadagdag, aalisin o babaguhin.',
  'The player stopped waiting: the current state is fetched again.':
    'Hindi hinintay ng player ang sagot: kinukuha ulit kung ano ang nandoon.',
  'The player cancelled.': 'Hindi na tumuloy ang player.',
  'A panel says what will happen and asks for the login password and, if the account has one, the second step.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang kung mayroon.',
  'Something went wrong; the list shows what is currently set up.':
    'May nasira; nasa listahan kung ano ang naka-set up ngayon.',
  'The withdrawal or the change may be sent.': 'Puwede nang ipadala ang withdrawal o ang pagbabago.',
  'Before a withdrawal or a change: the withdrawal or change continues.':
    'Bago ang withdrawal o pagbabago: tuloy na ito.',
  'The limits are not saved, or it is unclear whether they are: the form says why and keeps what was typed.':
    'Hindi na-save, o baka hindi: sinasabi ng form kung bakit, at nandoon pa ang na-type.',
}
