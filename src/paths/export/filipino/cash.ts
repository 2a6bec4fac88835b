/** What the charts of withdrawals, transfers and security say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // withdraw
  'Bank accounts, limits, fee and the amount still to be bet are fetched. What was typed stays.':
    'Kinukuha ang mga account, hangganan, bayad at ang kailangan pang itaya. Nananatili ang na-type.',
  'Loading failed; the screen offers to try again.': 'Hindi ito nakuha; puwedeng sumubok ulit sa screen.',
  'Checks what is still missing.': 'Tinitingnan kung ano pa ang kulang.',
  'No withdrawal password yet.': 'Wala pang withdrawal password.',
  'No bank account yet.': 'Wala pang bank account.',
  'Nothing is missing.': 'Walang kulang.',
  'The player sets a withdrawal password right here.':
    'Dito mismo gumagawa ng withdrawal password ang player.',
  'There is one now.': 'Mayroon na ngayon.',
  'The player adds a bank account right here.': 'Dito mismo nagdadagdag ang player ng bank account.',
  'Bank account and amount. Fee and limits show before anything is sent, and how much a player must bet first before withdrawing.':
    'Bank account at halaga. Ipinapakita ang bayad, hangganan at ang kailangan pang itaya bago may ipadala.',
  'Where the money goes.': 'Kung saan pupunta ang pera.',
  'Typing the amount clears its message.': 'Nawawala ang mensahe tungkol sa halaga kapag nag-type.',
  'The highest amount that can be withdrawn at once.':
    'Ang pinakamataas na halagang puwedeng i-withdraw nang isang beses.',
  'On to the confirmation.': 'Sunod ang kumpirmasyon.',
  'The player chooses another bank account.': 'Pumili ang player ng ibang bank account.',
  'The amount is wrong: the field says why and gets the focus.':
    'Mali ang halaga: sinasabi ng field kung bakit, at doon napupunta ang cursor.',
  'A panel to add another bank account.': 'Panel para magdagdag ng isa pang bank account.',
  'The list is fetched again.': 'Kinukuha ulit ang listahan.',
  'The panel is closed.': 'Isinara ang panel.',
  'A panel shows the amount, the fee, what arrives and where, and asks for the withdrawal password.':
    'Ipinapakita ng panel ang halaga, bayad, ang matatanggap at kung saan, at hinihingi ang withdrawal password.',
  'The player goes back to the form.': 'Bumalik ang player sa form.',
  'The withdrawal password is incomplete: the field says so.':
    'Kulang ang withdrawal password: sinasabi ito ng field.',
  'The player confirms.': 'Kinumpirma ng player.',
  'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang ipinapadala ang kinumpirma. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'Requested: the money is set aside.': 'Nahiling na: nakatabi ang pera.',
  'The withdrawal password is wrong or locked for a while: no money moved.':
    'Mali ang withdrawal password, o naka-lock muna: walang gumalaw na pera.',
  'No money moved. The options are fetched again, and the reason shows.':
    'Walang gumalaw na pera. Kinukuha ulit ang mga hangganan, at lumalabas ang dahilan.',
  'There was no earlier attempt.': 'Walang naunang nakabinbin.',
  'The withdrawal with its status and number; the balance is loaded again.':
    'Ang lagay ng withdraw, kasama ang numero nito; nilo-load ulit ang balanse.',
  'Another withdrawal.': 'Isa pang withdraw.',
  // payment-pin
  'The six digits are typed twice, after the old ones or the login password.':
    'Dalawang beses tina-type ang anim na numero, pagkatapos ng luma o ng password sa pag-log in.',
  'The bank account was added lately: the screen says from when it is paid, and nothing is sent.':
    'Bago pa lang ang bank account: sinasabi ng screen kung kailan ito mababayaran, at walang ipinapadala.',
  'The new withdrawal password is saved exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    'Isang beses lang sine-save ang bagong withdrawal password. Pagbukas ng form, inaalam muna ang nauna na walang sagot.',
  'The new one is valid from now on.': 'Gumagana na ang bago mula ngayon.',
  'There is one already.': 'Mayroon na pala.',
  'Not saved: the reason shows. Secrets have to be typed again.':
    'Hindi na-save: lumalabas ang dahilan. Kailangang i-type ulit ang mga lihim.',
  'Done; the digits are cleared, and a message says that the change is saved.':
    'Tapos na; binura ang mga na-type na numero, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // bank-card
  'Bank, account number and withdrawal password.': 'Bangko, account number at ang withdrawal password.',
  'The account is added exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    'Isang beses lang idinadagdag ang account. Pagbukas ng form, inaalam muna ang nauna na walang sagot.',
  'The account can be used for withdrawals.': 'Magagamit na ang account sa pag-withdraw.',
  'Not added; the reason shows, and only the withdrawal password has to be typed again.':
    'Hindi naidagdag: lumalabas ang dahilan, at withdrawal password lang ang kailangang i-type ulit.',
  'Done; the withdrawal password is cleared, and a message says that the change is saved.':
    'Tapos na; binura ang na-type na withdrawal password, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // security-centre
  'The security settings are fetched; known ones stay until then.':
    'Kinukuha ang mga security setting; nananatili muna ang alam na.',
  'Whether anything was known before.': 'Kung may alam na mula dati.',
  'Nothing is known.': 'Walang alam.',
  'Everything that protects the account, and whether it is set up.':
    'Lahat ng nagpoprotekta sa account, at kung naka-set na.',
  'The player sets something up; a bank account needs a withdrawal password first.':
    'May ise-set up ang player; kailangan muna ng withdrawal password bago ang bank account.',
  'A panel: withdrawal password, bank account, security questions, or a number or address to add or to change.':
    'Isang panel: password sa pag-withdraw, bank account, mga tanong sa seguridad, o numero o address na idaragdag o papalitan.',
  'The old withdrawal password is forgotten: the login password is asked for instead.':
    'Nakalimutan ang lumang withdrawal password: ang password sa pag-log in ang kapalit.',
  'Not now.': 'Hindi muna ngayon.',
  'It is set up: the security settings are fetched again.':
    'Naka-set up na: kinukuha ulit ang mga security setting.',
  // security-questions
  'The questions to choose from are fetched.': 'Kinukuha ang mga tanong na pagpipilian.',
  'The questions could not be loaded; the panel offers to try again.':
    'Hindi nakuha ang mga tanong; puwedeng sumubok ulit.',
  'Two different questions, an answer to each, and the login password.':
    'Dalawang magkaibang tanong, sagot sa bawat isa, at ang password sa pag-log in.',
  'The platform saves the answers so that nobody can read them. Tapping again does nothing.':
    'Sine-save ng platform ang mga sagot nang hindi mababasa ng kahit sino. Walang mangyayari kapag pinindot ulit.',
  'Saved.': 'Nai-save na.',
  'Refused: the reason shows, and only the password has to be typed again.':
    'Tinanggihan: lumalabas ang dahilan, at password lang ang kailangang i-type ulit.',
  'The player goes back to the form; only the password has to be typed again.':
    'Bumabalik ang player sa form; password lang ang kailangang i-type ulit.',
  'Failed, or not known; sending the same answers again does no harm.':
    'Pumalya, o hindi alam; walang masama kung ipadala ulit ang parehong mga sagot.',
  'Done; the answers are cleared here, and a message says that the change is saved.':
    'Tapos na; binura rito ang mga sagot, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // contact-proof
  'The form in its panel: where the code goes, the code, and the login password.':
    'Ang form sa panel: kung saan ipapadala ang code, ang code, at ang password sa pag-log in.',
  'The player fills in the form and asks for the code.':
    'Sinasagutan ng player ang form at humihingi ng code.',
  'Another number or address has a cooldown of its own.':
    'May sariling paghihintay ang ibang number o address.',
  'There is nowhere to send a code yet: the field says so and gets the focus.':
    'Wala pang mapapadalhan ng code: sinasabi ito ng field at dito napupunta ang cursor.',
  'A code is sent there.': 'Ipinapadala roon ang code.',
  'The platform checks code and password. Tapping again does nothing.':
    'Tinitingnan ng platform ang code at password. Walang mangyayari kapag pinindot ulit.',
  'It belongs to the account from now on.': 'Sa account na ito mula ngayon.',
  'Failed, or not known; sending the same again does no harm.':
    'Pumalya, o hindi alam; walang masama kung ipadala ulit ang pareho.',
  'Done; what was typed is cleared here, and a message says that the change is saved.':
    'Tapos na; binura rito ang na-type, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // upline-transfer
  'The superior, the limits and the amount still to be bet are fetched. What was typed stays.':
    'Kinukuha ang upline, hangganan at ang kailangan pang itaya. Nananatili ang na-type.',
  'The amount. Recipient, limits and the amount still to be bet show before anything is sent.':
    'Ang halaga. Ipinapakita ang tatanggap, hangganan at ang kailangan pang itaya bago may ipadala.',
  'A panel shows the amount and the superior, warns that the transfer is final, and asks for the withdrawal password.':
    'Ipinapakita ng panel ang halaga at upline, nagbababala na hindi na ito mababawi, at hinihingi ang withdrawal password.',
  'Transferred: the money is with the superior.': 'Nailipat na: sa upline na ang pera.',
  'The transfer with its number; the balance is loaded again.':
    'Ang paglipat kasama ang numero nito; nilo-load ulit ang balanse.',
  'Another transfer.': 'Isa pang paglipat.',
  // send-once
  'Checks the phone for a request whose outcome is not known; if there is none, prepares a new one.':
    'Tinitingnan sa phone kung may request na hindi pa alam ang resulta; kung wala, naghahanda ng bago.',
  'A new request with a key of its own.': 'Bagong request na may sarili nitong key.',
  'One is still open, from before a reload or from another tab: nothing is sent.':
    'May nakabinbin pa, mula bago mag-reload o mula sa ibang tab: walang ipapadala.',
  'No request is open, and there is nothing to send.': 'Walang nakabinbin, at walang ipapadala.',
  'No key could be created, so nothing was sent.': 'Hindi nakagawa ng key, kaya walang naipadala.',
  'The request is being sent, exactly once.': 'Ipinapadala ang request, isang beses lang.',
  'The platform answered: accepted or refused.': 'Sumagot ang platform: tinanggap o tinanggihan.',
  'Asks the platform for the outcome. If the platform does not know the request, it will never accept it later.':
    'Itinatanong sa platform ang resulta. Kung hindi nito kilala ang request, hindi na nito ito tatanggapin kailanman.',
  'The request never arrived, and never will.': 'Hindi dumating ang request, at hindi na darating.',
  'The outcome is not known yet; checks again by itself, and when the phone is back online.':
    'Hindi pa alam ang resulta; kusang titingin ulit, at pati kapag online na ulit ang phone.',
  'The phone is back online.': 'Online na ulit ang phone.',
  'The player moves on; the outcome is looked up the next time.':
    'May iba nang ginagawa ang player; aalamin ang resulta sa susunod.',
  'The outcome is known.': 'Alam na ang resulta.',
  'Nothing was open; or it is still open, and the player does not want to wait.':
    'Walang nakabinbin; o nakabinbin pa, at ayaw maghintay ng player.',
}
