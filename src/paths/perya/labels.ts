import type { Project } from '../export/project'
import { account } from './labels/account'
import { agency } from './labels/agency'
import { money } from './labels/money'
import { play } from './labels/play'
import { signIn } from './labels/sign-in'
import { site } from './labels/site'

/** The labels of what a tester taps and fills in, by chart and event, or actor where it ends with a tap: `table:key` of the app's words. */
export const labels: Project['labels'] = { ...signIn, ...money, ...account, ...play, ...agency, ...site }

/** Fields whose label stands elsewhere than with the forms. */
export const fields: Project['fields'] = {
  amount: 'withdraw:amount',
  pin: 'withdraw:pin',
  appCode: 'safety:scan.code',
  comment: 'promos:apply.comment',
  content: 'feedback:content',
  limit: 'protection:form.amount',
  'limit-day': 'deposit:first.day',
  loginPassword: 'safety:loginPassword',
  'rate.RNG': 'shell:category.RNG',
  stepCode: 'safety:step.{way}|safety:step.app',
  'payment-pin/proof': 'security:label.proof.{mode}|security:label.proof.forgotten',
  'payment-pin/newPin': 'security:label.newPin',
  'payment-pin/pinAgain': 'security:label.pinAgain',
  'bank-card/bankName': 'security:label.bankName',
  'bank-card/accountNum': 'security:label.accountNum',
  'bank-card/cardPin': 'security:label.cardPin',
  'contact-proof/contact': 'security:contact.new.{kind}',
  'contact-proof/code': 'security:contact.code.{kind}',
  'contact-proof/loginPassword': 'security:label.loginPassword',
  'security-questions/first': 'security:label.first',
  'security-questions/firstAnswer': 'security:label.answer',
  'security-questions/secondAnswer': 'security:label.answer',
  'security-questions/second': 'security:label.second',
  'security-questions/loginPassword': 'security:label.loginPassword',
}

/** Fields that share a label: the one above tells them apart. */
export const fieldsBelow: Project['fieldsBelow'] = {
  'security-questions/firstAnswer': 'security:label.first',
  'security-questions/secondAnswer': 'security:label.second',
}

/** What a screen says itself of a failure. */
export const ownFailures: Project['ownFailures'] = {
  'authenticator/code-wrong': 'safety:scan.wrong',
  'bank-card/already-exists': 'security:card.there',
  'bank-card/pin-wrong': 'security:card.wrongPin',
  'claim/conflict': 'rewards:refused.changed',
  'confirmed-change/wrong-credentials': 'safety:wrongLogin',
  'confirmed-change/already-exists': 'safety:change.known',
  'confirmed-change/not-found': 'safety:change.wrong',
  'confirmed-change/code-wrong': 'safety:scan.wrong',
  'contact-proof/wrong-credentials': 'security:pin.wrongLogin',
  'contact-proof/already-exists': 'security:contact.taken.{kind}',
  'downline-rebate/terms-changed': 'team:rates.changed',
  'passkey-sign-in/not-found': 'safety:passkey.unknown',
  'payment-pin/pin-wrong': 'security:pin.wrong',
  'payment-pin/wrong-credentials': 'security:pin.wrongLogin',
  'red-rain/conflict': 'rain:refused.over',
  'red-rain/not-arrived': 'rain:refused.lost',
  'second-step/code-wrong': 'safety:step.wrong',
  'second-step/not-found': 'safety:step.wrongKey',
  'security-questions/wrong-credentials': 'security:pin.wrongLogin',
  'social-sign-in/not-found': 'social:none',
  'upline-transfer/no-permission': 'transfer:closed',
}

/** Where the words for what is wrong with a field begin. */
export const problems: Project['problems'] = {
  'payment-pin': 'security:pin.',
  'bank-card': 'security:card.',
  'contact-proof': 'security:contact.',
  'security-questions': 'security:question.',
  'promo-entry': 'promos:pictures.',
}

/** Words of a screen that shares them with another, or keeps them among those of its area. */
export const ownWords: Project['ownWords'] = {
  'downline-transfer': 'team:send.',
  'downline-rebate': 'team:rates.',
  'play-limits': 'protection:',
  'upline-transfer': 'withdraw:',
}

/** Where what is typed stands in an event. */
export const typed: Project['typed'] = { AMOUNT: ['amount'], TYPE: ['text', 'comment'], SEARCH: ['text'] }
