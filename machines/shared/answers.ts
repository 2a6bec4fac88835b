import type { Session } from '../session/session'
import type { Answer } from './chart'
import type { Failure } from './failure'

/** Readers of answers for action parameters. Total, because parameters are also worked out on paths not taken. */

const nobody: Session = { token: '', merchantCode: '', userName: '', type: 0, firstTimeLogin: false }

/** The session of a yes, for transitions whose guard has seen one. */
export const sessionIn = (answer: Answer<Session>): { session: Session } => ({
  session: answer.ok ? answer.value : nobody,
})

/** Why the platform says no. */
export const refusalIn = (answer: Answer<unknown>): { failure: Failure } => ({
  failure: answer.ok ? { code: 'unknown' } : answer.failure,
})
