import type { Json, Step } from '../model'
import type { Armed, Arranged } from '../run/on-screen'

/** Languages of the manual script: English and Filipino. */
export type Language = 'en' | 'fil'

/** Texts by name. */
export type Texts = Readonly<Record<string, string>>

type InBoth<T> = Readonly<Record<Language, T>>

/** A text of the app: `table:key` of its words, and what stands in its gaps. */
export interface Said {
  readonly key: string
  readonly values?: Readonly<Record<string, Json>>
}

/** What the platform's page arranges, what a person does besides, or neither where a fresh platform answers so. */
export interface Prepared {
  readonly list?: readonly Arranged[]
  readonly words?: InBoth<string>
  /** Where a path opens with the request: its screen has to be open before, so that the answer waits meanwhile. */
  readonly onceOpen?: true
  /** Of a beginning whose address the tests look up: what it is on a fresh platform. */
  readonly address?: string
  /** What the screen then loads under this path by itself: held until this event where something comes before it. */
  readonly loads?: { readonly path: string; readonly until: string }
}

/** What a project tells the exporters about itself. All of it may be left out. */
export interface Project {
  /** How this project calls the tool on the command line. */
  readonly command: string
  /** Where the cases of a chart are. */
  readonly casesIn: (chart: string) => string
  /** The app's words, by table. */
  readonly tables: InBoth<Readonly<Record<string, Texts>>>
  /** The labels of what a tester taps and fills in, by chart and event, or actor: `table:key`, in which `{name}` is a fact of the event. */
  readonly labels: Readonly<Record<string, Texts>>
  /** How a tester brings about an event that no label says, by its type or chart and type, or an answer that no request brings, by `chart/actor done 0`; `{{name}}` is a fact of it, `{{table:key}}` a text. */
  readonly byHand: Readonly<Record<string, InBoth<string>>>
  /** What a tester sees of a state, where the chart's own sentence is about what nobody sees: by that sentence, after `chart: ` where it is another's too. */
  readonly onScreen: Readonly<Record<string, InBoth<string>>>
  /** The event by which the language of the screen changes to the other one. */
  readonly languageEvent?: string
  /** Charts, and states by their whole id, that keep failures which no screen says. */
  readonly unsaid: readonly string[]
  /** Failures for which a chart's screen has its own text, by chart and code: `table:key`. */
  readonly ownFailures: Texts
  /** Fields whose label stands elsewhere than with the forms, by name or by chart and name: `table:key`. */
  readonly fields: Texts
  /** Where what is typed stands in an event, by its type, if not as its value. */
  readonly typed: Readonly<Record<string, readonly string[]>>
  /** What a player calls something that has an id in an event, by chart and id; of a field, it is chosen, not typed. */
  readonly names: Readonly<Record<string, InBoth<string>>>
  /** Of fields with the same label, the one above them, by chart and field: `table:key`. */
  readonly fieldsBelow: Texts
  /** Where the words for a field's problem begin, by chart, if its table has another name: `table:key.` */
  readonly problems: Texts
  /** Where the words of a chart's screen begin, if no table has the chart's name: `table:` or `table:key.` */
  readonly ownWords: Texts
  /** What a person does for an answer which the tests bring about by other means than the platform's page, by `chart/actor done 0`; for a beginning, by `chart start name`. */
  readonly prepared: Readonly<Record<string, Prepared>>
  /** The label of what has to be opened before this can be reached, as a screen folds it away: `table:key`. */
  readonly foldedUnder: (chart: string, step: Step) => string | undefined
  /** Charts that begin with the sign-in itself: it is the start of their paths, after all that is arranged. */
  readonly signInFirst: readonly string[]
  /** Address of the screen on which a player signs in. */
  readonly signInAt: string
  /** Where dialogs greet who has signed in, and the charts that are about these. */
  readonly greeting: { readonly at: string; readonly charts: readonly string[] }
  /** What follows the address before a path's start is on screen, by chart and start. */
  readonly starts: Readonly<Record<string, Readonly<Record<string, InBoth<string>>>>>
  /** Events, and names of starts, in Filipino. */
  readonly events: Texts
  readonly startNames: Texts
  /** The charts' summaries in Filipino. */
  readonly summaries: Texts
  /** A chart's sentence, and a driver's reason, in Filipino. */
  readonly sentence: (english: string) => string
  readonly reason: (english: string) => string
  /** The text of a message's code, and of a failure. */
  readonly notice: (params: Readonly<Record<string, Json>>) => Said | undefined
  readonly failure: (failure: Readonly<Record<string, Json>>) => Said | undefined
  /** What manual scripts say of how this project's answers are arranged by hand. */
  readonly manual?: Readonly<
    Record<
      Language,
      {
        /** Of paths that a screen can do, whose preparations stand among the steps. */
        readonly means: string
        /** Of the chart's own paths, which nobody has arranged. */
        readonly arrange: string
        readonly endThere: string
        /** Where the tests say how each step of a chart is brought about. */
        readonly driver: (chart: string) => string
        /** What a script that was left halfway has armed would meet the next one. */
        readonly nothingArmed: string
        /** Behind somebody's name: where their password is. */
        readonly password: string
      }
    >
  >
  /** How a platform's answers are armed for a tester. */
  readonly arming: {
    /** Address of the page that arms them. */
    readonly page: string
    /** Whether the client asks a second time by itself when it gets this. */
    readonly asksAgain: (call: string, fault: Armed) => boolean
    /** The refusal by which the platform says this failure of a call. */
    readonly refusalOf: (call: string, failure: Readonly<Record<string, Json>>) => Armed | undefined
    /** What has the app wait for held answers as long as a person needs. */
    readonly patience?: Arranged
    /** Whether only the tab remembers this in which it was arranged. */
    readonly isOfTab: (list: readonly Arranged[]) => boolean
    /** What the page arranges, in words. */
    readonly arrangedWords: (list: readonly Arranged[], language: Language) => string
    /** Whether what follows a refusal can only be done by a player of whom it is true: they are arranged besides. */
    readonly isOfPlayer: (fault: Armed) => boolean
    /** The failure of which the player is told after a fault. */
    readonly heard: (fault: Armed) => Readonly<Record<string, Json>>
  }
}

/** A project that says nothing: scripts then name charts' own events and codes. */
const bareProject: Project = {
  command: 'npx paths',
  casesIn: () => 'its cases',
  tables: { en: {}, fil: {} },
  labels: {},
  byHand: {},
  onScreen: {},
  unsaid: [],
  ownFailures: {},
  fields: {},
  fieldsBelow: {},
  typed: {},
  names: {},
  problems: {},
  ownWords: {},
  prepared: {},
  foldedUnder: () => undefined,
  signInFirst: [],
  signInAt: '/',
  greeting: { at: '', charts: [] },
  starts: {},
  events: {},
  startNames: {},
  summaries: {},
  sentence: (english) => english,
  reason: (english) => english,
  notice: () => undefined,
  failure: () => undefined,
  arming: {
    page: '',
    asksAgain: () => false,
    refusalOf: () => undefined,
    isOfTab: () => false,
    isOfPlayer: () => false,
    arrangedWords: (list) => list.map(([action]) => action).join('; '),
    heard: ({ kind }) => ({ code: String(kind) }),
  },
}

let told = bareProject

/** The project whose charts these are. */
export const project = (): Project => told

/** Tells the exporters about a project, once, before anything is written. */
export function describeProject(parts: Partial<Project>): void {
  told = { ...bareProject, ...parts }
}
