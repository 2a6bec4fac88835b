/** What the charts of withdrawals, transfers and security say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // withdraw
  'Bank accounts, limits, fee and the amount still to be bet are fetched. What was typed stays.':
    'Kinukuha ang mga account, hangganan, bayad at ang kailangan pang itaya. Nananatili ang na-type.',
  'Loading failed; the screen offers to try again.': 'Hindi ito nakuha; puwedeng sumubok ulit sa screen.',
  'Checks what is still missing.': 'Tinitingnan kung ano pa ang kulang.',
  'No withdrawal password has been set yet.': 'Wala pang nakatakdang withdrawal password.',
  'No bank account has been added yet.': 'Wala pang naidagdag na bank account.',
  'Everything needed is set up.': 'Kumpleto na ang kailangan.',
  'The player sets a withdrawal password right here.':
    'Dito mismo gumagawa ng withdrawal password ang player.',
  'The withdrawal password is now set.': 'May withdrawal password na ngayon.',
  'The bank account is now added.': 'Naidagdag na ang bank account.',
  'The player adds a bank account right here.': 'Dito mismo nagdadagdag ang player ng bank account.',
  'The form asks for bank account and amount. Fee and limits show before anything is sent, and how much the player must bet first before withdrawing.':
    'Hinihingi ng form ang bank account at halaga. Ipinapakita ang bayad, hangganan at ang kailangan pang itaya bago may ipadala.',
  'The player chooses where the money goes.': 'Pinipili ng player kung saan pupunta ang pera.',
  'Typing the amount clears its message.': 'Nawawala ang mensahe tungkol sa halaga kapag nag-type.',
  'The player fills in the highest amount that can be withdrawn at once.':
    'Inilalagay ng player ang pinakamataas na halagang puwedeng i-withdraw nang isang beses.',
  'The amount is valid: the confirmation follows.': 'Tama ang halaga: sunod ang kumpirmasyon.',
  'The player wants to add another bank account.': 'Gustong magdagdag ng player ng isa pang bank account.',
  'The amount is wrong: the field says why and gets the focus.':
    'Mali ang halaga: sinasabi ng field kung bakit, at doon napupunta ang cursor.',
  'A panel to add another bank account is open.':
    'Nakabukas ang panel para magdagdag ng isa pang bank account.',
  'The bank account is added: the list is fetched again.':
    'Naidagdag ang bank account: kinukuha ulit ang listahan.',
  'The player closes the panel.': 'Isinara ng player ang panel.',
  'A panel shows the amount, the fee, the amount paid out and where it goes, and asks for the withdrawal password.':
    'Ipinapakita ng panel ang halaga, bayad, ang matatanggap at kung saan, at hinihingi ang withdrawal password.',
  'The player goes back to the form.': 'Bumalik ang player sa form.',
  'The withdrawal password is incomplete: the field says so.':
    'Kulang ang withdrawal password: sinasabi ito ng field.',
  'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    'Isang beses lang ipinapadala ang kinumpirma. Pagbukas ng screen, inaalam muna ang nauna na walang sagot.',
  'The withdrawal is requested: the money is set aside.': 'Nahiling na ang withdraw: nakatabi ang pera.',
  'The withdrawal password is wrong or temporarily locked: no money moved.':
    'Mali ang withdrawal password, o naka-lock muna: walang gumalaw na pera.',
  'No money moved. The options are fetched again, and the reason shows.':
    'Walang gumalaw na pera. Kinukuha ulit ang mga hangganan, at lumalabas ang dahilan.',
  'There was no earlier attempt.': 'Walang naunang nakabinbin.',
  'The withdrawal shows with its status and number; the balance is loaded again.':
    'Lumalabas ang lagay at numero ng withdraw; nilo-load ulit ang balanse.',
  'The player starts another withdrawal.': 'Gumagawa ang player ng isa pang withdraw.',
  // payment-pin
  'The form asks for the six digits twice, after the old ones or the login password.':
    'Dalawang beses hinihingi ng form ang anim na numero, pagkatapos ng luma o ng password sa pag-log in.',
  'The bank account was added recently: the screen says from when it can be used, and nothing is sent.':
    'Bago pa lang ang bank account: sinasabi ng screen kung kailan ito magagamit, at walang ipinapadala.',
  'The new withdrawal password is saved exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    'Isang beses lang sine-save ang bagong withdrawal password. Pagbukas ng form, inaalam muna ang nauna na walang sagot.',
  'The new withdrawal password is valid from now on.':
    'Gumagana na ang bagong withdrawal password mula ngayon.',
  'A withdrawal password already exists.': 'May withdrawal password na pala.',
  'The withdrawal password was not saved: the reason shows, and all secrets have to be typed again.':
    'Hindi na-save ang withdrawal password: lumalabas ang dahilan, at kailangang i-type ulit ang mga lihim.',
  'Done; the digits are cleared, and a message says that the change is saved.':
    'Tapos na; binura ang mga na-type na numero, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // bank-card
  'The form asks for bank, account number and withdrawal password.':
    'Hinihingi ng form ang bangko, account number at withdrawal password.',
  'The account is added exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    'Isang beses lang idinadagdag ang account. Pagbukas ng form, inaalam muna ang nauna na walang sagot.',
  'The account can be used for withdrawals.': 'Magagamit na ang account sa pag-withdraw.',
  'The account was not added: the reason shows, and only the withdrawal password has to be typed again.':
    'Hindi naidagdag ang account: lumalabas ang dahilan, at withdrawal password lang ang kailangang i-type ulit.',
  'Done; the withdrawal password is cleared, and a message says that the change is saved.':
    'Tapos na; binura ang na-type na withdrawal password, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // security-centre
  'The security settings are fetched; known ones stay until then.':
    'Kinukuha ang mga security setting; nananatili muna ang alam na.',
  'Checks whether the settings were loaded before.': 'Tinitingnan kung na-load na dati ang mga setting.',
  'Loading failed, and nothing is known yet.': 'Hindi na-load, at wala pang alam.',
  'Everything that protects the account, and whether it is set up.':
    'Lahat ng nagpoprotekta sa account, at kung naka-set na.',
  'The player sets something up; a bank account needs a withdrawal password first.':
    'May ise-set up ang player; kailangan muna ng withdrawal password bago ang bank account.',
  'A panel is open: withdrawal password, bank account, security questions, or a number or address to add or to change.':
    'May nakabukas na panel: password sa pag-withdraw, bank account, mga tanong sa seguridad, o numero o address na idaragdag o papalitan.',
  'The player has forgotten the old withdrawal password: the login password is asked for instead.':
    'Nakalimutan ng player ang lumang withdrawal password: ang password sa pag-log in ang hinihingi.',
  'The player postpones the newer version.': 'Mamaya na ang mas bagong bersyon para sa player.',
  'The player does not want to log in now.': 'Ayaw munang mag-log in ng player.',
  'The setup is complete: the security settings are fetched again.':
    'Naka-set up na: kinukuha ulit ang mga security setting.',
  // security-questions
  'The questions to choose from are fetched.': 'Kinukuha ang mga tanong na pagpipilian.',
  'The questions could not be loaded; the panel offers to try again.':
    'Hindi nakuha ang mga tanong; puwedeng sumubok ulit.',
  'The form asks for two different questions, an answer to each, and the login password.':
    'Hinihingi ng form ang dalawang magkaibang tanong, ang sagot sa bawat isa, at ang password sa pag-log in.',
  'The platform saves the answers so that nobody can read them. Tapping again does nothing.':
    'Sine-save ng platform ang mga sagot nang hindi mababasa ng kahit sino. Walang mangyayari kapag pinindot ulit.',
  'The answers are saved.': 'Nai-save na ang mga sagot.',
  'Refused: the reason shows, and only the password has to be typed again.':
    'Tinanggihan: lumalabas ang dahilan, at password lang ang kailangang i-type ulit.',
  'The request failed or its outcome is unknown; sending the same answers again does no harm.':
    'Pumalya ang request, o hindi alam ang resulta; walang masama kung ipadala ulit ang parehong mga sagot.',
  'Done; the answers are cleared from the form, and a message says that the change is saved.':
    'Tapos na; binura rito ang mga sagot, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // contact-proof
  'The form asks for the number or address, the code, and the login password.':
    'Hinihingi ng form ang number o address, ang code, at ang password sa pag-log in.',
  'The player fills in the form and asks for the code.':
    'Sinasagutan ng player ang form at humihingi ng code.',
  'The player types another number or address, which has its own cooldown.':
    'Nag-type ang player ng ibang number o address, na may sariling paghihintay.',
  'The number or address is missing or wrong: the field says so and gets the focus.':
    'Kulang o mali ang number o address: sinasabi ito ng field at dito napupunta ang cursor.',
  'A code is sent to the number or address.': 'Ipinapadala ang code sa number o address.',
  'The platform checks code and password. Tapping again does nothing.':
    'Tinitingnan ng platform ang code at password. Walang mangyayari kapag pinindot ulit.',
  'The number or address belongs to the account from now on.':
    'Sa account na ito na ang number o address mula ngayon.',
  'The request failed or its outcome is unknown; sending it again does no harm.':
    'Pumalya ang request, o hindi alam ang resulta; walang masama kung ipadala ulit.',
  'Done; what was typed is cleared, and a message says that the change is saved.':
    'Tapos na; binura rito ang na-type, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // upline-transfer
  'The superior, the limits and the amount still to be bet are fetched. What was typed stays.':
    'Kinukuha ang upline, hangganan at ang kailangan pang itaya. Nananatili ang na-type.',
  'The form asks for the amount. Recipient, limits and the amount still to be bet show before anything is sent.':
    'Hinihingi ng form ang halaga. Ipinapakita ang tatanggap, hangganan at ang kailangan pang itaya bago may ipadala.',
  'A panel shows the amount and the superior, warns that the transfer is final, and asks for the withdrawal password.':
    'Ipinapakita ng panel ang halaga at upline, nagbababala na hindi na ito mababawi, at hinihingi ang withdrawal password.',
  'Transferred: the money is with the superior.': 'Nailipat na: sa upline na ang pera.',
  'The transfer shows with its number; the balance is loaded again.':
    'Lumalabas ang paglipat at ang numero nito; nilo-load ulit ang balanse.',
  'The player starts another transfer.': 'Gumagawa ang player ng isa pang paglipat.',
  // send-once
  'Checks the phone for a request whose outcome is not known; if there is none, prepares a new one.':
    'Tinitingnan sa phone kung may request na hindi pa alam ang resulta; kung wala, naghahanda ng bago.',
  'This is a new request, with its own key.': 'Bagong request ito na may sariling key.',
  'A request is still open, from before a reload or from another tab: nothing is sent.':
    'May nakabinbin pang request, mula bago mag-reload o mula sa ibang tab: walang ipapadala.',
  'No request is open, and there is nothing to send.': 'Walang nakabinbin, at walang ipapadala.',
  'No key could be created, so nothing was sent.': 'Hindi nakagawa ng key, kaya walang naipadala.',
  'The request is being sent, exactly once.': 'Ipinapadala ang request, isang beses lang.',
  'The platform has accepted or refused the request.': 'Tinanggap o tinanggihan ng platform ang request.',
  'Asks the platform for the outcome. If the platform does not know the request, it will never accept it later.':
    'Itinatanong sa platform ang resulta. Kung hindi nito kilala ang request, hindi na nito ito tatanggapin kailanman.',
  'The request never arrived, and never will.': 'Hindi dumating ang request, at hindi na darating.',
  'The outcome is not known yet; it is checked again automatically, and when the phone is back online.':
    'Hindi pa alam ang resulta; kusang titingin ulit, at pati kapag online na ulit ang phone.',
  'The phone is back online.': 'Online na ulit ang phone.',
  'The player moves on; the outcome is looked up the next time.':
    'May iba nang ginagawa ang player; aalamin ang resulta sa susunod.',
  'The outcome is known.': 'Alam na ang resulta.',
  'No request was sent, or the player stopped waiting for its outcome.':
    'Walang naipadala, o hindi na hinintay ng player ang resulta.',
  // what an earlier visit has loaded
  'Checks whether what shows was fetched on this visit.':
    'Tinitingnan kung sa pagbisitang ito nakuha ang nakikita.',
  'The form shows what an earlier visit has loaded. The player can fill it in; the next step waits for the answer.':
    'Lumalabas sa form ang na-load sa naunang pagbisita. Puwede itong sagutan ng player; naghihintay ng sagot ang susunod na hakbang.',
  'The form is from an earlier visit and says so; nothing is sent before it is up to date.':
    'Galing sa naunang pagbisita ang form at sinasabi ito; walang ipapadala hangga’t hindi ito bago.',
  'It is from an earlier visit, and is fetched again.': 'Galing ito sa naunang pagbisita, at kinukuha ulit.',
  'The form stays, and says that it is not up to date.':
    'Nananatili ang form, at sinasabing hindi pa ito bago.',
  'The player wants to continue: it is fetched again first.':
    'Gustong magpatuloy ng player: kinukuha muna ito ulit.',
  'The options are up to date.': 'Bago na ang mga pagpipilian.',
  'Limits, fee and the available amount are up to date. What was typed stays.':
    'Bago na ang mga limit, bayad at halagang available. Nananatili ang na-type.',
  'There was no earlier attempt; the form of an earlier visit shows at once.':
    'Walang naunang subok; lumalabas agad ang form ng naunang pagbisita.',
  'The limits and the available amount are up to date. What was typed stays.':
    'Bago na ang mga limit at ang halagang available. Nananatili ang na-type.',
  'The account may no longer transfer.': 'Hindi na puwedeng mag-transfer ang account.',
  'The player sets something up before the settings are loaded again.':
    'May ise-set up ang player bago ma-load ulit ang settings.',
  'The player closes the panel: the settings are fetched again.':
    'Isinasara ng player ang panel: kinukuha ulit ang settings.',
  'What is known stays on screen.': 'Nananatili sa screen ang alam na.',
}
