import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import type { Expected, Json, Step } from '../../../../src/paths/model'
import type { App } from '../../support/app'
import type { Gates } from './gates'
import type { ActorPlay } from './plays'

/** Events of a chart by type. */
type EventOf<M extends AnyStateMachine, T extends string> = Extract<EventFromLogic<M>, { type: T }>
type TypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type']

/** One event of a chart, performed on the real screen. */
export interface Gesture<Snapshot, Event> {
  /** Whether the control is on screen and enabled in this situation. Always, by default. */
  readonly possible?: (snapshot: Snapshot, event: Event) => boolean
  /** Preparation that is not a step of the path: its effects on the chart are not compared. */
  readonly before?: (app: App, event: Event, gates: Gates) => Promise<void>
  readonly make: (app: App, event: Event, gates: Gates) => Promise<void>
}

/** What of a path the world has to be ready for when the screen opens. */
export interface Opening {
  /** Name of the initial situation. */
  readonly input: string
  readonly start: Expected
  /** Every answer on the path, in order: some have to be arranged up front. */
  readonly answers: readonly {
    readonly actorId: string
    readonly how: 'done' | 'error'
    readonly caseIndex: number
  }[]
}

/** How the paths of one chart are walked on the real site, with the sandbox giving every answer. */
export interface Driver<M extends AnyStateMachine = AnyStateMachine> {
  readonly cases: FlowCases
  /** Requirement rows covered by walking all paths, for test titles: `[LOGIN-01] [LOGIN-03]`. */
  readonly ids: string
  /** Every event type, or why it is impossible in a browser: a new one does not compile until added here. */
  readonly events: { readonly [T in TypeOf<M>]: Gesture<SnapshotFrom<M>, EventOf<M, T>> | string }
  /** Every invoked actor of the cases, by id; or why its answers cannot be arranged. */
  readonly actors: Readonly<Record<string, ActorPlay<SnapshotFrom<M>> | string>>
  /** People whom the paths can be walked as, by their user name (`app.player`); only as one when not said. */
  readonly players?: readonly string[]
  /** Prepares the world for a path and opens the screen, with the chart at the path's start. */
  readonly open: (app: App, opening: Opening, gates: Gates) => Promise<void>
  /**
   * Timers of this chart fire only in the path's own steps: for charts with short timers (debounce,
   * throttle) that a slow machine would outrun between two taps. The rest of the page continues.
   */
  readonly stopsTime?: true
  /** The chart's code loads with its first event: before that there is no actor on the page. */
  readonly late?: true
  /** Opening only starts the chart: its initial effects are compared as well. */
  readonly checksStart?: true
  /** Initial situations that cannot be arranged in a browser, by name in the cases, and why. */
  readonly withoutInputs?: Readonly<Record<string, string>>
  /** Timers a browser can let expire; a wait for the browser itself (`longestWait`) never does. */
  readonly timer?: (snapshot: SnapshotFrom<M>, timer: string) => boolean
  /** The part of the context that is equal for sandbox data and cases. Compared after every step. */
  readonly same?: (context: Readonly<Record<string, unknown>>) => unknown
  /** Selects the walked actor among several of this chart. Runs in the page: it cannot reference outer scope. */
  readonly which?: (snapshot: SnapshotFrom<M>) => boolean
  /** What the player must see after a step. */
  readonly shows?: (app: App, step: Step) => Promise<void>
  /** The step ends in another document: the old page reports what its chart did; a new one takes over. */
  readonly leaves?: (step: Step) => boolean
  /** The step closes the screen and its chart with it: the path ends there. */
  readonly ends?: (step: Step) => boolean
  /** Removes platform-specific values from the projection: keys, which screens exist. */
  readonly alike?: (projection: Json) => Json
  /** The frame around all screens has this chart: it goes on when a screen is left. */
  readonly inFrame?: true
  /** Transitions no path in a browser takes, by id, and why. */
  readonly notHere: Readonly<Record<string, string>>
  /** The paths are about the language itself: they always start in this one. */
  readonly begins?: 'EN'
  /** Expected browser complaints on these paths: HTTP statuses, and line patterns. */
  readonly expects?: { readonly status?: readonly number[]; readonly lines?: readonly RegExp[] }
  /** A path ends at the first goal after this many steps; defaults to 48. */
  readonly longest?: number
}

/** Type-checks a driver against its chart; the runner then uses it as a `Driver`. */
export function defineDriver<M extends AnyStateMachine>(driver: Driver<M>): Driver {
  return driver as unknown as Driver
}
