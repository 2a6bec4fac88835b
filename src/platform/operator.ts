/**
 * What the page knows about its operator: one data block that the host embeds when serving the page
 * (src/operators/page.ts), built from the operator file. Everything that differs between operators is read
 * here.
 */

/** A vendor that hosts its games on its own domains. */
interface GameHost {
  readonly vendor: string
  /** Where its games open: in a frame on the site (the default), in a new tab, or in place of the site. */
  readonly open?: 'frame' | 'tab' | 'page' | undefined
  readonly origins: readonly string[]
  /** The frame's permissions, as tokens of the `sandbox` attribute. */
  readonly sandbox: readonly string[]
}

export interface Operator {
  readonly id: string
  readonly name: string
  /** The age from which one may play. */
  readonly age: number
  /** Gaming licence number; a sandbox has none and says so. */
  readonly licence: string
  /** Copyright year. */
  readonly year: number
  readonly merchant: string
  /** Codes as on the wire; a first visit uses the first. */
  readonly languages: readonly string[]
  /** Origins for links and chats, payment pages, and pictures. */
  readonly links: readonly string[]
  readonly payments: readonly string[]
  readonly pictures: readonly string[]
  readonly games: readonly GameHost[]
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly decimals: number
    /** The currency sign follows the amount. */
    readonly isAfter?: boolean | undefined
  }
  /** Dialling code, digits only. */
  readonly dialling: string
  /** The order of day, month and year. */
  readonly dates: 'MDY' | 'DMY' | 'YMD'
  /** IANA name, for phones that report none. */
  readonly timeZone: string
  /** The word on the deposit button of the tab bar; none if the operator makes no promise. */
  readonly depositBadge?: string | undefined
  /** Where faults are reported; none disables reporting. */
  readonly faults?: string | undefined
  /** Texts that override the site's own, by language, table and key. */
  readonly words?:
    | Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
    | undefined
  /** For trying the site: `?debug` prints faults in the console. */
  readonly test?: boolean | undefined
}

let told: Operator | undefined

/** This page's operator. */
export const operator = (): Operator =>
  (told ??= JSON.parse(document.getElementById('operator')?.textContent ?? '') as Operator)

/** For code that runs without a page: tests and tools set the operator. */
export const actFor = (one: Operator): void => {
  told = one
}
