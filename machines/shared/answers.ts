import type { Session } from '../session/session'
import type { Answer, Done } from './chart'
import type { Failure } from './failure'

/** Readers of answers for action parameters. Total, because parameters are also evaluated on paths not taken. */

const nobody: Session = { token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false }

/** The session in an accepted answer, for transitions whose guard has already seen one. */
export const sessionIn = ({ event: { output } }: Done<Answer<Session> | null>): { session: Session } => ({
  session: output?.ok ? output.value : nobody,
})

/** Why the platform refused. */
export const refusalIn = ({ event: { output } }: Done<Answer<unknown> | null>): { failure: Failure } => ({
  failure: output?.ok === false ? output.failure : { code: 'unknown' },
})
