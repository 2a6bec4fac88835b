import { currentFlags } from '../core/root'

/** The player protection features this gateway supports; unsupported ones are not shown. */
export const protectionTools = (): {
  readonly limits: boolean
  readonly breaks: boolean
  readonly checks: boolean
} => {
  const flags = currentFlags()
  return {
    limits: flags.PLAYLIMIT3 === '1',
    breaks: flags.PLAYBREAK3 === '1',
    checks: flags.PLAYCHECK3 === '1',
  }
}
