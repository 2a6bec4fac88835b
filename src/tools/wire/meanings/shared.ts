import type { Meanings } from '../meanings'

/** Fields that mean the same in every call that has them. */
export const shared: Meanings = {
  currency: 'Code of the currency, as in ISO 4217, in which every amount of the answer is.',
  'gameList.answer.currency':
    'Code of the currency of the lowest stakes; without it they are in the operator’s.',
  'request.merchantCode': 'The merchant code of the settings, or of the trial: whose site asks.',
  'request.merchant': 'The merchant code of the settings: whose games are listed.',
  'request.merchant_code':
    'The merchant code of the settings, under the name that the lottery service has for it.',
  'request.language':
    'Code of the site’s language, `EN`, `TY` or `VI`, in which names in the answer are to be.',
  'request.platform': 'The kind of site that asks: always this one, as the app is for phones.',
  'request.clientType': 'The kind of app that asks: always the site for phones.',
  'request.requestId': 'Key of the intent: sent again with it, the same thing is done once; see Keys.',
  'request.password': 'The login password as typed, to prove that the account’s owner asks.',
  'request.paymentPassword': 'The withdrawal password, six digits, as typed for this one request.',
  'request.captcha': 'Digits of the captcha, as typed; empty or missing where none was asked for.',
  'request.verificationCode': 'The code from the SMS or mail, as typed; empty where the form asks for none.',
  'request.mobileNum': 'Mobile number in national form, digits alone, as typed.',
  'request.countryDialingCode': 'Dialling code of the number’s country, digits without `+`.',
  'request.side': 'Which side of the site the login is for; without it, the side of the players.',

  pageNo: 'Which page is asked for, counted from 1.',
  page: 'Which page is asked for, counted from 1: `pageNo` under another name.',
  pageSize: 'How many rows a page is to have.',
  pageNum: 'Which page this is, counted from 1.',
  totalPages: 'How many pages there are; the list stops asking for more after the last.',
  'answer.list': 'The rows, in the order that the call’s words say; empty where there are none.',
  'request.from': 'Start of the range that is listed, included, in milliseconds UTC.',
  'request.to': 'End of the range that is listed, excluded, in milliseconds UTC.',
  'request.startDate': 'First day that is counted, in the platform’s time zone.',
  'request.endDate': 'Last day that is counted, itself included, in the platform’s time zone.',
  'total.count': 'How many rows all pages have together.',

  'answer.token': 'The session’s token: sent back in `Authorization` with every call, never shown.',
  'answer.userName': 'The name by which the account signs in, as screens show it.',
  'answer.customerType': 'Whose account it is: decides between the player’s and the agent’s screens.',
  'answer.firstTimeLogin': 'Nobody has signed in to this account before: the player is welcomed.',

  gameType: 'The category in which the game stands: which tab shows it.',
  gameName: 'The game’s name, as tiles and records show it.',
  vendorName: 'The vendor’s name, as players read it.',
  'list.vendor': 'The vendor’s code, with which the game is launched.',
  'unfinished.vendor': 'The vendor’s code, with which the game is launched again.',
  'request.vendor': 'The vendor’s code, `vassalage` of the game.',
  'request.nodeId': 'The game’s id, `nodeId` of the game lists.',
  'request.gameType': 'Only games of this category; without it, of every one.',
  'request.gameCategory': 'Only bets of this category; without it, of every one.',
  iconUrl: 'Address of the game’s square picture; one that does not load is drawn as missing.',
}
