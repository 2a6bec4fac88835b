/** What the charts of withdrawals, transfers and security say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // withdraw
  'Cards, bounds, fee and what is still to be bet are fetched. What was typed stays.':
    'Kinukuha ang mga account, hangganan, bayad at ang kailangan pang itaya. Nananatili ang na-type.',
  'It could not be fetched; the screen offers another try.': 'Hindi ito nakuha; puwedeng sumubok ulit.',
  'What comes first.': 'Ano ang mauuna.',
  'No withdrawal password yet.': 'Wala pang withdrawal password.',
  'No bank account yet.': 'Wala pang bank account.',
  'All there.': 'Kumpleto na.',
  'The player chooses a withdrawal password right here.':
    'Dito mismo pumipili ang player ng withdrawal password.',
  'There is one now.': 'Mayroon na ngayon.',
  'The player adds a bank account right here.': 'Dito mismo nagdadagdag ang player ng bank account.',
  'Card and amount; fee, bounds and what is still to be bet are told before anything is sent.':
    'Account at halaga; sinasabi muna ang bayad, hangganan at ang kailangan pang itaya bago may ipadala.',
  'Where the money goes.': 'Kung saan pupunta ang pera.',
  'The amount; typing takes the message about it away.':
    'Ang halaga; nawawala ang mensahe tungkol dito kapag nag-type.',
  'As much as can be taken out at once.': 'Kung magkano ang puwedeng i-withdraw nang isang beses.',
  'The money is to go to another account.': 'Sa ibang account pupunta ang pera.',
  'The amount is not right: it says why, and goes there.':
    'Mali ang halaga: sinasabi kung bakit, at pumupunta roon.',
  'An intent with a key of its own.': 'Isang balak na may sarili nitong key.',
  'A panel adds one more bank account.': 'Isang panel ang nagdadagdag pa ng bank account.',
  'The list is fetched anew.': 'Kinukuha ulit ang listahan.',
  'The panel is closed.': 'Isinara ang panel.',
  'A panel tells amount, fee, what arrives and where, and asks for the withdrawal password.':
    'Sinasabi ng panel ang halaga, bayad, ang matatanggap at kung saan, at hinihingi ang withdrawal password.',
  'Not yet, or something else.': 'Hindi muna, o iba na.',
  'The withdrawal password is not whole: it says so.': 'Kulang ang withdrawal password: sinasabi ito.',
  'The player means it.': 'Sigurado ang player.',
  'The wish is on its way, once, under its key. Tapping again does nothing.':
    'Papunta na ang hiling, isang beses, sa ilalim ng key nito. Walang mangyayari kapag pinindot ulit.',
  'Asked for: the money is held.': 'Nahiling na: nakatabi ang pera.',
  'The withdrawal password is wrong, or rests for a while: nothing has moved.':
    'Mali ang withdrawal password, o nagpapahinga muna: walang gumalaw.',
  'Refused: nothing has moved. How things stand is fetched anew, the reason shows.':
    'Tinanggihan: walang gumalaw. Kinukuha ulit ang lagay, lumalabas ang dahilan.',
  'Not known whether it was asked for: looks, and sends nothing again.':
    'Hindi alam kung nahiling: titingnan, at walang ipapadala ulit.',
  'Asks the platform what became of the wish, by its key. Nothing is sent a second time.':
    'Tinatanong sa platform kung ano ang nangyari sa hiling, ayon sa key nito. Walang ipinapadalang pangalawa.',
  'It was asked for.': 'Nahiling ito.',
  'It never came, and never will under this key: nothing has moved, and it says so.':
    'Hindi ito dumating, at hindi na darating sa key na ito: walang gumalaw, at sinasabi ito.',
  'Nobody knows yet whether it was asked for; looks again by itself.':
    'Wala pang nakakaalam kung nahiling; kusang titingin ulit.',
  'The withdrawal as it stands, with its number; the balance is asked for again.':
    'Ang lagay ng withdraw, kasama ang numero nito; tinatanong ulit ang balanse.',
  'One more withdrawal.': 'Isa pang withdraw.',
  // payment-pin
  'The six digits are typed twice, after the old ones or the login password where one is due.':
    'Dalawang beses tina-type ang anim na numero, kasunod ng luma o ng password sa pag-log in kung kailangan.',
  'The platform keeps the new one. Tapping again does nothing.':
    'Itinatago ng platform ang bago. Walang mangyayari kapag pinindot ulit.',
  'The new one counts from now on.': 'Ang bago na ang bilang mula ngayon.',
  'Refused: looks whether there is one already, perhaps from another page.':
    'Tinanggihan: titingnan kung mayroon na, baka galing sa ibang pahina.',
  'Refused: the reason shows. What is secret has to be typed again.':
    'Tinanggihan: lumalabas ang dahilan. Kailangang i-type ulit ang lihim.',
  'Not known whether it was kept: looks, and sends nothing again.':
    'Hindi alam kung naitago: titingnan, at walang ipapadala ulit.',
  'Not known which of the two counts; the screen says so.':
    'Hindi alam kung alin sa dalawa ang bilang; sinasabi ito ng screen.',
  'No answer in time; the screen says that either of the two may count.':
    'Walang sagot sa oras; sinasabi ng screen na alinman sa dalawa ang puwedeng bilang.',
  'Asks whether the account has a withdrawal password by now.':
    'Itinatanong kung may withdrawal password na ang account.',
  'There is one.': 'Mayroon na.',
  'There is none: the reason shows, and it can be typed again.':
    'Wala: lumalabas ang dahilan, at puwedeng i-type ulit.',
  'Still not known: the reason shows, and it can be typed again.':
    'Hindi pa rin alam: lumalabas ang dahilan, at puwedeng i-type ulit.',
  'Done; the digits are forgotten, and a message says that the change is saved.':
    'Tapos na; kinakalimutan ang mga numero, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // bank-card
  'Bank, account number and the withdrawal password.': 'Bangko, account number at ang withdrawal password.',
  'The platform adds it. Tapping again does nothing.':
    'Idinadagdag ito ng platform. Walang mangyayari kapag pinindot ulit.',
  'It can be withdrawn to.': 'Puwede nang mag-withdraw papunta rito.',
  'Refused: the reason shows, and only the withdrawal password has to be typed again.':
    'Tinanggihan: lumalabas ang dahilan, at withdrawal password lang ang kailangang i-type ulit.',
  'Not known whether it was added: looks, and sends nothing again.':
    'Hindi alam kung naidagdag: titingnan, at walang ipapadala ulit.',
  'Asks whether the account is on the list by now.': 'Itinatanong kung nasa listahan na ang account.',
  'It is.': 'Nandoon na.',
  'It is not: the reason shows. Sent again, it is still added once only.':
    'Wala: lumalabas ang dahilan. Kahit ipadala ulit, isang beses lang itong idadagdag.',
  'Still not known: the reason shows. Sent again, it is still added once only.':
    'Hindi pa rin alam: lumalabas ang dahilan. Kahit ipadala ulit, isang beses lang itong idadagdag.',
  'Done; the withdrawal password is forgotten, and a message says that the change is saved.':
    'Tapos na; kinakalimutan ang withdrawal password, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // security-centre
  'What is secured is fetched; what was known stays meanwhile.':
    'Kinukuha kung ano ang protektado; nananatili muna ang alam na.',
  'Whether something is known from before.': 'Kung may alam na mula dati.',
  'Nothing is known.': 'Walang alam.',
  'Everything that secures the account, and whether it is set.':
    'Lahat ng nagpoprotekta sa account, at kung naka-set na.',
  'Something is to be set; an account needs the withdrawal password first.':
    'May ise-set; kailangan muna ng withdrawal password bago ang bank account.',
  'A panel with its own chart: withdrawal password, bank account or questions.':
    'Isang panel na may sariling chart: withdrawal password, bank account o mga tanong.',
  'The old withdrawal password is forgotten: the login password takes its place.':
    'Nakalimutan ang lumang withdrawal password: ang password sa pag-log in ang kapalit.',
  'Not now.': 'Hindi muna ngayon.',
  'It is set: what is secured is fetched anew.': 'Naka-set na: kinukuha ulit kung ano ang protektado.',
  // security-questions
  'The questions to choose from are fetched.': 'Kinukuha ang mga tanong na pagpipilian.',
  'The questions could not be fetched; another try is offered.':
    'Hindi nakuha ang mga tanong; puwedeng sumubok ulit.',
  'Two different questions, an answer to each, and the login password.':
    'Dalawang magkaibang tanong, sagot sa bawat isa, at ang password sa pag-log in.',
  'The platform keeps the answers, readable to nobody. Tapping again does nothing.':
    'Itinatago ng platform ang mga sagot, hindi mababasa ng kahit sino. Walang mangyayari kapag pinindot ulit.',
  'Kept.': 'Naitago na.',
  'Refused: the reason shows, and only the password has to be typed again.':
    'Tinanggihan: lumalabas ang dahilan, at password lang ang kailangang i-type ulit.',
  'Not through, or not known: sent again, it is the same answers.':
    'Hindi nakarating, o hindi alam: kapag ipinadala ulit, pareho pa rin ang mga sagot.',
  'No answer in time: sent again, it is the same answers.':
    'Walang sagot sa oras: kapag ipinadala ulit, pareho pa rin ang mga sagot.',
  'Done; the answers are forgotten here, and a message says that the change is saved.':
    'Tapos na; kinakalimutan dito ang mga sagot, at sinasabi ng mensahe na nai-save ang pagbabago.',
  // upline-transfer
  'Superior, bounds and what is still to be bet are fetched. What was typed stays.':
    'Kinukuha ang upline, hangganan at ang kailangan pang itaya. Nananatili ang na-type.',
  'The amount; to whom it goes, bounds and what is still to be bet are told before anything is sent.':
    'Ang halaga; sinasabi muna kung kanino pupunta, ang hangganan at ang kailangan pang itaya bago may ipadala.',
  'A panel tells amount and superior, and that it cannot be taken back; it asks for the withdrawal password.':
    'Sinasabi ng panel ang halaga at upline, at na hindi na ito mababawi; hinihingi nito ang withdrawal password.',
  'Made: the money is the superior’s.': 'Nailipat na: sa upline na ang pera.',
  'Not known whether it was made: looks, and sends nothing again.':
    'Hindi alam kung nailipat: titingnan, at walang ipapadala ulit.',
  'It was made.': 'Nailipat ito.',
  'Nobody knows yet whether it was made; looks again by itself.':
    'Wala pang nakakaalam kung nailipat; kusang titingin ulit.',
  'The transfer with its number; the balance is asked for again.':
    'Ang paglipat kasama ang numero nito; tinatanong ulit ang balanse.',
  'One more transfer.': 'Isa pang paglipat.',
}
