/** Words of the bare page when the site does not start (src/index.html): no script may be needed to read them. */
export const words = {
  'late.title': 'Still on the way',
  'late.text':
    'The site has not loaded yet. It goes on by itself as soon as it can. Your account and money are safe.',
  'late.old':
    'This browser is too old for the site. Update it, or open the site in Chrome 94, Safari 15.4, Samsung Internet 17 or Firefox 104 or newer. If you came from Facebook, Messenger, TikTok or another app, choose “Open in browser” in its menu.',
  'late.offline': 'Your phone has no network right now.',
  'late.works': 'The platform is under maintenance. Please come back in a while.',
  'late.region': 'The site may not be used from your location.',
  'late.silent': 'The platform does not answer right now.',
  'late.open': 'The platform is up: only this page is late.',
  'late.again': 'Try again',
  'late.service': 'Customer service',
  noscript:
    'This site needs JavaScript. Please switch it on in your browser’s settings, and load the page again.',
} as const
