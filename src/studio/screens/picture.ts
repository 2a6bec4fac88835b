/** One picture of a screen. */
export interface ScreenPicture {
  readonly chart: string
  /** Display names of the innermost states. */
  readonly state: string
  /** Ids of all states that were active. */
  readonly states: readonly string[]
  /** `EN` or `TY`. */
  readonly language: string
  readonly brand: string
  /** `390x844` */
  readonly size: string
  /** The path that took it, and after which step. */
  readonly path: string
  readonly step: number
  /** Below the folder of the index. */
  readonly file: string
}

/** A picture that can be shown. */
export interface Shot extends ScreenPicture {
  readonly src: string
}

/** A picture from an earlier day. Without an address it is identical to today's. */
export interface EarlierPicture extends ScreenPicture {
  readonly src?: string
}
