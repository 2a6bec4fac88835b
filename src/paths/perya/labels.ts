import type { Project } from '../export/project'

/** The labels of what a tester taps and fills in, by chart and event, or actor where it ends with a tap: `table:key` of the app's words. */
export const labels: Project['labels'] = {
  login: {
    CHOOSE_USERNAME: 'login:way.username',
    CHOOSE_MOBILE: 'login:way.mobile',
    TOGGLE_REMEMBER: 'login:remember',
    GET_CODE: 'login:getCode',
    REFRESH_CAPTCHA: 'login:captchaRefresh',
    SUBMIT: 'login:submit',
    TRY_FREE: 'login:tryFree',
  },
  register: {
    RETRY: 'shell:reload',
    CHOOSE_USERNAME: 'register:way.username',
    CHOOSE_MOBILE: 'register:way.mobile',
    GET_CODE: 'form:getCode',
    REFRESH_CAPTCHA: 'form:captchaRefresh',
    SUBMIT: 'register:submit',
  },
  'forgot-password': {
    CHOOSE_EMAIL: 'forget:way.email',
    CHOOSE_PHONE: 'forget:way.phone',
    GET_CODE: 'form:getCode',
    REFRESH_CAPTCHA: 'form:captchaRefresh',
  },
  'contract-prompt': {
    GO: 'arrival:contract.go',
    CANCEL: 'arrival:contract.later',
  },
  'sms-code': { SEND: 'login:getCode' },
  withdraw: {
    TYPE: 'withdraw:amount',
    TYPE_PIN: 'withdraw:pin',
    ALL: 'withdraw:all',
    ADD_CARD: 'withdraw:addCard',
    AGAIN: 'withdraw:again',
    NEXT: 'withdraw:next',
    CONFIRM: 'withdraw:next',
    RETRY: 'shell:reload',
    CANCEL: 'shell:close',
  },
  deposit: {
    AMOUNT: 'deposit:amount',
    firstLimits: 'deposit:first.skip',
    ADD_PROMO: 'deposit:promo.add',
    DROP_PROMO: 'deposit:promo.remove',
    AGAIN: 'deposit:again',
    SUBMIT: 'deposit:submit',
  },
  'contract-page': {
    ACCEPT: 'contract:accept',
    DECLINE: 'contract:decline',
    CANCEL: 'contract:sure.back',
    RETRY: 'shell:reload',
    LEAVE: 'shell:back',
  },
  popups: { CLOSE: 'home:popup.ok', TICK: 'home:popup.notToday' },
  logout: { CONFIRM: 'parts:logout.go', CANCEL: 'parts:logout.stay' },
}
