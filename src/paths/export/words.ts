import { brief, duration } from '../label'
import { plain } from '../plain'
import type { ActionRecord, Json, Step } from '../model'
import { filipinoEvents } from './words-fil'

/** Languages of the manual script: English and Filipino. */
export type Language = 'en' | 'fil'

interface Words {
  readonly start: (name: string) => string
  readonly tap: (what: string) => string
  readonly type: (field: string, value: string) => string
  readonly signal: (what: string) => string
  readonly answers: (actor: string) => string
  readonly refuses: (actor: string) => string
  readonly fails: (actor: string) => string
  readonly wait: (time: string) => string
  readonly nothing: string
  readonly effects: Readonly<Record<string, (params: Readonly<Record<string, Json>>) => string>>
  readonly does: (name: string) => string
  readonly over: string
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const query = (value: Json | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? `?${Object.entries(value)
        .map(([key, item]) => `${key}=${text(item as Json)}`)
        .join('&')}`
    : ''

const tables: Readonly<Record<Language, Words>> = {
  en: {
    start: (name) => `Start: ${name}`,
    tap: (what) => what,
    type: (field, value) => `Type "${value}" into ${field}`,
    signal: (what) => `Without a tap: ${what}`,
    answers: (actor) => `The app's request "${actor}" is answered`,
    refuses: (actor) => `The app's request "${actor}" is refused`,
    fails: (actor) => `The app's request "${actor}" fails`,
    wait: (time) => `Wait ${time}`,
    nothing: 'Nothing happens.',
    effects: {
      goTo: ({ to, query: asked }) => `Goes to ${text(to)}${query(asked)}.`,
      notify: ({ kind, text: words }) => `Shows the ${text(kind)} message "${text(words)}".`,
      stopWaiting: () => 'The waiting message goes away.',
      focusField: ({ field }) => `The cursor is in the field ${text(field)}.`,
    },
    does: (name) => `Does "${name}".`,
    over: 'This flow is over.',
  },
  fil: {
    start: (name) => `Simula: ${name}`,
    tap: (what) => what,
    type: (field, value) => `I-type ang "${value}" sa ${field}`,
    signal: (what) => `Walang pipindutin: ${what}`,
    answers: (actor) => `May sagot na sa request na "${actor}" ng app`,
    refuses: (actor) => `Tinanggihan ang request na "${actor}" ng app`,
    fails: (actor) => `Pumalya ang request na "${actor}" ng app`,
    wait: (time) => `Maghintay ng ${time}`,
    nothing: 'Walang mangyayari.',
    effects: {
      goTo: ({ to, query: asked }) => `Mapupunta sa ${text(to)}${query(asked)}.`,
      notify: ({ kind, text: words }) => `Lalabas ang mensaheng "${text(words)}" (${text(kind)}).`,
      stopWaiting: () => 'Mawawala ang mensaheng naghihintay.',
      focusField: ({ field }) => `Nasa field na ${text(field)} ang cursor.`,
    },
    does: (name) => `Gagawin ang "${name}".`,
    over: 'Tapos na ang flow na ito.',
  },
}

/** The words of one language. */
export const wordsOf = (language: Language): Words => tables[language]

/** `CHOOSE_USERNAME` as words: `Choose username`. */
export function eventWords(type: string, language: Language): string {
  const known = language === 'fil' ? filipinoEvents[type] : undefined
  if (known !== undefined) return known
  const spaced = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const isRefusal = (output: Json | undefined) =>
  typeof output === 'object' &&
  output !== null &&
  !Array.isArray(output) &&
  (output as { ok?: Json }).ok === false

/** What the tester does, or what happens to him. */
export function actionText(step: Step, language: Language): string {
  const words = tables[language]
  const { type, field, value, output } = step.event
  switch (step.kind) {
    case 'gesture':
      if (typeof field === 'string' && typeof value === 'string') return words.type(field, value)
      return words.tap(eventWords(type, language))
    case 'signal':
      return words.signal(eventWords(type, language))
    case 'outcome': {
      const actor = step.actorId ?? ''
      if (!type.startsWith('xstate.done.')) return words.fails(actor)
      return isRefusal(output) ? words.refuses(actor) : words.answers(actor)
    }
    case 'time':
      return words.wait(duration(step.wait))
  }
}

/** What comes with the action: a payload, an answer, an error. Empty when there is nothing. */
export function dataText(step: Step): string {
  if (step.kind === 'time') return ''
  const { type: _, actorId: __, output, error, ...payload } = step.event
  const data = step.kind === 'outcome' ? (output ?? error) : payload
  if (data === undefined || (typeof data === 'object' && data !== null && Object.keys(data).length === 0))
    return ''
  if (
    step.kind === 'gesture' &&
    typeof payload['field'] === 'string' &&
    typeof payload['value'] === 'string'
  ) {
    return payload['value']
  }
  return brief(plain(data))
}

/** An effect in words. */
export function effectText({ type, params }: ActionRecord, language: Language): string {
  const words = tables[language]
  const known = Object.hasOwn(words.effects, type) ? words.effects[type] : undefined
  const details = typeof params === 'object' && params !== null && !Array.isArray(params) ? params : {}
  return known ? known(details as Readonly<Record<string, Json>>) : words.does(eventWords(type, language))
}
