/** Words of the promotion centre and of one promotion. */
export const words = {
  'status.join': 'Open to join',
  'status.claim': 'To claim',
  'status.applying': 'Applied',
  'status.close': 'Closed',
  'status.rejected': 'Not granted',
  'status.issued': 'Paid out',
  'status.claimed': 'Claimed',
  'status.process': 'In progress',
  'status.joined': 'Joined',
  'status.coming': 'Coming soon',
  'status.signed': 'Signed up',
  'empty.title': 'No promotions right now',
  'empty.text': 'New offers will stand here.',
  programmes: 'How the programmes work',
  'programme.promo': 'Promotions',
  'programme.promo.text':
    'Offers with a beginning and an end. Each has its own terms: read them before you join.',
  'programme.rebate': 'Rebate',
  'programme.rebate.text':
    'A part of every bet comes back to you, won or lost. How large it is depends on the game.',
  'programme.vip': 'VIP',
  'programme.vip.text':
    'Levels come with play and bring better rebates and gifts. They are no reason to play for more than you had planned.',
  'gone.title': 'This promotion is over',
  'gone.text': 'It has ended, or it is not for this account.',
  'gone.all': 'All promotions',
  claim: 'Claim with customer service',
  join: 'Join with customer service',
} as const
