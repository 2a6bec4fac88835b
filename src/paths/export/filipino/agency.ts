/** What the charts of the agency say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // agent-home
  'The agent home: a greeting that follows the hour, and what the team has done today.':
    'Ang home ng agent: bati na sumusunod sa oras, at ang ginawa ng team ngayong araw.',
  'Greeting and sky follow the hour of the phone.': 'Sumusunod ang bati at ang langit sa oras ng phone.',
  'Another hour has begun.': 'Nagsimula ang panibagong oras.',
  'The greeting stays as it is.': 'Nananatili ang bati.',
  'The four counters of the team: logged in, betting, registered, online.':
    'Ang apat na bilang ng team: nag-log in, tumaya, bagong sali, online.',
  'The counters of today are asked for; their places show.':
    'Hinihingi ang mga bilang ngayong araw; lumalabas ang lugar nila.',
  'The counters show, with the day that they cover.':
    'Lumalabas ang mga bilang, kasama ang araw na sakop nila.',
  'Midnight: the counters begin anew.': 'Hatinggabi: magsisimula ulit ang mga bilang.',
  'Old counters would be taken for new ones: the screen says so and offers a try.':
    'Baka akalaing bago ang lumang bilang: sinasabi ito ng screen at puwedeng sumubok ulit.',
  'The counters could not be loaded; the screen offers another try, and every entry works.':
    'Hindi na-load ang mga bilang; puwedeng sumubok ulit sa screen, at gumagana ang bawat entry.',
  'The agent tries again.': 'Sumubok ulit ang agent.',
}
