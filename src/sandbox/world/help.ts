import type { HelpRow } from '../db/content'

/** Numbers and the operator's name are placeholders (`terms.ts`). */
type Help = Omit<HelpRow, 'position'>

export const helpEntries: readonly Help[] = [
  {
    id: 'start',
    titleEn: 'How do I open an account?',
    titleTy: 'Paano magbukas ng account?',
    contentEn:
      '<p>Tap <strong>Register</strong>, choose a username or your mobile number, and set a password of at least 8 characters. You must be {age} or over.</p>',
    contentTy:
      '<p>Pindutin ang <strong>Magrehistro</strong>, pumili ng username o gamitin ang mobile number mo, at gumawa ng password na hindi bababa sa 8 karakter. Dapat {age} taong gulang ka na.</p>',
  },
  {
    id: 'code',
    titleEn: 'My SMS code does not arrive',
    titleTy: 'Hindi dumarating ang SMS code ko',
    contentEn:
      '<ol><li>Check the number and the country code.</li><li>Wait until the countdown ends.</li><li>Ask for a new code; the old one stops working.</li></ol>',
    contentTy:
      '<ol><li>Tingnan ang number at country code.</li><li>Hintaying matapos ang bilang.</li><li>Humingi ng bagong code; hindi na gagana ang luma.</li></ol>',
  },
  {
    id: 'password',
    titleEn: 'I forgot my password',
    titleTy: 'Nakalimutan ko ang password ko',
    contentEn:
      '<p>On the login screen tap <strong>Forgot password?</strong> You can use your mobile number or your e-mail address.</p>',
    contentTy:
      '<p>Sa login, pindutin ang <strong>Nakalimutan ang password?</strong> Puwede ang mobile number o e-mail address mo.</p>',
  },
  {
    id: 'deposit',
    titleEn: 'How do I deposit?',
    titleTy: 'Paano magdeposito?',
    contentEn:
      '<p>Open <a href="/m/voucherCenter">Deposit</a>, choose a way to pay and the amount. What you pay by QR, e-wallet or online bank counts at once. A transfer or a payment at a counter is found within about {transferMinutes} minutes.</p>',
    contentTy:
      '<p>Buksan ang <a href="/m/voucherCenter">Deposit</a>, pumili ng paraan ng pagbabayad at ng halaga. Papasok agad ang ibinayad sa QR, e-wallet o online bank. Mga {transferMinutes} minuto bago makita ang bank transfer o ang ibinayad sa counter.</p>',
  },
  {
    id: 'withdraw',
    titleEn: 'When does my withdrawal arrive?',
    titleTy: 'Kailan darating ang withdrawal ko?',
    contentEn:
      '<p>Usually {withdrawMinutes} minutes after you asked for it. One withdrawal is {withdrawLeast} to {withdrawMost}; the fee is {withdrawFee}. Your <a href="/m/withdrawReport">withdrawal record</a> shows where it stands, and you get a message when it was sent or given back.</p><p>A bonus has to be bet first, as its terms say. What is left to bet stands on the withdraw screen.</p>',
    contentTy:
      '<p>Karaniwang {withdrawMinutes} minuto mula nang hilingin mo. {withdrawLeast} hanggang {withdrawMost} ang bawat withdrawal, at {withdrawFee} ang singil. Makikita sa <a href="/m/withdrawReport">tala ng withdrawal</a> kung nasaan na ito, at may mensahe ka kapag naipadala o naibalik na.</p><p>Kailangan munang itaya ang bonus ayon sa patakaran nito. Nasa withdraw page kung magkano pa ang itataya.</p>',
  },
  {
    id: 'free',
    titleEn: 'Can I try games for free?',
    titleTy: 'May libreng subok ba?',
    contentEn:
      '<p>Yes. Choose <strong>Try free</strong> on the login screen, or a <a href="/m/trail">trial account with a name</a>. Games that can be tried free say so when you open them.</p>',
    contentTy:
      '<p>Oo. Piliin ang <strong>Libreng subok</strong> sa login, o ang <a href="/m/trail">trial account na may pangalan</a>. Sasabihin ng laro kung may libreng subok ito kapag binuksan mo.</p>',
  },
  {
    id: 'app',
    titleEn: 'Which phones does the app run on?',
    titleTy: 'Sa aling mga phone gumagana ang app?',
    contentEn:
      '<p>iOS 15.4 or later, and Android 8 or later with an up-to-date Chrome. On an iPhone open this site in Safari to install it.</p>',
    contentTy:
      '<p>iOS 15.4 pataas, at Android 8 pataas na may bagong Chrome. Sa iPhone, buksan ang site na ito sa Safari para ma-install.</p>',
  },
  {
    id: 'safe',
    titleEn: 'How do I keep play under control?',
    titleTy: 'Paano ko makokontrol ang paglalaro?',
    contentEn:
      '<p>Decide on a sum before you start and stop when it is gone. During a game the strip shows how long you have played and what it came to, and <a href="/m/profitandloss">profit and loss</a> shows it by day. Set <a href="/m/responsible?view=limits">limits</a> for deposits, bets, losses and time. To stop for a while, <a href="/m/responsible?view=break">take a break</a>: it holds at once.</p>',
    contentTy:
      '<p>Magtakda ng halaga bago magsimula at tumigil kapag naubos na. Habang naglalaro, nakikita sa itaas kung gaano ka na katagal at magkano ang panalo o talo; nasa <a href="/m/profitandloss">panalo at talo</a> ang bawat araw. Magtakda ng <a href="/m/responsible?view=limits">limit</a> sa deposito, taya, talo at oras. Kung gusto mong tumigil muna, <a href="/m/responsible?view=break">magpahinga</a>: agad ang bisa nito.</p>',
  },
]
