import type { OnScreen } from './on-screen'

/** What is to be played in the browser. */
export interface BrowserWishes {
  readonly charts: readonly string[]
  /** Every path is walked once in each of these. */
  readonly looks: readonly { readonly language: 'EN' | 'TY'; readonly brand: 'perya' | 'bayside' }[]
  /** Folder for a picture of each situation. */
  readonly screens: string | undefined
}

/** What the command line needs from the computer it runs on; tests hand in their own. */
export interface Host {
  /** The current day, `2026-11-20`. */
  readonly today: () => string
  /** Text of a file, by its path from where the command was typed; undefined when there is none. */
  readonly read: (path: string) => string | undefined
  /** Text of a file of the project as it was at a git ref; undefined when it was not there. */
  readonly readAt: (ref: string, path: string) => string | undefined
  /** Names of the files in a folder of the project at a git ref. */
  readonly listAt: (ref: string, folder: string) => readonly string[]
  /** Charts whose paths can be played on the real app: each has a driver among the browser tests. */
  readonly browserCharts: () => readonly string[]
  /** The paths that a screen can do, of charts that have a driver; undefined when the drivers cannot be read. */
  readonly screenPaths: (charts: readonly string[]) => readonly OnScreen[] | undefined
  /** Plays paths in Chromium, printing as it goes: how it ended, and Playwright's JSON report of it. */
  readonly playInBrowser: (wishes: BrowserWishes) => {
    readonly status: number
    readonly report: string | undefined
  }
  /** A picture as base64, for a page that needs nothing else; undefined when there is none. */
  readonly readPicture: (path: string) => string | undefined
  /** Whether git knows this ref. */
  readonly hasRef: (ref: string) => boolean
  /** How many commits there are up to a ref, each step back by its first parent; undefined when git does not know it. */
  readonly countCommits: (ref: string) => number | undefined
}

/** A file that a command wants written. Paths are from where the command was typed. */
export interface FileToWrite {
  readonly path: string
  readonly text: string
}

/** What a command prints and how it ends: 0 good, 1 the charts are not, 2 the command was not understood. */
export interface Answer {
  readonly out: string
  readonly code: 0 | 1 | 2
  readonly files?: readonly FileToWrite[]
  /** Said beside it, where what is printed may itself be a file. */
  readonly note?: string
}

export const refuse = (out: string): Answer => ({ out, code: 2 })
