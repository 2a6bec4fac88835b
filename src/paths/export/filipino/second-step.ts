/** What the charts say of passkeys, the authenticator app and the second step, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  'The screen for the second step opens (chart second-step).':
    'Bubukas ang screen para sa ikalawang hakbang (chart na second-step).',
  'The password is right, and the account requires a second step.':
    'Tama ang password, at humihingi ang account ng ikalawang hakbang.',
  'A panel asks for a passkey or a code (chart second-step).':
    'Humihingi ang panel ng passkey o code (chart na second-step).',
  'The player confirms; a passkey or a code is asked for before the money moves.':
    'Kinukumpirma ng player; hihingi muna ng passkey o code bago gumalaw ang pera.',
  'The second step succeeded: the withdrawal is sent.':
    'Tama ang ikalawang hakbang: ipinapadala na ang withdrawal.',
  'The account requires a second step.': 'Humihingi ang account ng ikalawang hakbang.',
  'The sign-in methods are fetched; those already known stay on screen until then.':
    'Kinukuha ang mga paraan ng pag-sign in; nananatili muna sa screen ang alam na.',
  'Passkeys, the authenticator app with its remaining recovery codes, and whether withdrawals require a second step.':
    'Mga passkey, ang authenticator app at ang natitirang recovery code, at kung kailangan ng ikalawang hakbang sa withdrawal.',
  'A panel for the authenticator app is open (chart authenticator).':
    'Nakabukas ang panel para sa authenticator app (chart na authenticator).',
  'A panel says what will happen, and asks for the login password.':
    'Sinasabi ng isang panel ang mangyayari, at hinihingi ang login password.',
  'The player wants to turn on the authenticator app, or to get new recovery codes.':
    'Gusto ng player na i-on ang authenticator app, o kumuha ng mga bagong recovery code.',
  'The page is on screen again: everything is fetched again.':
    'Nasa screen ulit ang pahina: kinukuha ulit ang lahat.',
  'The platform has made the change.': 'Nagawa na ng platform ang pagbabago.',
  'The panel has finished: the list is fetched again.': 'Tapos na ang panel: kinukuha ulit ang listahan.',
  'The player closes the panel, perhaps after something was changed.':
    'Isinara ng player ang panel, baka may nabago na.',
  'The field is empty: it says so and gets the focus.':
    'Walang laman ang field: sinasabi nito iyon at doon napupunta ang focus.',
  'The change is made: the list shows the new state.':
    'Nagawa na ang pagbabago: nasa listahan ang bagong lagay.',
  'The player dismissed their phone’s dialog: no message shows.':
    'Isinara ng player ang dialog ng phone niya: walang mensahe.',
  'The secret shows as a QR code and as text; the player types the code that their app displays.':
    'Lumalabas ang susi bilang QR code at bilang text; ita-type ng player ang code na ipinapakita ng app.',
  'The platform checks the code. Tapping again does nothing.':
    'Tinitingnan ng platform ang code. Walang mangyayari kung pindutin ulit.',
  'Ten recovery codes, shown only this once; each can be used once instead of an app code.':
    'Sampung recovery code, ngayon lang ipapakita; magagamit ang bawat isa nang isang beses kapalit ng code ng app.',
  'The panel closes; neither secret nor codes are kept on the phone.':
    'Nagsasara ang panel; hindi itinatago sa phone ang susi o ang mga code.',
  'New recovery codes are issued; the old ones no longer work.':
    'May mga bagong recovery code; hindi na gumagana ang mga luma.',
  'The platform has issued a secret for the app; the authenticator is not active yet.':
    'May susi na para sa app mula sa platform; hindi pa naka-on ang authenticator.',
  'The passkey is refused: the reason shows.': 'Tinanggihan ang passkey: lumalabas ang dahilan.',
  'The request did not get through.': 'Hindi nakarating ang request.',
  'The player types the code; only digits are accepted.':
    'Tina-type ng player ang code; mga numero lang ang tinatanggap.',
  'The code is incomplete: the field says so and gets the focus.':
    'Kulang ang code: sinasabi iyon ng field at doon napupunta ang focus.',
  'The code has all six digits.': 'Kumpleto ang anim na numero ng code.',
  'The authenticator app is active from now on.': 'Naka-on na ang authenticator app mula ngayon.',
  'The code was refused; the app shows a new one every 30 seconds.':
    'Tinanggihan ang code; bawat 30 segundo, bago ang ipinapakita ng app.',
  'The player confirms that they have saved the codes.':
    'Kinumpirma ng player na naitabi na niya ang mga code.',
  'The methods available for the step are loading.': 'Nilo-load kung paano puwedeng gawin ang hakbang.',
  'The methods could not be loaded; the screen offers to try again.':
    'Hindi na-load ang mga paraan; puwedeng sumubok ulit sa screen.',
  'The screen asks for an authenticator code or a recovery code; a passkey can be used instead.':
    'Humihingi ang screen ng code ng app o recovery code; puwede ring passkey.',
  'The phone asks for face, fingerprint or its own code, and the platform checks the response.':
    'Hinihingi ng phone ang mukha, fingerprint o code nito, at tinitingnan ng platform ang sagot.',
  'The login has to start again; the screen leads there.':
    'Kailangang mag-log in ulit mula umpisa; doon papunta ang screen.',
  'Checks whether the step was part of a login.': 'Tinitingnan kung bahagi ng pag-log in ang hakbang.',
  'The session has begun.': 'Nagsimula na ang session.',
  'The login took too long, or the page was reloaded.':
    'Masyadong natagalan ang pag-log in, o ni-load ulit ang pahina.',
  'The field switches from an authenticator code to a recovery code, or back.':
    'Lumilipat ang field mula sa code ng app papunta sa recovery code, o pabalik.',
  'The code is complete.': 'Kumpleto ang code.',
  'The player uses a passkey: the phone asks for confirmation.':
    'Gumagamit ang player ng passkey: nagpapakumpirma ang phone.',
  'Too late, or too many wrong codes: the login has to start again.':
    'Huli na, o napakaraming maling code: mag-log in ulit mula umpisa.',
  'The code is wrong: the reason shows, and it has to be typed again.':
    'Mali ang code: lumalabas ang dahilan, at kailangan itong i-type ulit.',
  'The player types a code instead.': 'Magta-type na lang ng code ang player.',
  'The passkey is accepted.': 'Tinanggap ang passkey.',
  'Too late: the login has to start again.': 'Huli na: mag-log in ulit mula umpisa.',
  'The phone has not responded within two minutes.': 'Walang sagot ang phone sa loob ng dalawang minuto.',
  'After a login: the player goes where they wanted to go, or home.':
    'Pagkatapos mag-log in: pupunta ang player sa gusto nilang puntahan, o sa home.',
  'The platform sends a challenge, the phone asks the player to confirm, and the platform checks the response.':
    'Nagpapadala ang platform ng challenge, nagpapakumpirma ang phone sa player, at tinitingnan ng platform ang sagot.',
  'The button can be tapped again.': 'Puwedeng pindutin ulit ang button.',
  'The passkey belongs to no account, or to one of the other side (member or agent): the reason shows.':
    'Walang account ang passkey, o sa kabilang panig ito (member o agent): lumalabas ang dahilan.',
  'The limits could not be offered: the deposit continues.':
    'Hindi maialok ang mga limit: tuloy pa rin ang deposito.',
  'The change is not saved, or this is unclear: the panel says why and keeps what was typed.':
    'Hindi na-save ang pagbabago, o hindi tiyak: sinasabi ng panel kung bakit, at nandoon pa ang na-type.',
  'The change is not saved, or this is unclear: the list says why.':
    'Hindi na-save ang pagbabago, o hindi tiyak: sinasabi ng listahan kung bakit.',
  'A dialog says from when until when the break cannot be ended and asks for confirmation; then it begins.':
    'Sinasabi ng dialog kung mula kailan hanggang kailan hindi matatapos ang pahinga at nagpapakumpirma; saka ito nagsisimula.',
  'The break may be over; by the platform’s clock it may last some seconds longer.':
    'Baka tapos na ang pahinga. Sa orasan ng platform, baka ilang segundo pa.',
  'The break has not started, or this is unclear: the form says why, unless the player cancelled.':
    'Hindi nagsimula ang pahinga, o hindi tiyak: sinasabi ng form kung bakit, maliban kung umayaw ang player.',
  'The end of the break is reached, or had passed when the screen opened.':
    'Dumating na ang katapusan ng pahinga, o lampas na nang bumukas ang screen.',
  'The request was refused or did not get through: the screen says why.':
    'Tinanggihan, o hindi nakarating: sinasabi ng screen kung bakit.',
  'Checks which confirmation this change needs before it is sent.':
    'Tinitingnan kung anong kumpirmasyon ang kailangan ng pagbabagong ito bago ipadala.',
  'A dialog says what will happen and asks for confirmation.':
    'Sinasabi ng dialog ang mangyayari, at nagpapakumpirma.',
  'The change is being sent; for a new passkey the phone also asks for confirmation. Tapping again does nothing.':
    'Ipinapadala na ang pagbabago; sa bagong passkey, nagpapakumpirma rin ang phone. Walang mangyayari kapag pinindot ulit.',
  'The panel asks for the second step (chart second-step).':
    'Hinihingi ng panel ang ikalawang hakbang (chart na second-step).',
  'The second step (chart second-step) replaces the form.':
    'Pumapalit sa form ang ikalawang hakbang (chart na second-step).',
  'The player goes back to the form; the password has to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang password.',
  'The player goes back to the form; secrets have to be typed again.':
    'Bumabalik sa form ang player; kailangang i-type ulit ang mga lihim.',
  'The player goes back to the form. Nothing typed is lost.':
    'Bumabalik sa form ang player. Walang nawawala sa mga na-type.',
  'The screen shows the outcome.': 'Ipinapakita ng screen ang kinalabasan.',
  'The change has to be confirmed in a dialog.': 'Kailangang kumpirmahin sa dialog ang pagbabago.',
  'The change has to be confirmed with the login password.':
    'Kailangang kumpirmahin ng login password ang pagbabago.',
  'The change needs no further confirmation.': 'Wala nang ibang kumpirmasyong kailangan.',
  'The player stops waiting; the change may be made all the same.':
    'Hindi na naghintay ang player; baka magawa pa rin ang pagbabago.',
  'The account has a second step, and this change requires it.':
    'May ikalawang hakbang ang account, at kailangan ito sa pagbabagong ito.',
  'Refused: the panel says why, and the password has to be typed again.':
    'Tinanggihan: sinasabi ng panel kung bakit, at kailangang i-type ulit ang password.',
  'The request did not get through: the panel says so.':
    'Hindi nakarating ang request: sinasabi iyon ng panel.',
  'The request did not get through: the screen says so.':
    'Hindi nakarating ang request: sinasabi iyon ng screen.',
  'Neither the phone nor the platform has responded within two minutes: the panel says so.':
    'Walang sagot ang phone o ang platform sa loob ng dalawang minuto: sinasabi iyon ng panel.',
  'The platform has not responded within two minutes: the screen says so.':
    'Walang sagot ang platform sa loob ng dalawang minuto: sinasabi iyon ng screen.',
  'The second step succeeded: the change is sent again with it.':
    'Tama ang ikalawang hakbang: ipinapadala ulit ang pagbabago kasama ito.',
  'A dialog asks for confirmation, then the platform signs the devices out.':
    'Nagpapakumpirma ang dialog, saka nilo-log out ng platform ang mga device.',
  'The devices were not signed out: the screen says why, unless the player cancelled.':
    'Hindi na-log out ang mga device: sinasabi ng screen kung bakit, maliban kung umayaw ang player.',
  'A panel says what will happen and asks for the login password and the second step; for a new passkey the phone also asks for confirmation.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang; sa bagong passkey, nagpapakumpirma rin ang phone.',
  'The player wants to add, remove or switch something.': 'May gustong idagdag, alisin o baguhin ang player.',
  'The player stopped waiting: the current state is fetched again.':
    'Hindi na naghintay ang player: kinukuha ulit ang kasalukuyang lagay.',
  'The player cancelled.': 'Umayaw ang player.',
  'A panel says what will happen and asks for the login password and, if the account has one, the second step.':
    'Sinasabi ng panel ang mangyayari, at hinihingi ang login password at ang ikalawang hakbang kung mayroon.',
  'Something went wrong; the list shows what is currently set up.':
    'May nasira; nasa listahan kung ano ang naka-set up ngayon.',
  'The withdrawal or the change may be sent.': 'Puwede nang ipadala ang withdrawal o ang pagbabago.',
  'The step was taken before a withdrawal or a change, which now continues.':
    'Bago ang withdrawal o pagbabago ginawa ang hakbang; tuloy na ito.',
  'The limits are not saved, or it is unclear whether they are: the form says why and keeps what was typed.':
    'Hindi na-save, o baka hindi: sinasabi ng form kung bakit, at nandoon pa ang na-type.',
}
