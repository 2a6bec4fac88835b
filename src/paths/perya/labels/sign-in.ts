import type { Project } from '../../export/project'

/** Labels on the way in and out. */
export const signIn: Project['labels'] = {
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
  logout: { CONFIRM: 'parts:logout.go', CANCEL: 'parts:logout.stay' },
  'second-step': {
    RETRY: 'shell:retry',
    TYPE: 'safety:step.{way}',
    SUBMIT: 'safety:step.go',
    USE_PASSKEY: 'safety:step.passkey',
    CANCEL: 'safety:change.giveUp',
  },
  'passkey-sign-in': { USE: 'login:passkey', CANCEL: 'safety:change.giveUp' },
  'social-sign-in': { CHOOSE: 'social:{provider}', CANCEL: 'social:cancel' },
  'trial-account': { START: 'trial:start', GO: 'trial:go' },
  'trial-login': { START: 'home:hero.free' },
  'login-prompt': { ASK: 'shell:tab.deposit', CONFIRM: 'shell:logIn', CANCEL: 'parts:prompt.later' },
  'leave-site': { GO: 'arrival:leave.go', STAY: 'arrival:leave.stay' },
  welcome: { CLOSE: 'arrival:welcome.close' },
  idle: { STAY: 'panels:idle.stay', LEAVE: 'panels:idle.go' },
}
