/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // login
  'The field rules and the remembered login are fetched.':
    'Kinukuha ang mga patakaran ng field at ang natandaang login.',
  'The login form.': 'Ang login form.',
  'Which of the two methods is on screen.': 'Kung alin sa dalawang paraan ang nasa screen.',
  'Opens with the remembered method.': 'Nagbubukas sa paraang natandaan.',
  'The form asks for username and password.': 'Hinihingi ng form ang username at password.',
  'The form asks for mobile number and SMS code.': 'Hinihingi ng form ang mobile number at SMS code.',
  'The picture with digits, shown only once the platform requires it.':
    'Ang larawang may mga numero; lumalabas lang kapag hiningi ng platform.',
  'No captcha shows.': 'Walang captcha na lumalabas.',
  'A new picture is loading.': 'Nilo-load ang bagong larawan.',
  'The picture shows beside its field.': 'Lumalabas ang larawan sa tabi ng field nito.',
  'The picture could not be loaded; tapping its place tries again.':
    'Hindi nakuha ang larawan; pindutin ang lugar nito para subukan ulit.',
  'Whether the platform has set a cooldown for this form.':
    'Kung nagtakda ang platform ng paghihintay para sa form na ito.',
  'The form can be sent.': 'Puwedeng ipadala ang form.',
  'The seconds left show; the form can be filled in, but not sent.':
    'Lumalabas ang natitirang segundo; puwedeng punan ang form pero hindi maipapadala.',
  'Filling in and sending the form.': 'Pagpuno at pagpapadala ng form.',
  'The player fills in the form.': 'Pinupunan ng player ang form.',
  'The platform checks the login. Tapping again does nothing.':
    'Tinitingnan ng platform ang pag-log in. Walang mangyayari kapag pinindot ulit.',
  'A trial account is being opened.': 'Binubuksan ang trial account.',
  'The session starts, and the player goes where they wanted to go, or home.':
    'Nagsisimula ang session at pupunta ang player sa gusto niyang puntahan, o sa home.',
  'The player can already type; nothing typed is lost.':
    'Puwede nang mag-type ang player; walang mawawala sa mga na-type.',
  'Without the rules every field is only required; the platform checks the rest.':
    'Kung walang patakaran, kailangan lang punan ang bawat field; ang platform na ang titingin.',
  'The mobile method was remembered, or chosen during loading.':
    'Natandaan ang mobile, o pinili habang naglo-load.',
  'The player switches to SMS login, if it is enabled.': 'Lumipat ang player sa SMS login, kung bukas ito.',
  'The player chooses another country’s dialling code; its numbers have their own cooldown.':
    'Pumili ang player ng code ng ibang bansa; may sariling paghihintay ang mga number nito.',
  'The number is valid: a code is requested.': 'Ayos ang number: humihingi ng code.',
  'The number is missing or wrong; the field says so.': 'Kulang o mali ang number; sinasabi ito ng field.',
  'The platform requires a captcha for the next attempt.':
    'Kailangan ng platform ng captcha sa susunod na subok.',
  'The player taps the picture.': 'Pinindot ng player ang larawan.',
  'Each picture can be used only once: a new one is loaded.':
    'Isang beses lang magagamit ang bawat larawan: nilo-load ang bago.',
  'The player switches to the other method: a new picture is loaded.':
    'Lumipat ang player sa kabilang paraan: nilo-load ang bagong larawan.',
  'Too many attempts: the platform has set a cooldown, now or before the page was reloaded.':
    'Masyadong maraming subok: nagtakda ang platform ng paghihintay, ngayon o bago pa na-reload ang pahina.',
  'The cooldown is over.': 'Tapos na ang paghihintay.',
  'The clock is not available: the platform itself refuses attempts that come too soon.':
    'Hindi mabasa ang orasan: ang platform mismo ang tatanggi sa maagang subok.',
  'The player types a mobile number; each number has its own cooldown.':
    'Nagta-type ang player ng mobile number; may sariling paghihintay ang bawat number.',
  'Typing clears the message below the field.': 'Nawawala ang mensahe sa ilalim ng field kapag nag-type.',
  'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.':
    'May mali: nasa ilalim ng mga field ang mensahe, at mapupunta ang cursor sa unang maling field.',
  'The player tries the site with a free trial account, without a form.':
    'Sinusubukan ng player ang site gamit ang libreng trial account, walang form.',
  'The platform accepts the login.': 'Tinanggap ng platform ang pag-log in.',
  'Refused, and the next attempt needs a captcha. Nothing typed is lost.':
    'Tinanggihan, at kailangan ng captcha sa susunod na subok. Walang nawala sa mga na-type.',
  'Refused: the reason shows above the form. Nothing typed is lost.':
    'Tinanggihan: lumalabas ang dahilan sa itaas ng form. Walang nawala sa mga na-type.',
  'The request did not get through. Nothing typed is lost.':
    'Hindi nakarating ang request. Walang nawala sa mga na-type.',
  'No trial account is available: the reason shows above the form.':
    'Walang trial account ngayon: lumalabas ang dahilan sa itaas ng form.',
  // sms-code
  'Checks whether a cooldown for this purpose and number is still running.':
    'Tinitingnan kung may paghihintay pa mula kanina para sa layunin at number na ito.',
  'A code can be requested.': 'Puwedeng humingi ng code.',
  'The platform is asked to send a code. Tapping again does nothing.':
    'Hinihingi sa platform na magpadala ng code. Walang mangyayari kapag pinindot ulit.',
  'No new code can be requested yet; the seconds left show on the button. Tapping it does nothing.':
    'Hindi pa makakahingi ng bagong code; nasa button ang natitirang segundo. Walang mangyayari kapag pinindot.',
  'The number has changed; each number has its own cooldown.':
    'Nagbago ang number; may sariling paghihintay ang bawat number.',
  'The earlier cooldown continues.': 'Tuloy ang paghihintay mula kanina.',
  'The platform has set a cooldown; a reload does not shorten it.':
    'Nagpapahintay ang platform; hindi ito umiikli sa pag-reload.',
  'The remaining time cannot be read: the platform itself refuses codes requested too soon.':
    'Hindi mabasa ang natitirang oras: ang platform mismo ang tatanggi sa maagang code.',
  'The player requests a code; the form has checked the number.':
    'Humingi ng code ang player; natingnan na ng form ang number.',
  'The code is on its way; the cooldown starts only now.':
    'Papunta na ang code; ngayon lang magsisimula ang paghihintay.',
  'Too many codes: the platform sets a cooldown, which counts down on the button.':
    'Masyadong maraming code: nagpapahintay ang platform, at nagbibilang ito sa button.',
  'The platform requires a captcha first.': 'Gusto muna ng platform ng captcha.',
  'The platform refuses to send a code, to this number or for now.':
    'Tumanggi ang platform na magpadala ng code, sa number na ito o sa ngayon.',
  'The clock is not available: the platform itself refuses codes requested too soon.':
    'Hindi mabasa ang orasan: ang platform mismo ang tatanggi sa maagang code.',
  'Another tab has started a cooldown for this number: it starts here, too.':
    'May paghihintay sa ibang tab para sa number na ito: iyon din ang magsisimula rito.',
  // forgot-password
  'The field rules are fetched.': 'Kinukuha ang mga patakaran ng field.',
  'The form, with its method, captcha and cooldown.':
    'Ang form, kasama ang paraan, captcha at paghihintay nito.',
  'Opens with the phone method if it is available.': 'Nagbubukas sa paraan sa phone kung mayroon nito.',
  'The form asks for username and e-mail; an e-mail explains the next step.':
    'Hinihingi ng form ang username at e-mail; ipapaliwanag ng e-mail ang susunod na gagawin.',
  'The form asks for phone number, code and the new password.':
    'Hinihingi ng form ang number, code at bagong password.',
  'The picture with digits, shown only while the platform requires it before sending a code.':
    'Ang larawang may mga numero; lumalabas lang habang hinihingi ito ng platform bago magpadala ng code.',
  'The platform is asked to send an e-mail. Tapping again does nothing.':
    'Hinihiling sa platform na magpadala ng e-mail. Walang mangyayari kapag pinindot ulit.',
  'The platform sets the new password. Tapping again does nothing.':
    'Inilalagay ng platform ang bagong password. Walang mangyayari kapag pinindot ulit.',
  'The password is changed; the player is now signed in with it automatically.':
    'Napalitan na ang password; ila-log in na ang player gamit ito.',
  'A message says that the e-mail was sent; a second later the screen goes back.':
    'Sinasabi ng mensahe na naipadala na ang e-mail; babalik ang screen makalipas ang isang segundo.',
  'The player returns to the screen they came from.': 'Babalik ang player sa pinanggalingan niya.',
  'The password is changed, but the player has to sign in themselves.':
    'Nabago na ang password, pero ang player na mismo ang maglo-login.',
  'The player switches to the phone method, if it is enabled.':
    'Lumipat ang player sa paraan sa phone, kung bukas ito.',
  'The player switches to the other method.': 'Lumipat ang player sa kabilang paraan.',
  'The number or the captcha is missing or wrong; the field says so.':
    'Kulang o mali ang number o ang captcha; sinasabi ito ng field.',
  'A code was sent: the captcha is no longer needed.':
    'May naipadalang code: hindi na kailangan ang captcha.',
  'A code was sent to this number: its field is enabled.':
    'May naipadalang code sa number na ito: bubukas ang field nito.',
  'The player types a mobile number; each number has its own cooldown and code.':
    'Nagta-type ang player ng mobile number; may sariling paghihintay at code ang bawat number.',
  'The phone form is checked while typing; the code field only accepts digits after a code was sent.':
    'Tinitingnan ang form ng phone habang nagta-type; tumatanggap lang ng numero ang field ng code kapag may naipadala na.',
  'Username and e-mail are valid.': 'Tama ang username at e-mail.',
  'Something is wrong: the message shows below the e-mail, and the first wrong field gets the focus.':
    'May mali: nasa ilalim ng e-mail ang mensahe, at mapupunta ang cursor sa unang maling field.',
  'Number, code and password are valid; until then the button is disabled.':
    'Tama ang number, code at password; hanggang doon ay patay ang button.',
  'The e-mail was sent. Only the e-mail shows whether the account exists.':
    'Naipadala ang e-mail. Ang e-mail lang ang makakapagsabi kung may ganitong account.',
  'The new password is valid; the platform names the account.':
    'Gumagana na ang bagong password; sinabi ng platform kung anong account.',
  'Refused: the new password is cleared if it is the same as before, otherwise the code is.':
    'Tinanggihan: kung pareho sa dati ang bagong password, ito ang buburahin; kung hindi, ang code.',
  'The request did not get through; the code is cleared.': 'Hindi nakarating ang request; binura ang code.',
  'The automatic login requires more, such as a captcha.':
    'May kailangan pa ang kusang pag-log in, gaya ng captcha.',
  'The login request did not get through.': 'Hindi nakarating ang request sa login.',
  'One second has passed.': 'Makalipas ang isang segundo.',
  // login-prompt
  'The popup is closed.': 'Nakasara ang popup.',
  'The popup asks whether to log in.': 'Tinatanong ng popup kung maglo-login.',
  'A guest taps deposit, a record, settings or a member tile.':
    'Pinindot ng guest ang deposit, record, settings o tile ng member.',
  // logout
  'A dialog asks whether to sign out.': 'Tinatanong ng dialog kung magsa-sign out.',
  'The player stays signed in.': 'Naka-login pa rin ang player.',
  'The platform has ended the session.': 'Tinapos na ng platform ang session.',
  'The player’s data is removed from the phone, and the platform is being informed.':
    'Inalis na sa phone ang datos ng player, at sinasabihan ang platform.',
  'The home page reloads, with nothing of the player left.': 'Mag-lo-load ulit ang home.',
  'The platform could not be informed; it is informed once the phone is back online.':
    'Hindi nasabihan ang platform; sasabihan ito pagbalik ng network.',
  'The platform took too long to respond; the player does not wait any longer.':
    'Masyadong matagal sumagot ang platform; hindi na maghihintay ang player.',
  // change-password
  'The password rules are fetched.': 'Kinukuha ang mga patakaran ng password.',
  'The player fills in the form; their username shows above it.':
    'Pinupunan ng player ang form; nasa itaas nito ang username.',
  'The new password is compared with the one this page knows. Nothing leaves the phone.':
    'Inihahambing ang bagong password sa alam ng pahinang ito. Walang lumalabas sa phone.',
  'The platform changes the password. Tapping again does nothing.':
    'Binabago ng platform ang password. Walang mangyayari kapag pinindot ulit.',
  'A message says that the change is saved; the home page opens next.':
    'Sinasabi ng mensahe na nai-save ang pagbabago; susunod na bubukas ang home page.',
  'The home page opens; the typed passwords are cleared.':
    'Bubukas ang home page; binura na ang mga na-type na password.',
  'The session ended while the screen was open.': 'Natapos ang session habang bukas ang screen.',
  'Without the rules the fields are only required; the platform checks the rest.':
    'Kung walang patakaran, kailangan lang punan ang mga field; ang platform na ang titingin.',
  'The new password is the same as the old one: the field says so, and nothing is sent.':
    'Pareho sa luma ang bagong password: sinasabi ito ng field, at walang ipinapadala.',
  'The page still knows the old password.': 'Alam pa ng pahina ang lumang password.',
  'The passwords differ.': 'Magkaiba ang mga password.',
  'The comparison failed on the phone: the platform compares them instead.':
    'Hindi naihambing sa phone: ang platform na ang maghahambing.',
  'The new password is valid from now on.': 'Gumagana na ang bagong password mula ngayon.',
  'Refused: the loading message disappears and nothing else happens. Nothing typed is lost.':
    'Tinanggihan: mawawala ang mensahe ng paghihintay at walang ibang mangyayari. Walang nawala sa mga na-type.',
  'The request did not get through: the loading message disappears and nothing else happens.':
    'Hindi nakarating ang request: mawawala ang mensahe ng paghihintay at walang ibang mangyayari.',
  // social-sign-in
  'Checks whether any provider is on offer.': 'Tinitingnan kung may iniaalok na provider.',
  'No button shows.': 'Walang button.',
  'Checks whether the player is just returning from a provider’s page.':
    'Tinitingnan kung kababalik lang ng player mula sa pahina ng provider.',
  'The buttons of the available providers show.': 'Ang mga button ng mga provider na iniaalok.',
  'The provider’s window or page is open. The player can cancel at any time.':
    'Bukas ang window o pahina ng provider. Puwedeng tumigil dito ang player anumang oras.',
  'The platform signs the player in with the provider’s confirmation.':
    'Nilo-login ng platform ang player ayon sa kumpirmasyon ng provider.',
  'No provider is on offer: no button shows.': 'Walang iniaalok na provider: walang button.',
  'The player is returning, and the provider confirms who they are.':
    'Bumabalik ang player, at kinumpirma ng provider kung sino siya.',
  'The player is not returning, or returned without signing in.':
    'Hindi bumabalik ang player, o bumalik nang hindi nag-sign in.',
  'The check failed: the buttons can be tapped.': 'Hindi natingnan: puwedeng pindutin ang mga button.',
  'The player taps a provider’s button.': 'Pinindot ng player ang button ng isang provider.',
  'The player cancels.': 'Umayaw ang player.',
  'The provider confirms who the player is.': 'Kinumpirma ng provider kung sino ang player.',
  'The player closed the window: no message shows.': 'Isinara ng player ang window: walang mensahe.',
  'The window was blocked, or the provider is not available.': 'Hinarang ang window, o wala ang provider.',
  'The provider has not responded within two minutes.':
    'Hindi sumagot ang provider sa loob ng dalawang minuto.',
  'There is no matching account, or none on this side (member or agent): the reason shows.':
    'Walang katugmang account, o wala sa panig na ito (member o agent): lumalabas ang dahilan.',
  // trial-login
  'The free trial is on offer.': 'May iniaalok na libreng trial.',
  'The platform creates an account for this visit.':
    'Gumagawa ang platform ng account para sa pagbisitang ito.',
  'The player is signed in; the screen stays and switches to the signed-in view.':
    'Naka-login na ang player; nananatili ang screen at lumilipat sa view ng naka-login.',
  'Refused: a message says why.': 'Tinanggihan: sinasabi ng mensahe kung bakit.',
  // what an earlier visit has loaded
  'Checks whether an earlier visit has loaded them.':
    'Tinitingnan kung na-load na ang mga ito sa naunang pagbisita.',
  'The form shows at once.': 'Lumalabas agad ang form.',
  'The setup is up to date again, and requires a captcha now. What was typed stays.':
    'Bago na ulit ang setup, at may hinihinging captcha na ngayon. Nananatili ang na-type.',
  'The setup is up to date again. What was typed stays.': 'Bago na ulit ang setup. Nananatili ang na-type.',
}
