import type { HelpRow } from '../db/content'

type Help = Omit<HelpRow, 'position'>

export const helpEntries: readonly Help[] = [
  {
    id: 'start',
    titleEn: 'How do I open an account?',
    titleTy: 'Paano magbukas ng account?',
    contentEn:
      '<p>Tap <strong>Register</strong>, choose a user name or your mobile number, and set a password of at least 8 characters. You must be 21 or over.</p>',
    contentTy:
      '<p>I-tap ang <strong>Register</strong>, pumili ng user name o gamitin ang mobile number mo, at gumawa ng password na 8 karakter pataas. Dapat 21 taong gulang ka na.</p>',
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
      '<p>On the login screen tap <strong>Forgot password</strong>. You can use your mobile number or your e-mail address.</p>',
    contentTy:
      '<p>Sa login, i-tap ang <strong>Forgot password</strong>. Puwede ang mobile number o e-mail address mo.</p>',
  },
  {
    id: 'deposit',
    titleEn: 'How do I deposit?',
    titleTy: 'Paano magdeposito?',
    contentEn:
      '<p>Open <a href="/m/voucherCenter">Deposit</a>, choose a way to pay and the amount. Most deposits arrive within a minute.</p>',
    contentTy:
      '<p>Buksan ang <a href="/m/voucherCenter">Deposit</a>, pumili ng paraan ng bayad at ng halaga. Karamihan ay pumapasok sa loob ng isang minuto.</p>',
  },
  {
    id: 'withdraw',
    titleEn: 'When does my withdrawal arrive?',
    titleTy: 'Kailan darating ang withdraw ko?',
    contentEn:
      '<table><thead><tr><th>Amount</th><th>Usual time</th></tr></thead><tbody><tr><td>up to ₱50,000</td><td>15 minutes</td></tr><tr><td>over ₱50,000</td><td>2 hours</td></tr></tbody></table>',
    contentTy:
      '<table><thead><tr><th>Halaga</th><th>Karaniwang oras</th></tr></thead><tbody><tr><td>hanggang ₱50,000</td><td>15 minuto</td></tr><tr><td>lampas ₱50,000</td><td>2 oras</td></tr></tbody></table>',
  },
  {
    id: 'free',
    titleEn: 'Can I try games for free?',
    titleTy: 'Puwede bang subukan nang libre?',
    contentEn:
      '<p>Yes. Choose <strong>Trial play</strong> on the login screen, or a <a href="/m/trail">trial account with a name</a>. Slots, fish games and most of our own games have free play.</p>',
    contentTy:
      '<p>Oo. Piliin ang <strong>Trial play</strong> sa login, o ang <a href="/m/trail">trial account na may pangalan</a>. May free play ang slot, fish at karamihan ng sarili naming laro.</p>',
  },
  {
    id: 'app',
    titleEn: 'Which phones does the app run on?',
    titleTy: 'Saang mga telepono gumagana ang app?',
    contentEn:
      '<p>iOS 12.4 or later, and Android 8 or later. On an iPhone open this site in Safari to install it.</p>',
    contentTy:
      '<p>iOS 12.4 pataas at Android 8 pataas. Sa iPhone, buksan ang site na ito sa Safari para ma-install.</p>',
  },
  {
    id: 'safe',
    titleEn: 'How do I keep play under control?',
    titleTy: 'Paano ko makokontrol ang paglalaro?',
    contentEn:
      '<p>Decide on a sum before you start and stop when it is gone. You can set limits or take a break in the security centre.</p>',
    contentTy:
      '<p>Magtakda ng halaga bago magsimula at tumigil kapag naubos na. Puwede kang maglagay ng limitasyon o magpahinga sa security center.</p>',
  },
]
