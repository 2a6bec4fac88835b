import type { Project } from '../../export/project'

/** Labels where money comes in, goes out or is sent. */
export const money: Project['labels'] = {
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
  },
  'deposit-order': { LOOK: 'deposit:look', PAY: 'deposit:go' },
  'first-limits': { TYPE: 'deposit:first.{period}', SAVE: 'deposit:first.save', SKIP: 'deposit:first.skip' },
  'upline-transfer': {
    TYPE: 'withdraw:amount',
    TYPE_PIN: 'withdraw:pin',
    NEXT: 'transfer:next',
    CONFIRM: 'transfer:next',
    RETRY: 'transfer:closed.again',
    AGAIN: 'transfer:again',
    CANCEL: 'shell:close',
  },
  'downline-transfer': {
    CLOSE: 'shell:close',
    RETRY: 'shell:retry',
    SET_PIN: 'team:pinless.go',
    TYPE: 'team:send.amount',
    NEXT: 'team:send.next',
    TYPE_PIN: 'team:send.pin',
    BACK: 'team:send.back',
    CONFIRM: 'team:send.go',
  },
  'downline-rebate': {
    CLOSE: 'shell:close',
    RETRY: 'shell:retry',
    TYPE: 'shell:category.{category}',
    SAVE: 'team:rates.save',
  },
  'send-once': { LOOK: 'once:look', LEAVE: 'shell:close' },
}
