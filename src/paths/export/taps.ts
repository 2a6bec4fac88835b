import type { Step } from '../model'
import { filled, tables } from './screen-words'
import { fieldWords, type Language } from './spoken'

/** The labels of what a tester taps and fills in, by chart and event, or actor where it ends with a tap: `table:key` of the app's words. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  login: {
    CHOOSE_USERNAME: 'login:way.username',
    CHOOSE_MOBILE: 'login:way.mobile',
    CHOOSE_DIALING_CODE: 'login:dialingCode',
    TOGGLE_REMEMBER: 'login:remember',
    GET_CODE: 'login:getCode',
    REFRESH_CAPTCHA: 'login:captchaRefresh',
    SUBMIT: 'login:submit',
    TRY_FREE: 'login:tryFree',
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
    RETRY: 'shell:retry',
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

function labelOf(chart: string, type: string, language: Language): string | undefined {
  const [table = '', key = ''] = labels[chart]?.[type]?.split(':') ?? []
  const text = tables[language][table]?.[key]
  return text === undefined ? undefined : filled(text)
}

interface Typed {
  /** The field's name in the chart, or that of its event. */
  readonly name: string
  readonly label: string | undefined
  readonly text: string
}

/** What a step types, and into which field; undefined for another step. */
export function typedIn(chart: string, { kind, event }: Step, language: Language): Typed | undefined {
  const { type, field, value, amount } = event
  const text = value ?? (type === 'AMOUNT' ? amount : undefined)
  if (kind !== 'gesture' || typeof text !== 'string') return undefined
  const isNamed = typeof field === 'string'
  return {
    name: isNamed ? field : type,
    label: isNamed ? fieldWords(field, language) : labelOf(chart, type, language),
    text,
  }
}

const says: Readonly<
  Record<Language, { tap: (label: string) => string; type: (text: string, label: string) => string }>
> = {
  en: {
    tap: (label) => `Tap "${label}"`,
    type: (text, label) => `Type "${text}" into "${label}"`,
  },
  fil: {
    tap: (label) => `Pindutin ang "${label}"`,
    type: (text, label) => `I-type ang "${text}" sa "${label}"`,
  },
}

/** A tap by the label that is on screen; undefined where nobody says which. */
export function tapWords(chart: string, step: Step, language: Language): string | undefined {
  if (step.kind !== 'gesture' && step.kind !== 'outcome') return undefined
  const { tap, type } = says[language]
  const typed = typedIn(chart, step, language)
  if (typed) return typed.label === undefined ? undefined : type(typed.text, typed.label)
  const label = labelOf(chart, step.actorId ?? step.event.type, language)
  return label === undefined ? undefined : tap(label)
}
