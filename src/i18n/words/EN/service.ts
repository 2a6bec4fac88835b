/** Words of the customer service: the screen and the floating panel. */
export const words = {
  lead: 'People answer here, day and night.',
  float: 'Customer service',
  'way.LIVECHAT': 'Live chat',
  'way.TELEGRAM': 'Telegram',
  'way.FACEBOOK': 'Messenger',
  agents_one: '{{count}} person to choose from',
  agents_other: '{{count}} people to choose from',
  launching: 'Opening',
  'nobody.title': 'Nobody is at the desk',
  'nobody.text': 'Please look again in a while. The help centre is always open.',
  'nobody.again': 'Look again',
  questions: 'Often asked',
  'questions.all': 'All questions',
  feedback: 'Write feedback',
  'feedback.text': 'For what is not urgent',
  secret: 'Our staff never asks for your password, your PIN or an SMS code.',
} as const
