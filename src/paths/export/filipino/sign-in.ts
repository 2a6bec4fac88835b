/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // login
  'The field rules and the remembered login are fetched.':
    'Kinukuha ang mga patakaran ng field at ang natandaang login.',
  'The login form.': 'Ang login form.',
  'Which of the two ways is on screen.': 'Kung alin sa dalawang paraan ang nasa screen.',
  'Opens with the way that was remembered.': 'Nagbubukas sa paraang natandaan.',
  'Username and password.': 'Username at password.',
  'Mobile number and SMS code.': 'Mobile number at SMS code.',
  'The picture with digits, shown only after the platform has asked for it.':
    'Ang larawang may mga numero; lumalabas lang kapag hiningi ng platform.',
  'No captcha.': 'Walang captcha.',
  'A fresh picture is on its way.': 'Paparating ang bagong larawan.',
  'The picture shows beside its field.': 'Lumalabas ang larawan sa tabi ng field nito.',
  'The picture could not be loaded; tapping its place tries again.':
    'Hindi nakuha ang larawan; pindutin ang lugar nito para subukan ulit.',
  'Whether the platform has asked to wait.': 'Kung nagpapahintay ang platform.',
  'The form may be sent.': 'Puwedeng ipadala ang form.',
  'The seconds left show; the form can be filled in, but not sent.':
    'Lumalabas ang natitirang segundo; puwedeng punan ang form pero hindi maipapadala.',
  'Filling in and sending.': 'Pagpuno at pagpapadala.',
  'The player fills in the form.': 'Pinupunan ng player ang form.',
  'The platform checks. Tapping again does nothing.':
    'Tinitingnan ng platform. Walang mangyayari kapag pinindot ulit.',
  'A trial account is being opened.': 'Binubuksan ang trial account.',
  'The session starts and the player goes where he wanted to go, or home.':
    'Nagsisimula ang session at pupunta ang player sa gusto niyang puntahan, o sa home.',
  'Nothing gets lost.': 'Walang mawawala.',
  'Without rules every field is simply required; the platform checks.':
    'Kung walang patakaran, kailangan lang punan ang bawat field; ang platform ang titingin.',
  'No answer in time: the form opens without rules.':
    'Walang sagot sa oras: magbubukas ang form nang walang patakaran.',
  'Remembered, or chosen early.': 'Natandaan, o maagang pinili.',
  'There only when SMS login is on.': 'Nandiyan lang kapag bukas ang SMS login.',
  'Another country’s code; its numbers have a wait of their own.':
    'Code ng ibang bansa; may sariling paghihintay ang mga number nito.',
  'The number is fine: ask for a code.': 'Ayos ang number: humingi ng code.',
  'The number is missing or wrong: say so at the field.': 'Kulang o mali ang number: sabihin sa field.',
  'The platform wants one with the next try.': 'Gusto ng platform ng captcha sa susunod na subok.',
  'No picture in time.': 'Walang larawan sa oras.',
  'The player taps the picture.': 'Pinindot ng player ang larawan.',
  'A used picture is no longer good.': 'Hindi na puwede ang nagamit na larawan.',
  'The way changes: a fresh picture.': 'Nagbago ang paraan: bagong larawan.',
  'Too many tries: the platform names a wait, or did so before the page was loaded again.':
    'Masyadong maraming subok: sinabi ng platform kung gaano maghihintay, o nasabi na bago ni-load ulit ang pahina.',
  'The wait is over.': 'Tapos na ang paghihintay.',
  'Time cannot be watched: the platform itself refuses a try too soon.':
    'Hindi mabantayan ang oras: ang platform mismo ang tatanggi sa maagang subok.',
  'Typing the mobile number: another number has a wait of its own.':
    'Pag-type ng mobile number: may sariling paghihintay ang ibang number.',
  'Typing takes the message under the field away.': 'Nawawala ang mensahe sa ilalim ng field kapag nag-type.',
  'All fields are right.': 'Tama ang lahat ng field.',
  'Something is wrong: it says so under the fields, and goes to the first one.':
    'May mali: sinasabi sa ilalim ng mga field, at pupunta sa una.',
  'A free-trial account, without any form.': 'Free-trial na account, walang kahit anong form.',
  'The platform says yes.': 'Oo ang sagot ng platform.',
  'Refused, and the next try needs a captcha. Nothing typed is lost.':
    'Tinanggihan, at kailangan ng captcha sa susunod na subok. Walang nawala sa mga na-type.',
  'Refused: the reason shows above the form. Nothing typed is lost.':
    'Tinanggihan: lumalabas ang dahilan sa itaas ng form. Walang nawala sa mga na-type.',
  'The request did not get through. Nothing typed is lost.':
    'Hindi nakarating ang request. Walang nawala sa mga na-type.',
  'No answer.': 'Walang sagot.',
  'No trial now: the reason shows above the form.':
    'Walang trial ngayon: lumalabas ang dahilan sa itaas ng form.',
  // sms-code
  'Looks whether a wait for this purpose and number is still running from before.':
    'Tinitingnan kung may paghihintay pa mula kanina para sa layunin at number na ito.',
  'A code may be asked for.': 'Puwedeng humingi ng code.',
  'The platform is asked to send a code. Asking again does nothing.':
    'Hinihingi sa platform na magpadala ng code. Walang mangyayari kapag humingi ulit.',
  'The next code has to wait; the seconds left show on the button. Asking does nothing.':
    'Kailangang maghintay bago ang susunod na code; nasa button ang natitirang segundo. Walang mangyayari kapag humingi.',
  'Another number has a wait of its own.': 'May sariling paghihintay ang ibang number.',
  'The wait from before goes on.': 'Tuloy ang paghihintay mula kanina.',
  'The platform has asked to wait; a reload does not shorten it.':
    'Nagpapahintay ang platform; hindi ito umiikli sa pag-reload.',
  'Nothing can be read: the platform itself refuses a code too soon.':
    'Walang mabasa: ang platform mismo ang tatanggi sa maagang code.',
  'Nothing is read in time.': 'Walang nabasa sa oras.',
  'The player asks for a code; the form has checked the number.':
    'Humingi ng code ang player; natingnan na ng form ang number.',
  'The code is on its way; only now the wait begins.':
    'Papunta na ang code; ngayon lang magsisimula ang paghihintay.',
  'Too many codes: the platform names a wait, which counts down on the button.':
    'Masyadong maraming code: sinabi ng platform kung gaano maghihintay, at nagbibilang ito sa button.',
  'The platform wants a captcha first.': 'Gusto muna ng platform ng captcha.',
  'The platform says no: not this number, or not now.':
    'Hindi ang sagot ng platform: hindi sa number na ito, o hindi ngayon.',
  'The request did not get through.': 'Hindi nakarating ang request.',
  'Time cannot be watched: the platform itself refuses a code too soon.':
    'Hindi mabantayan ang oras: ang platform mismo ang tatanggi sa maagang code.',
  'Another tab has a wait for this number: the same one begins here.':
    'May paghihintay sa ibang tab para sa number na ito: iyon din ang magsisimula rito.',
  // forgot-password
  'The field rules are fetched.': 'Kinukuha ang mga patakaran ng field.',
  'The form.': 'Ang form.',
  'Opens with the phone where it is offered.': 'Nagbubukas sa phone kung puwede ito.',
  'Username and e-mail: a mail tells how to go on.':
    'Username at e-mail: sasabihin ng mail ang susunod na gagawin.',
  'Number, code and the new password.': 'Number, code at bagong password.',
  'The picture with digits, shown only while the platform wants one before it sends a code.':
    'Ang larawang may mga numero; lumalabas lang habang gusto ng platform bago magpadala ng code.',
  'The platform is asked for a mail. Tapping again does nothing.':
    'Hinihingi sa platform ang mail. Walang mangyayari kapag pinindot ulit.',
  'The platform sets the new password. Tapping again does nothing.':
    'Inilalagay ng platform ang bagong password. Walang mangyayari kapag pinindot ulit.',
  'The player is signed in with the new password.': 'Naka-login ang player gamit ang bagong password.',
  'It says that the mail is out, and goes back a second later.':
    'Sinasabing naipadala na ang mail, at babalik makalipas ang isang segundo.',
  'Back to where the player came from.': 'Balik sa pinanggalingan ng player.',
  'The password is changed, but the player signs in by himself.':
    'Nabago na ang password, pero ang player na mismo ang maglo-login.',
  'There only when the phone method is on.': 'Nandiyan lang kapag bukas ang paraan sa phone.',
  'The other way.': 'Ang kabilang paraan.',
  'The number is missing or wrong, or the captcha is: say so at the field.':
    'Kulang o mali ang number, o ang captcha: sabihin sa field.',
  'It has done its work.': 'Tapos na ang silbi nito.',
  'A code is out for this number: its field opens.':
    'May naipadalang code sa number na ito: bubukas ang field nito.',
  'Typing the mobile number: another number has a wait and a code of its own.':
    'Pag-type ng mobile number: may sariling paghihintay at code ang ibang number.',
  'The phone form is checked at once; the code only takes digits after one was sent.':
    'Agad tinitingnan ang form ng phone; numero lang ang tinatanggap ng code kapag may naipadala na.',
  'Username and e-mail are right.': 'Tama ang username at e-mail.',
  'Something is wrong: it says so under the e-mail, and goes to the first field.':
    'May mali: sinasabi sa ilalim ng e-mail, at pupunta sa unang field.',
  'Number, code and password are right; until then the button is off.':
    'Tama ang number, code at password; hanggang doon ay patay ang button.',
  'The mail is out; whether there is such an account, only the mail tells.':
    'Naipadala ang mail; ang mail lang ang magsasabi kung may ganitong account.',
  'The new password counts; the platform names the account.':
    'Gumagana na ang bagong password; sinabi ng platform kung anong account.',
  'The same password as before empties the password, anything else the code.':
    'Kapareho ng dati ang password: mabubura ang password; sa iba, ang code ang mabubura.',
  'The request did not get through; the code is emptied.': 'Hindi nakarating ang request; binura ang code.',
  'No answer in time; the code is emptied.': 'Walang sagot sa oras; binura ang code.',
  'The login wants more, such as a captcha.': 'May gusto pa ang login, gaya ng captcha.',
  'The login did not get through.': 'Hindi nakarating ang login.',
  'One second later.': 'Makalipas ang isang segundo.',
  // login-prompt
  'No popup.': 'Walang popup.',
  'The popup asks whether to log in.': 'Tinatanong ng popup kung maglo-login.',
  'A guest taps deposit, a record, settings or a member tile.':
    'Pinindot ng guest ang deposit, record, settings o tile ng member.',
  'Not now.': 'Hindi muna.',
  'To the login, and afterwards to what was tapped.': 'Sa login, at pagkatapos ay sa pinindot.',
  // logout
  'A dialog asks whether to sign out.': 'Tinatanong ng dialog kung magsa-sign out.',
  'The platform is told; the player sees that this takes a moment.':
    'Sinasabihan ang platform; nakikita ng player na sandali lang ito.',
  'The session is gone from this phone and home opens afresh.':
    'Wala na ang session sa phone na ito at mag-lo-load ulit ang home.',
  'The player stays signed in.': 'Naka-login pa rin ang player.',
  'The platform has ended the session.': 'Tinapos na ng platform ang session.',
  'The platform could not be told; this phone forgets all the same.':
    'Hindi nasabihan ang platform; lilimot pa rin ang phone na ito.',
  'No answer in time; this phone forgets all the same.':
    'Walang sagot sa oras; lilimot pa rin ang phone na ito.',
  // change-password
  'The rules for passwords are fetched.': 'Kinukuha ang mga patakaran ng password.',
  'The player fills in the form; the username shows above it.':
    'Pinupunan ng player ang form; nasa itaas nito ang username.',
  'The new password is compared with the one that the page holds. Nothing leaves the phone.':
    'Inihahambing ang bagong password sa hawak ng pahina. Walang lumalabas sa phone.',
  'The platform changes the password. Tapping again does nothing.':
    'Binabago ng platform ang password. Walang mangyayari kapag pinindot ulit.',
  'It says that the change is saved; the home page follows.':
    'Sinasabing nai-save ang pagbabago; susunod ang home page.',
  'To the home page; the passwords are forgotten.': 'Sa home page; nilimot na ang mga password.',
  'The session ended while the screen was open.': 'Natapos ang session habang bukas ang screen.',
  'Without rules the passwords are simply required; the platform checks.':
    'Kung walang patakaran, kailangan lang punan ang mga password; ang platform ang titingin.',
  'The new password is the old one: it says so; the platform is not asked.':
    'Luma ring password ang bago: sinasabi ito; hindi tatanungin ang platform.',
  'The page itself knows the old one.': 'Alam ng pahina mismo ang luma.',
  'It is another one.': 'Iba ito.',
  'Not known: the platform compares.': 'Hindi alam: ang platform ang maghahambing.',
  'The new password counts from now on.': 'Gumagana na ang bagong password mula ngayon.',
  'Refused: the loading message goes and nothing else happens. Nothing typed is lost.':
    'Tinanggihan: mawawala ang mensahe ng paghihintay at wala nang iba. Walang nawala sa mga na-type.',
  'Not through: the loading message goes and nothing else happens.':
    'Hindi nakarating: mawawala ang mensahe ng paghihintay at wala nang iba.',
  'No answer in time: the loading message goes and nothing else happens.':
    'Walang sagot sa oras: mawawala ang mensahe ng paghihintay at wala nang iba.',
  // social-sign-in
  'Looks whether any provider is on offer.': 'Tinitingnan kung may iniaalok na provider.',
  'No button shows.': 'Walang button.',
  'Looks whether the player is just coming back from a provider’s own page.':
    'Tinitingnan kung kababalik lang ng player mula sa pahina ng provider.',
  'The buttons of the providers on offer.': 'Ang mga button ng mga provider na iniaalok.',
  'The provider’s window or page is open. The player may give up here at any time.':
    'Bukas ang window o pahina ng provider. Puwedeng tumigil dito ang player anumang oras.',
  'The platform signs the player in on the provider’s word.':
    'Nilo-login ng platform ang player ayon sa sabi ng provider.',
  'None: no button shows.': 'Walang provider: walang button.',
  'He is, and the provider says who he is.': 'Oo, at sinabi ng provider kung sino siya.',
  'He is not, or went back without signing in.': 'Hindi, o bumalik nang hindi nag-sign in.',
  'Not known: the buttons are there to be tapped.': 'Hindi alam: nandiyan ang mga button para pindutin.',
  'The player taps one.': 'Pumindot ang player ng isa.',
  'The player gives up.': 'Tumigil ang player.',
  'The provider says who the player is.': 'Sinabi ng provider kung sino ang player.',
  'The player closed the window: nothing to say.': 'Isinara ng player ang window: walang sasabihin.',
  'The window was blocked, or the provider is not there.': 'Hinarang ang window, o wala ang provider.',
  'Nothing in two minutes.': 'Wala sa loob ng dalawang minuto.',
  'No account goes with it, or not on this side: the reason shows.':
    'Walang account na kasama nito, o hindi sa panig na ito: lumalabas ang dahilan.',
  // trial-login
  'The offer stands.': 'Nandiyan ang alok.',
  'The platform makes an account for this visit.':
    'Gumagawa ang platform ng account para sa pagbisitang ito.',
  'Signed in; the screen stays and shows the player’s side.':
    'Naka-login na; nananatili ang screen at ipinapakita ang panig ng player.',
  'Refused; the player is told why.': 'Tinanggihan; sinabihan ang player kung bakit.',
}
