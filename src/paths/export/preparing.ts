import type { Path } from '../model'
import type { Armed, Arranged } from '../run/on-screen'
import { armLink, arrangeLink, routeOf } from './arming'
import { readableData } from './data'
import { leavesNoTime } from './hurry'
import { letGoAt, preparations } from './preparations'
import type { Preparation, Suite } from './model'
import { project } from './project'
import type { Language } from './spoken'

/** Preparations of a path as sentences, and what it takes to begin it. */

interface Says {
  readonly before: (step: number) => string
  /** Where the app would go on by itself. */
  readonly soon: string
  readonly and: string
  /** The link, where the sentence has one, with what to tap there. */
  readonly open: (link: string, button: string) => string
  readonly hold: (call: string, open: string, from: number, until: number | null) => string
  readonly fault: (call: string, what: string, open: string) => string
  readonly arrange: (words: string, open: string) => string
  readonly refused: string
  readonly lost: string
  readonly data: (step: number) => string
  /** The same where the answer is that there is nothing. */
  readonly nothing: (step: number) => string
  readonly letGo: (call: string) => string
  /** After that, where the app would go on by itself. */
  readonly nextToo: string
  readonly signIn: (who: string) => string
  /** What is in the way where the path begins, after that. */
  readonly greeted: string
  readonly signInLater: (who: string) => string
  readonly signInNow: (who: string) => string
  readonly guest: string
}

const passwordAt = (language: Language) => project().manual?.[language].password ?? ''

const says: Readonly<Record<Language, Says>> = {
  en: {
    before: (step) => (step === 0 ? 'Before the start' : `Before step ${step}`),
    soon: 'before you look at the app again',
    and: ', and ',
    open: (link, button) => ` ([open](${link}), tap *${button}: …*)`,
    hold: (call, open, from, until) =>
      `hold the next \`${call}\`${open}. ${
        until === null
          ? 'Never let it go.'
          : until > from + 1
            ? `Let it go at step ${until}, not earlier.`
            : `Let it go at step ${until}.`
      }`,
    fault: (call, what, open) => `the next \`${call}\` is ${what}${open}.`,
    arrange: (words, open) => `${words}${open}.`,
    refused: 'refused',
    lost: 'carried out, and its answer lost',
    data: (step) =>
      `the platform, or this phone, has to have what step ${step} lists under Data. See to that, or end the path here.`,
    nothing: (step) =>
      `for step ${step}, the platform, or this phone, must have nothing to answer with. See to that, or end the path here.`,
    letGo: (call) => `On the sandbox page, tap *Look again*, then *Let go: ${call}*.`,
    nextToo: 'Prepare the next step, too, before you look at the app.',
    signIn: (who) => `sign in as \`${who}\`${passwordAt('en')}`,
    greeted: ', and close each announcement that comes up',
    signInLater: (who) => `nobody is signed in; the start signs in as \`${who}\``,
    signInNow: (who) =>
      `There, sign in as \`${who}\`${passwordAt('en')} and close what comes up, unless a line below is about it`,
    guest: 'nobody is signed in',
  },
  fil: {
    before: (step) => (step === 0 ? 'Bago magsimula' : `Bago ang hakbang ${step}`),
    soon: 'bago mo balikan ang app',
    and: ', at ',
    open: (link, button) => ` ([buksan](${link}), pindutin ang *${button}: …*)`,
    hold: (call, open, from, until) =>
      `pigilin ang susunod na \`${call}\`${open}. ${
        until === null
          ? 'Huwag itong pakawalan.'
          : until > from + 1
            ? `Pakawalan ito sa hakbang ${until}, hindi mas maaga.`
            : `Pakawalan ito sa hakbang ${until}.`
      }`,
    fault: (call, what, open) => `ang susunod na \`${call}\` ay ${what}${open}.`,
    arrange: (words, open) => `${words}${open}.`,
    refused: 'tatanggihan',
    lost: 'gagawin pero mawawala ang sagot',
    data: (step) =>
      `dapat nasa platform o sa phone na ito ang nakalista sa Data ng hakbang ${step}. Ayusin muna iyon, o dito na tapusin ang path.`,
    nothing: (step) =>
      `para sa hakbang ${step}, dapat walang maisasagot ang platform o ang phone na ito. Ayusin muna iyon, o dito na tapusin ang path.`,
    letGo: (call) => `Sa sandbox page, pindutin ang *Look again*, saka ang *Let go: ${call}*.`,
    nextToo: 'Ihanda rin ang susunod na hakbang bago balikan ang app.',
    signIn: (who) => `mag-log in bilang \`${who}\`${passwordAt('fil')}`,
    greeted: ', at isara ang bawat abisong lumalabas',
    signInLater: (who) => `walang naka-login; sa simula magla-log in bilang \`${who}\``,
    signInNow: (who) =>
      `Doon mag-log in bilang \`${who}\`${passwordAt('fil')} at isara ang lumalabas, maliban kung tungkol dito ang isang linya sa ibaba`,
    guest: 'walang naka-login',
  },
}

/** What a tester arms or arranges on the sandbox page; undefined for what no link does. */
export function armedBy(
  one: Preparation,
): { readonly fault: Armed } | { readonly list: readonly Arranged[] } | undefined {
  if (one.what === 'hold') {
    // What a screen loads by itself is no call: it is known by its path.
    return { fault: { [one.call.startsWith('/') ? 'path' : 'call']: one.call, kind: 'hold', times: 1 } }
  }
  if (one.what === 'fault') return { fault: one.fault }
  return one.what === 'arrange' ? { list: one.list } : undefined
}

function linkWords(one: Preparation, language: Language): string {
  const armed = armedBy(one)
  if (!armed) return ''
  const { open } = says[language]
  return 'fault' in armed ? open(armLink(armed.fault), 'Arm') : open(arrangeLink(armed.list), 'Arrange')
}

/** A preparation as a sentence, with the link where it is armed, if any. */
function preparingSentence(path: Path, one: Preparation, language: Language, open: string): string {
  const { hold, arrange, fault, refused, lost, data, nothing } = says[language]
  if (one.what === 'hold') return hold(one.call, open, one.before, one.until)
  if (one.what === 'arrange') return arrange(project().arming.arrangedWords(one.list, language), open)
  if (one.what === 'data') {
    if (one.words) return `${one.words[language]}.`
    const step = path.steps[one.of - 1]
    return step && readableData(step) === '' ? nothing(one.of) : data(one.of)
  }
  const { kind, code, status } = one.fault
  const what =
    kind === 'status'
      ? `${refused} (\`${String(code ?? status)}\`)`
      : kind === 'commit-then-drop'
        ? lost
        : String(kind)
  return fault(one.call, what, open)
}

/** Whether the app goes on by itself once its tester looks at what they have let go: until then it waits for them. */
function isHurried(
  suite: Suite,
  { steps }: Path,
  all: readonly Preparation[],
  { what, before: number }: Preparation,
): boolean {
  if (what === 'data') return false
  const last = steps[number - 2]?.expected
  return !!last && letGoAt(all, number - 1).length > 0 && leavesNoTime(suite, last)
}

/** A sentence of its own; one about a player begins with their name as it is written. */
export const begun = (text: string) =>
  /^\S+:/.test(text) ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A preparation where its step is in sight, and its link beside it: no link, and nothing of the step but its haste. */
export function preparingNow(
  suite: Suite,
  path: Path,
  all: readonly Preparation[],
  one: Preparation,
  language: Language,
): string {
  const text = preparingSentence(path, one, language, '')
  return begun(isHurried(suite, path, all, one) ? `${says[language].soon}: ${text}` : text)
}

/** What to arrange before each step, by the step's number; 0 is the start. */
export function preparingWords(suite: Suite, path: Path, language: Language): Map<number, string[]> {
  const lines = new Map<number, string[]>()
  const all = preparations(suite, path)
  const { before, and, soon } = says[language]
  for (const one of all) {
    const when = `${before(one.before)}${isHurried(suite, path, all, one) ? and + soon : ''}`
    const text = `${when}: ${preparingSentence(path, one, language, linkWords(one, language))}`
    lines.set(one.before, [...(lines.get(one.before) ?? []), text])
  }
  return lines
}

/** How what is held until a step is let go; empty where nothing is. */
export function letGoWords(suite: Suite, path: Path, number: number, language: Language): string {
  const all = preparations(suite, path)
  const { letGo, nextToo } = says[language]
  const isNext = all.some((one) => one.before === number + 1 && isHurried(suite, path, all, one))
  return [...letGoAt(all, number).map(({ call }) => letGo(call)), ...(isNext ? [nextToo] : [])].join(' ')
}

/** Who signs in with the start of a path, where that is what begins it. */
export function signInWords(suite: Suite, path: Path, language: Language): string | undefined {
  const who = routeOf(suite, path)?.opened?.who
  const isStart = who !== undefined && project().signInFirst.includes(suite.cases.id)
  return isStart ? says[language].signInNow(who) : undefined
}

/** Who is signed in when a path begins; nothing where nobody says. */
export function beginning(suite: Suite, path: Path, language: Language): string[] {
  const opened = routeOf(suite, path)?.opened
  if (!opened) return []
  const { guest, greeted } = says[language]
  const isLater = project().signInFirst.includes(suite.cases.id)
  const { at, charts } = project().greeting
  const isGreeted = !isLater && opened.address === at && !charts.includes(suite.cases.id)
  const signIn = isLater ? says[language].signInLater : says[language].signIn
  return [opened.who === undefined ? guest : `${signIn(opened.who)}${isGreeted ? greeted : ''}`]
}
