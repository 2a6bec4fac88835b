/** Groups of synonyms: each word finds the others. */
const groups: readonly (readonly string[])[] = [
  ['blocked', 'denied', 'restricted', 'banned', 'location', 'region', 'country', 'geo'],
  ['locked', 'disabled', 'suspended', 'frozen'],
  ['expire', 'expires', 'expired', 'over', 'ended', 'ends', 'cooldown', 'deadline'],
  ['timeout', 'slow', 'late', 'waits', 'hang', 'hangs'],
  ['sms', 'otp', 'code', 'verification'],
  ['pin', 'password', 'passcode'],
  ['login', 'signin', 'sign', 'log'],
  ['logout', 'signout', 'sign', 'out'],
  ['register', 'registration', 'signup', 'join'],
  ['withdraw', 'withdrawal', 'cashout', 'payout'],
  ['deposit', 'topup', 'recharge', 'voucher', 'pay', 'payment'],
  ['bank', 'card', 'account'],
  ['bonus', 'promotion', 'promo', 'offer', 'reward'],
  ['maintenance', 'closed', 'down', 'upgrading'],
  ['offline', 'network', 'connection', 'internet', 'signal'],
  ['failed', 'fails', 'error', 'refused', 'refuses', 'rejected', 'wrong'],
  ['agent', 'upline', 'superior', 'referrer'],
  ['downline', 'team', 'member', 'subordinate'],
  ['captcha', 'picture', 'digits', 'robot'],
  ['popup', 'popups', 'announcement', 'announcements', 'notice', 'dialog'],
  ['trial', 'free', 'demo'],
  ['game', 'slot', 'play', 'launch'],
  ['balance', 'wallet', 'money', 'amount'],
  ['tab', 'window', 'device', 'elsewhere'],
  ['back', 'leave', 'close', 'cancel'],
  ['tries', 'attempts', 'times', 'often'],
  ['update', 'version', 'release', 'newer'],
  ['copy', 'clipboard'],
  ['language', 'filipino', 'english', 'translation'],
]

const byWord = new Map<string, Set<string>>()
for (const group of groups) {
  for (const word of group) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...group]))
}

/** Other words for the same thing, without the word itself. */
export const synonymsOf = (word: string): readonly string[] =>
  [...(byWord.get(word) ?? [])].filter((other) => other !== word)

/** Stop words of a query, in English and Filipino. */
export const fillers: ReadonlySet<string> = new Set(
  `a an and are as at be but by can could did do does for from has have how i if in into is it its me my no not of on or
  shall should that the their them then there they this to was we what when where which who whom why will with would
  you your happens happen sees see show shows player players screen screens flow flows somebody someone
  ang ng sa na ay mga ano kapag kung paano saan sino ba ko mo siya nila nito ito`.split(/\s+/),
)
