/**
 * Product staff's questions, in their words, and where the answer is. One step types the question, one reads
 * the results, one opens the place: five results fit on a screen.
 */
export const questions: readonly (readonly [question: string, ...answers: string[]])[] = [
  ['what happens when the SMS code expires?', 'sms-code.counting'],
  ['which screens does a blocked player see?', 'site-status', 'app.site'],
  ['region', 'site-status', 'app.site'],
  ['account locked', 'login'],
  ['log in with a wrong password', 'login.form.attempt'],
  ['when is a captcha shown', 'login.form.captcha'],
  ['too many tries', 'login', 'sms-code', 'register', 'forgot-password'],
  ['forgot password', 'forgot-password'],
  ['free trial', 'trial-login', 'trial-account', 'login.form.attempt'],
  ['withdraw without a bank card', 'withdraw.deciding', 'withdraw.firstCard'],
  ['withdrawal password wrong', 'withdraw.settling', 'payment-pin'],
  ['must bet first before withdrawing', 'withdraw.filling'],
  ['the answer of a deposit was lost', 'deposit.settling', 'send-once'],
  ['deposit bonus', 'deposit'],
  ['what if the network is offline', 'connectivity', 'send-once'],
  ['site under maintenance', 'site-status', 'app.site'],
  ['signed out in another tab', 'session'],
  ['sign out', 'logout'],
  ['session expired', 'session.signedIn'],
  ['anunsyo', 'popups', 'message', 'agent-notices'],
  ['do not show an announcement again today', 'popups'],
  ['username already taken', 'register', 'username-check', 'open-account'],
  ['newer version of the site', 'app-update'],
  ['accept a contract', 'contract-page', 'contract-prompt'],
  ['transfer to my downline', 'downline-transfer', 'team-members'],
  ['game does not load', 'game-room', 'game-launch'],
]
