import type { FailureCode } from '../../machines/shared/failure'
import type { Outcome } from '../../machines/send-once/outcome'

/** Outcomes of sending once, for tests of the charts that do. */

export const nothingOpen: Outcome = { outcome: 'none', value: null, facts: {}, failure: null }
export const accepted = (value: unknown): Outcome => ({ ...nothingOpen, outcome: 'accepted', value })
export const never: Outcome = { ...nothingOpen, outcome: 'never', failure: { code: 'not-arrived' } }
export const refused = (code: FailureCode): Outcome => ({
  ...nothingOpen,
  outcome: 'refused',
  failure: { code },
})
