import type { Goal } from '../generate/goals'
import type { OnScreen, PromisedChart } from '../run/on-screen'
import type { Checked } from '../screens/check'

/** Which paths a screen has to do. */
export interface PathSelection {
  /** What they have to reach; every transition when not said. */
  readonly goal?: Goal | undefined
  /** A recording whose paths are taken in place of generated ones. */
  readonly taken?: string | undefined
}

/** A language and a brand of the app. */
export interface Look {
  readonly language: 'EN' | 'TY'
  readonly brand: 'perya' | 'bayside'
}

/** What to play in the browser. */
export interface BrowserOptions extends PathSelection {
  readonly charts: readonly string[]
  readonly look: Look
  /** Further ones that every path is played in. */
  readonly looks?: readonly Look[]
  /** Every path is played as each of the people that its driver names. */
  readonly people?: boolean
  /** Each situation is looked at, too: for readers, at three sizes, and how long it took to come. */
  readonly checks?: boolean
  /** Folder for a picture of each situation. */
  readonly screens: string | undefined
  /** Only compares the pictures in that folder with the screens: writes none. */
  readonly check?: boolean
  /** Only the paths with these ids. */
  readonly only?: readonly string[] | undefined
  /** How many play side by side. */
  readonly workers?: number | undefined
  /** Only this part of the paths, `1/4`. */
  readonly shard?: string | undefined
  /** Paths of an earlier time with what they promised, in place of today's. */
  readonly promised?: readonly PromisedChart[] | undefined
  /** Plays each path this often. */
  readonly times?: number | undefined
}

/** What the command line needs from its host; tests pass fakes. */
export interface Host {
  /** Today's date, `2026-11-20`. */
  readonly today: () => string
  /** Text of a file, relative to the current directory; undefined when it does not exist. */
  readonly read: (path: string) => string | undefined
  /** Text of a project file at a git ref; undefined when it did not exist. */
  readonly readAt: (ref: string, path: string) => string | undefined
  /** Names of the files in a project folder at a git ref. */
  readonly listAt: (ref: string, folder: string) => readonly string[]
  /** Sources of the charts by path, at a git ref or, without one, as they are now. */
  readonly sources: (ref?: string) => ReadonlyMap<string, string>
  /** Charts whose paths can be played on the real app: those with a driver in the browser tests. */
  readonly browserCharts: () => readonly string[]
  /**
   * The paths a screen can do, of charts with a driver; undefined when the drivers cannot be read.
   */
  readonly screenPaths: (
    charts: readonly string[],
    selection?: PathSelection,
  ) => readonly OnScreen[] | undefined
  /** The same as they were at a git ref, made with the charts and drivers of that time. */
  readonly screenPathsAt: (ref: string, charts: readonly string[]) => readonly OnScreen[] | undefined
  /** Plays paths in Chromium, printing progress; returns the outcome and Playwright's JSON report. */
  readonly playInBrowser: (requests: BrowserOptions) => {
    readonly status: number
    readonly report: string | undefined
    /** Pictures of these charts and this look that are as they were: their moments did not come. */
    readonly notTaken?: number
    /** With `check`: how the pictures compare. */
    readonly checked?: Checked
  }
  /** A picture as base64, for a self-contained page; undefined when it does not exist. */
  readonly readPicture: (path: string) => string | undefined
  /** Whether git knows this ref. */
  readonly hasRef: (ref: string) => boolean
  /** The last tag before where the project is; undefined when there is none. */
  readonly lastTag: () => string | undefined
  /** Number of first-parent commits up to a ref; undefined when git does not know it. */
  readonly countCommits: (ref: string) => number | undefined
}

/** A file to write, relative to the current directory. */
export interface FileToWrite {
  readonly path: string
  readonly text: string
}

/** A command's output and exit code: 0 success, 1 the charts have problems, 2 invalid input. */
export interface Answer {
  readonly out: string
  readonly code: 0 | 1 | 2
  readonly files?: readonly FileToWrite[]
  /** Goes to stderr when the output itself may be a file. */
  readonly note?: string
}

export const refuse = (out: string): Answer => ({ out, code: 2 })
