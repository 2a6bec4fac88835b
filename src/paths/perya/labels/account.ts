import type { Project } from '../../export/project'

/** Labels of the account: what secures it, its messages, its rewards and its records. */
export const account: Project['labels'] = {
  'payment-pin': { SUBMIT: 'security:pin.submit.{mode}', CANCEL: 'safety:step.back' },
  'bank-card': { SUBMIT: 'security:card.submit' },
  'change-password': { SUBMIT: 'password:submit', CANCEL: 'safety:step.back' },
  'confirmed-change': {
    TYPE: 'safety:loginPassword',
    SUBMIT: 'safety:change.go',
    CANCEL: 'safety:step.back',
  },
  'contact-proof': {
    GET_CODE: 'form:getCode',
    CANCEL: 'safety:step.back',
  },
  'security-questions': {
    RETRY: 'shell:retry',
    SUBMIT: 'security:question.submit',
    CANCEL: 'safety:step.back',
  },
  'security-centre': { RETRY: 'shell:reload', FORGOT: 'security:panel.forgot', CLOSE: 'shell:close' },
  'sign-in-security': { RETRY: 'shell:reload', CANCEL: 'shell:close' },
  authenticator: { TYPE: 'safety:scan.code', KEPT: 'safety:codes.kept' },
  devices: { RETRY: 'shell:reload', END_OTHERS: 'security:devices.endOthers' },
  'member-centre': { RELOAD: 'shell:retry' },
  'member-profile': { RETRY: 'shell:retry', CHOOSE: 'vip:picture', CLOSE: 'shell:close' },
  message: {
    RETRY: 'shell:retry',
    DELETE: 'messages:delete',
    CANCEL: 'messages:sure.keep',
    CONFIRM: 'messages:delete',
    LEAVE: 'messages:missing.all',
  },
  feedback: {
    CHOOSE: 'feedback:kind.{kind}',
    TYPE: 'feedback:content',
    SUBMIT: 'feedback:send',
    ANOTHER: 'feedback:sent.another',
  },
  claim: {
    CLAIM: 'rewards:claim',
    CANCEL: 'rewards:ask.no',
    CONFIRM: 'rewards:ask.yes',
    CLOSE: 'rewards:ok',
  },
  'promo-entry': { TYPE: 'promos:apply.comment', REMOVE: 'promos:pictures.remove' },
  'play-limits': {
    RETRY: 'shell:retry',
    TYPE: 'protection:form.amount',
    SAVE: 'protection:form.save',
    REMOVE: 'protection:form.remove',
    CLOSE: 'shell:close',
    CONFIRM: 'protection:next.yes',
    CANCEL: 'protection:next.keep',
  },
  'play-break': { RETRY: 'shell:retry', NEXT: 'protection:break.next', COME_BACK: 'protection:rest.back' },
  'phone-settings': { MOTION: 'password:calm', NEWS: 'password:news.offers' },
  record: {
    CHOOSE_DAYS: 'records:days.{days}',
    OWN_DATES: 'records:days.own',
    SHOW_DATES: 'records:dates.show',
    CHOOSE_KIND: 'shell:category.{kind}|account:kind.{kind}|account:all',
  },
  'save-sheet': { SAVE: 'records:save' },
}
