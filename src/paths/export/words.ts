import { duration } from '../chart/label'
import type { ActionRecord, Json, Step } from '../model'
import { fieldWords, messageWords, sentenceWith } from './spoken'
import type { Language, Whose } from './spoken'
import { byHand } from './by-hand'
import { project } from './project'

export type { Language } from './spoken'

interface Words {
  readonly start: (name: string, screen: string | undefined) => string
  /** Before the start, where only the tab of the link is the right one. */
  readonly inThatTab: string
  /** Before a tap where the screen does not wait for it. */
  readonly soon: string
  readonly tap: (what: string) => string
  readonly type: (field: string, value: string) => string
  readonly signal: (what: string) => string
  readonly answers: (actor: string) => string
  readonly refuses: (actor: string) => string
  readonly fails: (actor: string) => string
  readonly wait: (time: string) => string
  readonly moment: string
  readonly nothing: string
  /** A step after which the screen looks as before. */
  readonly same: string
  /** An answer that comes together with the step before. */
  readonly atOnce: string
  /** Effects visible to the person holding the phone; all others are internal. */
  readonly effects: Readonly<
    Record<string, (params: Readonly<Record<string, Json>>, whose?: Whose) => string>
  >
  readonly does: (name: string) => string
  readonly over: string
}

const text = (value: Json | undefined) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** An address within another one up to its own query: the browser shows the rest in codes that nobody compares. */
const inAddress = (value: Json) => text(value).replace(/^(\/[^?]*)\?.*/, '$1…')

const query = (value: Json | undefined) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
    ? `?${Object.entries(value)
        .map(([key, item]) => `${key}=${inAddress(item as Json)}`)
        .join('&')}`
    : ''

/** What the player of a chart calls something. */
function called(value: Json | undefined, whose: Whose | undefined, language: Language): string {
  const name = whose && project().names[`${whose.chart}/${text(value)}`]?.[language]
  return whose && name !== undefined ? sentenceWith(name, whose, language) : text(value)
}

/** The only start of a chart has no name that says anything. */
const beginning = (opening: string | undefined, start: string, name: string) =>
  name === 'start' ? (opening ?? start) : `${opening === undefined ? '' : `${opening}. `}${start}: ${name}`

const tables: Readonly<Record<Language, Words>> = {
  en: {
    start: (name, screen) => beginning(screen && `Open ${screen}`, 'Start', name),
    soon: 'Soon, before the app goes on by itself: ',
    inThatTab: 'Go on in the tab in which you tapped *Arrange*. ',
    tap: (what) => what,
    type: (field, value) => `Type "${value}" into "${field}"`,
    signal: (what) => `Without a tap: ${what}`,
    answers: (actor) => `The app's request "${actor}" is answered`,
    refuses: (actor) => `The app's request "${actor}" is refused`,
    fails: (actor) => `The app's request "${actor}" fails`,
    wait: (time) => `Wait ${time}`,
    moment: 'By itself, a moment later',
    nothing: 'Nothing happens.',
    same: 'Nothing else on the screen changes.',
    atOnce: 'By itself, at once',
    effects: {
      goTo: ({ to, query: asked }) => `Goes to ${text(to)}${query(asked)}.`,
      goBack: () => 'The screen before comes back; without one, the one that leads here.',
      notify: (notice) => `A message says: "${messageWords(notice, 'en')}"`,
      stopWaiting: () => 'The waiting message goes away.',
      focusField: ({ field }, whose) =>
        `The cursor is in the field "${fieldWords(text(field), 'en', whose)}".`,
      startSession: () => 'The player is signed in.',
      endSession: () => 'The player is signed out.',
      forgetPlayer: () => 'Nothing on screen is about the player who was signed in before.',
      reloadHome: () => 'Home loads afresh.',
      speak: ({ language }) => `The app speaks ${language === 'TY' ? 'Filipino' : 'English'}.`,
      openExternal: ({ url }) => `Another site opens, or a dialog asks whether to go there: ${text(url)}`,
      leaveFor: ({ url }) => `Another site opens in place of this one: ${text(url)}`,
      openDownload: ({ url }) => `The download opens: ${text(url)}`,
      openShare: () => 'The referral panel opens.',
      askToLogIn: () => 'A popup asks to log in.',
      launch: () => 'The game or its list opens.',
      showCategory: ({ category }, whose) =>
        `The category ${called(category, whose, 'en')} of the menu comes into view.`,
      showList: () => 'The list is loaded as chosen.',
    },
    does: (name) => `Does "${name}".`,
    over: 'This flow is over.',
  },
  fil: {
    start: (name, screen) =>
      beginning(screen && `Buksan ang ${screen}`, 'Simula', project().startNames[name] ?? name),
    soon: 'Agad, bago kusang tumuloy ang app: ',
    inThatTab: 'Magpatuloy sa tab kung saan mo pinindot ang *Arrange*. ',
    tap: (what) => what,
    type: (field, value) => `I-type ang "${value}" sa "${field}"`,
    signal: (what) => `Walang pipindutin: ${what}`,
    answers: (actor) => `May sagot na sa request na "${actor}" ng app`,
    refuses: (actor) => `Tinanggihan ang request na "${actor}" ng app`,
    fails: (actor) => `Pumalya ang request na "${actor}" ng app`,
    wait: (time) => `Maghintay ng ${time}`,
    moment: 'Kusa, makalipas ang sandali',
    nothing: 'Walang mangyayari.',
    same: 'Walang ibang magbabago sa screen.',
    atOnce: 'Kusa at agad',
    effects: {
      goTo: ({ to, query: asked }) => `Mapupunta sa ${text(to)}${query(asked)}.`,
      goBack: () => 'Babalik ang naunang screen; kung wala, ang screen na papunta rito.',
      notify: (notice) => `Lalabas ang mensaheng: "${messageWords(notice, 'fil')}"`,
      stopWaiting: () => 'Mawawala ang mensaheng naghihintay.',
      focusField: ({ field }, whose) =>
        `Nasa field na "${fieldWords(text(field), 'fil', whose)}" ang cursor.`,
      startSession: () => 'Naka-login na ang player.',
      endSession: () => 'Naka-logout na ang player.',
      forgetPlayer: () => 'Walang nasa screen na tungkol sa player na dating naka-login.',
      reloadHome: () => 'Mag-lo-load ulit ang home.',
      speak: ({ language }) => `${language === 'TY' ? 'Filipino' : 'English'} na ang wika ng app.`,
      openExternal: ({ url }) =>
        `Magbubukas ang ibang site, o itatanong ng dialog kung pupunta roon: ${text(url)}`,
      leaveFor: ({ url }) => `Magbubukas ang ibang site kapalit nito: ${text(url)}`,
      openDownload: ({ url }) => `Magbubukas ang download: ${text(url)}`,
      openShare: () => 'Magbubukas ang referral panel.',
      askToLogIn: () => 'Lalabas ang popup na humihiling mag-log in.',
      launch: () => 'Magbubukas ang laro o ang listahan nito.',
      showCategory: ({ category }, whose) =>
        `Makikita sa menu ang category na ${called(category, whose, 'fil')}.`,
      showList: () => 'Mag-lo-load ang listahan ayon sa pinili.',
    },
    does: (name) => `Gagawin ang "${name}".`,
    over: 'Tapos na ang flow na ito.',
  },
}

/** The words of one language. */
export const wordsOf = (language: Language): Words => tables[language]

/** `CHOOSE_USERNAME` as words: `Choose username`. */
export function eventWords(type: string, language: Language): string {
  const known = language === 'fil' ? project().events[type] : undefined
  if (known !== undefined) return known
  const spaced = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** An answer that says no; one that is sent once says so by its outcome. */
function isRefusal(output: Json | undefined): boolean {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return false
  const { ok, outcome } = output as { ok?: Json; outcome?: Json }
  return ok === false || outcome === 'refused' || outcome === 'never'
}

/** Time that nobody waits for on purpose. */
export const isMoment = ({ kind, wait }: Step): boolean => kind === 'time' && wait < 1_000

/** What the tester does, or what happens to them; an answer is named by its call, as on the sandbox page, where known. */
export function actionText(step: Step, language: Language, call?: string): string {
  const words = tables[language]
  const { type, field, value, output } = step.event
  switch (step.kind) {
    case 'gesture':
      if (typeof field === 'string' && typeof value === 'string')
        return words.type(fieldWords(field, language), value)
      return words.tap(byHand(type, language, step) ?? eventWords(type, language))
    case 'signal':
      return byHand(type, language, step) ?? words.signal(eventWords(type, language))
    case 'outcome': {
      const actor = call ?? step.actorId ?? ''
      if (!type.startsWith('xstate.done.')) return words.fails(actor)
      return isRefusal(output) ? words.refuses(actor) : words.answers(actor)
    }
    case 'time':
      return isMoment(step) ? words.moment : words.wait(duration(step.wait))
  }
}

/** An effect visible on the phone, in words; undefined for one that is not. */
export function effectSeen(
  { type, params }: ActionRecord,
  language: Language,
  whose?: Whose,
): string | undefined {
  const { effects } = tables[language]
  const known = Object.hasOwn(effects, type) ? effects[type] : undefined
  const details = typeof params === 'object' && params !== null && !Array.isArray(params) ? params : {}
  return known?.(details as Readonly<Record<string, Json>>, whose)
}

/** Any effect in words; invisible ones by name. */
export function effectText(action: ActionRecord, language: Language): string {
  return effectSeen(action, language) ?? tables[language].does(eventWords(action.type, language))
}
