/** Words of the dialogs that wait for a player who has just signed in, and of those on the way out of the site. */
export const words = {
  'welcome.title': 'Welcome to the fair, {{name}}',
  'welcome.text': 'Your account is open. Look around; the first round can wait.',
  'welcome.trial': 'You have play money: try the games that have free play. Nothing is paid in or out.',
  'welcome.close': 'Look around',
  'welcome.limits': 'Set my limits first',
  'contract.salary.title': 'A salary contract waits',
  'contract.dividend.title': 'A dividend contract waits',
  'contract.hourly.title': 'An hourly contract waits',
  'contract.text': 'Your upline has offered you a contract. You can read it before you answer.',
  'contract.later': 'Not now',
  'contract.go': 'Read it',
  'leave.title': 'Leave the site?',
  'leave.text': 'This opens {{host}} in another tab.',
  'leave.stay': 'Stay',
  'leave.go': 'Open',
} as const
