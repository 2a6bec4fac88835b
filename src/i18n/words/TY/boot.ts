import type { words as english } from '../EN/boot'

export const words: Record<keyof typeof english, string> = {
  'late.title': 'Papunta pa lang',
  'late.text':
    'Hindi pa nag-load ang site. Kusa itong magpapatuloy kapag kaya na. Ligtas ang account at pera mo.',
  'late.old':
    'Masyadong luma ang browser na ito para sa site. I-update ito, o buksan ang site sa Chrome 94, Safari 15.4, Samsung Internet 17, Firefox 104 o mas bago. Kung galing ka sa Facebook, Messenger, TikTok o ibang app, piliin ang “Open in browser” sa menu nito.',
  'late.offline': 'Walang network ang phone mo ngayon.',
  'late.works': 'Inaayos ang platform. Bumalik na lang mamaya.',
  'late.region': 'Hindi magagamit ang site mula sa lugar mo.',
  'late.silent': 'Hindi sumasagot ang platform ngayon.',
  'late.open': 'Bukas ang platform: ang pahinang ito lang ang huli.',
  'late.again': 'Subukan ulit',
  'late.service': 'Customer service',
  noscript:
    'Kailangan ng site na ito ang JavaScript. Paki-on ito sa settings ng browser mo, at i-load ulit ang pahina.',
}
