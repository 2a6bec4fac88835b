/**
 * What the page is told of its operator: one block of data that the host puts into it when it is served
 * (src/operators/page.ts), made from the operator file. Everything that differs between operators is read here.
 */

/** A vendor whose games stand on hosts of its own. */
interface GameHost {
  readonly vendor: string
  /** Where its games open: in a frame of the site, in a tab of their own, or in place of the site. A frame, unless said. */
  readonly open?: 'frame' | 'tab' | 'page' | undefined
  readonly origins: readonly string[]
  /** What the frame may do, in words of the `sandbox` attribute. */
  readonly sandbox: readonly string[]
}

export interface Operator {
  readonly id: string
  readonly name: string
  /** The age from which one may play. */
  readonly age: number
  /** The number of the gaming licence; a sandbox has none and says so. */
  readonly licence: string
  /** The copyright's year. */
  readonly year: number
  readonly merchant: string
  /** Codes as on the wire; a first visit has the first. */
  readonly languages: readonly string[]
  /** Origins that links and chats may lead to, that payment pages stand on, and that pictures come from. */
  readonly links: readonly string[]
  readonly payments: readonly string[]
  readonly pictures: readonly string[]
  readonly games: readonly GameHost[]
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly decimals: number
    /** The sign follows the amount. */
    readonly isAfter?: boolean | undefined
  }
  /** Dialling code, digits only. */
  readonly dialling: string
  /** The order of day, month and year. */
  readonly dates: 'MDY' | 'DMY' | 'YMD'
  /** IANA name, for a phone that names none. */
  readonly timeZone: string
  /** The word on the deposit button of the tab bar; none where the operator promises nothing. */
  readonly depositBadge?: string | undefined
  /** Where faults are reported; none where nobody listens. */
  readonly faults?: string | undefined
  /** Texts that take the place of the site's own, by language, table and key. */
  readonly words?:
    | Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
    | undefined
  /** For trying the site: `?debug` prints faults in the console. */
  readonly test?: boolean | undefined
}

let told: Operator | undefined

/** The operator of this page. */
export const operator = (): Operator =>
  (told ??= JSON.parse(document.getElementById('operator')?.textContent ?? '') as Operator)

/** For what runs without a page: tests and tools say whose it is. */
export const actFor = (one: Operator): void => {
  told = one
}
