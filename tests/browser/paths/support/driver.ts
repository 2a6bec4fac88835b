import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import type { Expected, Json, Step } from '../../../../src/paths/model'
import type { Call } from '../../../../src/platform/call'
import type { App } from '../../support/app'
import type { Gates } from './gates'

/** Events of a chart by type. */
type EventOf<M extends AnyStateMachine, T extends string> = Extract<EventFromLogic<M>, { type: T }>
type TypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type']

/** One event of a chart, made on the real screen. */
export interface Gesture<Snapshot, Event> {
  /** The control is on screen and takes the tap, with the chart in this situation. Always, when not given. */
  readonly possible?: (snapshot: Snapshot, event: Event) => boolean
  /** What leads up to it and is no step of the path: what the chart does on it does not count. */
  readonly before?: (app: App, event: Event, gates: Gates) => Promise<void>
  readonly make: (app: App, event: Event, gates: Gates) => Promise<void>
}

/** One answer of an invoked actor, as the cases list them. */
export interface Outcome<Snapshot = never> {
  /** The actor can answer so, with the chart in this situation. Always, when not given. */
  readonly possible?: (snapshot: Snapshot) => boolean
  /** Brings the world into the state that answers so; the held request is let through after it. */
  readonly make: (app: App) => Promise<void> | void
  /** What happens after the request was let through, before the chart is looked at. */
  readonly after?: (app: App) => Promise<void> | void
}

/**
 * An invoked actor: the requests behind it are held until the path says what comes of them. One that the cases do
 * not list, without answers, holds the requests of a chart inside, which a signal's `make` lets through.
 */
export interface ActorPlay<Snapshot = never> {
  /**
   * It answers in the same moment, from this phone alone: an answer is one step with what asked for it, and its
   * `make` comes before that step. A function says in which situations it does.
   */
  readonly atOnce?: true | ((snapshot: Snapshot) => boolean)
  /** Calls that it makes; none for one that asks nobody (a timer, another window). */
  readonly calls: readonly { readonly path: string | RegExp; readonly method: Call['method'] }[]
  /** Tells its requests from others of the same path. */
  readonly asks?: (url: URL, body: string | null) => boolean
  /** In the order of the cases; a sentence says why an answer is not brought about in a browser. */
  readonly done?: readonly (Outcome<Snapshot> | string)[]
  readonly error?: readonly (Outcome<Snapshot> | string)[]
}

/** What of a path the world has to be ready for when the screen opens. */
export interface Opening {
  /** Name of the starting situation. */
  readonly input: string
  readonly start: Expected
  /** Every answer that comes on the path, in order: some are arranged before. */
  readonly answers: readonly {
    readonly actorId: string
    readonly how: 'done' | 'error'
    readonly caseIndex: number
  }[]
}

/** How the paths of one chart are walked on the real site, with the sandbox giving every answer. */
export interface Driver<M extends AnyStateMachine = AnyStateMachine> {
  readonly cases: FlowCases
  /** Requirement rows that walking all paths checks, for the tests' titles: `[LOGIN-01] [LOGIN-03]`. */
  readonly ids: string
  /** Every event type, or why no browser makes it: a new one does not compile until it stands here. */
  readonly events: { readonly [T in TypeOf<M>]: Gesture<SnapshotFrom<M>, EventOf<M, T>> | string }
  /** Every invoked actor of the cases, by id; or why its answers are nobody's to bring about. */
  readonly actors: Readonly<Record<string, ActorPlay<SnapshotFrom<M>> | string>>
  /** Arranges the world for a path and opens the screen, so that the chart stands as at the path's start. */
  readonly open: (app: App, opening: Opening, gates: Gates) => Promise<void>
  /**
   * No timer of this chart fires but in the path's own steps: for charts whose short pauses (a debounce, a
   * throttle) a slow machine would outrun between two taps. Everything else of the page goes on.
   */
  readonly stopsTime?: true
  /** The chart's code is fetched with its first event: before, there is nothing on the page to look at. */
  readonly late?: true
  /** The opening only starts the chart: what it does at its start is compared as well. */
  readonly checksStart?: true
  /** Starting situations that no browser brings about, by their name in the cases, and why. */
  readonly withoutInputs?: Readonly<Record<string, string>>
  /** Timers a browser can let run out; a wait's own time limit (`longestWait`) never, as the client gives up before. */
  readonly timer?: (snapshot: SnapshotFrom<M>, timer: string) => boolean
  /** Part of the context that is the same with the sandbox's data as with the cases'. Compared after every step. */
  readonly same?: (context: Readonly<Record<string, unknown>>) => unknown
  /** Of several actors of this chart on the page, the one that is walked. Runs in the page: it can name nothing else. */
  readonly which?: (snapshot: SnapshotFrom<M>) => boolean
  /** What the player has to see after a step. */
  readonly shows?: (app: App, step: Step) => Promise<void>
  /** The step ends in another document: the page that goes tells what its chart did; a new one goes on from there. */
  readonly leaves?: (step: Step) => boolean
  /** The step closes the screen and its chart with it: a path ends there. */
  readonly ends?: (step: Step) => boolean
  /** Takes out of what the cases tell situations apart by what is the platform's own: keys, which screens exist. */
  readonly alike?: (projection: Json) => Json
  /** Transitions that no path in a browser takes, by id, and why. */
  readonly notHere: Readonly<Record<string, string>>
  /** The paths are about the language itself: they begin in this one, whichever they are asked for in. */
  readonly begins?: 'EN'
  /** What the browser may complain about on these paths: HTTP statuses, and patterns of lines. */
  readonly expects?: { readonly status?: readonly number[]; readonly lines?: readonly RegExp[] }
  /** A path ends at the first goal after this many steps; 24 when not given. */
  readonly longest?: number
}

/** Ties a driver to its chart's types; the runner then holds it as a `Driver`. */
export function defineDriver<M extends AnyStateMachine>(driver: Driver<M>): Driver {
  return driver as unknown as Driver
}
